"""Begin a new Artifact of leaders (`make card`), say what is left, and make what follows from the cards.

    python tools/card.py new ID "Name" action|reaction   the beginnings of a card, in every file it needs
    python tools/card.py left                             what is still to be filled in
    python tools/card.py made                             what the browser gets from the card table

The card table (docs/rules/leaders-cards.yaml) is the record of a card: its facts and its drawing.
What is left to a person says FILL; `left` finds it, and `make test` does not pass before.
"""

import re
import sys
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
TITLE = "src/euphoria/games/leaders"
TABLE = "docs/rules/leaders-cards.yaml"
CATALOGUE = "web/src/games/leaders/catalogue.ts"
LANGUAGES = ("en", "es", "ru")
MARK = "FILL"
ID = re.compile(r"[a-z]+(-[a-z]+)*")
CLASSES = {
    "action": """class {name}(ActionArtifact):
    '''FILL: the effect in one sentence.'''

    def carry_out(self, t: Table, user: i64) -> None:
        raise AssertionError("FILL: the effect; `ready` and `targets` where it has conditions and targets")
""",
    "reaction": """class {name}(ReactionArtifact):
    '''FILL: the effect in one sentence.'''

    def carry_out(self, t: Table, user: i64) -> None:
        raise AssertionError("FILL: the effect; `ready` where it has conditions")
""",
}
PLANS = {
    "action": """def {name}(_r: Reading, _paying: int) -> Plan:
    '''FILL: what it is good for.'''
    return NO_PLAN
""",
    "reaction": """def {name}(_r: Reading) -> Thought:
    '''FILL: what it is good for.'''
    return NOTHING
""",
}
WHERE = {
    "action": ("action_artifacts.py", "ACTIONS", "plans.py", "PLANNERS", "ACTION_IDS", ""),
    "reaction": ("reactions.py", "REACTIONS", "reactions.py", "JUDGES", "REACTION_IDS", ", SHOT_DECLARED"),
}
AFTER_CARDS = "totals:"
ENTRY = """\
  - id: {id}
    name: {name}
    type: {type}
    drawing: FILL
    copies: 1
    origin: ours
    source: null
    adapted_from: null
    old_world_object: FILL
    timing: {{window: {window}, trigger: FILL, user: FILL}}
    effect: "FILL"
    targets: []
    constraints: []
    notes: []
    tags: []
"""
SENTENCE = """leaders-artifact-{id} = {name}
    .text = FILL
    .object = FILL
"""
SCENARIO = """title: leaders
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


class Failed(Exception):
    """It cannot be done; the message says why in one sentence."""


def table() -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = yaml.safe_load((ROOT / TABLE).read_text(encoding="utf-8"))["artifacts"]
    return cards


def catalogue() -> str:
    """The cards as the browser knows them: their order, and the drawing of each."""
    cards = [(card["id"], card["drawing"]) for card in table()]
    first = [card["type"] for card in table()].index("Reaction")
    imports = "".join(f'import d{at} from "icon:{drawing}";\n' for at, (_, drawing) in enumerate(cards))
    rows = "".join(f'    ["{id}", d{at}],\n' for at, (id, _) in enumerate(cards))
    return (
        f"// Made by tools/card.py from {TABLE}. Do not edit.\n{imports}\n"
        f"export const DRAWINGS: [string, string][] = [\n{rows}];\nexport const FIRST_REACTION = {first};\n"
    )


def quoted(text: str) -> str:
    """A docstring as we write it."""
    return text.replace("'''", '"' * 3)


def insert(file: str, before: str, text: str) -> None:
    """Put text before the first line that begins so."""
    path = ROOT / file
    whole = path.read_text(encoding="utf-8")
    found = re.search(rf"^{before}", whole, re.MULTILINE)
    if found is None:
        raise Failed(f"{file} has no line that begins with '{before}'")
    path.write_text(whole[: found.start()] + text + whole[found.start() :], encoding="utf-8")


def append(file: str, name: str, row: str) -> None:
    """Put a row at the end of the list or dict of this name."""
    path = ROOT / file
    whole = path.read_text(encoding="utf-8")
    start = re.search(rf"^{name}: ", whole, re.MULTILINE)
    end = None if start is None else re.compile(r"^[\]}]$", re.MULTILINE).search(whole, start.end())
    if end is None:
        raise Failed(f"{file} has no list '{name}'")
    path.write_text(whole[: end.start()] + f"    {row},\n" + whole[end.start() :], encoding="utf-8")


def new(id: str, name: str, kind: str) -> list[str]:
    """Write the beginnings of a card; the files that a person completes."""
    if kind not in WHERE or not ID.fullmatch(id):
        raise Failed("A card has an id such as glass-eye, a name, and is an action or a reaction")
    if id in [card["id"] for card in table()]:
        raise Failed(f"There is a card {id} already")
    effects, listed, plans, planned, ids, window = WHERE[kind]
    class_name, function = name.replace(" ", "").replace("-", ""), id.replace("-", "_")
    rules, bots = f"{TITLE}/rules", f"{TITLE}/bots"
    files = [TABLE, f"{rules}/cards.py", f"{rules}/{effects}", f"{bots}/{plans}"]
    facts = {
        "id": id,
        "name": name,
        "type": kind.capitalize(),
        "window": "own_action" if kind == "action" else MARK,
    }
    # Actions stand before Reactions, and these at the end of the cards.
    insert(TABLE, "  # -+ Reaction" if kind == "action" else AFTER_CARDS, ENTRY.format(**facts) + "\n")
    append(f"{rules}/cards.py", ids, f'"{id}"')
    insert(f"{rules}/{effects}", f"{listed}: ", quoted(CLASSES[kind].format(name=class_name)) + "\n\n")
    append(f"{rules}/{effects}", listed, f'{class_name}("{id}"{window})')
    insert(f"{bots}/{plans}", f"{planned}: ", quoted(PLANS[kind].format(name=function)) + "\n\n")
    append(f"{bots}/{plans}", planned, f'"{id}": (2.0, {function})')
    for language in LANGUAGES:
        file = f"{TITLE}/locale/{language}/leaders.ftl"
        last = [card["id"] for card in table() if card["type"] == kind.capitalize() and card["id"] != id][-1]
        whole = (ROOT / file).read_text(encoding="utf-8")
        found = re.search(rf"^leaders-artifact-{last} = .*\n(?:    .*\n)*", whole, re.MULTILINE)
        if found is None:
            raise Failed(f"{file} does not say {last}")
        said = SENTENCE.format(id=id, name=name if language == "en" else MARK)
        text = whole[: found.end()] + said + whole[found.end() :]
        (ROOT / file).write_text(text, encoding="utf-8")
        files.append(file)
    scenario = f"tests/scenarios/leaders/artifacts/{id}.yaml"
    (ROOT / scenario).write_text(SCENARIO.format(**facts), encoding="utf-8")
    return [*files, scenario]


def left() -> list[str]:
    """Every place that waits for a person."""
    homes = [ROOT / TABLE, ROOT / TITLE, ROOT / "tests" / "scenarios" / "leaders"]
    found: list[str] = []
    for home in homes:
        for path in [home] if home.is_file() else sorted(home.rglob("*")):
            if path.suffix in (".py", ".ftl", ".yaml"):
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                    if re.search(rf"\b{MARK}\b", line):
                        found.append(f"{path.relative_to(ROOT).as_posix()}:{number}: {line.strip()}")
    return found


def made() -> None:
    (ROOT / CATALOGUE).write_text(catalogue(), encoding="utf-8")


def main(command: str = "", *words: str) -> int:
    try:
        if command == "new" and len(words) == 3:
            files = new(*words)
            print(f"{len(files)} files have the beginnings of {words[1]}; what is left to do:")
            print("\n".join(f"  {place}" for place in left()))
            print(f"  {TITLE}/rules/cards.py: raise REVISION; older records are refused then")
            print("Then `python tools/card.py made`, `make stories`, `make test`.")
        elif command == "left" and not words:
            print("\n".join(left()) or "Nothing is left to fill in.")
        elif command == "made" and not words:
            made()
        else:
            raise Failed("usage: card.py new ID NAME action|reaction, card.py left, or card.py made")
    except Failed as why:
        print(f"{why}.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
