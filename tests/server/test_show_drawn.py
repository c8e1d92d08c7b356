"""What clients need to draw a show and to build its teams."""

from kit.server import Running


def test_a_map_is_told_as_it_stands(server: Running) -> None:
    board = server.anyone().get("/api/maps/rooftops")["board"]
    assert (board["width"], board["depth"]) == (48_000, 36_000)
    assert board["surfaces"][0]["name"] == "ground"
    assert all(0 <= block["element"] < len(board["elements"]) for block in board["blocks"])
    assert any(element["open"] for element in board["elements"])
    assert server.anyone().refused("GET", "/api/maps/moon")["code"] == "not-found"


def test_the_board_of_a_table_is_its_map(server: Running) -> None:
    ana, boris = server.person("Ana"), server.person("Boris")
    table = ana.table("show", 2, options={"map": "canyon"})
    boris.join(table)
    ana.start(table)
    drawn = ana.get(f"/api/tables/{table}/board")["board"]
    packaged = ana.get("/api/maps/canyon")["board"]
    assert drawn == {key: value for key, value in packaged.items() if key != "about"}


def test_teams_are_priced_and_judged(server: Running) -> None:
    anyone = server.anyone()
    offer = anyone.get("/api/teams")["board"]
    assert len(offer["characters"]) == 14
    assert all(team["refusal"] is None for team in offer["prepared"])
    told = anyone.get("/api/teams", team="susan/nikolai*!:grenade", budget=800)["board"]
    assert (told["team"], told["price"], told["refusal"]) == ("nikolai*!:grenade/susan", 300, None)
    assert anyone.get("/api/teams", team="nikolai*", budget=100)["board"]["refusal"]["rule"] == "S-6.1"
    assert anyone.get("/api/teams", team="zorro*")["board"]["refusal"]["reason"] == "show-no-no-character"
