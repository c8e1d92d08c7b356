"""The web client: one page for all its addresses, and the files that page asks for.

The files are built by vite into `euphoria/_web` (EUPHORIA_WEB names another folder). Names of assets hold a
hash of what is in them, so browsers may keep them for ever; the page itself is asked for anew each time.
Where the client was not built, the plain pages stand in for it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from euphoria.server.application import Application
from euphoria.server.common.errors import not_found
from euphoria.server.http import page
from euphoria.server.http.compression import takes
from euphoria.server.http.previews import with_preview
from euphoria.server.http.routes import Call, Handler, endpoint

BUILT: Final = Path(__file__).resolve().parents[2] / "_web"
FOR_EVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".webmanifest": "application/manifest+json",
}
"""What is served, and as what; other files in the folder are nobody's business."""
PACKED: Final = {".br": "br", ".gz": "gzip"}
"""The smaller siblings a file may have, best first."""
_NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}")

PAGES: Final = {
    "home": "/",
    "table_page": "/t/{id}",
    "new_page": "/new",
    "new_title_page": "/new/{title}",
    "games_page": "/games",
    "me_page": "/me",
    "join_page": "/join/{rest:path}",
    "link_page": "/link",
    "replay_page": "/r/{id}",
    "dice_page": "/dice/{id}",
    "teams_page": "/teams",
    "workshop_page": "/workshop",
    "learn_page": "/learn",
    "learn_title_page": "/learn/{title}",
    "learn_more_page": "/learn/{title}/{rest:path}",
    "puzzles_page": "/puzzles",
    "puzzle_page": "/puzzles/{puzzle}",
}
"""The addresses of the client; it reads them itself."""
AT_THE_ROOT: Final = {
    "service_worker": "sw.js",
    "web_manifest": "manifest.webmanifest",
    "icon_192": "icon-192.png",
    "icon_512": "icon-512.png",
    "icon_maskable": "icon-maskable.png",
    "icon_apple": "icon-apple.png",
}
"""Files browsers look for beside the page: what makes it an application that can be installed."""
PREVIEWED: Final = ("table_page", "replay_page")
"""Pages whose links are passed around; the head of each tells what it is about."""
PLAIN: Final[dict[str, Handler]] = {"home": page.plain_home, "table_page": page.plain_table}


def _folder(app: Application) -> Path:
    chosen = app.settings.web
    return Path(chosen) if chosen else BUILT


def _page(name: str) -> Handler:
    async def handler(call: Call) -> Response:
        file = _folder(call.app) / "index.html"
        if file.is_file():
            if name not in PREVIEWED:
                return _answer(call.request.headers, file, "no-cache")
            html = await with_preview(call, file.read_text(encoding="utf-8"))
            return Response(html, 200, {"cache-control": "no-cache"}, "text/html")
        if name in PLAIN:
            plain: Response = await PLAIN[name](call)
            return plain
        raise not_found("page")

    handler.__name__ = name
    handler.__doc__ = "A page of the web client."
    return handler


def lost(request: Request, app: Application) -> Response | None:
    """The client's own page for an address it does not know; None if a program asks, or nothing was built."""
    file = _folder(app) / "index.html"
    if "text/html" not in request.headers.get("accept", "") or not file.is_file():
        return None
    response = _answer(Headers(), file, "no-cache")
    response.status_code = 404
    return response


for _name, _path in PAGES.items():
    endpoint("GET", _path, who="anyone", media="text/html")(_page(_name))


def _at_the_root(name: str, file_name: str) -> Handler:
    async def handler(call: Call) -> Response:
        file = _folder(call.app) / file_name
        if not file.is_file():
            raise not_found("file")
        return _answer(call.request.headers, file, "no-cache")

    handler.__name__ = name
    handler.__doc__ = "A file of the web client that browsers look for beside the page."
    return handler


for _name, _file in AT_THE_ROOT.items():
    endpoint("GET", f"/{_file}", who="anyone", media=TYPES[Path(_file).suffix])(_at_the_root(_name, _file))


@endpoint("GET", "/assets/{name}", who="anyone", media="text/plain")
async def asset(call: Call) -> Response:
    """A file of the web client."""
    name = str(call.request.path_params["name"])
    file = _folder(call.app) / "assets" / name
    if not _NAME.fullmatch(name) or file.suffix not in TYPES or not file.is_file():
        raise not_found("file")
    return _answer(call.request.headers, file, FOR_EVER)


def _answer(asked: Headers, file: Path, keep: str) -> Response:
    """The file, packed if that is to be had and wanted; nothing if the browser has it already."""
    chosen, coding = file, ""
    for end, name in PACKED.items():
        packed = file.with_name(file.name + end)
        if takes(asked.get("accept-encoding", ""), name) and packed.is_file():
            chosen, coding = packed, name
            break
    stamp = chosen.stat()
    data, tag = _read(chosen, stamp.st_mtime_ns, stamp.st_size)
    headers = {"cache-control": keep, "etag": tag, "vary": "accept-encoding"}
    if tag in asked.get("if-none-match", ""):
        return Response(None, 304, headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(data, 200, headers, TYPES[file.suffix])


@lru_cache(maxsize=200)
def _read(file: Path, _changed: int, _size: int) -> tuple[bytes, str]:
    """A file and its tag, kept until the file changes."""
    data = file.read_bytes()
    return data, f'"{sha256(data).hexdigest()[:20]}"'
