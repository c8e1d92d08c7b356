"""Playing: order, repetition, undo, agreements, standing orders, clocks, bots."""

import secrets
import time
from pathlib import Path
from typing import Any

import pytest

from euphoria.server.bots import driver
from kit.server import Player, Running, SetClock, Socket, full_table, play_on, running, wait_until


def key() -> str:
    return secrets.token_hex(8)


def asked(people: list[Player], table: str) -> tuple[Player, dict[str, Any]]:
    """Somebody who must answer, and their position."""
    seat = people[0].position(table)["waiting"][0]["seat"]
    return people[seat], people[seat].position(table)


def play_to_turns(people: list[Player], table: str) -> None:
    """Everybody lays their row down; then one seat at a time is asked."""
    for person in people:
        person.act(table, person.position(table)["decision"]["options"][0]["text"], 0)


def test_the_same_request_twice_is_done_once(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_to_turns(people, table)
    player, position = asked(people, table)
    action, same = position["decision"]["options"][0]["text"], key()
    first = player.act(table, action, position["ply"], same)
    assert player.act(table, action, position["ply"], same) == first
    play_on(people, table, 5)
    since = player.position(table)["ply"]
    assert since > first
    assert player.act(table, action, position["ply"], same) == first
    assert player.position(table)["ply"] == since


def test_answers_to_a_sealed_question_do_not_collide(server: Running) -> None:
    """All four were asked at ply 0 and all four answer with ply 0."""
    table, people = full_table(server, "leaders", 4)
    options = [person.position(table)["decision"]["options"][0]["text"] for person in people]
    plies = [person.act(table, option, 0) for person, option in zip(people, options, strict=True)]
    assert plies == [1, 2, 3, 4]


def test_an_action_that_is_too_late_changes_nothing(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_to_turns(people, table)
    player, position = asked(people, table)
    action = position["decision"]["options"][0]["text"]
    for ply in (position["ply"] - 1, position["ply"] + 1):
        problem = player.refused("POST", f"/api/tables/{table}/act", key=key(), ply=ply, action=action)
        assert problem["code"] == "stale"
        assert problem["facts"]["ply"] == position["ply"]
    others = [person for person in people if person is not player]
    problem = others[0].refused(
        "POST", f"/api/tables/{table}/act", key=key(), ply=position["ply"], action=action
    )
    assert problem["code"] == "refused"
    assert problem["facts"]["rule"]
    problem = player.refused(
        "POST", f"/api/tables/{table}/act", key=key(), ply=position["ply"], action="dance"
    )
    assert problem["code"] == "bad-action"
    assert player.position(table) == position


@pytest.mark.parametrize("read_back", [False, True], ids=["in memory", "read back"])
def test_a_choice_is_taken_back_while_nobody_learnt_anything(server: Running, read_back: bool) -> None:
    table, people = full_table(server, "leaders", 4)
    before = people[0].position(table)
    people[0].act(table, before["decision"]["options"][0]["text"], 0)
    if read_back:
        server.house.tables.drop(table)  # as after a restart
    assert people[0].position(table)["undo"]
    people[0].post(f"/api/tables/{table}/undo", key=key(), ply=1)
    after = people[0].position(table)
    assert after["decision"]["options"] == before["decision"]["options"]
    assert after["ply"] == 2
    # The others' question never changed, so their old number is still right.
    assert people[1].act(table, people[1].position(table)["decision"]["options"][0]["text"], 0) == 3
    problem = people[0].refused("POST", f"/api/tables/{table}/undo", key=key(), ply=3)
    assert (problem["code"], problem["facts"]["reason"]) == ("refused", "core-no-undo")


def test_a_take_back_by_consent_gives_the_same_luck_again(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, 12)
    wanted = [person.position(table) for person in people]
    play_on(people, table, 10, seed=5)
    later = people[0].position(table)["ply"]
    draws = len(server.house.tables._sessions[table].match.log)  # type: ignore[union-attr]
    people[1].post(f"/api/tables/{table}/proposals", kind="takeback", ply=wanted[1]["ply"])
    assert people[0].get(f"/api/tables/{table}")["table"]["offer"]["agreed"] == [1]
    for person in (people[0], people[2]):
        person.post(f"/api/tables/{table}/proposals/answer", agree=True)
    assert people[0].position(table)["ply"] == later
    people[3].post(f"/api/tables/{table}/proposals/answer", agree=True)
    for person, before in zip(people, wanted, strict=True):
        after = person.position(table)
        assert after["view"] == before["view"]
        assert (after["ply"], after["epoch"]) == (before["ply"], 1)
    play_on(people, table, 10, seed=5)
    assert len(server.house.tables._sessions[table].match.log) == draws  # type: ignore[union-attr]
    server.house.tables.drop(table)  # and so it is read from the database
    assert people[0].position(table)["ply"] == later


def test_after_everything_was_taken_back_the_game_goes_on(server: Running) -> None:
    """Also where the first question is put before any luck falls: nothing happened since it was."""
    table, people = full_table(server, "show", 2)
    play_on(people, table, 4)
    people[0].post(f"/api/tables/{table}/proposals", kind="takeback", ply=0)
    people[1].post(f"/api/tables/{table}/proposals/answer", agree=True)
    assert people[0].position(table)["ply"] == 0
    assert play_on(people, table, 4) > 0


def test_a_proposal_is_turned_down_by_one(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, 6)
    before = people[0].position(table)
    people[1].post(f"/api/tables/{table}/proposals", kind="takeback", ply=0)
    assert people[2].refused("POST", f"/api/tables/{table}/proposals", kind="abandon")["code"] == "conflict"
    people[2].post(f"/api/tables/{table}/proposals/answer", agree=False)
    assert people[0].get(f"/api/tables/{table}")["table"]["offer"] is None
    assert people[0].position(table) == before


def test_a_game_is_abandoned_by_agreement_and_its_dice_are_shown(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, 6)
    assert people[0].get(f"/api/tables/{table}/dice")["key"] is None
    assert people[0].refused("GET", f"/api/tables/{table}/record")["code"] == "conflict"
    people[0].post(f"/api/tables/{table}/proposals", kind="abandon")
    for person in people[1:]:
        person.post(f"/api/tables/{table}/proposals/answer", agree=True)
    assert people[0].get(f"/api/tables/{table}")["table"]["phase"] == "abandoned"
    dice = people[0].get(f"/api/tables/{table}/dice")
    assert dice["proved"]
    problem = people[0].refused("POST", f"/api/tables/{table}/act", key=key(), ply=6, action="skip")
    assert problem["code"] == "conflict"


def test_standing_orders_answer_and_survive_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/s.sqlite"
    with running(database) as first:
        table, people = full_table(first, "leaders", 4)
        problem = people[0].refused("POST", f"/api/tables/{table}/standing", kind="nonsense", on=True)
        assert problem["code"] == "bad-request"
        for person in people:
            person.post(f"/api/tables/{table}/standing", kind="react", on=True)
        play_on(people, table, 15)
    with running(database) as second:
        people = [second.anyone(person.token) for person in people]
        play_on(people, table, 25, seed=3)
        assert people[0].position(table)["standing"] == ["react"]
        for _ in range(20):
            position = people[0].position(table)
            if position["view"]["result"] is not None:
                break
            asked = position["decision"]
            if asked is not None and asked["kind"] == "react":
                assert len(asked["options"]) > 1, "only who has something to react with is asked"
            play_on(people, table, 1, seed=4)


def test_time_runs_out_harmlessly_and_a_bot_stands_in(tmp_path: Path) -> None:
    clock = SetClock()
    database = f"sqlite:///{tmp_path}/s.sqlite"
    with running(database, clock=clock) as server:
        table, people = full_table(server, "leaders", 4, pace="live", seconds=30)
        play_to_turns(people, table)
        player, position = asked(people, table)
        seat = position["view"]["you"]
        (waiting,) = position["waiting"]
        # Thirty seconds, five minutes of reserve, two seconds for the way.
        assert waiting["deadline"] == clock.time + 332_000
        clock.time += 331_000
        time.sleep(4 * driver.SWEEP)
        assert player.position(table)["ply"] == position["ply"]
        clock.time += 2_000
        wait_until(lambda: player.position(table)["ply"] > position["ply"])
        events = player.get(f"/api/tables/{table}/events", since=0)["events"]
        assert events[-1]["ply"] > position["ply"]
        # Once more the same seat is late, with no reserve left: a bot takes over.
        for _ in range(60):
            if people[0].get(f"/api/tables/{table}")["table"]["seats"][seat]["standin"]:
                break
            other, now = asked(people, table)
            if other is player:
                clock.time += 33_000
                wait_until(lambda ply=now["ply"]: player.position(table)["ply"] > ply)  # type: ignore[misc]
            else:
                option = (now["decision"]["idle"] or [now["decision"]["options"][0]["text"]])[0]
                other.act(table, option, now["ply"])
        assert people[0].get(f"/api/tables/{table}")["table"]["seats"][seat]["standin"]
        player.post(f"/api/tables/{table}/return")
        assert not people[0].get(f"/api/tables/{table}")["table"]["seats"][seat]["standin"]


def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    clock = SetClock()
    with running(f"sqlite:///{tmp_path}/s.sqlite", clock=clock) as server:
        table, people = full_table(server, "leaders", 4, pace="live", seconds=30)
        people[0].post(f"/api/tables/{table}/pause", on=True)
        clock.time += 10_000_000
        time.sleep(4 * driver.SWEEP)
        assert people[0].position(table)["ply"] == 0
        problem = people[1].refused(
            "POST", f"/api/tables/{table}/act", key=key(), ply=0, action="arrange E E E"
        )
        assert problem["code"] == "conflict"
        people[0].post(f"/api/tables/{table}/pause", on=False)
        assert people[0].position(table)["waiting"][0]["deadline"] == clock.time + 332_000


def test_who_gets_up_is_played_for_until_they_return(server: Running) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    table = ana.table("leaders", 4, bots=2, options={"turn_limit": 3})
    bo.join(table)
    ana.start(table)
    bo.post(f"/api/tables/{table}/leave")
    ana.post(f"/api/tables/{table}/leave")
    wait_until(lambda: ana.get(f"/api/tables/{table}")["table"]["phase"] == "over")


def test_a_socket_that_was_cut_resumes_where_it_was(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    seen: list[dict[str, Any]] = []

    def listen(socket: Socket, until: int) -> None:
        while len(seen) < until:
            message = socket.until("events")
            assert not message["reset"]
            assert message["first"] == len(seen)
            seen.extend(message["events"])

    for _ in range(4):
        with people[2].sit(table, events=len(seen)) as socket:
            play_on(people, table, 6)
            listen(socket, len(people[2].get(f"/api/tables/{table}/events")["events"]))
        play_on(people, table, 3)
    with people[2].sit(table, events=len(seen)) as socket:
        listen(socket, len(people[2].get(f"/api/tables/{table}/events")["events"]))
    assert seen == people[2].get(f"/api/tables/{table}/events")["events"]


def test_who_has_events_of_another_game_gets_all_anew(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, 8)
    everything = people[0].get(f"/api/tables/{table}/events")["events"]
    for hello in ({"events": 5000}, {"epoch": 3, "events": 2}):
        with people[0].sit(table, **hello) as socket:
            message = socket.until("events")
            assert message["reset"]
            assert message["events"] == everything


def test_two_tabs_of_one_seat_see_the_same(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    with people[0].sit(table) as one, people[0].sit(table) as two:
        first = one.until("position")
        assert two.until("position") == first
        assert one.act(first["decision"]["options"][0]["text"], 0)["type"] == "ack"
        assert two.until("position")["ply"] == 1
        late = two.act(first["decision"]["options"][-1]["text"], 0)
        assert late["code"] == "refused"


def test_a_program_plays_with_the_token_of_a_seat(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    other, _ = full_table(server, "leaders", 4)
    given = people[1].post(f"/api/tables/{table}/token")
    program = server.anyone(given["token"])
    position = program.position(table)
    assert position["view"]["you"] == 1
    assert program.act(table, position["decision"]["options"][0]["text"], 0) == 1
    for method, path in (("POST", "/api/tables"), ("DELETE", "/api/me"), ("GET", "/api/me/export")):
        assert (
            program.refused(
                method, path, **({"title": "leaders", "players": 4} if path == "/api/tables" else {})
            )["code"]
            == "not-allowed"
        )
    assert program.refused("GET", f"/api/tables/{other}/position")["code"] == "not-found"
    people[1].post(f"/api/tables/{table}/token")
    assert program.refused("GET", "/api/me")["code"] == "not-known"


def test_an_answer_is_checked_before_it_is_given(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    option = people[0].position(table)["decision"]["options"][0]["text"]
    assert people[0].post(f"/api/tables/{table}/check", action=option)["allowed"]
    refused = people[0].post(f"/api/tables/{table}/check", action="shoot")
    assert not refused["allowed"]
    assert refused["rule"] and refused["reason"]
    told = people[0].post(f"/api/tables/{table}/check", action="shoot", lang="es")
    assert told["why"] and told["why"] != refused["reason"]
    typed = people[0].post(f"/api/tables/{table}/check", action="dance")
    assert (typed["allowed"], typed["reason"]) == (False, "bad-notation")
    assert typed["why"]
    assert people[0].position(table)["ply"] == 0
    people[0].act(table, option, 0)
    late = people[0].post(f"/api/tables/{table}/check", action=option)
    assert (late["allowed"], late["reason"]) == (False, "not-asked")


def test_endless_choices_are_sampled_drawn_and_taken_as_typed(server: Running) -> None:
    """The show: what is not in the sample is checked by the rules and may be done."""
    table, people = full_table(server, "show", 2)
    found = False
    for _ in range(120):
        seat = people[0].position(table)["waiting"][0]["seat"]
        position = people[seat].position(table)
        region = people[seat].get(f"/api/tables/{table}/region")["region"]
        listed = {option["text"] for option in position["decision"]["options"]}
        if region is not None:
            found = True
            break
        action = position["decision"]["options"][-1]["text"]
        people[seat].act(table, action, position["ply"])
    assert found, "the show has asked for nothing endless"
    assert listed
    nonsense = {"question": {"ask": "the meaning of life", "deep": [[[{}]]]}}
    assert people[0].refused("POST", f"/api/tables/{table}/ask", **nonsense)["code"].startswith("bad-")


def test_a_question_about_a_position_that_is_gone_is_left_unanswered(server: Running) -> None:
    """Pages ask while others act: what comes too late is no fault."""
    table, people = full_table(server, "leaders", 4)
    path, ply = f"/api/tables/{table}/ask", people[0].position(table)["ply"]
    question = {"ask": "deduction"}
    now = people[0].post(path, question=question, ply=ply)
    assert now["answer"]["ask"] == "deduction"
    assert people[0].post(path, question=question, ply=ply + 1) == {"answer": None}
    assert people[0].post(path, question={"ask": "gone"}, ply=ply + 1) == {"answer": None}


def test_what_an_answer_would_bring_is_told_and_then_happens(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    before = people[0].position(table)
    seen: set[str] = set()
    for option in [one["text"] for one in before["decision"]["options"]]:
        preview = people[0].post(f"/api/tables/{table}/preview", action=option, lang="ru")
        assert people[0].position(table) == before
        assert len(preview["words"]) == len(preview["events"])
        seen.add(preview["then"])
        if preview["view"] is not None:
            people[0].act(table, option, people[0].position(table)["ply"])
            assert people[0].position(table)["view"] == preview["view"]
            break
    assert seen
    for action in ("dance", "shoot"):
        refused = people[1].post(f"/api/tables/{table}/preview", action=action)
        assert (refused["then"], refused["events"], refused["view"]) == ("no", [], None)
