"""Speech: events, menus, questions, refusals, results, cards and the whole table, in three languages."""

import copy
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any

import pytest

import euphoria
from euphoria import Match
from euphoria.bots import Reason
from euphoria.core.errors import Refusal
from euphoria.games.leaders.bots.reasons import REASONS
from euphoria.games.leaders.rules.action_artifacts import ACTIONS
from euphoria.games.leaders.rules.cards import ARTIFACTS, EL, KINDS, LEAST, MOST, SL, E, S
from euphoria.games.leaders.rules.state import Table
from euphoria.games.leaders.rules.words import EVENTS, RECRUIT_CHOICE
from euphoria.games.leaders.speech.sentences import NAMES_RECRUITS
from euphoria.languages import LANGUAGES
from euphoria.speech import Speech, SpeechWarning, plain
from euphoria.speech.messages import ENTRY, Messages

NAMES = ["Ana", "Boris", "Cleo", "Dan", "Eva", "Fritz", "Gul", "Hugo"]


def an_event(id: str, **fields: int) -> dict[str, Any]:
    return {"number": 0, "ply": 3, "event": f"leaders-{id}", "rule": "L-0.0", **fields}


def spoken(language: str, you: int | None, id: str, **fields: int) -> str:
    return Speech(language, NAMES, you).event("leaders", an_event(id, **fields))


# ------------------------------------------------------------------ sentences


@pytest.mark.parametrize(
    ("language", "you", "sentence"),
    [
        ("en", None, "Ana shoots at Boris!"),
        ("en", 0, "You shoot at Boris!"),
        ("en", 1, "Ana shoots at you!"),
        ("es", None, "¡Ana le dispara a Boris!"),
        ("es", 1, "¡Ana te dispara!"),
        ("ru", None, "Ana стреляет! Цель — Boris."),
        ("ru", 1, "Ana стреляет в вас!"),
    ],
)
def test_an_event_is_told_to_the_one_who_reads(language: str, you: int | None, sentence: str) -> None:
    assert spoken(language, you, "shoots", seat=0, victim=1) == sentence


@pytest.mark.parametrize(
    ("language", "you", "sentence"),
    [
        ("en", None, "Ana interrogates Boris’s left Recruit."),
        ("en", 1, "Ana interrogates your left Recruit."),
        ("es", None, "Ana interroga al Recluta izquierdo de Boris."),
        ("es", 1, "Ana interroga a tu Recluta izquierdo."),
        ("ru", None, "Ana допрашивает левого рекрута игрока Boris."),
        ("ru", 1, "Ana допрашивает вашего левого рекрута."),
    ],
)
def test_a_recruit_is_named_in_the_form_the_verb_asks_for(
    language: str, you: int | None, sentence: str
) -> None:
    assert spoken(language, you, "interrogates", seat=0, recruit=3) == sentence


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 0, "Ana has no Artifacts to discard."),
        ("en", 1, "Ana discards 1 Artifact."),
        ("en", 2, "Ana discards 2 Artifacts."),
        ("es", 1, "Ana descarta 1 Artefacto."),
        ("es", 2, "Ana descarta 2 Artefactos."),
        ("ru", 0, "Рука пуста: Ana ничего не сбрасывает."),
        ("ru", 1, "Ana сбрасывает 1 артефакт."),
        ("ru", 3, "Ana сбрасывает 3 артефакта."),
        ("ru", 5, "Ana сбрасывает 5 артефактов."),
        ("ru", 21, "Ana сбрасывает 21 артефакт."),
    ],
)
def test_counted_things_agree_with_their_number(language: str, count: int, sentence: str) -> None:
    assert spoken(language, None, "discarded", seat=0, count=count) == sentence


def test_naming_oneself_is_said_so() -> None:
    assert spoken("en", 2, "names-player", seat=2, player=2) == "You name yourself."
    assert spoken("en", 2, "names-player", seat=2, player=1) == "You name Boris."
    assert spoken("en", 1, "names-player", seat=2, player=1) == "Cleo names you."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS.kinds, ids=lambda kind: kind.id)
def test_every_kind_of_event_can_be_told_to_everybody(kind: Any, language: str) -> None:
    for first in range(3):
        fields = {field: (first + n) % 3 for n, field in enumerate(kind.fields)}
        for you in (None, *range(4)):
            text = spoken(language, you, kind.id.removeprefix("leaders-"), **fields)
            assert text and "{" not in text


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Use Cart Puller, exposing your middle Recruit"),
        ("es", "Usar «Tiracarros» exponiendo tu Recluta central"),
        ("ru", "Использовать артефакт «Тягач», открыв своего среднего рекрута"),
    ],
)
def test_an_action_is_a_line_of_a_menu(language: str, line: str) -> None:
    speech = Speech(language, NAMES, 0)
    assert speech.action("leaders", "use cart-puller middle") == line
    known = euphoria.game("leaders").grammar.parse("use cart-puller middle")
    assert speech.action("leaders", known) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_actions_read_differently(language: str) -> None:
    """A menu with two equal lines would be no choice."""
    speech = Speech(language, NAMES, 0)
    for seed in range(3):
        for match in positions(seed, LEAST + seed, 40):
            for decision in match.decisions:
                lines = [speech.action(match, option) for option in decision.options]
                assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You already hold a Ray Gun (L-18.1)."),
        ("es", "Ya tienes una Pistola de Rayos (L-18.1)."),
        ("ru", "У вас уже есть лучемёт (L-18.1)."),
    ],
)
def test_a_refusal_ends_with_its_rule(language: str, sentence: str) -> None:
    refusal = Refusal("L-18.1", "leaders-no-already-armed")
    assert Speech(language).refusal("leaders", refusal) == sentence
    assert Speech(language).refusal("leaders", euphoria.Refused(refusal)) == sentence


def test_a_refusal_without_a_rule_of_the_game_names_none() -> None:
    match = euphoria.new("leaders", players=4, key=bytes(32))
    with pytest.raises(euphoria.Refused) as refused:
        match.undo(0)
    text = Speech("en").refusal(match, refused.value)
    assert text.endswith("was not yours.")


def test_a_question_and_whom_the_table_waits_for() -> None:
    speech = Speech("en", NAMES)
    assert speech.prompt("leaders", "target", "L-14.1").endswith("whom your Ray Gun targets (L-14.1).")
    assert speech.prompt("leaders", "react", "L-17.3") == "Will you react with an Artifact? (L-17.3)"
    assert speech.waiting("leaders", "aim", ["Ana"]) == "Waiting for Ana to aim the new Ray Gun."
    assert Speech("es").waiting("leaders", "target", ["Ana"]) == "Esperando a que Ana apunte."
    assert Speech("es").waiting("leaders", "target", ["Ana", "Iris"]) == "Esperando a que Ana, Iris apunten."


@pytest.mark.parametrize(
    ("you", "winners", "sentence"),
    [
        (None, [1], "The Subterran team wins. Winner: Boris."),
        (0, [1], "The Subterran team wins. Winner: Boris."),
        (1, [1], "The Subterran team wins. Winner: Boris. You win!"),
        (0, [0, 2], "The Euphorian team wins. Winners: Ana, Cleo. You win!"),
        (0, [], "Nobody wins."),
    ],
)
def test_the_result_names_the_way_and_the_winners(you: int | None, winners: list[int], sentence: str) -> None:
    speech = Speech("en", NAMES, you)
    teams = ["euphorian", "subterran", "euphorian", "subterran"]
    result = {"way": "both-leaders", "winners": winners, "teams": teams, "shot_last": None}
    assert speech.result("leaders", result) == f"Both Leaders came together in one row. {sentence}"


def test_players_without_names_are_called_by_the_letter_of_their_seat() -> None:
    assert [Speech(language).name(2) for language in LANGUAGES] == ["Player C", "Jugador C", "C"]


def test_a_game_has_a_name_and_a_description() -> None:
    assert [Speech(language).title("leaders") for language in LANGUAGES] == [
        "Leaders of Euphoria",
        "Líderes de Euphoria",
        "Лидеры Эйфории",
    ]
    assert "4 to 8 players" in Speech("en").about("leaders")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(REASONS.facts))
def test_every_reason_of_a_hint_can_be_told(reason: str, language: str) -> None:
    facts = {name: {"target": 1, "recruit": 5, "chance": 83}[name] for name in REASONS.facts[reason]}
    for you in (0, 1):
        told = Reason(f"leaders-hint-{reason}", facts, "L-1.1")
        text = Speech(language, NAMES, you).reason("leaders", told)
        assert text.endswith(" (L-1.1).") and ("83 %" in text) == ("chance" in facts)
        assert ("Boris" in text) == (you == 0 and not {"target", "recruit"}.isdisjoint(facts))


# ------------------------------------------------------------------ claims


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        (
            "claim row E SL ?",
            "My Recruits, from left to right: Euphorian Follower, Subterran Leader, not said",
        ),
        ("claim saw B.left S", "I know Boris’s left Recruit: Subterran Follower"),
        ("claim hand rain-shield", "I hold Rain Shield"),
        ("claim team subterran", "I am on the Subterran team"),
    ],
)
def test_a_claim_is_quoted(claim: str, sentence: str) -> None:
    match = euphoria.new("leaders", players=4, key=bytes(32))
    heard = len(match.events(None))
    match.say(0, claim)
    (event,) = match.events(None, heard)
    assert Speech("en", NAMES).event(match, event) == f"Ana claims: “{sentence}”."
    mine = Speech("en", NAMES, 0).event(match, event)
    assert mine == f"You claim: “{sentence}”."
    for language in LANGUAGES:
        assert "{" not in Speech(language, NAMES, 1).event(match, event)


def test_a_claim_about_the_reader_speaks_to_the_reader() -> None:
    match = euphoria.new("leaders", players=4, key=bytes(32))
    match.say(0, "claim saw B.left S")
    (*_, event) = match.events(1)
    assert "I know your left Recruit" in Speech("en", NAMES, 1).event(match, event)


@pytest.mark.parametrize(("worth", "text"), [("true", "true"), ("false", "a lie"), ("guess", "a guess")])
def test_a_verdict_says_what_a_claim_was_worth(worth: str, text: str) -> None:
    match = euphoria.new("leaders", players=4, key=bytes(32))
    said = match.say(2, "claim team euphorian")
    said.verdict = worth
    assert Speech("en", NAMES).verdict(match, said) == (
        f"Cleo claims: “I am on the Euphorian team”. That was {text}."
    )


# ------------------------------------------------------------------ cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_can_be_looked_up(language: str) -> None:
    cards = Speech(language).cards("leaders")
    assert list(cards) == [*KINDS, *ARTIFACTS]
    for id, (name, text, facts) in cards.items():
        assert name and text.endswith(".")
        # The rulebook shows three cards without telling what they were in the Old World.
        unexplained = id in ("burial-chamber", "cart-puller", "ancient-currency")
        assert len(facts) == (0 if id in KINDS else 4 if unexplained else 5)


def test_a_card_tells_its_type_its_moment_and_what_it_was() -> None:
    name, text, facts = Speech("en").card("leaders", "IRON-CHARMER")
    assert name == "Iron Charmer" and "Ray Gun" in text
    assert facts == {
        "Type": "Reaction Artifact",
        "When": "another player is about to drop the Ray Gun after shooting",
        "Cost": "expose one of your hidden Recruits",
        "In the Old World": "a horseshoe magnet",
        "Note": "Whoever was just shot may use it, but not a copy drawn through that very shot. "
        "It does not help when Ancient Currency hands the Ray Gun on.",
    }
    assert Speech("en").card("leaders", "clay-swine").facts["When"] == "as the action of your turn"
    assert Speech("es").card("leaders", "sl").name == "Líder Subterráneo"


# ------------------------------------------------------------------ the table


def positions(seed: int, players: int, count: int) -> Iterator[Match]:
    """Positions of a random match, one before each decision."""
    luck = Random(seed)
    match = euphoria.new(
        "leaders", players=players, key=bytes([seed]) * 32, names=NAMES[:players], options={"turn_limit": 60}
    )
    for _ in range(count):
        yield match
        if match.over:
            return
        decision = luck.choice(match.decisions)
        # Passing and interrogating would fill the game; other actions get a better chance.
        options = [option for option in decision.options if option.verb not in ("skip", "interrogate")]
        match.act(decision.seat, luck.choice(options or decision.options))


@cache
def some_views() -> list[dict[str, Any]]:
    """Views of all kinds: every player count, seats and spectators, from the deal to the end."""
    views: list[dict[str, Any]] = []
    asked: set[str] = set()
    for seed in range(12):
        players = LEAST + seed % (MOST - LEAST + 1)
        for ply, match in enumerate(positions(seed, players, 300)):
            for decision in match.decisions:
                if decision.kind not in asked:
                    asked.add(decision.kind)
                    views.append(match.view(decision.seat))
            if ply % 29 == 0 or match.over:
                views += [match.view(seat) for seat in (None, ply % players)]
    assert len(asked) == 15, sorted(asked)
    return views


def cards_told(view: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The kinds and the Artifacts that a view names."""
    kinds = [slot["card"] for seat in view["seats"] for slot in seat["row"] if slot["card"] is not None]
    kinds += [] if view["removed"] is None else [view["removed"]]
    artifacts = [artifact for seat in view["seats"] for artifact in seat["hand"]]
    artifacts += [card["artifact"] for card in view["deck"]["known"]]
    artifacts += [view[place] for place in ("using", "aside") if view[place] is not None]
    return kinds, artifacts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_names_the_cards_its_reader_knows_and_no_others(language: str) -> None:
    speech = Speech(language, NAMES)
    cards = speech.cards("leaders")
    for view in some_views():
        text = speech.table(view)
        assert "{" not in text and "???" not in text
        kinds, artifacts = cards_told(view)
        for kind in KINDS:
            said = speech.say(f"leaders-kind-{kind.lower()}")
            assert text.count(said) == kinds.count(kind)
        for artifact in ARTIFACTS:
            # A question may name the card it comes from.
            asked = _named_by_question(speech, view, cards[artifact].name)
            assert text.count(cards[artifact].name) == artifacts.count(artifact) + asked


def _named_by_question(speech: Speech, view: dict[str, Any], name: str) -> int:
    if view["question"] is None or view["you"] not in view["waiting"]:
        return 0
    return speech.prompt("leaders", view["question"]).count(name)


def test_the_views_of_that_test_are_of_all_kinds() -> None:
    views = some_views()
    assert {view["players"] for view in views} == set(range(LEAST, MOST + 1))
    for what in ("using", "aside", "victim", "removed", "result", "active"):
        assert {view[what] is None for view in views} == {True, False}, what
    assert any(seat["gun"] and seat["gun"]["target"] is None for view in views for seat in view["seats"])
    assert any(seat["skips"] for view in views for seat in view["seats"])
    assert any(seat["wastelander"] for view in views for seat in view["seats"])
    assert any(seat["drawn"] for view in views for seat in view["seats"])


def test_you_come_first_and_the_others_clockwise() -> None:
    match = next(positions(1, 5, 1))
    heads = [line for line in Speech("en", NAMES).lines(match.view(3)) if line.endswith(":")]
    assert heads == ["Dan (you):", "Eva:", "Ana:", "Boris:", "Cleo:"]
    heads = [line for line in Speech("en", NAMES).lines(match.view(None)) if line.endswith(":")]
    assert heads == ["Ana:", "Boris:", "Cleo:", "Dan:", "Eva:"]


def changes(view: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The same view with one fact changed, for every fact there is."""

    def changed(path: list[Any], value: Any) -> tuple[str, dict[str, Any]]:
        twin = copy.deepcopy(view)
        at: Any = twin
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value
        return f"{path} = {value}", twin

    yield changed(["centre"], view["centre"] + 1)
    yield changed(["deck", "size"], view["deck"]["size"] + 1)
    yield changed(["deck", "known"], [*view["deck"]["known"], {"below": 3, "artifact": "dust-beast"}])
    yield changed(["removed"], "SL" if view["removed"] != "SL" else "EL")
    yield changed(["aside"], "dust-beast" if view["aside"] is None else None)
    for number, seat in enumerate(view["seats"]):
        yield changed(["seats", number, "skips"], not seat["skips"])
        yield changed(["seats", number, "artifacts"], seat["artifacts"] + 1)
        yield changed(["seats", number, "hand"], [*seat["hand"], "dust-beast"])
        yield changed(["seats", number, "team"], "subterran" if seat["team"] != "subterran" else "euphorian")
        yield changed(["seats", number, "gun"], {"target": (number + 1) % 4} if not seat["gun"] else None)
        yield changed(["seats", number, "drawn"], seat["hand"][:1] if not seat["drawn"] else [])
        for slot, recruit in enumerate(seat["row"]):
            card = "E" if recruit["card"] != "E" else "SL"
            yield changed(["seats", number, "row", slot, "card"], card)
            if recruit["card"] is not None:
                yield changed(["seats", number, "row", slot, "exposed"], not recruit["exposed"])
    alike = ["cart-puller", "tongue-oil"] if view["using"] in NAMES_RECRUITS else ["dust-beast", "fish-wand"]
    if view["using"] is not None or not view["named"]:  # whom one interrogates is named without any card
        yield changed(["using"], alike[1] if view["using"] == alike[0] else alike[0])
    if view["using"] is not None:
        yield changed(["named"], [*view["named"], 1])
    if view["result"] is None:
        yield changed(["turn"], view["turn"] + 1)
        yield changed(["active"], 0 if view["active"] != 0 else 1)
        if view["active"] is not None:
            yield changed(["dropping"], not view["dropping"])
        yield changed(["victim"], 0 if view["victim"] != 0 else 1)
        yield changed(["question"], "aim" if view["question"] != "aim" else "target")
        yield changed(["waiting"], [0] if view["waiting"] != [0] else [1])
    else:
        yield changed(["result", "turns"], view["result"]["turns"] + 1)
        yield changed(["result", "winners"], [0] if view["result"]["winners"] != [0] else [1])
        yield changed(["result", "shot_last"], 0 if view["result"]["shot_last"] != 0 else 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_leaves_nothing_out(language: str) -> None:
    """Whatever is changed in a view changes the text."""
    speech = Speech(language, NAMES)
    for view in some_views()[:: 23 if language == "en" else 71] + some_views()[-2:]:
        text = speech.table(view)
        for what, twin in changes(view):
            if twin != view and not (view["active"] is None and what.startswith("['turn']")):
                assert speech.table(twin) != text, what


def test_it_is_known_which_artifacts_name_recruits() -> None:
    """A view gives the targets as numbers; whether of players or Recruits follows from the card."""
    table = Table(4)
    table.hand = [0b1, 0b10, 0b100, 0b1000]
    table.gun = [-1, 2, -1, -1]
    table.lay([E, EL, S, E, SL, S, E, S, E, S, E, S])
    table.up = 0b1
    named: set[str] = set()
    for artifact, card in zip(ARTIFACTS, ACTIONS, strict=False):
        choices = card.targets(table, 0, table.up, [])
        if any(code & 255 == RECRUIT_CHOICE for code in choices):
            named.add(artifact)
    assert named == NAMES_RECRUITS


# ------------------------------------------------------------------ a whole game


@pytest.mark.parametrize("players", range(LEAST, MOST + 1))
def test_whatever_happens_in_a_game_can_be_said(players: int) -> None:
    """Errors are warnings, and warnings fail."""
    speeches = [Speech(language, NAMES, you) for language, you in zip(LANGUAGES, (None, 0, 1), strict=True)]
    heard = [0, 0, 0]
    luck = Random(players)
    for ply, match in enumerate(positions(players + 10, players, 250)):
        for n, speech in enumerate(speeches):
            for event in match.events(speech.you, heard[n]):
                heard[n] += 1
                assert speech.event(match, event)
        speech = speeches[ply % 3]
        for decision in match.decisions:
            assert speech.prompt(match, decision.kind, decision.rule)
            assert speech.waiting(match, decision.kind, [speech.name(decision.seat)])
            for option in decision.options[:8]:
                assert speech.action(match, option)
            for action, refusal in decision.refused:
                assert speech.action(match, action) and speech.refusal(match, refusal)
        for refused in _tries(match, luck):
            assert refused.rule in speech.refusal(match, refused)
        if match.over:
            assert match.result is not None
            assert speech.result(match, match.result)


def _tries(match: Match, luck: Random) -> Iterator[euphoria.Refused]:
    """Some actions that are not allowed now."""
    for text in luck.sample(ATTEMPTS, 3):
        seat = luck.randrange(match.players)
        twin = match.copy()
        try:
            twin.act(seat, text)
        except euphoria.Refused as refused:
            yield refused


ATTEMPTS = [
    *["arrange E E E", "draw", "give rain-shield B", "interrogate A.left", "use dust-beast left"],
    *["arm right", "shoot", "hide C.middle", "target A", "recruit B.left", "player C", "done"],
    *["react iron-pancake middle", "react tongue-oil left", "pass", "expose left", "return fish-wand"],
]


# ------------------------------------------------------------------ when something is missing


def test_a_missing_message_is_never_silent() -> None:
    russian = Messages("ru")
    with pytest.warns(SpeechWarning, match="no message 'core-nonsense'"):
        assert Messages("en").format("core-nonsense", {}) == "core-nonsense"
    russian.format("core-player", {"letter": "A"})
    del russian._entries["core-no-over"]
    with pytest.warns(SpeechWarning, match="ru has no message 'core-no-over'"):
        assert russian.format("core-no-over", {}) == "The game is over"


def test_a_missing_fact_is_never_silent() -> None:
    with pytest.warns(SpeechWarning, match="letter"):
        Speech("en").say("core-player")


def test_an_unknown_language_title_or_card_is_refused() -> None:
    with pytest.raises(euphoria.BadSetup, match="no language 'de'"):
        Speech("de")
    with pytest.raises(euphoria.BadSetup, match="no game 'chess'"):
        Speech("en").cards("chess")
    with pytest.raises(euphoria.BadSetup, match="no card 'joker'"):
        Speech("en").card("leaders", "joker")


def test_the_library_of_sentences_is_imported_when_something_is_not_plain() -> None:
    code = (
        "import sys; from euphoria.speech import Speech; speech = Speech('es')\n"
        "assert speech.say('cli-players', least=2, most=4) == 'de 2 a 4 jugadores'\n"
        "assert 'fluent.runtime' not in sys.modules\n"
        "assert speech.say('cli-players-exactly', count=2) == '2 jugadores'\n"
        "assert 'fluent.runtime' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_are_said_as_the_library_says_them(language: str) -> None:
    spoken, ids = Messages(language), 0
    for stem in list(spoken._files):
        spoken._find(stem)
    for name in [name for name in spoken._entries if not name.startswith("-")]:
        for attribute, text in spoken._lines(name).items():
            ids += 1
            names = re.findall(r"\$([\w-]+)", text)
            for fact in ("Ана", 0, 7, 999):
                facts: dict[str, int | str] = dict.fromkeys(names, fact)
                assert plain.filled(text, facts) == spoken._format(name + attribute, facts), name
    assert ids > 1_000


def test_what_is_not_plain_is_left_to_the_library() -> None:
    assert plain.lines("a = { -term }") == plain.lines("a = One\n    two") == plain.lines('a = { "x" }') == {}
    assert plain.lines("a = { $count ->\n   *[other] { $count }\n}") == plain.lines("a =\n    b") == {}
    assert plain.lines("a = One { $b }\n    .text = Two { -term }") == {}
    assert plain.lines("a = One { $b }\n    .text = Two  \n") == {"": "One { $b }", ".text": "Two"}
    assert plain.filled("{ $a }", {}) is plain.filled("{ $a }", {"a": 1000}) is None
    assert Messages("es").format("core-player", {"letter": 12_345}) == "Jugador 12.345"


def test_a_message_is_understood_when_it_is_first_needed() -> None:
    spanish = Messages("es")
    assert "leaders" in spanish._files
    assert spanish.has("leaders-shoots")
    assert "leaders" not in spanish._files
    assert "leaders-shoots" not in spanish._entries
    assert "leaders-shot" in spanish._entries
    assert not spanish.has("leaders-nonsense")


def test_a_message_brings_along_what_it_names() -> None:
    english = Messages("en")
    text = """\
# Comments end an entry.
core-greeting = Welcome to { -house }!
    { $guests ->
        [one] One guest
       *[other] { core-crowd }
    }.
-house = the house
core-crowd =
    { $guests } guests

    of { -house }

## So do headings.
core-other = Not needed
"""
    english._files.clear()
    english._entries = {entry[1]: entry[0] for entry in ENTRY.finditer(text)}
    assert list(english._entries) == ["core-greeting", "-house", "core-crowd", "core-other"]
    assert english.format("core-greeting", {"guests": 1}) == "Welcome to the house!\nOne guest."
    assert english.format("core-greeting", {"guests": 3}) == (
        "Welcome to the house!\n3 guests\n\nof the house."
    )
    assert list(english._entries) == ["core-other"]


def test_many_threads_may_begin_to_speak_at_once() -> None:
    """The files of a language are read when they are first needed, by whoever needs them first."""
    for _ in range(5):
        fresh = Messages("ru")
        begin = threading.Barrier(8)

        def speak(said: Messages = fresh, begin: threading.Barrier = begin) -> str:
            begin.wait()
            return said.format("core-player", {"letter": "A"})

        with ThreadPoolExecutor(8) as pool:
            told = [one.result() for one in [pool.submit(speak) for _ in range(8)]]
        assert set(told) == {"A"}


# ------------------------------------------------------------------ what a question is about


def test_who_is_asked_to_react_is_told_to_what() -> None:
    """Every reaction window names what was declared, to the reader as everything is told to them."""
    seen: set[str] = set()
    for number in range(4):
        match = euphoria.new("leaders", players=4, key=bytes([number]) * 32, names=NAMES[:4])
        luck = Random(number)
        while not match.over:
            decision = luck.choice(match.decisions)
            if decision.kind == "react":
                speech = Speech("en", NAMES[:4], decision.seat)
                prompt = speech.prompt(match, decision.kind, decision.rule)
                about, question = prompt.split(" Will you react")
                assert question == " with an Artifact? (L-17.3)"
                told = [speech.event(match, event) for event in match.events(decision.seat)[-40:]]
                dropping = about.endswith("has shot and is about to drop the Ray Gun.")
                assert dropping or about in told
                seen.add("drops" if dropping else about.split()[1].rstrip("."))
            match.act(decision.seat, luck.choice(decision.options))
    assert {"drops", "shoots", "interrogates", "uses", "arms"} <= seen


def test_the_end_says_who_was_shot_and_which_team_won() -> None:
    result = {
        "way": "leader-shot",
        "rule": "L-13.1",
        "winners": [0, 2],
        "teams": ["euphorian", "subterran", "euphorian", "subterran"],
        "turns": 9,
        "shot_last": 1,
    }
    said = Speech("en", NAMES[:4], 1).result("leaders", result)
    why = "A player with an exposed Leader was shot. You were shot. The Euphorian team wins."
    assert said == f"{why} Winners: Ana, Cleo."
    assert "Boris was shot. The Euphorian team wins." in Speech("en", NAMES[:4], 0).result("leaders", result)
    assert "Gana el equipo Euphoriano." in Speech("es", NAMES[:4], 0).result("leaders", result)
    assert "Побеждают эйфорийцы." in Speech("ru", NAMES[:4], 0).result("leaders", result)
