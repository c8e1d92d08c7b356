"""The sentences in three languages: all there, none too many, with the same facts, and well-formed."""

import ast
import itertools
import re
from functools import cache

import pytest
import yaml
from babel import Locale
from fluent.syntax import ast as ftl

import euphoria
import fluent_files as ff
from euphoria import bots, registry
from euphoria.bots.puzzles.riddles import riddles_of
from euphoria.cli import main
from euphoria.core.flow import AskStep
from euphoria.core.luck import Luck
from euphoria.core.match import CLAIMED, TAKEN_BACK
from euphoria.games.dystopia.bots import advice as dystopia_hints
from euphoria.games.dystopia.rules import cards as dystopia_cards
from euphoria.games.dystopia.rules import data as dystopia
from euphoria.games.dystopia.rules import words as dystopian
from euphoria.games.dystopia.rules.markets import TILE_COSTS
from euphoria.games.dystopia.rules.refusals import CLOSED_RULES
from euphoria.games.leaders.bots import reasons as leaders_hints
from euphoria.games.leaders.notes import ROLES
from euphoria.games.leaders.rules.artifact import WINDOWS
from euphoria.games.leaders.rules.cards import ARTIFACTS, KINDS, SLOTS, TEAMS
from euphoria.games.leaders.rules.view import WAYS
from euphoria.games.show.bots import advice as show_hints
from euphoria.games.show.rules import words as showing
from euphoria.games.show.rules.box import cards as show_cards
from euphoria.games.show.rules.box import data as show
from euphoria.games.show.rules.box.readings import HOUSE_RULES
from euphoria.games.show.rules.box.reasons import REASONS as SHOW_REASONS
from euphoria.games.show.rules.geometry.scenery import KINDS as SCENERY
from euphoria.games.show.rules.geometry.scenery import LINKS
from euphoria.games.show.rules.maps import kit
from euphoria.games.show.rules.maps.fairness import MEASURES
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.maps.mistakes import PLACES
from euphoria.games.show.rules.phases.ending import WAYS as SHOW_WAYS
from euphoria.games.show.rules.sight.aim import MODIFIERS
from euphoria.games.show.rules.views.blockers import NAMING
from euphoria.games.show.rules.views.view import FLAGS, STATUS
from euphoria.games.show.speech.words import BEARINGS
from euphoria.languages import FALLBACK, LANGUAGES, NAMES
from euphoria.notes import FIRST, Fact
from euphoria.registry import LISTED as TITLES
from euphoria.speech.messages import messages

HINTS = {"leaders": leaders_hints.REASONS, "dystopia": dystopia_hints.REASONS, "show": show_hints.REASONS}
WITHOUT_OBJECT = {"burial-chamber", "cart-puller", "ancient-currency"}
"""The rulebook of leaders shows these cards and does not say what they once were."""
SAME_CLASSIC = {"steven-scholar", "michael-engineer"}
"""Recruits of dystopia whose older wording does the same as the revised one, or is unknown."""
PROPER_NAMES = {
    *{
        "dystopia-region-euphorian",
        "dystopia-region-subterran",
        "show-object-benkei",
    },
    # Characters keep their names, but for the rank of a sergeant; some places are the same word.
    *{f"show-character-{profile.id}" for profile in show_cards.PROFILES if profile.id != "odonell"},
    *{"show-element-bar", "show-element-hotel"},
    # Seconds have the same sign everywhere.
    "replay-stat-seconds",
}
"""What Spanish leaves as it is."""
PIECES = [
    *[kit.house, kit.hut, kit.block, kit.stack, kit.container, kit.vehicle, kit.tank, kit.crates],
    *[kit.wall, kit.barricade, kit.slanted, kit.ruin, kit.crater],
]
"""Makers of what stands on a made map."""

Facts = dict[str, set[str]]


# ------------------------------------------------------------------ what the code can say


def questions(title: str) -> list[str]:
    """The kinds of questions of a title."""
    book = euphoria.game(title).book
    return sorted({step.name for proc in book for step in proc.steps if isinstance(step, AskStep)})


@cache
def refusals(title: str) -> Facts:
    """The ids of refusals with the names of their facts, read off the source."""
    if title == "show":
        return show_refusals()
    tree = ast.parse((ff.SOURCE / "games" / title / "rules" / "refusals.py").read_text(encoding="utf-8"))
    found: Facts = {}
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_no"):
            continue
        facts = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        for id in _ids(title, node.args[1]):
            found.setdefault(f"{title}-no-{id}", set()).update(facts)
    return found


def show_refusals() -> Facts:
    """Checks of the show answer with numbers, whose list is complete once all its rooms are there."""
    asked = [f"show-no-asked-{kind}" for kind in questions("show")]
    found: Facts = {id: set() for id in ["show-no-not-asked", *asked]}
    found |= {reason.message: set() for reason in SHOW_REASONS}
    return found | {"show-no-ap": {"ap"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_show_can_name_who_or_what_is_in_the_way(language: str) -> None:
    forms = {id: form for id, form in ff.patterns(language).items() if id.endswith(".by")}
    assert set(forms) == {f"{SHOW_REASONS[number].message}.by" for number in NAMING}
    assert all(ff.shown(form) == {"blocker"} for form in forms.values())


def _ids(title: str, id: ast.expr) -> list[str]:
    if isinstance(id, ast.Constant):
        return [str(id.value)]
    if isinstance(id, ast.IfExp):
        return [*_ids(title, id.body), *_ids(title, id.orelse)]
    if isinstance(id, ast.Name):
        # A reason why a space is closed, from the one table of such reasons.
        assert title == "dystopia" and id.id == "reason"
        return list(CLOSED_RULES)
    # The one id that is put together: f"asked-{question.name}".
    assert isinstance(id, ast.JoinedStr) and ast.unparse(id) == "f'asked-{question.name}'"
    return [f"asked-{kind}" for kind in questions(title)]


@cache
def title_facts(title: str) -> Facts:
    """Every message of a title that follows from the tables of its engine, and the facts it is given."""
    game = euphoria.game(title)
    facts: Facts = dict(refusals(title))
    facts |= {kind.id: {*kind.fields, "you"} for kind in game.events}
    facts |= {f"{title}-do-{verb.name}": {*verb.arguments, "you"} for verb in game.grammar.verbs}
    if game.claims is not None:
        facts |= {f"{title}-claim-{verb.name}": {*verb.arguments, "you"} for verb in game.claims.verbs}
    for kind in questions(title):
        facts |= {f"{title}-ask-{kind}": set(), f"{title}-wait-{kind}": {"names", "count"}}
    further = {"leaders": leaders_facts, "dystopia": dystopia_facts, "show": show_facts}[title]()
    further |= {f"note-{fact.name}": set() for fact in noted(title) if fact != FIRST}
    further |= {f"manner-{who}": set() for who in bots.personalities(title)}
    further |= {f"hint-{reason}": {*given, "you"} for reason, given in HINTS[title].facts.items()}
    return facts | {f"{title}-{id}": given for id, given in further.items()}


def noted(title: str) -> list[Fact]:
    """What is noted of finished games."""
    notes = registry.title(title).notes
    assert notes is not None
    return [*notes().game, *notes().seats]


def leaders_facts() -> Facts:
    """The words of the first title."""
    words = [f"way-{way}" for way in WAYS.values()] + [f"kind-{kind.lower()}" for kind in KINDS]
    words += [f"role-{role}" for role in ROLES]
    words += [f"team-{team}" for team in TEAMS] + [f"slot-{slot}" for slot in SLOTS]
    words += [f"window-{window.replace('_', '-')}" for window in WINDOWS]
    words += [f"artifact-{artifact}" for artifact in ARTIFACTS]
    # What no table of the engine holds: the `?` of a claim, the moment of an Action Artifact, the title.
    words += ["kind-unknown", "window-own-action", "title"]
    return {word: set() for word in words}


def dystopia_facts() -> Facts:
    """The words of the second title."""
    families = {
        "faction": dystopia.FACTIONS,
        "region": dystopia.FACTIONS,
        "good": dystopia.GOODS,
        "card": dystopia.CARDS,
        "tile": dystopia_cards.TILES,
        "recruit": dystopia_cards.RECRUITS,
        "dilemma": dystopia.DILEMMAS,
        "track": dystopian.TRACK.words,
        "side": dystopian.SIDE.words,
        "retrieve": dystopian.WAY.words,
        # Goods are said by their names, and the spaces of the sites are put together.
        "choice": dystopian.CHOICE.words[dystopia.GOODS_COUNT : dystopian.CHOOSE_SITE],
        "space": dystopia.SPACES[: dystopia.MARKET],
        "way": ["ten-stars", "stopped"],
    }
    facts: Facts = {f"{family}-{id}": set() for family, ids in families.items() for id in ids}
    return facts | {f"count-{thing}": {"count"} for thing in dystopian.PAYMENT.words} | {"title": set()}


def show_facts() -> Facts:
    """The words of the third title."""
    families = {
        "character": [profile.id for profile in show_cards.PROFILES],
        "ability": show_cards.ABILITIES,
        "object": show_cards.OBJECTS,
        "mission": show.MISSIONS,
        "map": FIELDS,
        "phase": ["setup", *show.PHASES],
        "side": showing.SIDE.words,
        "weapon": showing.WEAPON.words,
        "action": showing.REPEAT.words,
        "bearing": BEARINGS,
        "kind": SCENERY,
        "element": element_ids(),
        "status": STATUS,
        "state": [*FLAGS, "berserk", "used"],
        "modifier": MODIFIERS,
        "house": HOUSE_RULES,
        "end": SHOW_WAYS,
        "way": SHOW_WAYS,
    }
    facts: Facts = {f"{family}-{id}": set() for family, ids in families.items() for id in ids}
    facts |= {f"link-{link}": {"number", "element"} for link in LINKS}
    facts |= {f"workshop-{place}": {"fault"} for place in ("map", "it", *PLACES)}
    facts |= {f"fair-{name}": set() for name in MEASURES}
    return facts | {f"table-{role}": {"figure"} for role in ("leader", "associate")} | {"title": set()}


def element_ids() -> set[str]:
    """Everything that stands on the packaged maps and on made ones; a twin has the name of the first."""
    names = {element.name.removesuffix(" II") for name in FIELDS for element in field_named(name).elements}
    names |= {str(make(Luck(1)).entry["name"]) for make in PIECES}
    return {re.sub("[^a-z0-9]+", "-", name) for name in names}


COMMAND = ("cli", "terminal", "games/*/terminal", "games/*/terminal.py")
"""What is shown in a terminal."""


def core_facts() -> Facts:
    facts: Facts = {kind.id: {*kind.fields, "you"} for kind in (TAKEN_BACK, CLAIMED)}
    facts |= {f"core-verdict-{worth}": set() for worth in ("true", "false", "guess")}
    whole, _ = ff.ids_in("core")
    return facts | {id: set() for id in whole if id.startswith("core-no-")}


def spoken_literally() -> set[str]:
    """Message ids that stand as they are in the source of speech."""
    whole, _ = ff.ids_in("speech", "games/*/speech", "games/*/speech.py")
    return {id for id in whole if id.split("-")[0] in ("core", *TITLES)}


def riddle_facts() -> Facts:
    """What titles tell about puzzles that they count."""
    told = [riddles.facts for riddles in map(riddles_of, TITLES) if riddles is not None]
    return {f"riddles-{name}": set(facts.split()) for one in told for name, facts in one.items()}


def game_facts() -> Facts:
    titles = {id: facts for title in TITLES for id, facts in title_facts(title).items()}
    return titles | core_facts() | riddle_facts()


def expected() -> set[str]:
    return {*game_facts(), *spoken_literally()}


def present(language: str, *names: str) -> set[str]:
    return {id for name in names for id in ff.entries(language, f"{name}.ftl")}


# ------------------------------------------------------------------ none missing, none unused


def test_the_web_offers_the_same_languages() -> None:
    library = ff.SOURCE.parents[1] / "web" / "src" / "lib"
    names = ", ".join(f'{language}: "{name}"' for language, name in NAMES.items())
    offered = f"export const LANGUAGES = {{ {names} }} as const;"
    assert offered in (library / "settings.svelte.ts").read_text("utf-8")
    # That each is imported is seen by the type checker (`Record<Language, …>` in words.svelte.ts).
    pieces = {path.stem: path.read_text("utf-8") for path in (library / "words").iterdir()}
    assert sorted(pieces) == sorted(LANGUAGES)
    for language, piece in pieces.items():
        assert piece == pieces[FALLBACK].replace(f"/locale/{FALLBACK}/", f"/locale/{language}/")


def test_the_command_tells_of_the_same_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = re.search(r"Language: ([a-z, ]+) or ([a-z]+)\.", " ".join(capsys.readouterr().out.split()))
    assert told is not None and (*told[1].split(", "), told[2]) == LANGUAGES
    source = (ff.SOURCE / "cli" / "app.py").read_text("utf-8")
    assert not re.search(rf"\b{', '.join(LANGUAGES[:-1])}\b", source)


def test_every_language_has_a_name_and_a_folder() -> None:
    assert tuple(NAMES) == LANGUAGES
    for home in ff.HOMES:
        assert sorted(folder.name for folder in home.iterdir()) == sorted(LANGUAGES)


def test_all_languages_have_the_same_files() -> None:
    assert {"core.ftl", "cli.ftl", *[f"{title}.ftl" for title in TITLES]} <= set(ff.files("en"))
    assert all(ff.files(language) == ff.files(FALLBACK) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_games_is_missing_and_none_unused(language: str) -> None:
    there = present(language, "core", "riddles", "show-hint", *TITLES)
    assert sorted(expected() - there) == []
    assert sorted(there - expected()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_command_is_missing_and_none_unused(language: str) -> None:
    whole, parts = ff.ids_in(*COMMAND)
    there = present(language, "cli")
    used = {id for id in there if id in whole or any(re.fullmatch(part, id) for part in parts)}
    assert sorted({id for id in whole if id.startswith("cli-")} - there) == []
    assert sorted(there - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_laboratory_is_missing_and_none_unused(language: str) -> None:
    whole, parts = ff.ids_in("lab")
    there = present(language, "lab")
    assert sorted({id for id in whole if id.startswith("lab-")} - there) == []
    assert sorted(id for id in there - whole if not any(re.fullmatch(part, id) for part in parts)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_uses_only_messages_of_the_games_that_exist(language: str) -> None:
    whole, parts = ff.ids_in(*COMMAND)
    there = present(language, "core", *TITLES)
    leaders = ("leaders-table-", "leaders-artifact-", "leaders-kind-", "leaders-slot-")
    families = (*leaders, "core-", "dystopia-", "show-")
    assert sorted({id for id in whole if id.startswith(families)} - there) == []
    for part in parts:
        if part.startswith(("leaders-", "dystopia-", "show-", "core-")):
            assert any(re.fullmatch(part, id) for id in there), part


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_begins_with_the_name_of_its_file(language: str) -> None:
    for file in ff.files(language):
        stem = file.removesuffix(".ftl")
        assert [id for id in ff.entries(language, file) if not id.startswith(f"{stem}-")] == []


def test_the_collectors_find_what_they_should() -> None:
    assert refusals("leaders")["leaders-no-wrong-moment"] == {"artifact", "window"}
    assert "leaders-no-asked-look-back" in refusals("leaders")
    assert refusals("dystopia")["dystopia-no-spa"] == {"space"}
    assert "dystopia-no-asked-set-value" in refusals("dystopia")
    assert len(questions("leaders")) == 15 and "expose-one" in questions("leaders")
    assert len(questions("dystopia")) == 25 and "dilemma-pay" in questions("dystopia")
    assert {"core-no-over", "core-no-undo", "core-no-whispers"} <= set(core_facts())
    assert {"leaders-table-turn", "dystopia-table-turn"} <= spoken_literally()


# ------------------------------------------------------------------ the same in all languages


@pytest.mark.parametrize("language", ["es", "ru"])
def test_messages_and_attributes_are_those_of_english(language: str) -> None:
    # Only languages with cases have a form of the direct object.
    theirs = {id for id in ff.patterns(language) if not id.endswith(".whom")}
    assert theirs == set(ff.patterns("en"))


@pytest.mark.parametrize("language", ["es", "ru"])
def test_a_sentence_tells_the_same_facts_as_in_english(language: str) -> None:
    english = ff.patterns("en")
    differences = {
        id: (sorted(ff.shown(pattern)), sorted(ff.shown(english[id.removesuffix(".whom")])))
        for id, pattern in ff.patterns(language).items()
        if {ff.base(name) for name in ff.shown(pattern)}
        != {ff.base(name) for name in ff.shown(english[id.removesuffix(".whom")])}
    }
    assert differences == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_uses_only_facts_it_is_given(language: str) -> None:
    for id, facts in game_facts().items():
        pattern = ff.patterns(language)[id]
        used = {ff.base(name) for name in {*ff.shown(pattern), *ff.selected(pattern)}}
        assert used <= facts | ({"you"} if facts else set()), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_fact_of_an_event_is_told(title: str, language: str) -> None:
    for kind in euphoria.game(title).events:
        pattern = ff.patterns(language)[kind.id]
        assert {ff.base(name) for name in ff.shown(pattern)} == set(kind.fields), kind.id


# ------------------------------------------------------------------ well-formed


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_have_all_plural_forms_of_the_language(language: str) -> None:
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    categories = {"zero", "one", "two", "few", "many"}
    for id, pattern in ff.patterns(language).items():
        for choice in ff.selectors(pattern):
            words = {key for key in ff.keys(choice) if not key.isdigit()}
            if words & categories:
                assert words == forms, id
            # A number that is printed is never told apart by "1 or more" alone.
            counted = isinstance(choice.selector, ftl.VariableReference) and choice.selector.id.name
            assert not ("1" in ff.keys(choice) and counted in ff.shown(pattern)), id


def test_the_plural_check_knows_the_languages() -> None:
    assert {*Locale.parse("ru").plural_form.tags} == {"one", "few", "many"}
    assert {*Locale.parse("es").plural_form.tags} == {"one", "many"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_both_sides_of_the_wire_render_alike_is_used(language: str) -> None:
    """No functions: ordinals and date options differ between the two Fluent libraries."""
    for id, pattern in ff.patterns(language).items():
        assert not [node for node in ff.walk(pattern) if isinstance(node, ftl.FunctionReference)], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_message_is_rendered(language: str) -> None:
    """Errors would be warnings, and warnings fail."""
    for id, pattern in ff.patterns(language).items():
        choices = ff.selected(pattern)
        numbers = {"count": {0, 1, 2, 5, 21, 1_000_000}}
        pools: list[list[int | str]] = [[*numbers.get(name, choices[name] | {"none"})] for name in choices]
        for picked in itertools.product(*pools):
            facts: dict[str, int | str] = {name: f"‹{name}›" for name in ff.shown(pattern)}
            if "count" in facts:
                facts["count"] = 3
            facts |= dict(zip(choices, picked, strict=True))
            text = messages(language).format(id, facts)
            assert text.strip() or id == "core-winners", id
            assert "{" not in text and "???" not in text, (id, text)
            assert id.startswith("cli-") or "  " not in text, (id, text)


@pytest.mark.parametrize("language", ["es", "ru"])
def test_nothing_is_left_in_english(language: str) -> None:
    """Spanish keeps a few names, such as that of a game whose printed rulebook keeps it too."""
    english = {id: _plain(pattern) for id, pattern in ff.patterns("en").items()}
    same = {id for id, pattern in ff.patterns(language).items() if english.get(id) == _plain(pattern)}
    # First names stay what they are.
    games = {id for id in same if not id.startswith("cli-") and not id.endswith(".short")}
    assert games - {"core-player"} == (PROPER_NAMES if language == "es" else set())


def test_russian_is_written_in_its_own_letters() -> None:
    typed = ("cli-", "lab-")  # with commands, options and names of libraries
    told = {id: _plain(pattern) for id, pattern in ff.patterns("ru").items() if not id.startswith(typed)}
    words = {id: re.sub(r"\{[^{}]*\}", "", text).lower() for id, text in told.items() if id != "core-player"}
    assert len(words) > 1000
    own = {id for id, text in words.items() if re.search("[а-яё]", text) and not re.search("[a-z]", text)}
    assert {id: told[id] for id in words.keys() - own} == {}


def _plain(pattern: ftl.Pattern) -> str:
    return "".join(node.value for node in ff.walk(pattern) if isinstance(node, ftl.TextElement))


# ------------------------------------------------------------------ cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_a_text(language: str) -> None:
    there = ff.patterns(language)
    ids = [f"leaders-artifact-{artifact}" for artifact in ARTIFACTS]
    ids += [f"leaders-kind-{kind.lower()}" for kind in KINDS]
    assert len({_plain(there[id]) for id in ids}) == len(ids) == 28
    for id in ids:
        assert len(_plain(there[f"{id}.text"])) > 30
    objects = {artifact for artifact in ARTIFACTS if f"leaders-artifact-{artifact}.object" in there}
    assert objects == set(ARTIFACTS) - WITHOUT_OBJECT


@pytest.mark.parametrize("language", LANGUAGES)
def test_recruits_market_tiles_and_dilemmas_have_all_their_texts(language: str) -> None:
    there = ff.patterns(language)
    for recruit in dystopia_cards.RECRUITS:
        assert len(_plain(there[f"dystopia-recruit-{recruit}.text"])) > 30
    classic = {
        recruit for recruit in dystopia_cards.RECRUITS if f"dystopia-recruit-{recruit}.classic" in there
    }
    assert classic == classic_recruits() - SAME_CLASSIC and len(classic) == 14
    for recruit in classic:
        old, new = (_plain(there[f"dystopia-recruit-{recruit}.{text}"]) for text in ("classic", "text"))
        assert old != new
    for tile in dystopia_cards.TILES:
        assert _plain(there[f"dystopia-tile-{tile}.penalty"]).endswith(".")
    for dilemma in dystopia.DILEMMAS:
        assert {f"dystopia-dilemma-{dilemma}.{side}" for side in dystopian.SIDE.words} <= set(there)


@pytest.mark.parametrize("language", ["es", "ru"])
def test_texts_of_recruits_have_the_same_numbers_as_in_english(language: str) -> None:
    english, theirs = ff.patterns("en"), ff.patterns(language)
    for id, pattern in english.items():
        if id.startswith("dystopia-recruit-"):
            numbers = [sorted(re.findall(r"\d+", _plain(text))) for text in (pattern, theirs[id])]
            assert numbers[0] == numbers[1], id


def classic_recruits() -> set[str]:
    """The recruits with a second wording, from the facts of the cards."""
    text = (ff.SOURCE.parents[1] / "docs" / "rules" / "dystopia-cards.yaml").read_text(encoding="utf-8")
    recruits = yaml.safe_load(text)["recruits"]
    return {recruit["id"].replace("_", "-") for recruit in recruits if "classic" in recruit}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", range(dystopia_cards.TILES_COUNT))
def test_the_cost_of_a_market_is_said_as_the_engine_charges_it(tile: int, language: str) -> None:
    said = _plain(ff.patterns(language)[f"dystopia-tile-{dystopia_cards.TILES[tile]}.cost"])
    cost = TILE_COSTS[tile]
    things = dystopian.PAYMENT.words
    for unit in set(cost):
        count = cost.count(unit)
        if unit.bit_count() == 1:
            thing = things[unit.bit_length() - 1]
            phrase = messages(language).format(f"dystopia-count-{thing}", {"count": count})
            assert phrase in said
            said = said.replace(phrase, "")
    # What is left is free choice: as many numbers as there are such units, each of them one.
    free = sum(1 for unit in cost if unit.bit_count() > 1)
    assert re.findall(r"\d+", said) == ["1"] * free


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_card_names_ids_or_rules(language: str) -> None:
    for id, pattern in ff.patterns(language).items():
        if id.endswith((".text", ".classic", ".cost", ".penalty")):
            text = _plain(pattern)
            assert not re.search(r"\b[A-Z]+-\d", text), id
            ids = [
                *ARTIFACTS,
                *WINDOWS,
                *dystopia_cards.RECRUITS,
                *dystopia_cards.TILES,
                *dystopia.SPACES[4:],
            ]
            assert not [name for name in ids if re.search("[-_]", name) and name in text], id
