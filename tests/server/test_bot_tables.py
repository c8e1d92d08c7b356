"""Games that only bots play: not very many of one person or address, and none of them ahead of others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from euphoria.server.bots.crowd import MOST_OF_A_HOST, MOST_OF_AN_ADDRESS
from euphoria.server.bots.workers import Thought
from kit.server import Player, Running, running, wait_until


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """With limits; bots take their time, so that games go on for as long as a test does."""
    with running(f"sqlite:///{tmp_path}/bots.sqlite", limits=True, bot_delay=600.0) as one:
        yield one


def made(host: Player) -> str:
    return host.table("leaders", 4, bots=4, sit=False, options={"turn_limit": 1})


def begun(host: Player) -> int:
    """Begins games of bots until it is told no; how many went."""
    for count in range(40):
        answer = host.request("POST", f"/api/tables/{made(host)}/start")
        if answer.status_code != 200:
            assert answer.status_code == 429, answer.text
            assert answer.json()["facts"]["reason"] == "problems-too-many-bots"
            assert "games of bots" in answer.json()["message"]
            return count
    return 40


def test_one_person_and_one_address_have_so_many_games_of_bots(house: Running) -> None:
    ana, ben, cai = (house.person() for _ in range(3))
    assert begun(ana) == MOST_OF_A_HOST
    assert begun(ben) == MOST_OF_AN_ADDRESS - MOST_OF_A_HOST
    assert begun(cai) == 0
    # Whoever sits down themselves is not concerned.
    table = cai.table("leaders", 4, bots=3)
    cai.start(table)


def test_when_a_game_of_bots_is_over_another_one_may_begin(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/over.sqlite", limits=True) as house:
        ana = house.person()
        tables = [made(ana) for _ in range(MOST_OF_A_HOST)]
        for table in tables:
            ana.start(table)
        crowd = house.house.driver.crowd
        wait_until(lambda: len(crowd) == 0, 60.0)
        ana.start(made(ana))


def test_a_bot_waits_for_the_turn_of_whoever_began_its_game(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of bots that were begun from one address have one turn together, other tables their host's."""
    owners: dict[str, str] = {}

    async def think(thought: Thought, owner: str, table: str, **_: float) -> str:
        owners[table] = owner
        return thought.options[0]

    monkeypatch.setattr(house.house.workers, "think", think)
    ana, ben = house.person(), house.person()
    alone = [made(ana), made(ben)]
    for host, table in zip((ana, ben), alone, strict=True):
        host.start(table)
    together = ben.table("leaders", 4, bots=3)
    ben.start(together)
    wait_until(lambda: len(owners) == 3)
    assert [owners[table] for table in alone] == ["127.0.0.1"] * 2
    assert owners[together] == ben.id
