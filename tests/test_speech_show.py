"""Speech of the show: sentences, places, teams, cards and the whole table, in three languages."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import euphoria
from euphoria import Match
from euphoria.core.errors import Refusal
from euphoria.games.show.rules.box.cards import OBJECTS, PROFILES
from euphoria.games.show.rules.maps.library import field_named
from euphoria.games.show.rules.words import BADGES, EVENTS, FIRST_TARGET, GRAMMAR, SIDE
from euphoria.languages import LANGUAGES
from euphoria.speech import Speech
from show_views import FIGHT, changed

NAMES = ["Ana", "Bo"]
NIKOLAI, BLANCA, DOG, SOOYOUNG = (
    BADGES.index(badge) for badge in ("A.nikolai", "A.blanca", "A.odonell.benkei", "B.sooyoung")
)


def spoken(language: str, you: int | None, id: str, **fields: int) -> str:
    return Speech(language, NAMES, you).event("show", {"event": f"show-{id}", **fields})


# ------------------------------------------------------------------ sentences


@pytest.mark.parametrize(
    ("language", "figure", "sentence"),
    [
        ("en", NIKOLAI, "Nikolai (A) moves to (12.5, 3.25) on the ground (4 AP)."),
        ("en", DOG, "Sgt. O’Donell’s Benkei (A) moves to (12.5, 3.25) on the ground (4 AP)."),
        ("es", NIKOLAI, "Nikolai (A) se mueve a (12,5; 3,25) en el suelo (4 PA)."),
        ("es", DOG, "Benkei de O’Donell (A) se mueve a (12,5; 3,25) en el suelo (4 PA)."),
        ("ru", NIKOLAI, "Николай (A) идёт: (12,5; 3,25) на земле (4 ОД)."),
        ("ru", DOG, "Бенкей сержанта О’Донелл (A) идёт: (12,5; 3,25) на земле (4 ОД)."),
    ],
)
def test_a_move_names_the_figure_and_the_place(language: str, figure: int, sentence: str) -> None:
    assert spoken(language, None, "moved", figure=figure, x=12500, y=3250, surface=0, ap=4) == sentence


@pytest.mark.parametrize(
    ("figure", "sentence"),
    [
        (NIKOLAI, "Суён (B) убивает Николая (A)."),
        (BLANCA, "Суён (B) убивает Бланку Делюкс (A)."),
        (DOG, "Суён (B) убивает Бенкея сержанта О’Донелл (A)."),
        (BADGES.index("A.benkei"), "Суён (B) убивает Бенкея (A)."),
        (BADGES.index("A.centinel"), "Суён (B) убивает Сентинела V12 (A)."),
        (BADGES.index("susan"), "Суён (B) убивает Сьюзан."),
    ],
)
def test_russian_names_are_declined(figure: int, sentence: str) -> None:
    assert spoken("ru", None, "killed-by", figure=figure, foe=SOOYOUNG) == sentence


@pytest.mark.parametrize(
    ("language", "shots", "sentence"),
    [
        ("en", 1, "Nikolai (A) aims 1 shot at Sooyoung (B), aim 4."),
        ("en", 3, "Nikolai (A) aims 3 shots at Sooyoung (B), aim 4."),
        ("es", 1, "Nikolai (A) apunta 1 disparo a Sooyoung (B), con Puntería 4."),
        ("ru", 1, "Николай (A) целится в Суён (B): 1 выстрел, меткость 4."),
        ("ru", 3, "Николай (A) целится в Суён (B): 3 выстрела, меткость 4."),
        ("ru", 5, "Николай (A) целится в Суён (B): 5 выстрелов, меткость 4."),
    ],
)
def test_shots_are_counted(language: str, shots: int, sentence: str) -> None:
    fields = {"figure": NIKOLAI, "foe": SOOYOUNG, "shots": shots, "aim": 4}
    assert spoken(language, None, "declared", **fields) == sentence


@pytest.mark.parametrize(
    ("language", "length", "sentence"),
    [
        ("en", 1000, "Ana pushes the fight 1 inch."),
        ("en", 2500, "Ana pushes the fight 2.5 inches."),
        ("es", 1000, "Ana empuja el combate 1 pulgada."),
        ("es", 2500, "Ana empuja el combate 2,5 pulgadas."),
        ("ru", 1000, "Ana сдвигает схватку на 1 дюйм."),
        ("ru", 3000, "Ana сдвигает схватку на 3 дюйма."),
        ("ru", 7000, "Ana сдвигает схватку на 7 дюймов."),
        ("ru", 2500, "Ana сдвигает схватку на 2,5 дюйма."),
    ],
)
def test_a_length_agrees_with_its_number(language: str, length: int, sentence: str) -> None:
    assert spoken(language, None, "pushed", seat=0, length=length) == sentence


@pytest.mark.parametrize(
    ("language", "you", "sentence"),
    [
        ("en", 0, "Your side takes 2 wounds."),
        ("en", 1, "Ana’s side takes 2 wounds."),
        ("es", 0, "Tu bando recibe 2 heridas."),
        ("ru", 0, "Ваша сторона получает 2 раны."),
        ("ru", None, "Сторона игрока Ana получает 2 раны."),
    ],
)
def test_wounds_are_counted_for_their_side(language: str, you: int | None, sentence: str) -> None:
    assert spoken(language, you, "wounds", seat=0, count=2) == sentence


def test_dice_are_unpacked_the_highest_first() -> None:
    assert spoken("en", 0, "dice-rolled", seat=0, dice=0x37A) == "Your attack dice: 10, 7, 3."
    assert spoken("en", 1, "dice-rolled", seat=0, dice=0) == "Ana’s attack dice: no dice."


def test_a_load_is_a_body_or_a_target() -> None:
    assert spoken("en", None, "took", figure=NIKOLAI, thing=SOOYOUNG) == (
        "Nikolai (A) takes up: body of Sooyoung (B)."
    )
    assert spoken("es", None, "took", figure=NIKOLAI, thing=FIRST_TARGET + 1) == (
        "Nikolai (A) recoge: objetivo 2."
    )


def test_ransacked_objects_are_listed() -> None:
    fields = {"figure": NIKOLAI, "body": SOOYOUNG, "objects": 0b1011}
    assert spoken("en", None, "ransacked", **fields) == (
        "Nikolai (A) ransacks Sooyoung (B) and takes: first aid kit, defibrillator and grenade."
    )
    assert spoken("ru", None, "ransacked", **fields | {"objects": 0}) == (
        "Николай (A) обыскивает Суён (B) и забирает: ничего."
    )


FIELD_VALUES = {
    "x": 1250,
    "y": 18000,
    "surface": 3,
    "height": 2500,
    "length": 1000,
    "element": 3,
    "thing": DOG,
    "dice": 0x12,
    "objects": 3,
    "object": 2,
    "phase": 1,
    "side": 1,
    "way": 0,
    "ability": 4,
    "foe": SOOYOUNG,
    "figure": NIKOLAI,
    "mate": BLANCA,
    "body": DOG,
    "seat": 1,
    "turn": 3,
    "count": 2,
    "action": 2,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS.kinds, ids=lambda kind: kind.id)
def test_every_event_is_a_sentence_for_every_reader(kind: Any, language: str) -> None:
    fields = {field: FIELD_VALUES.get(field, 5) for field in kind.fields}
    for you in (None, 0, 1):
        text = Speech(language, NAMES, you).event("show", {"event": kind.id, **fields})
        assert text[0].isupper() or text[0] == "¡"
        assert text[-1] in ".!" and "{" not in text


# ------------------------------------------------------------------ actions


@pytest.mark.parametrize(
    ("language", "action", "words"),
    [
        ("en", "move 12.5,3.25", "Move to (12.5, 3.25)"),
        ("en", "move 1,1>12.5,3.25", "Move to (12.5, 3.25) by way of 1 point"),
        ("ru", "move 1,1>2,2>12.5,3.25", "Идти: (12,5; 3,25) через 2 точки"),
        ("en", "climb 5,5@4", "Climb to (5, 5) on surface 4"),
        ("en", "push 1,1", "Push to the north-east (45°)"),
        ("es", "push 0,-3", "Empujar hacia el sur (180°)"),
        ("en", "aim first B.blanca 2", "Aim at Blanca Deluxe (B): 2 shots, first weapon"),
        ("es", "aim second B.blanca 1", "Apuntar a Blanca Deluxe (B): 1 disparo, segunda arma"),
        ("ru", "aim second B.blanca 5", "Целиться в Бланку Делюкс (B): 5 выстрелов, второе оружие"),
        ("en", "roll 3", "Roll attack dice: 3"),
        ("en", "roll 0", "Roll attack dice: no dice"),
        ("es", "give A.mycky grenade", "Dar un objeto a Mycky (A): granada"),
        ("ru", "throw stun-grenade 4,4", "Бросить оглушающую гранату: (4; 4) на земле"),
        ("ru", "motivate A.arendal shooting", "Воодушевить Арендала (A) повторить стрельбу"),
        ("en", "side rival", "Take the edge the rival leaves"),
        ("en", "missile 3", "Missile launcher: destroy #3"),
        ("en", "link 2 4,4", "Take link 2 to (4, 4)"),
        ("en", "throw grenade 12.5,3.25", "Throw a grenade at (12.5, 3.25) on the ground"),
    ],
)
def test_an_action_is_said_as_an_order(language: str, action: str, words: str) -> None:
    assert Speech(language, NAMES).action("show", action) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            (
                "Play this team: Nikolai (leader, Susan’s associate, grenade, Benkei), Blanca Deluxe "
                "(aim +2, shots of the second weapon +1) and Susan: 625 points"
            ),
        ),
        (
            "es",
            (
                "Jugar con este equipo: Nikolai (líder, asociado de Susan, granada, Benkei), "
                "Blanca Deluxe (Puntería +2, Disparos de la segunda arma +1) y Susan: 625 puntos"
            ),
        ),
        (
            "ru",
            (
                "Играть этой командой: Николай (лидер, партнёр Сьюзан, граната, Бенкей), Бланка Делюкс "
                "(меткость +2, выстрелы второго оружия +1) и Сьюзан: 625 очков"
            ),
        ),
    ],
)
def test_a_team_is_told_with_all_it_has_bought(language: str, words: str) -> None:
    team = "nikolai*!:grenade:benkei/blanca:aim2:shots1b/susan"
    assert Speech(language, NAMES).action("show", f"team {team}") == words


def test_every_side_and_every_verb_has_words() -> None:
    for language in LANGUAGES:
        speech = Speech(language, NAMES)
        for side in SIDE.words:
            assert speech.action("show", f"side {side}")
        for verb in GRAMMAR.verbs:
            assert speech.has(f"show-do-{verb.name}")


# ------------------------------------------------------------------ at a table


def started(**options: Any) -> Match:
    """A match at its first deployment, on the backlot."""
    teams = ["nikolai*/richelle", "sooyoung*/kabuki"]
    settings = {"teams": teams, "map": "backlot", **options}
    match = euphoria.new("show", players=2, key=bytes(32), names=NAMES, options=settings)
    while match.decisions[0].kind != "deploy":
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    return match


def test_at_a_table_scenery_has_its_name() -> None:
    match = started()
    surfaces = field_named("backlot").surfaces
    shed = next(k for k, surface in enumerate(surfaces) if surface.name == "2.top")
    action = f"deploy A.nikolai 30,26@{shed}"
    assert Speech("en").action(match, action) == "Deploy Nikolai (A) at (30, 26) on the roof of shed #2"
    assert Speech("es").action(match, action) == (
        "Desplegar a Nikolai (A) en (30; 26) en la azotea (cobertizo #2)"
    )
    assert Speech("ru").action(match, action) == "Поставить Николая (A): (30; 26) на крыше (сарай #2)"
    event = {"event": "show-removed", "element": 20}
    assert Speech("en").event(match, event) == "Destroyed: scrap #21."
    assert Speech("en").action(match, "deploy A.nikolai 16,10") == "Deploy Nikolai (A) at (16, 10) in shed #1"


def test_an_element_of_ones_own_map_keeps_its_name() -> None:
    data = euphoria_map()
    match = euphoria.new("show", players=2, key=bytes(32), options={"map": data})
    assert Speech("ru").event(match, {"event": "show-removed", "element": 0}) == (
        "Разрушено: the Big Thing #1."
    )
    first = Speech("es").lines(match.view(0))[0]
    assert first == "Masacre en el mapa My yard, equipos de 800 puntos."


def euphoria_map() -> dict[str, Any]:
    """A map with names that no language has."""
    boxes = [[6 * column + 3, 6 * row + 9, 2, 2] for column in range(7) for row in range(3)]
    pieces: list[dict[str, Any]] = [{"kind": "solid", "height": 3, "box": box} for box in boxes]
    pieces[0]["name"] = "the Big Thing"
    return {"name": "My yard", "size": [48, 36], "element": pieces}


def placed(key: bytes = bytes(32), **given: Any) -> Match:
    """A match in the middle of a show that is told in plain words."""
    match = euphoria.new("show", players=2, key=key, names=NAMES)
    match.place(euphoria.game("show").position({"players": 2, **given}))
    return match


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "(B): 2 shots, first weapon (aim 3, cover it touches -2)"),
        (
            "es",
            "(B): 2 disparos, primera arma (Puntería 3, a cubierto en contacto -2)",
        ),
        ("ru", "(B): 2 выстрела, первое оружие (меткость 3, укрытие вплотную -2)"),
    ],
)
def test_a_shot_is_offered_with_its_aim_and_the_reasons(language: str, words: str) -> None:
    match = placed(
        phase="weapons",
        order=["A.nikolai", "B.richelle"],
        scenery=[{"kind": "barricade", "box": [18.86, 8, 0.5, 4]}],
        figures={"A.nikolai": {"at": [10, 10]}, "B.richelle": {"at": [20, 10]}},
    )
    assert Speech(language, NAMES).action(match, "aim first B.richelle 2").endswith(words)


def test_a_move_is_offered_with_its_price_and_contacts() -> None:
    match = placed(
        phase="positioning",
        order=["A.nikolai", "B.richelle"],
        figures={"A.nikolai": {"at": [10, 10]}, "B.richelle": {"at": [16, 10]}},
    )
    say = Speech("en", NAMES).action
    assert say(match, "move 13,10") == "Move to (13, 10), 3 inches east (3 AP)"
    assert say(match, "move 14.82,10") == (
        "Move to (14.82, 10), 4.8 inches east (5 AP, contact with Marshall Richelle (B))"
    )
    # What is not possible has no price.
    assert say(match, "move 17,10") == "Move to (17, 10), 7 inches east"
    assert Speech("ru", NAMES).action(match, "move 14.82,10").endswith("контакт: Маршалл Ришель (B))")


# ------------------------------------------------------------------ cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_card_for_every_character_and_object(language: str) -> None:
    cards = Speech(language).cards("show")
    assert set(cards) == {*[profile.id for profile in PROFILES], *OBJECTS}
    assert len({card.name for card in cards.values()}) == len(cards)
    assert all(len(card.text) > 30 for card in cards.values())


def test_a_card_tells_the_profile_ability_and_special_rules() -> None:
    card = Speech("en").card("show", "Centinel")
    assert card.name == "Centinel V12"
    assert card.facts["Profile"] == "AP 12, aim 6, LP 100, Euphoria 0, shots 3 (30), attacks 3"
    assert card.facts["Special ability"] == "Shield"
    assert card.facts["Special rule"].startswith("Massacre mode:")
    assert Speech("en").card("show", "blanca").facts["Profile"].endswith("shots 1-2 (10), attacks 1")
    assert "flame-thrower" in Speech("en").card("show", "chastas").facts["Profile"]
    assert Speech("es").card("show", "benkei").facts["Perfil"] == (
        "PA 10, Puntería -, PV 50, Euforia la de su dueño, Disparos -, Ataques 1"
    )
    assert Speech("ru").card("show", "grenade").facts == {"Вид": "предмет", "Аудитория": "25"}


# ------------------------------------------------------------------ the table

TABLE = """\
Objectives on the map Backlot, teams of 800 points.
Three targets stand on the middle line. Leave two of them on your exit platform, or eliminate the rivals.
Turn 2 of 10, positioning phase.
Nikolai (A) is acting.
Order: Nikolai (A), Nikolai’s Benkei (A), Doc Chastas (B); already acted: Sooyoung (B).
Ana (you):
  425 audience points; objects unknown to the rival: 25 points; home: the south edge; \
exit platform from (22, 2) to (26, 6); 5.9 inches south of the active figure; leader: Nikolai (A); \
1 target delivered.
  Nikolai (A): (24, 12.5) on the ground; LP 120 of 150, AP 4, Euphoria 3; spent 5 AP; \
aim 5, shots 5, range 10; attacks 3; worth 200; has moved; ability used; objects: grenade; carries target 2.
  Nikolai’s Benkei (A): (30.25, 17.01) on the ground; 6.5 inches north-east of the active figure; \
LP 25 of 50, AP 5, Euphoria 3; attacks 1; worth 50.
Bo:
  300 audience points; home: the north edge; exit platform from (24, 30) to (28, 34); \
16.9 inches north of the active figure; leader: Doc Chastas (B).
  Sooyoung (B): (30.25, 18.2) on the ground; 7.3 inches north-east of the active figure; \
LP 100 of 100, AP 0, Euphoria 9; spent 12 AP; aim 6, shots 1+1, range 10; attacks 1; worth 100.
  Doc Chastas (B): on the deck; (34.2, 12) on top of container #5; 2.5 inches above the table; \
9.4 inches east of the active figure; LP 100 of 100, AP 9, Euphoria 3; flame-thrower; attacks 1; worth 175; \
objects: adrenaline; shown to the rival: adrenaline.
  Kabuki Cyborg (B): dead; (16, 10) in shed #1; 7.2 inches west of the active figure; \
LP 0 of 150, AP 0, Euphoria 3; aim 6, shots 3, range 10; attacks 3; worth 300; killed by Nikolai (A).
Fight 1: Nikolai’s Benkei (A), Sooyoung (B).
Target 1: delivered.
Target 2: carried by Nikolai (A).
Target 3: (34, 18) on the ground; 10.8 inches north-east of the active figure.
Destroyed: scrap #21.
Scenery:
  shed #1: building, 8 by 6 inches, height 5.5, around (18, 10); 1.4 inches west of the active figure; \
doors at (16, 7.1), (21.9, 10), (20, 12.9); windows at (20, 7.1), (21.9, 10), (16, 12.9), (16.25, 12.9), \
(19.75, 12.9), (14.1, 10); stairs 1 (shed #1) from (15, 12) in shed #1 to (15, 9) on floor 1 of shed #1; \
ladder 2 (shed #1) from (21.2, 8) on floor 1 of shed #1 to (21.2, 8.6) on the roof of shed #1.
"""


def test_the_table_in_words() -> None:
    lines = Speech("en", NAMES).lines(FIGHT)
    expected = TABLE.splitlines()
    assert lines[: len(expected)] == expected
    assert lines[-1] == "Move, act, or finish this activation."


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "es",
            (
                "  Doc Chastas (B): cuerpo a tierra; (34,2; 12) encima (contenedor #5); "
                "a 2,5 pulgadas sobre la mesa; a 9,4 pulgadas al este de la figura activa; "
                "PV 100 de 100, PA 9, Euforia 3; lanzallamas; Ataques 1; "
                "vale 175; objetos: adrenalina; a la vista del rival: adrenalina."
            ),
        ),
        (
            "ru",
            (
                "  Док Частас (B): лежит; (34,2; 12) наверху (контейнер #5); 2,5 дюйма над столом; "
                "9,4 дюйма на восток от действующей фигуры; ОЖ 100 из 100, ОД 9, эйфория 3; огнемёт; "
                "атаки 1; цена 175; предметы: адреналин; соперник видел: адреналин."
            ),
        ),
    ],
)
def test_a_figure_in_the_other_languages(language: str, line: str) -> None:
    assert line in Speech(language, NAMES).lines(FIGHT)


AROUND = {
    "en": """\
What Nikolai (A) sees:
  Marshall Richelle (B): 6.8 inches east; in sight, 3 of 9 lines free; in cover, -2: barrier #1; looks \
back; against it there is cover, -1: sandbags #4.
  Centinel V12 (B): 15.8 inches east; 2.5 inches higher; in sight, 6 of 9 lines free; in cover, -2: \
crates #3; looks back; against it there is cover, -1: sandbags #4.
  Kabuki Cyborg (B): 18.8 inches north; out of sight behind container #2; does not look back.
  Blanca Deluxe (A): 2.8 inches south; in sight, 9 of 9 lines free.
Where Nikolai (A) can go, among other places:
  (10.09, 10) on the ground: 1 AP, 1 left; 0.1 inches east; in sight: Marshall Richelle (B), Centinel V12 \
(B); seen by Marshall Richelle (B), Centinel V12 (B).
""",
    "es": """\
Lo que ve Nikolai (A):
  Marshall Richelle (B): a 6,8 pulgadas al este; a la vista, 3 líneas libres de 9; a cubierto, -2: \
barrera #1; devuelve la mirada; frente a ese rival hay cobertura, -1: sacos terreros #4.
  Centinel V12 (B): a 15,8 pulgadas al este; 2,5 pulgadas más arriba; a la vista, 6 líneas libres de 9; a \
cubierto, -2: cajas #3; devuelve la mirada; frente a ese rival hay cobertura, -1: sacos terreros #4.
  Kabuki Cyborg (B): a 18,8 pulgadas al norte; fuera de la vista, detrás de: contenedor #2; no devuelve \
la mirada.
  Blanca Deluxe (A): a 2,8 pulgadas al sur; a la vista, 9 líneas libres de 9.
Adónde puede ir Nikolai (A), entre otros lugares:
  (10,09; 10) en el suelo: 1 PA, queda 1; a 0,1 pulgadas al este; a la vista: Marshall Richelle (B), \
Centinel V12 (B); visible para Marshall Richelle (B), Centinel V12 (B).
""",
    "ru": """\
Что видит Николай (A):
  Маршалл Ришель (B): отсюда 6,8 дюйма на восток; на виду, свободны 3 линии из 9; в укрытии, -2: \
заграждение #1; видит в ответ; от этого соперника есть укрытие, -1: мешки с песком #4.
  Сентинел V12 (B): отсюда 15,8 дюйма на восток; выше на 2,5 дюйма; на виду, свободно 6 линий из 9; в \
укрытии, -2: штабель ящиков #3; видит в ответ; от этого соперника есть укрытие, -1: мешки с песком #4.
  Кабуки-киборг (B): отсюда 18,8 дюйма на север; не видно, заслоняет: контейнер #2; в ответ не видит.
  Бланка Делюкс (A): отсюда 2,8 дюйма на юг; на виду, свободно 9 линий из 9.
Куда, среди прочего, может пойти Николай (A):
  (10,09; 10) на земле: 1 ОД, останется 1; отсюда 0,1 дюйма на восток; видно: Маршалл Ришель (B), \
Сентинел V12 (B); кто из соперников видит: Маршалл Ришель (B), Сентинел V12 (B).
""",
}


def around() -> Match:
    """A figure with a rival behind a barricade, a friend, a rival on high and one out of sight."""
    return placed(
        phase="positioning",
        order=["A.nikolai", "A.blanca", "B.richelle", "B.kabuki", "B.centinel"],
        scenery=[
            {"kind": "barricade", "name": "barrier", "box": [16.86, 8, 0.5, 4]},
            {"kind": "solid", "name": "container", "box": [4, 20, 10, 3], "height": 6},
            {"kind": "solid", "name": "crates", "box": [24, 3, 4, 4], "height": 2.5},
            {"kind": "barricade", "name": "sandbags", "box": [10.7, 9, 0.5, 2]},
        ],
        figures={
            "A.nikolai": {"at": [10, 10], "ap": 2},
            "A.blanca": {"at": [10, 6]},
            "B.richelle": {"at": [18, 10]},
            "B.kabuki": {"at": [10, 30]},
            "B.centinel": {"at": [26, 5], "on": "3.top"},
        },
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_reads_who_sees_whom_and_where_to_go(language: str) -> None:
    match = around()
    lines = Speech(language, NAMES).lines(match.view(0), match)
    expected = AROUND[language].splitlines()
    at = lines.index(expected[0])
    assert lines[at : at + len(expected)] == expected


def test_only_who_is_asked_reads_where_to_go() -> None:
    match = around()
    for seat in (1, None):
        lines = Speech("en", NAMES).lines(match.view(seat), match)
        assert "What Nikolai (A) sees:" in lines
        assert not any(line.startswith("Where ") for line in lines)
    # Without the table there is only what the view holds.
    assert "What Nikolai (A) sees:" not in Speech("en", NAMES).lines(match.view(0))


def other_facts() -> Iterator[tuple[list[Any], Any]]:
    """Every fact of the view with another value."""
    yield from [(["mission"], "massacre"), (["map"], "canyon"), (["gone"], []), (["budget"], 600)]
    yield from [(["turn"], 3), (["turns"], 5), (["phase"], "firing"), (["active"], "B.chastas")]
    yield from [(["order"], FIGHT["order"][::-1]), (["acted"], 2), (["cat"], [1000, 1000, 0])]
    yield from [
        (["declared"], [{"weapon": 0, "figure": "B.chastas", "shots": 2}]),
        (["template"], [1000, 900]),
    ]
    yield from [(["question"], "fire"), (["waiting"], [1])]
    result = {"way": "time", "rule": "S-18.8", "winners": [1], "points": [100, 200], "turns": 10}
    yield ["result"], result
    for name, value in {"side": "north", "platform": [1000, 0], "total": 500, "secret_objects": 50}.items():
        yield ["seats", 0, name], value
    for name, value in {"leader": "A.nikolai.benkei", "associate": "A.nikolai", "delivered": 0}.items():
        yield ["seats", 0, name], value
    yield ["targets", 2], {"target": 3, "place": None, "carrier": "B.sooyoung", "delivered": False}
    yield ["targets", 2, "place"], None
    others = {
        "status": "down",
        "place": [24000, 13500, 0],
        "lp": 1,
        "full_lp": 1,
        "euphoria": 1,
        "ap": 1,
        "spent": 1,
        "aim": 1,
        "shots": [1],
        "range": 20000,
        "flame": True,
        "attacks": 1,
        "value": 1,
        "used": False,
        "berserk": True,
        "state": ["raging"],
        "objects": [],
        "shown": ["grenade"],
        "site": 3,
        "carries": "B.kabuki",
        "carried": True,
        "fight": 7,
        "killer": "B.sooyoung",
        "figure": "A.blanca",
        "team": None,
    }
    for name, value in others.items():
        yield ["figures", 0, name], value


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_leaves_nothing_out(language: str) -> None:
    """Whatever is changed in a view changes the text."""
    speech = Speech(language, NAMES)
    text = speech.table(FIGHT)
    for path, value in other_facts():
        assert speech.table(changed(path, value)) != text, path


def test_a_freed_susan_has_somebody_who_leads_her() -> None:
    view = changed(["figures", 0, "figure"], "susan")
    view["figures"][0] |= {"who": "susan", "owner": "B.sooyoung", "team": 1}
    view["active"] = None
    assert any("; led by Sooyoung (B)" in line for line in Speech("en", NAMES).lines(view))


# ------------------------------------------------------------------ whole games

ATTEMPTS = [
    *["move 24,18", "climb 5,5@9", "jump 1,1", "link 1 3,3", "deck", "rise", "take target-1", "free"],
    *["fire", "aim first B.kabuki 1", "aim second A.nikolai 1", "burn 1,0", "missile 4", "seduce B.nikolai"],
    *["deploy A.nikolai 0,0", "platform 20,1", "side north", "roll 9", "throw grenade 20,20", "flee 3,3"],
    *["kit A.nikolai", "adrenaline", "defibrillate B.kabuki", "ransack B.kabuki grenade", "done", "pass"],
]


@pytest.mark.parametrize("mission", ["rescue", "objectives", "massacre"])
def test_whatever_happens_in_a_game_can_be_said(mission: str) -> None:
    """Errors are warnings, and warnings fail."""
    luck = Random(mission)
    speeches = [Speech(language, NAMES, you) for language, you in zip(LANGUAGES, (None, 0, 1), strict=True)]
    heard = [0, 0, 0]
    options = {"mission": mission, "map": luck.choice(["backlot", "studio", "grandstand"]), "turns": 3}
    match = euphoria.new("show", players=2, key=mission.encode().ljust(32), names=NAMES, options=options)
    for ply in range(140):
        for n, speech in enumerate(speeches):
            for event in match.events(speech.you, heard[n]):
                heard[n] += 1
                assert speech.event(match, event)
        speech = speeches[ply % 3]
        if match.over:
            assert match.result is not None and speech.result(match, match.result)
            break
        _ask_and_try(match, speech, luck)
        decision = luck.choice(match.decisions)
        lively = [option for option in decision.options if option.verb not in ("done", "pass", "wait")]
        match.act(decision.seat, luck.choice(lively or decision.options))
    for speech in speeches:
        assert "{" not in speech.table(match.view(speech.you))


def _ask_and_try(match: Match, speech: Speech, luck: Random) -> None:
    for decision in match.decisions:
        assert decision.rule in speech.prompt(match, decision.kind, decision.rule)
        assert speech.waiting(match, decision.kind, [speech.name(decision.seat)])
        for option in luck.sample(decision.options, min(4, len(decision.options))):
            assert speech.action(match, option)
        for action, refusal in decision.refused[:4]:
            assert speech.action(match, action) and speech.refusal(match, refusal)
    refused = _refused(match.copy(), luck)
    assert refused is None or refused.rule in speech.refusal(match, refused)


def _refused(match: Match, luck: Random) -> euphoria.Refused | None:
    """Why something is not allowed now; nothing if it is."""
    try:
        match.act(luck.randrange(2), luck.choice(ATTEMPTS))
    except euphoria.Refused as refused:
        return refused
    return None


def test_a_question_names_the_figure_it_is_about() -> None:
    match = started(turns=1)
    while match.decisions[0].kind != "position":
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    decision = match.decisions[0]
    active = match.view(None)["active"]
    name = Speech("en").action(match, f"next {active}").removesuffix(" goes next")
    prompt = Speech("en").prompt(match, decision.kind, decision.rule)
    assert prompt == f"{name}. Move, act, or finish this activation (S-11.1)."
    moves = [option for option in decision.options if option.verb == "move"]
    assert all(Speech("en").action(match, move).endswith(" AP)") for move in moves[:5])


AGAINST = {
    "en": "Fight: Nikolai (A) against Mycky (B) and Susan (B).",
    "es": "Combate: Nikolai (A) contra Mycky (B) y Susan (B).",
    "ru": "Схватка: Николай (A) — Микки (B) и Сьюзан (B).",
}
WOUNDS = {"en": "Bo’s side takes ", "es": "El bando de Bo recibe ", "ru": "Сторона игрока Bo получает "}


def fighting(key: bytes) -> Match:
    """Nikolai is about to attack two at once."""
    return placed(
        key=key,
        phase="attack",
        order=["A.nikolai", "B.mycky", "B.susan"],
        figures={
            "A.nikolai": {"at": [10, 10]},
            "B.mycky": {"at": [11.18, 10]},
            "B.susan": {"at": [8.82, 10]},
        },
    )


def prompt(match: Match, language: str) -> str:
    decision = match.decisions[0]
    return Speech(language, NAMES, decision.seat).prompt(match, decision.kind, decision.rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_in_a_fight_say_who_fights_whom_and_with_what_result(language: str) -> None:
    for seed in range(20):
        match = fighting(bytes([seed]) * 32)
        assert AGAINST[language] in prompt(match, language)
        while match.decisions[0].kind == "dice":
            decision = match.decisions[0]
            match.act(decision.seat, decision.options[0 if decision.seat == 0 else -1])
        if match.decisions and match.decisions[0].kind == "wound":
            asked = prompt(match, language)
            assert asked.startswith(f"{AGAINST[language]} {WOUNDS[language]}"), asked
            return
    raise AssertionError("nobody was wounded")


def test_who_is_under_a_template_is_told_and_asked_with_the_throw() -> None:
    match = placed(
        phase="firing",
        order=["A.nikolai", "B.kabuki", "B.susan"],
        figures={
            "A.nikolai": {"at": [10, 10], "objects": ["grenade"]},
            "B.kabuki": {"at": [18, 11]},
            "B.susan": {"at": [18, 30]},
        },
    )
    match.act(0, "throw grenade 18,10")
    told = [Speech("en", NAMES).event(match, event) for event in match.events(None)]
    assert told[-2:] == [
        "Nikolai (A) throws a grenade at (18, 10).",
        "Kabuki Cyborg (B) is under the template.",
    ]
    assert prompt(match, "en").startswith(
        "Kabuki Cyborg (B). Nikolai (A) throws a grenade at (18, 10). A blast: flee or stay?"
    )


def test_a_refusal_closes_with_its_rule() -> None:
    refusal = Refusal("S-5.1", "show-no-ap", {"ap": 1})
    assert (
        Speech("en").refusal("show", refusal)
        == "There are not enough action points for that: 1 left (S-5.1)."
    )
