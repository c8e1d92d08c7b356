"""What follows from the card tables of docs/rules: modules of the rules and catalogues of the browser.

    python tools/card.py made        writes them all; a test holds what is checked in against this

A card has one record, its entry in the table. Its number, the name by which rules call it, and whatever of
its facts the rules or the browser need come from there.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
TABLES = {
    "leaders": "docs/rules/leaders-cards.yaml",
    "dystopia": "docs/rules/dystopia-cards.yaml",
    "show": "docs/rules/show-data.yaml",
}
LEADERS_CATALOGUE = "web/src/games/leaders/catalogue.ts"
SHOW_CARDS = "src/euphoria/games/show/rules/box/cards.py"
SHOW_CATALOGUE = "web/src/games/show/catalogue.ts"
DYSTOPIA_CARDS = "src/euphoria/games/dystopia/rules/cards.py"

Entry = dict[str, Any]


class Failed(Exception):
    """It cannot be done; the message says why in one sentence."""


def table(title: str, root: Path = ROOT) -> dict[str, Any]:
    return _read((root / TABLES[title]).read_text(encoding="utf-8"))


@lru_cache(maxsize=len(TABLES))
def _read(text: str) -> dict[str, Any]:
    """Several files are made from each table, and it is long."""
    fast = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    tables: dict[str, Any] = yaml.load(text, fast)
    return tables


def id_of(card: Entry) -> str:
    return str(card["id"]).replace("_", "-")


def named(cards: list[Entry], short: bool) -> list[str]:
    """What rules call each card: its id, for short the first word of it, or what its `constant` says."""
    names: list[str] = []
    for card in cards:
        words = id_of(card).upper().split("-")
        name: str = card.get("constant") or (words[0] if short else "_".join(words))
        if name in names:
            raise Failed(f"Two cards are called {name}: give {id_of(card)} a `constant` of its own")
        names.append(name)
    return names


def constants(title: str, root: Path = ROOT) -> list[str]:
    """All names by which the rules of a title call its cards."""
    told = table(title, root)
    if title == "dystopia":
        return named([*told["recruits"], *told["markets"]], True)
    return named([*told["characters"], *told["pets"], *told["objects"]], False) if title == "show" else []


# ------------------------------------------------------------------ plain Python


def header(title: str, about: str) -> str:
    note = f"Made by `python tools/card.py made` from {TABLES[title]}. Do not edit."
    return f'"""{about}\n\n{note}\n"""\n\nfrom __future__ import annotations\n\n'


def numbers(names: list[str]) -> str:
    return "".join(f"{name}: Final = {number}\n" for number, name in enumerate(names))


def rows(name: str, type: str, values: list[str]) -> str:
    """A list with one value to a line."""
    return f"{name}: Final[{type}] = [\n" + "".join(f"    {value},\n" for value in values) + "]\n"


def quoted(words: list[str]) -> list[str]:
    return [f'"{word}"' for word in words]


# ------------------------------------------------------------------ dystopia

GROUPS = {"any_resource": "resource", "any_commodity": "commodity", "cards": "card"}
"""Sorts of things that pay, as `rules/printed.py` calls them."""


def units(cost: dict[str, Any]) -> str:
    """What a tile asks for, thing by thing: `water water water water card`."""
    words: list[str] = []
    for key, count in cost.items():
        words += [count] if key == "card_kind" else [GROUPS.get(key, key)] * count
    return " ".join(words)


def dystopia_cards(root: Path = ROOT) -> str:
    """Recruits and market tiles."""
    told = table("dystopia", root)
    factions: list[str] = told["conventions"]["factions"]
    recruits: list[Entry] = told["recruits"]
    tiles: list[Entry] = told["markets"]
    names = constants("dystopia", root)
    of = [factions.index(recruit["faction"]) for recruit in recruits]
    if of != sorted(of):
        raise Failed("Recruits stand in the order of their factions")
    groups = [f"*[{faction}] * {of.count(faction)}" for faction in range(len(factions))]
    masks = [sum(1 << k for k, one in enumerate(of) if one == faction) for faction in range(len(factions))]
    taxes = {
        tile["penalty_rule"]["value"]: number
        for number, tile in enumerate(tiles)
        if tile["penalty_rule"]["kind"] == "lose_goods_on_roll"
    }
    return "".join(
        [
            header("dystopia", "Recruits (D-1.1) and market tiles (D-1.8), and what is printed on them."),
            "from typing import Final\n\n",
            numbers(names[: len(recruits)]),
            rows("RECRUITS", "list[str]", quoted([id_of(recruit) for recruit in recruits])),
            f"RECRUITS_COUNT: Final = {len(recruits)}\n",
            rows("FACTION_OF", "list[int]", groups),
            '"""The faction of each recruit."""\n',
            rows("OF_FACTION", "list[int]", [f"0x{mask:X}" for mask in masks]),
            '"""All recruits of each faction, as a mask."""\n\n',
            numbers(names[len(recruits) :]),
            rows("TILES", "list[str]", quoted([id_of(tile) for tile in tiles])),
            f"TILES_COUNT: Final = {len(tiles)}\n",
            rows("TILE_PRICES", "list[str]", quoted([units(tile["cost"]) for tile in tiles])),
            '"""What a visit costs, thing by thing."""\n',
            rows("TAXING", "list[int]", [f"{taxes[value]}" for value in sorted(taxes)]),
            '"""The tiles that tax a rolled number: the first taxes 1, the next 2, …"""\n',
        ]
    )


# ------------------------------------------------------------------ show


def show_cards(root: Path = ROOT) -> str:
    """Characters and objects."""
    told = table("show", root)
    characters: list[Entry] = told["characters"]
    figures: list[Entry] = [*characters, *told["pets"]]
    objects: list[Entry] = told["objects"]
    names = constants("show", root)
    able = [who for who in characters if who["ability"]]
    if able != characters[: len(able)]:
        raise Failed("Characters with an ability stand before those without")
    groups = {
        "AID": [thing["group"] == "aid" for thing in objects],
        "THROWN": [thing.get("template") == "grenade" for thing in objects],
        "USED_FIRST": [thing["timing"] == "first_in_own_activation" for thing in objects],
        "ATTACK_OBJECTS": [thing["group"] == "attack" for thing in objects],
    }
    masks = [f"{name}: Final = {bits(members):#b}\n" for name, members in groups.items()]
    aid = [thing for thing in objects if thing["group"] == "aid"]
    aid.sort(key=lambda thing: bool(thing["timing"] != "first_in_own_activation"))
    actions = "".join(f'    "{id_of(thing)}": "{thing["action"]}",\n' for thing in aid)
    letters = "".join(f'    "{id_of(who)}": "{who["letter"]}",\n' for who in characters)
    return "".join(
        [
            header(
                "show", "Characters (S-16) and objects (S-15): their numbers and what is printed of them."
            ),
            "from typing import Final\n\n",
            "from euphoria.games.show.rules.box.data import NO_AIM, Profile\n\n",
            numbers(names[: len(figures)]),
            f"CHARACTERS_COUNT: Final = {len(characters)}\n",
            rows("PROFILES", "list[Profile]", [profile(who) for who in figures]),
            rows("ABILITIES", "list[str]", quoted([id_of(who["ability"]) for who in able])),
            '"""By the number of the character; the last ones have none."""\n',
            rows("ABILITY_ACTIONS", "list[str]", quoted([who["ability"]["action"] for who in able])),
            '"""How each is used: a verb and its targets."""\n',
            f"LETTERS: Final = {{\n{letters}}}\n",
            '"""In a terminal, the same in every language: two people can talk about one picture."""\n\n',
            numbers(names[len(figures) :]),
            rows("OBJECTS", "list[str]", quoted([id_of(thing) for thing in objects])),
            rows("PRICES", "list[int]", [f"{thing['cost']}" for thing in objects]),
            f"OBJECTS_COUNT: Final = {len(objects)}\n",
            *masks,
            "HIDEABLE: Final = AID | ATTACK_OBJECTS\n",
            '"""What can be kept secret: a Benkei stands on the table."""\n',
            f"AID_ACTIONS: Final = {{\n{actions}}}\n",
            '"""How each aid object is used: a verb and its targets."""\n',
        ]
    )


def bits(members: list[bool]) -> int:
    return sum(1 << number for number, member in enumerate(members) if member)


def profile(who: Entry) -> str:
    """One line of the chart; a pet has the Euphoria of its owner."""
    armed = [weapon for weapon in who["weapons"] if weapon["shots"] is not None]
    facts = [
        f'"{id_of(who)}"',
        who["ap"],
        who["aim"] or "NO_AIM",
        who["lp"],
        0 if who["euphoria"] == "owner" else who["euphoria"],
        [weapon["shots"] for weapon in armed],
        max([weapon["effective_range"] for weapon in armed], default=0),
        who["attacks"],
        who["audience"],
        any(weapon.get("template") == "flame" for weapon in who["weapons"]),
    ]
    return f"Profile({', '.join(map(str, facts))})"


def show_catalogue(root: Path = ROOT) -> str:
    """The drawings of characters and objects."""
    told = table("show", root)
    figures: list[Entry] = [*told["characters"], *told["pets"]]
    imports = drawn = ""
    number = 0
    for name, cards in {"FACES": figures, "OBJECTS": told["objects"]}.items():
        drawn += f"export const {name}: [string, string][] = [\n"
        for card in cards:
            imports += f'import d{number} from "icon:{card["drawing"]}";\n'
            drawn += f'    ["{id_of(card)}", d{number}],\n'
            number += 1
        drawn += "];\n"
    return f"// Made by tools/card.py from {TABLES['show']}. Do not edit.\n{imports}\n{drawn}"


# ------------------------------------------------------------------ leaders


def leaders_catalogue(root: Path = ROOT) -> str:
    """The cards as the browser knows them: their order, and the drawing of each."""
    artifacts: list[Entry] = table("leaders", root)["artifacts"]
    first = [card["type"] for card in artifacts].index("Reaction")
    imports = "".join(f'import d{at} from "icon:{card["drawing"]}";\n' for at, card in enumerate(artifacts))
    listed = "".join(f'    ["{card["id"]}", d{at}],\n' for at, card in enumerate(artifacts))
    return (
        f"// Made by tools/card.py from {TABLES['leaders']}. Do not edit.\n{imports}\n"
        f"export const DRAWINGS: [string, string][] = [\n{listed}];\nexport const FIRST_REACTION = {first};\n"
    )


def files(root: Path = ROOT) -> dict[str, str]:
    """All that is made, by path from the root of the project."""
    return {
        LEADERS_CATALOGUE: leaders_catalogue(root),
        DYSTOPIA_CARDS: dystopia_cards(root),
        SHOW_CARDS: show_cards(root),
        SHOW_CATALOGUE: show_catalogue(root),
    }
