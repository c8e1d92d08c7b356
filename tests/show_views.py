"""Views of the show made by hand, for the tests of its words and of its picture."""

from __future__ import annotations

import copy
from typing import Any

View = dict[str, Any]


def figure(badge: str, who: str, team: int | None, place: list[int] | None, **facts: Any) -> View:
    """A figure with nothing out of the ordinary but what is given."""
    plain: View = {
        "figure": badge,
        "who": who,
        "team": team,
        "owner": None,
        "status": "up",
        "place": place,
        "z": 0,
        "lp": 100,
        "full_lp": 100,
        "euphoria": 3,
        "ap": 9,
        "spent": 0,
        "aim": 6,
        "shots": [3],
        "range": 10000,
        "flame": False,
        "attacks": 3,
        "value": 200,
        "ability": None,
        "used": False,
        "berserk": False,
        "state": [],
        "objects": [],
        "shown": [],
        "site": None,
        "carries": None,
        "carried": False,
        "fight": None,
        "killer": None,
        "lies": False,
    }
    assert facts.keys() <= plain.keys()
    return {**plain, **facts}


FIGHT: View = {
    "title": "show",
    "you": 0,
    "players": 2,
    "mission": "objectives",
    "map": "backlot",
    "gone": [20],
    "budget": 800,
    "turn": 2,
    "turns": 10,
    "phase": "positioning",
    "active": "A.nikolai",
    "order": ["B.sooyoung", "A.nikolai", "A.nikolai.benkei", "B.chastas"],
    "acted": 1,
    "seats": [
        {
            "seat": 0,
            "side": "south",
            "platform": [22000, 2000],
            "total": 425,
            "secret_objects": 25,
            "leader": "A.nikolai",
            "associate": None,
            "delivered": 1,
        },
        {
            "seat": 1,
            "side": "north",
            "platform": [24000, 30000],
            "total": 300,
            "secret_objects": 0,
            "leader": "B.chastas",
            "associate": None,
            "delivered": 0,
        },
    ],
    "figures": [
        figure(
            *("A.nikolai", "nikolai", 0, [24000, 12500, 0]),
            lp=120,
            full_lp=150,
            ap=4,
            spent=5,
            aim=5,
            shots=[5],
            carries="target-2",
            objects=["grenade"],
            state=["moved"],
            used=True,
        ),
        figure(
            *("A.nikolai.benkei", "benkei", 0, [30250, 17010, 0]),
            owner="A.nikolai",
            aim=None,
            shots=[],
            range=0,
            attacks=1,
            value=50,
            lp=25,
            full_lp=50,
            ap=5,
            fight=7,
        ),
        figure(
            *("B.sooyoung", "sooyoung", 1, [30250, 18200, 0]),
            ap=0,
            spent=12,
            shots=[1, 1],
            attacks=1,
            value=100,
            euphoria=9,
            fight=7,
        ),
        figure(
            *("B.chastas", "chastas", 1, [34200, 12000, 9]),
            z=2500,
            status="down",
            aim=None,
            shots=[],
            range=0,
            flame=True,
            attacks=1,
            value=175,
            shown=["adrenaline"],
            objects=["adrenaline"],
        ),
        figure(
            *("B.kabuki", "kabuki", 1, [16000, 10000, 0]),
            status="dead",
            lp=0,
            full_lp=150,
            ap=0,
            killer="A.nikolai",
            value=300,
        ),
    ],
    "targets": [
        {"target": 1, "place": None, "carrier": None, "delivered": True},
        {"target": 2, "place": None, "carrier": "A.nikolai", "delivered": False},
        {"target": 3, "place": [34000, 18000, 0], "carrier": None, "delivered": False},
    ],
    "cat": None,
    "declared": [],
    "template": None,
    "question": "position",
    "waiting": [0],
    "result": None,
}
"""The second turn on the backlot: a dog fights, the leader carries a target, a doctor lies on a container."""


def changed(path: list[Any], value: Any) -> View:
    """The same view with one fact changed."""
    twin = copy.deepcopy(FIGHT)
    at: Any = twin
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return twin
