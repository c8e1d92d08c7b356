"""Speech of dystopia: sentences, payments, spaces, cards and the whole table, in three languages."""

import copy
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import euphoria
from euphoria import Match
from euphoria.core.decision import Decision
from euphoria.core.errors import Refusal
from euphoria.games.dystopia.rules.cards import RECRUITS, TILES
from euphoria.games.dystopia.rules.data import CARDS, DILEMMAS, GOODS, LEAST, MOST, SITE_NAMES, SPACES
from euphoria.games.dystopia.rules.paying import MAY_DRAW, MAY_TAKE_BLISS, OPPONENTS_MAY
from euphoria.games.dystopia.rules.printed import printed_board
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.words import EVENTS, GRAMMAR, PAYMENT
from euphoria.games.dystopia.speech.sentences import CAUSES
from euphoria.languages import LANGUAGES
from euphoria.speech import Speech

NAMES = ["Ana", "Boris", "Cleo", "Dan", "Eva", "Fritz"]
VARIANTS: list[dict[str, Any]] = [
    {},
    {"classic": True, "draft": True},
    {"choose_markets": True, "house_doubles": True},
    {"track_draft": True},
    {"trading": False, "classic": True},
]


def spoken(language: str, you: int | None, id: str, **fields: int) -> str:
    return Speech(language, NAMES, you).event("dystopia", {"event": f"dystopia-{id}", **fields})


# ------------------------------------------------------------------ sentences


@pytest.mark.parametrize(
    ("language", "you", "sentence"),
    [
        ("en", None, "Ana places a 5 on Euphorian site 1, space 1 (clay)."),
        ("en", 0, "You place a 5 on Euphorian site 1, space 1 (clay)."),
        ("es", None, "Ana coloca un 5 en la casilla 1 (arcilla) de la obra 1 de los Euphorianos."),
        (
            "ru",
            1,
            "Ana ставит работника со знанием 5 на строительную площадку эйфорийцев 1, клетка 1 (глина).",
        ),
    ],
)
def test_a_placement_names_the_space(language: str, you: int | None, sentence: str) -> None:
    space = SPACES.index("site-euphorian-1-1")
    assert spoken(language, you, "placed", seat=0, value=5, space=space) == sentence


@pytest.mark.parametrize(
    ("you", "owner", "sentence"),
    [
        (None, 1, "Farm: Ana bumps Boris’s worker."),
        (0, 1, "Farm: you bump Boris’s worker."),
        (1, 1, "Farm: Ana bumps your worker."),
        (None, 0, "Farm: Ana bumps their own worker."),
        (1, 0, "Farm: Ana bumps their own worker."),
        (0, 0, "Farm: you bump your own worker."),
    ],
)
def test_bumping_oneself_is_said_so(you: int | None, owner: int, sentence: str) -> None:
    assert spoken("en", you, "bumps", seat=0, owner=owner, space=SPACES.index("farm")) == sentence


@pytest.mark.parametrize(
    ("language", "payment", "sentence"),
    [
        ("en", "2food+book", "Ana pays 2 food and 1 book."),
        ("en", "energy+2water+3bat", "Ana pays 1 energy, 2 water and 3 baseball bats."),
        ("en", "2knowledge", "Ana pays 2 more knowledge."),
        ("en", "nothing", "Ana pays nothing."),
        ("es", "2food+book", "Ana paga 2 de comida y 1 libro."),
        ("es", "3bifocals", "Ana paga 3 cartas de bifocales."),
        ("ru", "2food+book", "Ana платит: 2 еды и 1 книга."),
        ("ru", "5stone+2bear", "Ana платит: 5 камней и 2 плюшевых мишки."),
    ],
)
def test_a_payment_is_a_handful_of_things(language: str, payment: str, sentence: str) -> None:
    assert spoken(language, None, "paid", seat=0, payment=PAYMENT.number(payment)) == sentence


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 2, "Ana gains 2 water."),
        ("es", 2, "Ana gana 2 de agua."),
        ("ru", 1, "Ana получает 1 единицу воды."),
        ("ru", 3, "Ana получает 3 единицы воды."),
        ("ru", 5, "Ana получает 5 единиц воды."),
    ],
)
def test_a_gain_agrees_with_its_number(language: str, count: int, sentence: str) -> None:
    assert spoken(language, None, "gained", seat=0, good=GOODS.index("water"), count=count) == sentence


def test_an_offer_tells_bystanders_only_how_much() -> None:
    numbers = {"goods": 2, "cards": 0, "other_goods": 1, "other_cards": 1}
    text = spoken("en", 1, "offered", seat=0, receiver=1, **numbers)
    assert text == "Ana offers you a trade: 2 goods and no cards for 1 good and 1 card."
    give, get = PAYMENT.number("2food"), PAYMENT.number("gold+bear")
    text = spoken("en", 1, "offered-exactly", seat=0, receiver=1, give=give, get=get)
    assert text == "Ana offers you 2 food for 1 gold and 1 teddy bear."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS.kinds, ids=lambda kind: kind.id)
def test_every_kind_of_event_can_be_told_to_everybody(kind: Any, language: str) -> None:
    for first in range(2):
        fields = {field: (first + n) % 2 for n, field in enumerate(kind.fields)}
        for you in (None, 0, 1, 2):
            text = spoken(language, you, kind.id.removeprefix("dystopia-"), **fields)
            assert text and "{" not in text and "???" not in text


@pytest.mark.parametrize(
    ("language", "action", "line"),
    [
        ("en", "retrieve 1+3 food", "Retrieve workers 1 and 3 for 1 food, gaining 2 morale"),
        ("en", "retrieve 2 free", "Retrieve worker 2 for free, losing morale"),
        (
            "es",
            "retrieve 1+3 calm",
            "Retirar a los trabajadores 1 y 3 por 1 de dicha, perdiendo 2 de conocimiento",
        ),
        ("ru", "retrieve 1+2+4 free", "Вернуть работников 1, 2 и 4 бесплатно, с потерей морали"),
        ("en", "choose subterran-2", "Choose a star on the market of Subterran site 2"),
        ("en", "choose knowledge", "Choose 1 less knowledge"),
        ("en", "choose gold", "Choose gold"),
        ("en", "offer B 2food gold", "Offer Boris 2 food for 1 gold"),
        ("en", "resolve serve", "Resolve your dilemma: serve the dystopia"),
        ("ru", "lose clay", "Отдать единицу глины"),
        ("ru", "discard bear", "Сбросить плюшевого мишку"),
    ],
)
def test_an_action_is_a_line_of_a_menu(language: str, action: str, line: str) -> None:
    assert Speech(language, NAMES, 0).action("dystopia", action) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_has_a_name_of_its_own(language: str) -> None:
    speech = Speech(language, NAMES)
    placed = {speech.action("dystopia", f"place 3 {space}") for space in SPACES}
    named = {spoken(language, None, "cannot-pay", seat=0, space=space) for space in range(len(SPACES))}
    assert len(placed) == len(named) == len(SPACES) == 49


def test_a_refusal_may_name_a_space_by_its_id() -> None:
    refusal = Refusal("D-5.8", "dystopia-no-cannot-pay", {"space": "farm"})
    assert Speech("en").refusal("dystopia", refusal) == "You cannot pay what it costs (D-5.8)."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", GRAMMAR.verbs, ids=lambda verb: verb.name)
def test_different_words_make_different_lines(verb: Any, language: str) -> None:
    """A menu with two equal lines would be no choice."""
    speech = Speech(language, NAMES)
    for place, kind in enumerate(verb.kinds):
        lines: list[str] = []
        others = [other.word(1) for other in verb.kinds]
        for number, word in enumerate(kind.words[:8] if kind.name == "seat" else kind.words):
            others[place] = kind.word(1 << (4 * number)) if kind.width > 8 else word
            lines.append(speech.action("dystopia", " ".join([verb.name, *others])))
        assert len(set(lines)) == len(lines)


# ------------------------------------------------------------------ cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_can_be_looked_up(language: str) -> None:
    cards = Speech(language).cards("dystopia")
    assert list(cards) == [*RECRUITS, *TILES, *CARDS, *DILEMMAS]
    assert len({card.name for card in cards.values()}) == len(cards) == 78
    for name, text, facts in cards.values():
        assert name and text.endswith(".") and facts
        assert "{" not in text and not [fact for fact in facts.values() if "{" in fact or not fact]


def test_a_card_tells_what_can_be_known_of_it() -> None:
    speech = Speech("en")
    zong = speech.card("dystopia", "ZONG-ASTRONOMER")
    assert zong.name == "Zong the Astronomer" and "every opponent may take 1 bliss" in zong.text
    assert zong.facts["Faction"] == "Icarites"
    assert "neither resources nor artifact cards" in zong.facts["Classic wording"]
    assert "Classic wording" not in speech.card("dystopia", "steven-scholar").facts
    spa = speech.card("dystopia", "spa-of-fleeting-pleasure")
    assert spa.text == "Without a star on this market: you cannot bump your own workers."
    assert spa.facts["Cost of a visit"] == "4 water and 1 artifact card"
    book = speech.card("dystopia", "book")
    assert book.facts == {
        "Type": "artifact card",
        "Copies": "6",
        "Dilemma": "The Forbidden Book",
        "Market": "Center for Reduced Literacy",
    }
    reading = speech.card("dystopia", "reading")
    assert "discard a book or any two artifact cards" in reading.text
    assert reading.facts["To fight the system"] == "Read a Book"
    assert reading.facts["To serve the dystopia"] == "Burn a Book"


# ------------------------------------------------------------------ whole games


def positions(seed: int, players: int, count: int) -> Iterator[Match]:
    """Positions of a random match, one before each decision; now and then somebody offers a trade."""
    luck = Random(seed)
    options = {**VARIANTS[(seed // 5 + seed) % len(VARIANTS)], "turn_limit": 150}
    match = euphoria.new(
        "dystopia", players=players, key=bytes([seed]) * 32, names=NAMES[:players], options=options
    )
    for _ in range(count):
        yield match
        if match.over:
            return
        decision = luck.choice(match.decisions)
        match.act(decision.seat, _trade(match, decision, luck) or luck.choice(_lively(decision)))


RARE = ["esme-fireman", "bradley-futurist"]
"""Recruits with questions that nobody else asks."""
BUSY = ("site-", "market-", "incinerator", "free-press", "ark")


def _lively(decision: Decision) -> list[Any]:
    """Rather build and visit than retrieve single workers, so that something happens."""
    options = decision.options
    if decision.kind == "keep":
        return [option for option in options if option.text.split()[1] in RARE] or options
    building = [option for option in options if option.text.split()[-1].startswith(BUSY)]
    return building or [option for option in options if option.verb != "retrieve"] or options[-2:]


def _trade(match: Match, decision: Decision, luck: Random) -> str | None:
    if not match.settings["trading"] or luck.random() < 0.8:
        return None
    goods = match.view(decision.seat)["seats"][decision.seat]["goods"]
    mine = next((good for good, count in goods.items() if count), None)
    if mine is None:
        return None
    if decision.kind == "turn":
        partner = "ABCDEF"[(decision.seat + 1) % match.players]
        return f"offer {partner} {mine} {luck.choice([*GOODS, *CARDS])}"
    return f"counter {mine} {luck.choice(GOODS)}" if decision.kind == "trade" else None


@cache
def some_views() -> list[dict[str, Any]]:
    """Views of all kinds: every player count, seats and spectators, from the deal to the end."""
    views: list[dict[str, Any]] = []
    asked: set[str] = set()
    for seed in range(60):
        players = LEAST + seed % (MOST - LEAST + 1)
        for ply, match in enumerate(positions(seed, players, 700)):
            for decision in match.decisions:
                if decision.kind not in asked:
                    asked.add(decision.kind)
                    views += [match.view(decision.seat), match.view(None)]
            if seed < 10 and (ply % 97 == 0 or match.over):
                views += [match.view(seat) for seat in (None, ply % players)]
        if seed >= 10 and len(asked) == 24:
            return views
    raise AssertionError(sorted(asked))


def named(view: dict[str, Any]) -> dict[str, set[str]]:
    """What the reader may know by name: recruits of any kind, and dilemmas."""
    recruits: set[str] = set()
    dilemmas: set[str] = set()
    for seat in view["seats"]:
        recruits |= {*seat["recruits"], *(seat["hidden"] or []), *(seat["dealt"] or [])}
        dilemmas |= {seat["dilemma"]} - {None}
    return {"recruits": recruits, "dilemmas": dilemmas}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_names_the_cards_its_reader_knows_and_no_others(language: str) -> None:
    speech = Speech(language, NAMES)
    cards = speech.cards("dystopia")
    for view in some_views()[:: 1 if language == "en" else 4]:
        text = speech.table(view)
        assert "{" not in text and "???" not in text
        known = named(view)
        assert {id for id in RECRUITS if cards[id].name in text} == known["recruits"]
        assert {id for id in DILEMMAS if f"{cards[id].name} (" in text} == known["dilemmas"]
        built = {site["tile"] for site in view["sites"]} - {None}
        dealt = {tile for seat in view["seats"] if seat["tiles"] for tile in seat["tiles"]}
        assert {id for id in TILES if cards[id].name in text} == built | dealt


def test_the_views_of_that_test_are_of_all_kinds() -> None:
    views = some_views()
    assert {view["players"] for view in views} == set(range(LEAST, MOST + 1))
    for what in ("placing", "offer", "result", "active"):
        assert {view[what] is None for view in views} == {True, False}, what
    seats = [seat for view in views for seat in view["seats"]]
    for what in ("starred", "dealt", "tiles", "resolved", "served", "penalties"):
        assert any(seat[what] for seat in seats) and not all(seat[what] for seat in seats), what
    assert any("give" in (view["offer"] or {}) for view in views)
    assert any(view["offer"] and "give" not in view["offer"] for view in views)


def test_the_race_comes_first_then_you_and_the_others_clockwise() -> None:
    match = next(positions(0, 4, 1))
    lines = Speech("en", NAMES).lines(match.view(2))
    assert lines[1] == "Stars placed, out of 10: Ana 0, Boris 0, Cleo 0, Dan 0."
    heads = [line for line in lines if line.endswith(":") and not line.startswith(" ")]
    assert heads[:4] == ["Cleo (you):", "Dan:", "Ana:", "Boris:"]


# ------------------------------------------------------------------ played without the picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_all_that_is_printed_is_told(language: str) -> None:
    match = list(positions(3, 3, 30))[-1]
    speech = Speech(language, NAMES)
    short, lines = speech.lines(match.view(0)), speech.lines(match.view(0), match)
    assert lines[: len(short)] == short
    printed = lines[lines.index(speech.say("dystopia-table-printed")) + 1 :]
    spaces = [one for one in printed_board(3)["spaces"] if one["kind"] not in ("market", "site")]
    for one, line in zip(spaces, printed, strict=True):
        assert line.startswith(f"  {speech.say('dystopia-space-' + one['space'])}:")
        goods = {unit for way in [*one["costs"], *one["gains"]] for unit in way if unit in GOODS}
        for good in goods if one["kind"] in ("tunnel", "end", "tank") else ():
            count = max(way.count(good) for way in [*one["costs"], *one["gains"]])
            assert speech.say(f"dystopia-count-{good}", count=count) in line


def test_recruits_are_explained_in_the_wording_of_the_table() -> None:
    speech = Speech("en", NAMES)
    for classic in (False, True):
        match = euphoria.new("dystopia", players=6, key=bytes(32), options={"classic": classic})
        lines = speech.lines(match.view(0), match)
        at = lines.index("What the recruits do:") + 1
        dealt = match.view(0)["seats"][0]["dealt"]
        texts = [f"dystopia-recruit-{id}.text" for id in dealt]
        olds = [f"dystopia-recruit-{id}.classic" for id in dealt]
        wanted = [
            speech.say(old if classic and speech.has(old) else text)
            for text, old in zip(texts, olds, strict=True)
        ]
        assert [line.split(": ", 1)[1] for line in lines[at : at + 4]] == wanted
        assert any(speech.has(old) for old in olds), "choose other dice"


def test_a_market_that_is_built_has_a_name() -> None:
    for match in positions(1, 2, 700):
        site = next((one for one in match.view(None)["sites"] if one["tile"]), None)
        if site:
            break
    assert site
    order = f"place 3 market-{site['site']}"
    assert Speech("en", NAMES).action("dystopia", order).startswith("Place a 3 on the market of ")
    tile = Speech("en", NAMES).say(f"dystopia-tile-{site['tile']}")
    assert Speech("en", NAMES).action(match, order).startswith(f"Place a 3 at the {tile} (")


def test_the_reader_is_told_how_near_an_overload_is() -> None:
    match = list(positions(3, 3, 30))[-1]
    me = match.view(1)["seats"][1]
    total = me["knowledge"] + sum(one["value"] for one in me["workers"] if one["where"] == "home")
    sentence = f"Your knowledge together with that of your workers at home: {total};"
    speech = Speech("en", NAMES)
    assert any(line.startswith(sentence) for line in speech.lines(match.view(1), match))
    assert not any("workers at home:" in line for line in speech.lines(match.view(None), match))


# ------------------------------------------------------------------ nothing is left out


def changes(view: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The same view with one fact changed, for every fact there is."""
    for path, value in leaves(view, []):
        other = next((other for other in alternatives(path, value, view) if other != value), value)
        if other != value:
            twin = copy.deepcopy(view)
            at: Any = twin
            for step in path[:-1]:
                at = at[step]
            at[path[-1]] = other
            yield f"{path} = {other}", twin


def leaves(node: Any, path: list[Any]) -> Iterator[tuple[list[Any], Any]]:
    """Every number, word or list of words in a view, with the way to it."""
    if _is(node, dict):
        steps: list[Any] = list(node)
    elif _is(node, list) and node and _is(node[0], dict):
        steps = list(range(len(node)))
    else:
        yield path, node
        return
    for step in steps:
        yield from leaves(node[step], [*path, step])


def _is(node: Any, kind: type) -> bool:
    return isinstance(node, kind)


UNTOLD = {"title", "you", "players", "seat", "site", "rule", "way", "number"}
"""Who reads, and names that are the same in every view."""
LISTS: dict[str, list[Any]] = {
    "tile_stars": [[], SITE_NAMES[:1], SITE_NAMES[4:]],
    "recruits": [[], RECRUITS[:1]],
    "hidden": [[], RECRUITS[:1]],
    "dealt": [[], RECRUITS[:1]],
    "tiles": [[], TILES[:1]],
    "penalties": [[], TILES[:1]],
    "stars": [[], [0], [0, 1]],
    "waiting": [[0], [1], [0, 1]],
    "winners": [[0], [1]],
    "leading": [[0], [1]],
}


def alternatives(path: list[Any], value: Any, view: dict[str, Any]) -> list[Any]:
    name = path[-1]
    if name in UNTOLD or value is None or _implied(path, view):
        return []
    if name == "starred":
        seat = view["seats"][path[1]]
        return [seat["recruits"][:1], []] if seat["recruits"] else []
    if name in LISTS:
        return LISTS[name]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1] if name != "active" else [(value + 1) % view["players"]]
    if name == "where":
        # Only rolled workers can stand on the board.
        rolled = view["seats"][path[1]]["workers"][path[3]]["value"] is not None
        return ["home", *SPACES[:3]] if rolled else ["home", "supply"]
    return {"dilemma": DILEMMAS, "tile": TILES, "placing": SPACES[:4], "may_take": ["card", "bliss"]}.get(
        name, ["pay", "turn"]
    )


def _implied(path: list[Any], view: dict[str, Any]) -> bool:
    """Facts that the text gives by way of others, or that say nothing in this place."""
    if path[0] == "seats":
        seat = view["seats"][path[1]]
        # Whether a dilemma brought a star is known only of those that are known; hidden cards are named.
        return bool(
            (path[2] in ("served", "resolved") and seat["dilemma"] is None)
            or (path[2] == "served" and not seat["resolved"])
            or (path[2] == "hidden_count" and seat["hidden"] is not None)
            or (path[2] == "hand" and not seat["cards"])
            or (path[2] == "workers" and seat["workers"][path[3]]["where"] == "supply" and path[4] == "value")
        )
    if path[0] == "result":
        # The stars are those of the seats; who leads matters only when nobody wins.
        return bool(path[1] == "stars" or (path[1] == "leading" and view["result"]["winners"]))
    if path[0] == "sites":
        return view["sites"][path[1]]["tile"] is None
    # After the end nothing is asked; before the first turn there is none.
    over = view["result"] is not None
    return (path[0] in ("question", "waiting", "placing", "offer", "stays") and over) or (
        path[0] in ("turn", "stays") and view["active"] is None
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_leaves_nothing_out(language: str) -> None:
    """Whatever is changed in a view changes the text."""
    speech = Speech(language, NAMES)
    chosen = some_views()[:: 31 if language == "en" else 67] + some_views()[-2:]
    tried: set[str] = set()
    for view in chosen:
        text = speech.table(view)
        for what, twin in changes(view):
            tried.add(what.split("'")[1])
            assert speech.table(twin) != text, what
    assert {"seats", "allegiance", "miners", "free_territory", "deck", "discards", "waiting", "turn"} <= tried


# ------------------------------------------------------------------ whatever happens


@pytest.mark.parametrize("players", range(LEAST, MOST + 1))
def test_whatever_happens_in_a_game_can_be_said(players: int) -> None:
    """Errors are warnings, and warnings fail."""
    speeches = [Speech(language, NAMES, you) for language, you in zip(LANGUAGES, (None, 0, 1), strict=True)]
    heard = [0, 0, 0]
    luck = Random(players)
    for ply, match in enumerate(positions(players + 20, players, 400)):
        for n, speech in enumerate(speeches):
            for event in match.events(speech.you, heard[n]):
                heard[n] += 1
                assert speech.event(match, event)
        speech = speeches[ply % 3]
        for decision in match.decisions:
            assert speech.prompt(match, decision.kind, decision.rule)
            assert speech.waiting(match, decision.kind, [speech.name(decision.seat)])
            lines = [speech.action(match, option) for option in decision.options]
            assert len(set(lines)) == len(lines)
            for action, refusal in decision.refused[:5]:
                assert speech.action(match, action) and speech.refusal(match, refusal)
        for refused in _tries(match, luck):
            assert refused.rule in speech.refusal(match, refused)
        if match.over:
            assert match.result is not None
            assert speech.result(match, match.result)


def _tries(match: Match, luck: Random) -> Iterator[euphoria.Refused]:
    """Some actions that are not allowed now."""
    for text in luck.sample(ATTEMPTS, 4):
        twin = match.copy()
        try:
            twin.act(luck.randrange(match.players), text)
        except euphoria.Refused as refused:
            yield refused


ATTEMPTS = [
    *["keep ben-ludologist phil-spy", "take geek-oracle", "pick bemusement-park", "mark morale 3"],
    *["place 6 nimbus-loft", "place 1 market-euphorian-1", "place 5 site-subterran-1-1", "place 2 farm"],
    *["retrieve 1+2 bliss", "retrieve 4 free", "resolve fight", "stop", "pay 3energy", "use kyle-scavenger"],
    *["done", "choose gold", "discard book", "lose food", "set 4", "yes", "no", "offer A 2food gold"],
    *["offer B nothing gold", "offer C gold bliss", "accept", "decline", "counter gold 2food", "burn book"],
    "retain zong-astronomer",
]


@pytest.mark.parametrize(
    ("language", "offer", "sentence"),
    [
        ("en", MAY_DRAW, "Jacko the Archivist (Bo) offers every opponent 1 artifact card. Take it?"),
        ("en", MAY_TAKE_BLISS, "Zong the Astronomer (Bo) offers every opponent 1 bliss. Take it?"),
        ("es", MAY_TAKE_BLISS, "Zong el Astrónomo (Bo) ofrece a cada rival 1 de dicha. ¿Lo aceptas?"),
        ("ru", MAY_TAKE_BLISS, "Астроном Цзун (Bo) предлагает каждому сопернику 1 блаженство. Возьмёте?"),
    ],
)
def test_who_may_take_something_is_told_what_and_from_whom(language: str, offer: int, sentence: str) -> None:
    match = euphoria.new("dystopia", players=3, key=bytes(32), names=["Ana", "Bo", "Cy"])
    luck = Random(1)
    while match.decisions[0].kind != "turn":
        decision = match.decisions[0]
        match.act(decision.seat, luck.choice(decision.options))
    city = match.state.copy()
    assert isinstance(city, City)
    city.out, city.asked, city.active = [], 0, 1
    city.push(OPPONENTS_MAY.index, offer, 1)
    match.place(city)
    assert [(one.seat, one.kind) for one in match.decisions] == [(2, "may-take")]
    speech = Speech(language, ["Ana", "Bo", "Cy"], 2)
    assert speech.prompt(match, "may-take", "D-20.8").startswith(sentence)


def test_a_tie_of_stars_is_told_at_the_end() -> None:
    result: dict[str, Any] = {"way": "ten-stars", "winners": [1], "leading": [1], "turns": 40}
    result["stars"] = [10, 10, 4]
    speech = Speech("en", ["Ana", "Bo", "Cy"], 0)
    tie = "2 players placed their last star at once; the higher morale decided."
    told = speech.result("dystopia", {**result, "decided": "morale"})
    assert told == f"All ten stars were placed. {tie} Winner: Bo."
    assert "at once" not in speech.result("dystopia", {**result, "stars": [9, 10, 4], "decided": ""})


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_questions_within_a_turn_say_what_has_led_to_them(language: str) -> None:
    """Whoever is asked for a payment, a gain or a star reads where; in whole games of random answers."""
    luck = Random(7)
    seen: set[str] = set()
    for game in range(2):
        match = euphoria.new("dystopia", players=3, key=bytes([game + 1]) * 32, names=["Ana", "Bo", "Cy"])
        while not match.over and match.ply < 400:
            decision = match.decisions[-1]
            speech = Speech(language, ["Ana", "Bo", "Cy"], decision.seat)
            question = speech.say(f"dystopia-ask-{decision.kind}")
            asked = speech.prompt(match, decision.kind)
            assert asked.endswith(question)
            if decision.kind in CAUSES and decision.kind != "discard":
                seen.add(decision.kind)
                cause = asked.removesuffix(question).strip()
                told = match.events(decision.seat, since=match.heard(decision.seat) - 60)
                assert cause in [speech.event(match, one) for one in told]
            match.act(decision.seat, luck.choice(decision.options))
    assert {"pay", "tunnel", "star", "ability", "lose"} <= seen
