"""One voice in each language: mistakes that can be found by their form, in the files and in what is told."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

import euphoria
import fluent_files as ff
from euphoria.core.luck import Luck
from euphoria.languages import LANGUAGES
from euphoria.registry import LISTED as TITLES
from euphoria.speech import Speech

USTED = (
    r"\b(Abra|Acepte|Busque|Cierre|Coloque|Compre|Construya|Diga|Elija|Escriba|Espere|Expongan?|Haga|Intente"
    r"|Juegue|Mantenga|Mire|Ponga|Pruebe|Pulse|Retire|Seleccione|Siga|Tome|Toque|Use|Vaya|Visite|Vuelva)\b"
    r"|\b[Uu]sted(es)?\b"
)
"""The imperatives of the polite form begin a sentence, so they are written with a capital."""
SPAIN = (
    r"\b\w+(áis|éis)\b|\bvosotr[oa]s\b|\bcog(er|en|e|id[oa]s?)\b"
    r"|\b([Oo]rdenador|[Aa]parcamiento|[Hh]ormigón|[Cc]ostes?|[Pp]eanas?|[Pp]alés|[Bb]ocajarro)\b"
)
"""The printed rules are those of America: no vosotros, and its words for things."""
TU = (
    r"\b(Выбери|Возьми|Выложи|Поставь|Построй|Посмотри|Нажми|Набери|Напиши|Введи|Сядь|Жди|Ходи|Стреляй|Целься"
    r"|Смотри|Скажи|Назови|Открой|Закрой|Скрой|Сыграй|Учись|Верни)\b|\b([Тт]ебя|[Тт]ебе|[Тт]вой|[Тт]воя|[Тт]вои)\b"
)
"""The familiar form; the house says вы."""
WITHOUT_YO = (
    r"\b([Ее]ще|[Ее]е|[Ии]дет|[Бб]ерет|[Дд]ает|[Оо]тдает|[Вв]едет|[Нн]есет|[Жж]дет|[Лл]учемет\w*|[Шш]ахтер\w*|[Оо]гнемет\w*"
    r"|[Мм]аневр\w*|[Пп]одъем\w*|[Сс]чет|[Тт]рех|[Чч]етырех|[Пп]риведет|[Пп]ойдет|[Вв]зорвет\w*|[Уу]бьет\w*|[Вв]озьмет\w*)\b"
)
"""Russian is printed with ё everywhere, or nowhere."""
TYPED = r"[\"']"
"""Quotes as a typewriter has them."""
VOICES = {
    "en": {
        "a number that begins with a vowel": r"\b[Aa] (8|11|18|8\d)\b|\b[Aa]n ([0-79]|1[02-79])\b",
        "a printed apostrophe": r"\w'\w",
        "own needs an owner": r"\b([Tt]he|[Aa]n|[Ee]ach|of) own\b(?! [a-z]+ of)",
        "spelt as in Britain": r"\b(colors?|favors?|centers?|neighbors?|theaters?|honors?|armors?|gray)\b",
        "whoever": r"(^|[:;.] )[Ww]ho (began|completes|was just|carries|declines|already has|has none)\b",
        "what does not answer is a server": r"[Tt]he house (does|did|cannot|has forgotten)",
    },
    "es": {
        "usted": USTED,
        "of Spain": SPAIN,
        "the bottom of the deck": r"hasta abajo del mazo",
        "decimals have a comma": r"\d\.\d+ pulgadas",
        "a recruit has a habilidad": r"\b[Cc]apacidad(es)?\b",
        "one builds at an obra": r"espacios? de construcción",
        "directions are north, then east": r"nordeste|sudeste|sudoeste",
        "what is solid is macizo": r"\b[Ss]ólidos?\b",
        "a question is opened": r"^[^¿]*\?",
        # Susan is drawn as this sign.
        "an exclamation is opened": r"^[^¡]*!(?! Susan)",
        "quotes are « »": TYPED,
        "what does not answer is a server": r"\b[Ll]a casa (no|se|ya)\b",
        "one day is no días": r"N (días|segundos|minutos) (y|$)",
    },
    "ru": {
        "ты": TU,
        "dice are кубики": r"\b[Кк]ост(и|ей|ям|ями|ях)\b",
        "no endings in parentheses": r"[а-яё]\((а|ая|ла|на)\)",
        "the audience is аудитория": r"[Оо]чк(и|ов) (публики|зрителей)",
        "decimals have a comma": r"\d\.\d+ дюйм",
        "a mission is задание": r"\b[Мм]исси\w+",
        "a dilemma is разрешают": r"\b[Рр]еш\w+ дилемм",
        "tokens are фишки": r"\b[Мм]аркер\w*",
        "a track is трек": r"\b[Шш]кал\w+",
        "quotes are « »": rf"{TYPED}|[“”](?!$|[.,»])",
        "ё is printed": WITHOUT_YO,
        "a server is no house": r"\b[Дд]ом(а|е|у|ом)? (не|сейчас|отвечает|больше|закрыт|открыт|играет)\b",
        "a worker is not thrown": r"работник\w* (бросается|бросаются|был брошен)",
        "this turn is в этот ход": r"\bв этом ходу\b",
    },
}
WRONG = {
    "en": [
        "N rolls a 8.",
        "the other side's Leader",
        "wholly on the own exit platform",
        "in the center of the table",
        "Who began with 100 LP is saved",
        "The house does not answer.",
    ],
    "es": [
        "Visite la ciudad",
        "Usas un recluta?",
        "Le disparas a N!",
        "No existe la orden 'N'",
        "La casa no responde.",
        "N días y N h",
    ],
    "ru": [
        "Выбери лучшего угнетателя",
        "Нет команды 'N'",
        "например “skip”, или",
        "Колода пуста: N ничего не берет.",
        "Дом не отвечает.",
        "Потом оба работника бросаются вместе.",
        "N в этом ходу не может стрелять",
    ],
}
"""What stood here once, or could have: each is found."""
BLOTS = re.compile(r"\S  +\S|\s[,;:!?](\s|$)|\s\.(\s|$)|\(\s*\)|[,;:]\s*[,;.](?!\.)|\.\.(?!\.)(?<!\.\.\.)")
"""Two spaces, a stop after a space, empty parentheses, stops that meet: something was left empty."""


def test_the_blots_are_found_and_nothing_else() -> None:
    for wrong in ["a  b", "fights ; C: fights ,", "it is .", "( )", "so,, it", "A: ; B", "end.."]:
        assert BLOTS.search(wrong), wrong
    for right in ["a b", "A: x; B, C.", "One moment …", "Un momento…", "x (y).", "1.5,2", "“x”: y!", "so …"]:
        assert not BLOTS.search(right), right


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_heard(language: str) -> None:
    for text in WRONG[language]:
        assert any(re.search(form, text) for form in VOICES[language].values()), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_in_the_voice_of_its_language(language: str) -> None:
    found = [
        (id, what, match[0])
        for id, text in texts(language)
        for what, form in VOICES[language].items()
        if (match := re.search(form, text))
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_blot(language: str) -> None:
    found = [(id, text) for id, text in texts(language) if BLOTS.search(text)]
    # The signs of a picture are explained one by one.
    assert [(id, text) for id, text in found if id != "cli-show-legend"] == []


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Each unbroken text of each message; where a value stands, a word is put."""
    for id, pattern in ff.patterns(language).items():
        for node in ff.walk(pattern):
            if isinstance(node, ftl.Pattern):
                yield id, "".join(_plain(part) for part in node.elements)


def _plain(part: ftl.TextElement | ftl.Placeable) -> str:
    return part.value if isinstance(part, ftl.TextElement) else "N"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_at_a_table_has_no_blot_and_names_nobody_twice(title: str, language: str) -> None:
    """Nobody hides "Bot 2’s" Recruit as Bot 2, and no number has the article of another."""
    for sentence in told(title, language):
        assert not BLOTS.search(sentence), sentence
        assert not re.search(r"\ba (8|11|18)\b", sentence), sentence
        assert not re.search(r"\b(Bot \d)\b.*\b(?:hides|names|interrogates) \1’s", sentence), sentence


def told(title: str, language: str) -> Iterator[str]:
    """Everything each reader is told in some random games, and all options they are offered."""
    for seed in range(4 if title == "leaders" else 1):
        players = euphoria.game(title).least
        names = [f"Bot {number}" for number in range(1, players + 1)]
        options = {"turns": 2} if title == "show" else {"turn_limit": 25}
        match = euphoria.new(title, players=players, key=bytes([seed]) * 32, names=names, options=options)
        luck = Luck(seed)
        while not match.over:
            decision = match.decisions[0]
            speech = Speech(language, names, decision.seat)
            option = decision.options[luck.below(len(decision.options))]
            yield speech.action(match, option)
            yield speech.prompt(match, decision.kind, decision.rule)
            match.act(decision.seat, option)
        for you in (None, 0):
            speech = Speech(language, names, you)
            yield from (speech.event(match, event) for event in match.events(you))
            assert match.result is not None
            yield speech.result(match, match.result)
            yield from speech.lines(match.view(you))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_name_of_a_card_begins_with_a_capital(title: str, language: str) -> None:
    for id, card in Speech(language).cards(title).items():
        assert card.name[0].isupper() or not card.name[0].isalpha(), (id, card.name)
