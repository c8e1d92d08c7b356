"""What the tests of the hand do with it: every verb of a title by hand, and what it took.

EUPHORIA_SOAK=minutes makes them long: every verb on every device, many games in three languages.
"""

from statistics import median_low

from playwright.sync_api import Browser

import euphoria
from euphoria.core.record import read, replay
from kit.browser import ROOT, Guard, Visitors
from kit.cases import SOAK
from kit.hand import Complaint, Deed, Hand
from kit.hand_table import DEVICES, HOW, Device, LaidTable, hand_of
from kit.hand_verbs import Start, on_common_ground, verbs_of
from kit.house import House
from kit.placed_house import PlacedHouse

PICTURES = ROOT / "build" / "e2e"

CLICKS: dict[str, dict[Device, int]] = {
    "leaders": {"laptop": 3, "phone": 4},
    "dystopia": {"laptop": 3, "phone": 4},
    "show": {"laptop": 3, "phone": 4},
}
"""So many gestures an own turn takes, in the (lower) median of a whole game (docs/looks.md)."""
LUCK = 1
"""So many more it may be: every game is another one."""


PLAYED: dict[str, Device] = {"leaders": "phone", "dystopia": "laptop", "show": "phone"}
"""Where a whole game is played by hand in a short run."""


def devices(title: str) -> tuple[Device, ...]:
    """Those on which a whole game is played."""
    return DEVICES if SOAK else (PLAYED[title],)


def verbs_on(title: str, device: Device) -> list[str]:
    """What is carried out there: in a short run every verb on one device, in turns."""
    verbs = verbs_of(title)
    return verbs if SOAK else verbs[DEVICES.index(device) :: len(DEVICES)]


def carry_out(browser: Browser, placed: PlacedHouse, guard: Guard, title: str, device: Device) -> None:
    """Each verb by hand, where the rules of the title give an example of it. All of them in one test: so most
    of them need no table of their own."""
    # Nobody can look back on a game that began in its middle, should a verb have ended it.
    guard.allow(r"/timeline\?")
    visit = Visitors(browser, placed.address, guard)
    table = LaidTable(hand_of(visit(None, **HOW[device]), device), placed)
    try:
        for verb, tries in on_common_ground(title, verbs_on(title, device), table.ground_of):
            carry_out_one(visit, table, verb, tries, f"on the {device}")
    finally:
        visit.leave()


def carry_out_one(visit: Visitors, table: LaidTable, verb: str, tries: list[Start], where: str) -> None:
    """This verb by hand, at one of these positions."""
    tried: list[str] = []
    for start in tries:
        hand = table.at(start)
        hand.wish = (verb,)
        try:
            hand.play(most=4, until=(verb,), patience=5)
        except Complaint as complaint:
            visit.photograph(f"hand-{start.title}-{verb}-{where.replace(' ', '-')}", PICTURES)
            raise Complaint(f"{start.title} {verb} {where} ({start.name}): {complaint}") from None
        if verb in hand.verbs:
            return
        tried += [f"{start.name}: {hand.story}"]
    raise AssertionError(f"no hand carries out {verb} {where}: {tried}")


def few_clicks(hand: Hand, house: House, title: str, device: Device) -> None:
    """A turn takes no more clicks than it did when docs/looks.md was written."""
    table = hand.page.url.rsplit("/", 1)[-1]
    clicks = clicks_per_turn(hand.deeds, house.http.get(f"/api/tables/{table}/record").text)
    found = median_low(clicks)
    print(f"{title} on the {device}: {found:g} clicks a turn in the median of {len(clicks)}")
    assert found <= CLICKS[title][device] + LUCK, f"{title} on the {device}: {clicks}"


def clicks_per_turn(deeds: list[Deed], text: str, seat: int = 0) -> list[int]:
    """The gestures of each own turn, by what the house wrote down of the game: a turn is what a seat answers
    with nobody else's answer between, if there was anything to choose in it."""
    record = read(text)
    match = replay(euphoria.game(record.header["title"]), record, upto=0)
    turns: list[int] = []
    chosen: list[bool] = []
    mine = iter(deeds)
    going_on = False
    for entry in record.entries:
        asked = match.decision(seat)
        if entry.get("seat") == seat:
            assert asked is not None
            deed = next(mine)
            assert deed.action == entry["do"], "the house wrote down something else than the hand did"
            if not going_on:
                turns.append(0)
                chosen.append(False)
            turns[-1] += deed.gestures
            chosen[-1] |= len(asked.options) > 1 or not asked.all_listed
        if "do" in entry:
            going_on = entry["seat"] == seat
        match.follow(entry)
    return [clicks for clicks, free in zip(turns, chosen, strict=True) if free]
