"""The files of the web client: one page for all addresses, assets for ever, nothing else from the disk."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.server import Running, running

PAGE = "<!doctype html><title>Client</title><script type=module src=/assets/main-a1b2.js></script>"
SCRIPT = "console.log('hello');" * 50
ADDRESSES = [
    "/",
    "/t/abc",
    "/new",
    "/new/leaders",
    "/games",
    "/me",
    "/join/abc/def",
    "/link",
    "/r/abc",
    "/dice/abc",
    "/learn",
    "/learn/leaders",
    "/learn/leaders/L-9.1/more",
]


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Running]:
    """A server with a client that was built."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "secret.txt").write_text("secret")
    (tmp_path / "secret.js").write_text("secret")
    assets = web / "assets"
    (assets / "main-a1b2.js").write_text(SCRIPT)
    (assets / "main-a1b2.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    (assets / "main-a1b2.js.br").write_bytes(b"brotli")
    for name in ("x.css", "x.woff2", "x.svg", "x.png", "x.json", "x.ftl", "x.map", ".hidden.js"):
        (assets / name).write_bytes(b"data")
    with running(f"sqlite:///{tmp_path}/server.sqlite", web=str(web)) as one:
        yield one


@pytest.fixture
def unbuilt(tmp_path: Path) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path}/server.sqlite", web=str(tmp_path / "nowhere")) as one:
        yield one


def test_every_address_is_the_one_page_asked_for_anew_each_time(built: Running) -> None:
    for path in ADDRESSES:
        answer = built.http.get(path)
        assert (answer.status_code, answer.text) == (200, PAGE), path
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
    tag = answer.headers["etag"]
    again = built.http.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert built.http.get("/", headers={"if-none-match": '"another"'}).status_code == 200
    assert built.http.get("/nowhere").status_code == 404


def test_a_new_build_is_served_at_once(built: Running) -> None:
    tag = built.http.get("/").headers["etag"]
    (Path(built.settings.web) / "index.html").write_text(PAGE + "<p>new")
    answer = built.http.get("/", headers={"if-none-match": tag})
    assert answer.text == PAGE + "<p>new"


def test_assets_are_kept_for_ever_and_have_their_types(built: Running) -> None:
    types = {
        "main-a1b2.js": "text/javascript",
        "x.css": "text/css",
        "x.woff2": "font/woff2",
        "x.svg": "image/svg+xml",
        "x.png": "image/png",
        "x.json": "application/json",
        "x.ftl": "text/plain",
    }
    for name, kind in types.items():
        answer = built.http.get(f"/assets/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("gzip;q=0", None),
        ("br", "br"),
    ],
)
def test_packed_files_are_sent_to_who_takes_them(built: Running, accepts: str, coding: str | None) -> None:
    with built.http.stream("GET", "/assets/main-a1b2.js", headers={"accept-encoding": accepts}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    known = {"gzip": gzip.compress(SCRIPT.encode(), mtime=0), "br": b"brotli", None: SCRIPT.encode()}
    assert sent == known[coding]
    assert answer.headers["vary"] == "accept-encoding"
    assert built.http.get("/assets/x.css", headers={"accept-encoding": "gzip"}).content == b"data"


@pytest.mark.parametrize(
    "name",
    [
        "..%2f..%2fsecret.js",
        "%2e%2e/secret.txt",
        "..%5csecret.txt",
        ".hidden.js",
        "x.map",
        "main-a1b2.js.gz",
        "main-a1b2.js.br",
        "nothing.js",
        "%00.js",
        "a" * 500 + ".js",
    ],
)
def test_nothing_else_is_served(built: Running, name: str) -> None:
    answer = built.http.get(f"/assets/{name}")
    assert answer.status_code in (400, 404)
    assert "secret" not in answer.text


def test_the_plain_pages_are_always_there_and_stand_in_for_the_client(
    built: Running, unbuilt: Running
) -> None:
    for server in (built, unbuilt):
        assert "A new table" in server.http.get("/plain").text
        assert "id='options'" in server.http.get("/plain/t/abc").text
    assert unbuilt.http.get("/").text == unbuilt.http.get("/plain").text
    assert unbuilt.http.get("/t/abc").text == unbuilt.http.get("/plain/t/abc").text
    assert unbuilt.http.get("/learn").status_code == 404
    assert unbuilt.http.get("/assets/main.js").status_code == 404


def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(built: Running) -> None:
    page = built.http.get("/no-such-page", headers={"accept": "text/html"})
    assert (page.status_code, page.text) == (404, PAGE)
    told = built.http.get("/no-such-page", headers={"accept": "application/json"})
    assert (told.status_code, told.json()["code"]) == (404, "not-found")


def test_without_a_client_an_unknown_address_is_a_problem(unbuilt: Running) -> None:
    answer = unbuilt.http.get("/no-such-page", headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
