"""The table of the show from above, in characters, with the teams beside it.

A column is an inch of the standard table and a row is two, which is about square in a terminal. North is up.
Capitals are figures of seat A, small letters those of seat B; the legend tells the rest.
"""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, Any

from rich.text import Text

from euphoria.core.actions import SEATS
from euphoria.games.show.rules.box.cards import LETTERS
from euphoria.games.show.rules.box.data import CLIMB_FROM, INCH, PLATFORM
from euphoria.games.show.rules.geometry.scenery import BARRICADE, CRATER, DOOR, RUIN, Element, Field
from euphoria.games.show.rules.maps.library import field_of
from euphoria.games.show.rules.words import BADGES
from euphoria.games.show.speech import words
from euphoria.terminal.face import Face
from euphoria.terminal.screen import FAINT, STRONG, Screen

if TYPE_CHECKING:
    from euphoria.cli.talk import Talk
    from euphoria.core.match import Match
    from euphoria.speech import Speech

View = dict[str, Any]
Grid = list[list[str]]

WIDEST = 64
"""Columns of the largest picture: larger tables are drawn smaller."""
SAMPLES = ((0, 0), (-2, -2), (2, -2), (-2, 2), (2, 2), (0, -4), (0, 4), (-4, 0), (4, 0))
"""Where a cell is asked what stands there, in tenths of the cell from its middle: fences are thin."""
MARGIN = 3
GAP = 2
NAME = 10
"""Columns of a name in the list."""

HIGH, LOW, FENCE, ROUGH, HOLLOW, DOORWAY, INSIDE = "#", "=", "-", ":", "~", "+", "."
PLATE, BODY, CAT, RESCUED, BLAST = "%", "x", "&", "!", "*"
PETS = [letter for letter in "PQVWZEFGLTU" if letter not in LETTERS.values()]


def show_show(screen: Screen, speech: Speech, view: View) -> None:
    """Where the show stands, the picture with the teams beside it, and what is worth knowing of figures."""
    letters = _letters(view)
    screen.write(_head(speech, view), FAINT, indent=2)
    if view["order"]:
        screen.write(_order(speech, view, letters), FAINT, indent=2)
    field = field_of(view["map"])
    picture = _picture(view, field, letters)
    teams = _teams(speech, view, letters)
    room = screen.width - max(line.cell_len for line in picture) - GAP
    beside = teams if max(line.cell_len for line in teams) <= room else []
    for line, fact in zip_longest(picture, beside, fillvalue=Text()):
        if fact:
            line.pad_right(screen.width - room - line.cell_len)
        screen.raw(Text.assemble(line, fact))
    for line in [] if beside else teams:
        screen.raw(line)
    if notes := _notes(speech, view, letters):
        screen.write("; ".join(notes), indent=2)


def _letters(view: View) -> dict[str, str]:
    """A letter for each figure, by badge."""
    found: dict[str, str] = {}
    pets = [0, 0]
    for one in view["figures"]:
        team: int = one["team"]
        if one["who"] in LETTERS:
            letter = LETTERS[one["who"]]
        else:
            letter = PETS[pets[team] % len(PETS)]
            pets[team] += 1
        is_rescued = one["figure"] == "susan"
        found[one["figure"]] = RESCUED if is_rescued else letter.lower() if team == 1 else letter
    return found


# ------------------------------------------------------------------ where the show stands


def _head(speech: Speech, view: View) -> str:
    mission = speech.say(f"show-mission-{view['mission']}")
    phase = speech.say(f"show-phase-{view['phase']}")
    if not view["turn"]:
        return speech.say("cli-show-before", mission=mission, phase=phase)
    return speech.say("cli-show-head", mission=mission, phase=phase, turn=view["turn"], turns=view["turns"])


def _order(speech: Speech, view: View, letters: dict[str, str]) -> str:
    """Those who have acted in parentheses."""
    names = [letters[badge] for badge in view["order"]]
    acted = view["acted"]
    done = [f"({' '.join(names[:acted])})"] if acted else []
    return speech.say("cli-show-order", list=" ".join([*done, *names[acted:]]))


# ------------------------------------------------------------------ the picture


def _picture(view: View, field: Field, letters: dict[str, str]) -> list[Text]:
    """Rows from north to south between borders, with inches at the side and below."""
    cell = max(INCH, -(-field.width // WIDEST))
    grid = _scenery(view, field, cell)
    _put_things(view, grid, cell)
    own = _put_figures(view, grid, cell, letters)
    border = f"{'':{MARGIN}}+{'-' * len(grid[0])}+"
    lines = [Text(border, FAINT)]
    for row in range(len(grid) - 1, -1, -1):
        south = row * 2 * cell // INCH
        label = f"{south:>{MARGIN}}|" if row % 3 == 0 else f"{'':{MARGIN}}|"
        line = Text(label, FAINT)
        for column, sign in enumerate(grid[row]):
            figure = sign.isalpha() and sign != BODY
            line.append(sign, STRONG if (row, column) in own else "" if figure or sign.isdigit() else FAINT)
        line.append("|", FAINT)
        lines.append(line)
    return [*lines, Text(border, FAINT), Text(_axis(len(grid[0]), cell), FAINT)]


def _axis(columns: int, cell: int) -> str:
    """Every sixth column has its inches below it."""
    text = " " * (MARGIN + 1)
    for column in range(0, columns, 6):
        text += f"{column * cell // INCH:<6}"
    return text.rstrip()


def _scenery(view: View, field: Field, cell: int) -> Grid:
    """What stands highest in each cell."""
    columns = -(-field.width // cell)
    rows = -(-field.depth // (2 * cell))
    grid = [[" "] * columns for _ in range(rows)]
    left = [k for k in range(len(field.elements)) if k not in view["gone"]]
    for k in sorted(left, key=lambda k: field.elements[k].top):
        _put_element(grid, cell, field.elements[k])
    for opening in field.openings:
        # A door at table height; those above lead to other floors.
        if opening.kind == DOOR and opening.z0 == 0 and opening.element in left:
            row, column = _cell(grid, cell, opening.shape.cx, opening.shape.cy)
            grid[row][column] = DOORWAY
    return grid


def _put_element(grid: Grid, cell: int, element: Element) -> None:
    xs = [x for shape in element.footprint for x in shape.xs]
    ys = [y for shape in element.footprint for y in shape.ys]
    low, high = _cell(grid, cell, min(xs), min(ys)), _cell(grid, cell, max(xs), max(ys))
    for row in range(low[0], high[0] + 1):
        for column in range(low[1], high[1] + 1):
            x, y = (2 * column + 1) * cell // 2, (2 * row + 1) * cell
            if any(_holds(element, x + dx * cell // 10, y + dy * cell // 5) for dx, dy in SAMPLES):
                around = [(x - cell, y), (x + cell, y), (x, y - 2 * cell), (x, y + 2 * cell)]
                grid[row][column] = _look(element, all(_holds(element, *other) for other in around))


def _holds(element: Element, x: int, y: int) -> bool:
    return any(shape.holds(x, y) for shape in element.footprint)


def _look(element: Element, whole: bool) -> str:
    if element.kind == RUIN:
        return ROUGH
    if element.kind == CRATER:
        return HOLLOW
    if element.open:
        return INSIDE if whole else HIGH
    if element.top >= CLIMB_FROM:
        return HIGH
    return FENCE if element.kind == BARRICADE else LOW


def _cell(grid: Grid, cell: int, x: int, y: int) -> tuple[int, int]:
    return min(y // (2 * cell), len(grid) - 1), min(x // cell, len(grid[0]) - 1)


def _put_things(view: View, grid: Grid, cell: int) -> None:
    """Platforms, the cat, a template, targets."""
    for seat in view["seats"]:
        if seat["platform"] is not None:
            x, y = seat["platform"]
            for dx in range(cell // 2, PLATFORM, cell):
                for dy in range(cell, PLATFORM, 2 * cell):
                    row, column = _cell(grid, cell, x + dx, y + dy)
                    grid[row][column] = PLATE
    marks = [(view["cat"], CAT), (view["template"], BLAST)]
    marks += [(target["place"], str(target["target"])) for target in view["targets"]]
    for place, sign in marks:
        if place is not None:
            row, column = _cell(grid, cell, place[0], place[1])
            grid[row][column] = sign


def _put_figures(view: View, grid: Grid, cell: int, letters: dict[str, str]) -> set[tuple[int, int]]:
    """Bodies below the living, the highest on top; the cells where the reader's own stand."""
    own: set[tuple[int, int]] = set()
    for one in sorted(view["figures"], key=lambda one: (one["status"] != "dead", one["z"])):
        if one["place"] is None or one["carried"]:
            continue
        row, column = _cell(grid, cell, one["place"][0], one["place"][1])
        grid[row][column] = BODY if one["status"] == "dead" else letters[one["figure"]]
        own.discard((row, column))
        if one["team"] is not None and one["team"] == view["you"] and one["status"] != "dead":
            own.add((row, column))
    return own


# ------------------------------------------------------------------ the teams


def _teams(speech: Speech, view: View, letters: dict[str, str]) -> list[Text]:
    """A line for each figure: letter, name, LP, AP, Euphoria; `*` marks who acts."""
    heads = "".join(f"{head:>4}" for head in speech.say("cli-show-numbers").split())
    lines: list[Text] = []
    for seat in (0, 1, None):
        team = [one for one in view["figures"] if one["team"] == seat]
        if seat is not None:
            name = f"{SEATS[seat]} {speech.name(seat)}"[: NAME + 3].ljust(NAME + 3)
            lines.append(Text.assemble((name, STRONG if seat == view["you"] else ""), (heads, FAINT)))
        lines += [_figure(speech, view, one, letters[one["figure"]]) for one in team]
    return lines


def _figure(speech: Speech, view: View, one: View, letter: str) -> Text:
    id = f"show-character-{one['who']}"
    name = speech.say(f"{id}.short" if speech.has(f"{id}.short") else id)[:NAME]
    mark = "*" if one["figure"] == view["active"] else " "
    off = one["status"] in ("off", "dead")
    numbers = [one["lp"], one["ap"], one["euphoria"]]
    text = "".join(f"{'-' if off else number:>4}" for number in numbers)
    own = one["team"] is not None and one["team"] == view["you"]
    return Text(f"{mark}{letter} {name:<{NAME}}{text}", FAINT if off else STRONG if own else "")


def _notes(speech: Speech, view: View, letters: dict[str, str]) -> list[str]:
    """Of each figure what is out of the ordinary: lying, fighting, carrying, effects, known objects."""
    found: list[str] = []
    for one in view["figures"]:
        if one["status"] in ("off", "dead"):
            continue
        facts = [speech.say("show-status-down")] if one["status"] == "down" else []
        if one["fight"] is not None:
            foes = [
                letters[other["figure"]]
                for other in view["figures"]
                if other["fight"] == one["fight"] and other["team"] != one["team"]
            ]
            if foes:
                facts.append(speech.say("cli-show-fights", list=" ".join(foes)))
        states = [state for state in one["state"] if state not in ("moved", "charged", "high")]
        facts += [speech.say(f"show-state-{state}") for state in states]
        facts += [speech.say("show-state-berserk")] if one["berserk"] else []
        facts += [speech.say(f"show-object-{id}") for id in one["objects"]]
        if facts:
            found.append(f"{letters[one['figure']]}: {', '.join(facts)}")
    return found


# ------------------------------------------------------------------ what happened

TIE_ROLL = "show-tie-roll"


def _told(speech: Speech, match: Match, events: list[View]) -> list[tuple[View, str]]:
    """A sentence a line; rolls for the order among equals are one line, however many there were."""
    found: list[tuple[View, str]] = []
    for kind, run in groupby(events, lambda event: event["event"]):
        several = list(run)
        if kind == TIE_ROLL and len(several) > 1:
            found.append((several[0], _ties(speech, several)))
        else:
            found += [(event, speech.event(match, event)) for event in several]
    return found


def _ties(speech: Speech, rolls: list[View]) -> str:
    rolled: dict[int, list[str]] = {}
    for roll in rolls:
        rolled.setdefault(roll["figure"], []).append(str(roll["value"]))
    # Who was equal again has rolled again.
    names = [f"{words.name(speech, BADGES[badge])} {'/'.join(values)}" for badge, values in rolled.items()]
    return speech.say("cli-show-ties", list=", ".join(names))


def _ask(talk: Talk, word: str, text: str) -> bool:
    """The questions are many lines that most games never need."""
    from euphoria.games.show.terminal.asking import ask_about

    return ask_about(talk, word, text)


FACE = Face(
    show_show,
    "cli-show-legend",
    picture=True,
    questions=(
        ("where", "cli-word-where", "cli-help-where"),
        ("see", "cli-word-see", "cli-help-see"),
        ("aim?", "cli-word-aim", "cli-help-aim"),
        ("odds", "cli-word-odds", "cli-help-odds"),
        ("fight", "cli-word-fight", "cli-help-fight"),
        ("measure", "cli-word-measure", "cli-help-measure"),
        ("under", "cli-word-under", "cli-help-under"),
    ),
    ask=_ask,
    told=_told,
)
