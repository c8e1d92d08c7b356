"""The games of a house in words: every option and every bot explained in every language."""

import warnings

import pytest

import fluent_files as ff
from euphoria.api import game
from euphoria.core.errors import BadSetup
from euphoria.languages import LANGUAGES
from euphoria.server.catalogue import games as catalogue
from euphoria.server.wire.titles import OptionInfo, TitleInfo
from euphoria.speech.messages import messages
from kit.server import Running


def offered(language: str) -> dict[str, TitleInfo]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # a missing message is a warning
        catalogue.offered.cache_clear()
        return {info.id: info for info in catalogue.offered(language).titles}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_bot_has_its_words(language: str) -> None:
    for id, info in offered(language).items():
        assert info.name and info.about
        assert [option.id for option in info.settings] == list(game(id).settings({}, game(id).least))
        assert [bot.id for bot in info.opponents] == info.bots
        told = [(option.label, option.help) for option in info.settings]
        for label, help in told + [(bot.label, bot.help) for bot in info.opponents]:
            assert label and help.endswith(".")
            assert ". " not in help, "one sentence is enough"
        for option in info.settings:
            labels = [choice.label for choice in option.choices]
            assert all(labels) and len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_the_house_are_left_over(language: str) -> None:
    told: set[str] = set()
    for info in offered(language).values():
        told |= {option.label for option in info.settings} | {option.help for option in info.settings}
        told |= {bot.label for bot in info.opponents} | {bot.help for bot in info.opponents}
        told |= {choice.label for option in info.settings for choice in option.choices}
        told |= {one.line for one in info.company}
    patterns = ff.patterns(language)
    unused = {
        id
        for id, pattern in patterns.items()
        if id.startswith("house-") and not ff.shown(pattern) and messages(language).format(id, {}) not in told
    }
    assert unused == set()


def accepted(title: str, name: str, value: object) -> bool:
    rules = game(title)
    try:
        rules.settings({name: value}, rules.most)
    except BadSetup:
        return False
    return True


def _some(option: OptionInfo) -> list[object]:
    """Every value that the words offer."""
    if option.kind == "bool":
        return [True, False]
    if option.kind == "number":
        assert option.least is not None
        return [option.least, option.most or option.least + 1000]
    if option.kind == "choice":
        return [choice.value for choice in option.choices]
    if option.id == "teams":
        # Two of them, as long as they are not too dear.
        return [[choice.value, "steel-choir"] for choice in option.choices]
    return [[choice.value] for choice in option.choices]


def test_the_rules_take_what_the_words_offer_and_nothing_beyond() -> None:
    for id, info in offered("en").items():
        for option in info.settings:
            assert accepted(id, option.id, option.default)
            for value in _some(option):
                assert accepted(id, option.id, value), (id, option.id, value)
            if option.least is not None:
                assert not accepted(id, option.id, option.least - 1)
            if option.most is not None:
                assert not accepted(id, option.id, option.most + 1)
            if option.kind != "bool":
                assert not accepted(id, option.id, True)


def test_titles_come_in_the_language_asked_for(server: Running) -> None:
    nobody = server.anyone()
    names = {lang: nobody.get("/api/titles", lang=lang)["titles"][1]["name"] for lang in LANGUAGES}
    assert len(set(names.values())) == 3
    assert nobody.get("/api/titles")["titles"][1]["name"] == names["en"]
    assert nobody.refused("GET", "/api/titles?lang=tlh")["code"] == "bad-request"
