"""The beginnings of each kind of card: what `make card` writes into which file (tools/card.py).

{id} is the id, {key} that with underscores, {name} the name, {Class}, {function} and {CONSTANT} what rules
and bots call it, {rule} a new number in its chapter of the ledger. What is left to a person says FILL.
"""

from dataclasses import dataclass, field

LEADERS = "src/euphoria/games/leaders"
DYSTOPIA = "src/euphoria/games/dystopia"
SHOW = "src/euphoria/games/show"
FACTIONS = ("euphorian", "subterran", "wastelander", "icarite")


@dataclass(frozen=True)
class Kind:
    """One kind of card, and where it begins."""

    title: str
    section: str
    """The list of the card table."""
    entry: str
    """Its record in the card table."""
    before: str
    """The record stands before the line of the table that begins so."""
    sentences: tuple[tuple[str, str], ...]
    """The message it is said after ({last}: the last card of the kind until now), and what is said."""
    folder: str
    """Where its scenarios are."""
    scenario: str
    revision: str
    """The module with the REVISION of the rules."""
    code: tuple[tuple[str, str, str], ...] = ()
    """File, the line that the text stands before, and the text."""
    rows: tuple[tuple[str, str, str], ...] = ()
    """File, the list or dict, and its new row."""
    chapter: str = ""
    """The chapter of the ledger that describes cards of this kind, if each has a rule of its own."""
    like: dict[str, str] = field(default_factory=dict)
    """What cards of this kind have in common in their section of the table; templates may name it."""


# ------------------------------------------------------------------ leaders

ARTIFACT = """\
  - id: {id}
    name: {name}
    type: {type}
    drawing: FILL
    copies: 1
    origin: ours
    source: null
    adapted_from: null
    old_world_object: FILL
    timing: {{window: FILL, trigger: FILL, user: FILL}}
    effect: "FILL"
    targets: []
    constraints: []
    notes: []
    tags: []

"""
ARTIFACT_SENTENCE = """leaders-artifact-{id} = {name}
    .text = FILL
    .note = FILL
    .object = FILL
"""
ARTIFACT_SCENARIO = """title: leaders
about: "{name} ({type}): FILL"
scenarios:
  - name: FILL what it does
    rules: [L-16.1]
    given:
      players: 4
      A: {{row: E S SL, hand: [{id}]}}
      B: {{row: E E S}}
    when:
      - A: use {id} left
    then:
      state: {{under: [{id}]}}
"""
ACTION_CLASS = """class {Class}(ActionArtifact):
    '''FILL: the effect in one sentence.'''

    def carry_out(self, t: Table, user: i64) -> None:
        raise AssertionError("FILL: the effect; `ready` and `targets` where it has conditions and targets")


"""
REACTION_CLASS = """class {Class}(ReactionArtifact):
    '''FILL: the effect in one sentence.'''

    def carry_out(self, t: Table, user: i64) -> None:
        raise AssertionError("FILL: the effect; `ready` where it has conditions")


"""
ACTION_PLAN = """def {function}(_r: Reading, _paying: i64) -> Plan:
    '''FILL: what it is good for.'''
    return NO_PLAN


"""
REACTION_PLAN = """def {function}(_r: Reading) -> Thought:
    '''FILL: what it is good for.'''
    return NEVER


"""


def artifact(type: str, before: str, ids: str, effect: tuple[str, ...], plan: tuple[str, ...]) -> Kind:
    """`effect` and `plan` are: module, list, text, and for an effect what else its row says."""
    effects, bots = f"{LEADERS}/rules/{effect[0]}", f"{LEADERS}/bots/{plan[0]}"
    return Kind(
        title="leaders",
        section="artifacts",
        entry=ARTIFACT,
        before=before,
        sentences=(("leaders-artifact-{last}", ARTIFACT_SENTENCE),),
        folder="artifacts",
        scenario=ARTIFACT_SCENARIO,
        revision=f"{LEADERS}/rules/cards.py",
        code=((effects, f"{effect[1]}: ", effect[2]), (bots, f"{plan[1]}: ", plan[2])),
        rows=(
            (f"{LEADERS}/rules/cards.py", ids, '"{id}",'),
            (effects, effect[1], f'{{Class}}("{{id}}"{effect[3]}),'),
            (bots, plan[1], '"{id}": (2.0, {function}),'),
        ),
        like={"type": type},
    )


# ------------------------------------------------------------------ dystopia

RECRUIT = """\
  - id: {key}
    name: {name}
{constant}    faction: {faction}
    origin: ours
    text: "FILL"
    abilities:
      - trigger: FILL
        optional: true
        cost: {{}}
        effect: {{}}
    rulings: []

"""
RECRUIT_SENTENCE = """dystopia-recruit-{id} = {name}
    .short = FILL
    .text = FILL
"""
RECRUIT_CLASS = """class {Class}(Ability):
    '''FILL: the ability in one sentence. One that costs morale or knowledge is an Exchange.'''

    def ready(self, s: City, seat: int) -> bool:
        raise AssertionError("FILL: its condition and its price, or nothing if it has none")

    def use(self, s: City, seat: int) -> None:
        raise AssertionError("FILL: the effect")


"""
RECRUIT_SCENARIO = """title: dystopia
about: "{name}: FILL"
scenarios:
  - name: FILL what it does
    rules: [D-20.8]
    given:
      players: 2
      A: {{workers: [5, 2], active: {id}, goods: energy, morale: 2}}
      B: {{workers: [1@euphorian-tunnel, 4]}}
    luck: [roll 2]
    when:
      - A: place 5 euphorian-tunnel
    then:
      asked: {{A: ability}}
  - name: FILL its limits
    rules: [D-20.8]
    given: {{players: 2, A: {{workers: [5, 2], active: {id}}}}}
    when:
      - A: place 5 farm
    then:
      asked: {{B: turn}}
"""


def recruit(faction: str) -> Kind:
    effects, listed = f"{DYSTOPIA}/rules/recruits_{faction}.py", f"{faction.upper()}_ABILITIES"
    following = dict(zip(FACTIONS, [*FACTIONS[1:], ""], strict=True))[faction]
    return Kind(
        title="dystopia",
        section="recruits",
        entry=RECRUIT,
        before=f"  # ----- {following.capitalize()} -----" if following else "# -+\n# MARKET TILES",
        sentences=(("dystopia-recruit-{last}", RECRUIT_SENTENCE),),
        folder="recruits",
        scenario=RECRUIT_SCENARIO,
        revision=f"{DYSTOPIA}/rules/game.py",
        code=((effects, f"{listed}: ", RECRUIT_CLASS),),
        rows=(
            (
                effects,
                listed,
                '{Class}("{id}", VISIT_MARKET, True),  # FILL: when; may it be declined?',
            ),
            (f"{DYSTOPIA}/bots/recruiting.py", "VALUES", '"{id}": (0.0, something),  # FILL'),
        ),
        like={"faction": faction},
    )


MARKET = """\
  - id: {key}
    name: {name}
{constant}    origin: ours
    cost: {{any_commodity: 1}} # FILL
    penalty: "FILL"
    penalty_rule: {{kind: FILL}}
    rulings: []
"""
MARKET_SENTENCE = """dystopia-tile-{id} = {name}
    .short = FILL
    .cost = FILL
    .penalty = FILL
"""
MARKET_SCENARIO = """title: dystopia
about: "{name}: FILL"
scenarios:
  - name: FILL what a visit costs
    rules: [D-17.2, D-17.3]
    given:
      players: 2
      markets: {{euphorian-1: {id}}}
      A: {{workers: [5, 2], goods: energy}}
    when:
      - A: place 5 market-euphorian-1
    then:
      asked: {{B: turn}}
      state: {{A.goods: none, A.stars: euphorian, allegiance.euphorian: 1}}
  - name: FILL what is too little
    rules: [D-5.8]
    given:
      players: 2
      markets: {{euphorian-1: {id}}}
      A: {{workers: [5, 2]}}
    when:
      - {{A: place 5 market-euphorian-1, refused: D-5.8, because: cannot-pay}}
    then:
      options of A: {{lacks: [place 5 market-euphorian-1]}}
  - name: A star on the tile, gained through the artifact market, ends the penalty
    rules: [D-18.6]
    given:
      players: 2
      markets: {{euphorian-1: {id}}}
      A: {{workers: [5, 2], cards: 2bat}}
    when:
      - A: place 5 incinerator
      - A: choose euphorian-1
    then:
      state: {{A.penalties: none}}
  - name: FILL what the penalty forbids, and not to a player with a star on the tile
    rules: [D-17.8]
    given:
      players: 2
      markets: {{euphorian-1: {id}}}
      A: {{workers: [5, 2], stars: euphorian-1}}
    when:
      - A: place 5 farm
    then:
      state: {{A.penalties: none, B.penalties: {id}}}
"""
MARKET_ROW = "| {name} | FILL: the module that asks `s.penalised(seat, …)` |\n"
MARKET_KIND = Kind(
    title="dystopia",
    section="markets",
    entry=MARKET,
    before="\n# -+\n# ARTIFACTS",
    sentences=(("dystopia-tile-{last}", MARKET_SENTENCE),),
    folder="markets",
    scenario=MARKET_SCENARIO,
    revision=f"{DYSTOPIA}/rules/game.py",
    code=((f"{DYSTOPIA}/rules/markets.py", '"""\n\nfrom __future__', MARKET_ROW),),
    rows=(("tests/kit/dystopia_oracle.py", "TILES", '"{id}": {{"commodity": 1}},  # FILL'),),
)

# ------------------------------------------------------------------ show

CHARACTER = """\
  - id: {key}
    name: {name}
    letter: X # FILL: one that nobody has
    drawing: FILL
    origin: ours
    ap: 12 # FILL: the chart
    aim: 6
    lp: 100
    euphoria: 5
    weapons: [{{id: main, shots: 2, effective_range: 10}}]
    attacks: 1
    audience: 150
    ability:
      id: {key}_ability
      action: {id}
      summary: FILL
      when: special
      uses: 1
      from_turn: 1
      range: null
      needs_los: false
      target: self
      effect: {{}}
      blocked_when_engaged: false
    special_rules: []
    rules: [{rule}]
"""
CHARACTER_RULE = "- **{rule}** {name} FILL: its profile, and what its ability does (source: ours)\n"
CHARACTER_SENTENCE = """show-character-{id} = {name}
    .of = FILL
    .text = FILL
"""
ABILITY_CLASS = """{CONSTANT}: Final = verb_called("{id}")


class {Class}(Ability):
    '''FILL: what it does ({rule}).'''

    verb = {CONSTANT}
    rule = "{rule}"

    def use(self, s: Arena, i: int, code: int) -> None:
        raise AssertionError("FILL: the effect; `sample` and `refusal` where it has targets and conditions")


"""
ABILITY_ESTIMATE = """def _{function}(_r: Reading, _ways: Ways, _option: Action) -> float:
    '''FILL: what it is worth.'''
    return 0.0


"""
CHARACTER_SCENARIO = """title: show
about: "{name} ({rule}): FILL"
scenarios:
  - name: FILL what the ability does
    rules: [{rule}]
    given:
      players: 2
      phase: special
      order: [A.{id}]
      figures: {{A.{id}: {{at: [10, 10]}}, B.richelle: {{at: [20, 10], state: [used]}}}}
    when:
      - A: {id}
    then:
      state: {{A.{id}.ap: 12}}
"""
CHARACTER_KIND = Kind(
    title="show",
    section="characters",
    entry=CHARACTER,
    before="  - id: susan$",
    sentences=(
        ("show-character-{last}", CHARACTER_SENTENCE),
        ("show-ability-loose-cat", "show-ability-{id}-ability = FILL\n"),
        ("show-do-cat", "show-do-{id} = FILL\n"),
    ),
    folder="characters",
    scenario=CHARACTER_SCENARIO,
    revision=f"{SHOW}/rules/doors/game.py",
    code=(
        ("docs/rules/show.md", "\n## 17", CHARACTER_RULE),
        (f"{SHOW}/rules/phases/abilities_self.py", "OWN_ABILITIES: ", ABILITY_CLASS),
        (f"{SHOW}/bots/abilities.py", "ESTIMATES: ", ABILITY_ESTIMATE),
    ),
    rows=(
        (f"{SHOW}/rules/phases/abilities_self.py", "OWN_ABILITIES", '"{id}": {Class}(),'),
        (f"{SHOW}/bots/abilities.py", "ESTIMATES", '"{id}": _{function},'),
    ),
    chapter="S-16",
)

OBJECT = """\
  - id: {key}
    name: {name}
    drawing: FILL
    action: {id} # FILL: its verb, and whom it is used on: figure, body, point …
    origin: ours
    cost: 25
    group: aid
    phase: positioning
    timing: any
    ap: 1
    uses: 1
    target: FILL
    effect: FILL
    rules: [{rule}]
"""
OBJECT_RULE = "- **{rule}** {name} (25): FILL (source: ours)\n"
OBJECT_SENTENCE = """show-object-{id} = FILL
    .text = FILL
"""
OBJECT_CLASS = """class {Class}(AidObject):
    '''FILL: what it does ({rule}).'''

    def use(self, s: Arena, i: int, rest: int) -> None:
        raise AssertionError("FILL: the effect; `sample` and `refusal` where it has targets and conditions")


"""
OBJECT_WORTH = """def _{function}(_r: Reading, _judge: Judge, _option: Action) -> float:
    '''FILL: what it is worth.'''
    return NEVER


"""
OBJECT_SCENARIO = """title: show
about: "{name} ({rule}): FILL"
scenarios:
  - name: FILL what it does, once
    rules: [{rule}]
    given:
      players: 2
      order: [A.nikolai, B.kabuki]
      figures: {{A.nikolai: {{at: [10, 10], objects: [{id}]}}, B.kabuki: {{at: [40, 10]}}}}
    when:
      - A: {id}
      - {{A: {id}, refused: S-11.22, because: no-such-object}}
    then:
      state: {{A.nikolai.ap: 8}}
      events to B: [shows-object A.nikolai {id}]
"""
OBJECT_KIND = Kind(
    title="show",
    section="objects",
    entry=OBJECT,
    before="  - id: grenade$",
    sentences=(
        ("show-object-{last}", OBJECT_SENTENCE),
        ("show-do-defibrillate", "show-do-{id} = FILL\n"),
    ),
    folder="objects",
    scenario=OBJECT_SCENARIO,
    revision=f"{SHOW}/rules/doors/game.py",
    code=(
        ("docs/rules/show.md", "\n## 16", OBJECT_RULE),
        (f"{SHOW}/rules/phases/aid.py", "AID_OBJECTS: ", OBJECT_CLASS),
        (f"{SHOW}/bots/moves.py", "AID_WORTH: ", OBJECT_WORTH),
    ),
    rows=(
        (f"{SHOW}/rules/phases/aid.py", "AID_OBJECTS", '{Class}("{id}"),'),
        (f"{SHOW}/bots/moves.py", "AID_WORTH", '"{id}": _{function},'),
    ),
    chapter="S-15",
    like={"group": "aid"},
)

KINDS: dict[str, Kind] = {
    "action": artifact(
        "Action",
        "  # -+ Reaction",
        "ACTION_IDS",
        ("action_artifacts.py", "ACTIONS", ACTION_CLASS, ""),
        ("plans.py", "_PLANNERS", ACTION_PLAN),
    ),
    "reaction": artifact(
        "Reaction",
        "totals:",
        "REACTION_IDS",
        ("reactions.py", "REACTIONS", REACTION_CLASS, ", SHOT_DECLARED"),
        ("reactions.py", "_JUDGES", REACTION_PLAN),
    ),
    **{faction: recruit(faction) for faction in FACTIONS},
    "market": MARKET_KIND,
    "character": CHARACTER_KIND,
    "object": OBJECT_KIND,
}
