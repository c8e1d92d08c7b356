"""The rules as players read them: short and long, found by questions, and without provenance."""

import re

import pytest
import yaml

import euphoria
from euphoria import finding, guide, ledger
from euphoria.languages import LANGUAGES
from euphoria.speech import Speech

QUESTIONS = yaml.safe_load((ledger.folder() / "questions.yaml").read_text(encoding="utf-8"))
PROVENANCE = re.compile(
    r"(?<![.,\d])00[0-4]\b|^Source:|^Basis:|parent game|Boardspace|\bBGA\b", re.IGNORECASE
)
MACHINERY = re.compile(
    r"[`*\"']|\b(engine|interface|program|interfaz|programa|motor)\b|интерфейс|программ|движок|движк",
    re.IGNORECASE,
)
"""What speaks to those who build the game: code, marks of typing, the machine itself."""
TRANSLATED = sorted(path.name.split(".") for path in ledger.folder().glob("*.*.md"))
"""Title and language of each translation."""


# ------------------------------------------------------------------ in short


@pytest.mark.parametrize("title", euphoria.titles())
def test_a_guide_has_the_same_parts_in_every_language(title: str) -> None:
    english = guide.guide(title, "en")
    for language in LANGUAGES:
        told = guide.guide(title, language)
        for ours, theirs in zip(told, english, strict=True):
            assert [block.kind for block in ours] == [block.kind for block in theirs], language
        if language != "en":
            assert not {block.text for block in told.five} & {block.text for block in english.five}
        assert all(": " in block.text for block in told.signs)


@pytest.mark.parametrize("title", euphoria.titles())
def test_a_minute_and_five_minutes_can_be_read_in_that_time(title: str) -> None:
    """About 230 words a minute."""
    told = guide.guide(title, "en")
    words = [sum(len(block.text.split()) for block in part) for part in (told.minute, told.five)]
    assert 100 < words[0] < 230 and 230 < words[1] < 5 * 230


# ------------------------------------------------------------------ in full


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", euphoria.titles())
def test_players_read_every_rule_and_no_provenance(title: str, language: str) -> None:
    book = ledger.for_players(title, language)
    assert [rule.id for rule in book.rules] == [rule.id for rule in ledger.ledger(title).rules]
    for rule in book.rules:
        assert rule.text and rule.section and not rule.source
        for text in [rule.text, *[ruling.text for ruling in rule.rulings]]:
            assert text and not PROVENANCE.search(text), (rule.id, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", euphoria.titles())
def test_the_rules_speak_to_players_and_not_to_the_engine(title: str, language: str) -> None:
    book = ledger.for_players(title, language)
    assert [(one.id, found[0]) for one in lines(book) if (found := MACHINERY.search(one.text))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", euphoria.titles())
def test_every_rule_and_ruling_is_in_every_language(title: str, language: str) -> None:
    book = ledger.for_players(title, language)
    assert [one.id for one in lines(book) if one.language != language] == []
    assert [one.id for one in lines(book)] == [one.id for one in lines(ledger.for_players(title, "en"))]


def lines(book: ledger.Ledger) -> list[ledger.Rule | ledger.Ruling]:
    """Every rule, each followed by its rulings."""
    found: list[ledger.Rule | ledger.Ruling] = []
    for rule in book.rules:
        found += [rule, *rule.rulings]
    return found


def test_rules_are_sentences() -> None:
    """The ledgers are notes, and many begin small; players read them with a capital and a stop."""
    for title in euphoria.titles():
        for rule in ledger.for_players(title, "en").rules:
            for text in [rule.text, *[ruling.text for ruling in rule.rulings]]:
                assert not text[0].islower() and text[-1] in ".!?)|", (rule.id, text)


def test_a_sentence_of_provenance_goes_and_the_rest_stays() -> None:
    assert ledger.plain('"May" means the phase can be skipped. Same wording in 001 and 004.') == (
        '"May" means the phase can be skipped.'
    )
    assert ledger.plain("Basis: L-4.2 and the parent game.") == ""
    assert ledger.plain('Also from unfinished construction (003 "Sites"; Boardspace).') == (
        "Also from unfinished construction."
    )
    assert ledger.plain("The tank may be used (board; Boardspace). BGA agrees.") == "The tank may be used."
    assert ledger.plain("Closer than the sum of the radii minus 0.002.").endswith("0.002.")


@pytest.mark.parametrize(("title", "language", "_md"), TRANSLATED)
def test_a_translation_is_up_to_date_and_made_of_whole_chapters(title: str, language: str, _md: str) -> None:
    """A chapter that is begun has all its rules and rulings, made from the English that stands there now."""
    said = ledger.translation(title, language)
    begun = {id.partition(".")[0] for id in said}
    english = {rule.id.partition(".")[0]: rule.section for rule in ledger.ledger(title).rules}
    for rule in ledger.ledger(title).rules:
        english[rule.id] = rule.text
        english |= {ruling.id: ruling.text for ruling in rule.rulings if ledger.plain(ruling.text)}
    wanted = {id for id in english if id.partition(".")[0] in begun}
    assert sorted(wanted - said.keys()) == [], "missing"
    assert sorted(said.keys() - wanted) == [], "of no rule"
    outdated = [id for id, (_, origin) in said.items() if origin != ledger.fingerprint(english[id])]
    assert outdated == []


def test_an_outdated_line_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = ledger.ledger("leaders").rules[0]
    for origin, language in ((ledger.fingerprint(rule.text), "es"), ("00000000", "en")):
        said = {rule.id: ("Otra cosa.", origin)}

        def translation(title: str, language: str, said: dict[str, tuple[str, str]] = said) -> object:
            del title, language
            return said

        monkeypatch.setattr(ledger, "translation", translation)
        ledger.for_players.cache_clear()
        read = ledger.for_players("leaders", "es").rules[0]
        assert (read.language, read.text == "Otra cosa.") == (language, language == "es")
    ledger.for_players.cache_clear()


# ------------------------------------------------------------------ with cards and lessons


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_artifact_says_what_is_not_plain_about_it(language: str) -> None:
    """What the card table of leaders notes as limits and consequences, players read with the card."""
    speech, english = Speech(language), Speech("en")
    table = yaml.safe_load((ledger.folder() / "leaders-cards.yaml").read_text(encoding="utf-8"))
    noted = [card["id"] for card in table["artifacts"] if card["constraints"] or card["notes"]]
    assert len(noted) == 24
    for id in noted:
        facts = speech.card("leaders", id).facts
        note = facts[speech.say("leaders-label-note")]
        assert note.endswith(".") and not PROVENANCE.search(note)
        assert language == "en" or note != english.card("leaders", id).facts["Note"]


# ------------------------------------------------------------------ found by questions


def test_there_are_enough_questions() -> None:
    assert all(len(QUESTIONS[language]) >= 10 for language in LANGUAGES)


@pytest.mark.parametrize(
    ("language", "ask", "title", "rules"),
    [
        (language, one["ask"], one["title"], one["rules"])
        for language in LANGUAGES
        for one in QUESTIONS[language]
    ],
)
def test_a_question_finds_its_rule_among_the_first_three(
    language: str, ask: str, title: str, rules: list[str]
) -> None:
    found = [rule.id for rule in finding.ranked(ask, language, title)[:3]]
    assert any(id in rules or id.partition(".")[0] in rules for id in found), found


def test_what_beginners_ask_is_answered_by_rules_of_that_title_in_three_languages() -> None:
    for entry in yaml.safe_load((ledger.folder() / "asked.yaml").read_text(encoding="utf-8")):
        known = {rule.id for rule in ledger.ledger(entry["title"]).rules}
        assert entry["rules"] and set(entry["rules"]) <= known, entry
        assert {"title", "rules", *LANGUAGES} == entry.keys()
        assert all(finding.notions(language).of(entry[language]) for language in LANGUAGES)


def test_a_question_finds_cards_too() -> None:
    cards = Speech("en").cards("leaders")
    assert "iron-pancake" in finding.cards("cancel a shot", "en", cards)
    assert finding.cards("climbing on containers", "en", cards) == []


def test_words_that_mean_the_same_are_one_notion() -> None:
    english, spanish, russian = (finding.notions(language) for language in ("en", "es", "ru"))
    assert english.of("shooting shots fired") == ["shoot"] * 3
    assert spanish.of("Dispararé, disparos") == ["shoot"] * 2
    assert russian.of("выстрелил стрелять") == ["shoot"] * 2
    assert english.of("can I?") == []
