"""How a request becomes a call of a handler. Each says what it takes and gives, and so does the OpenAPI."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Literal, TypeVar

import msgspec
import structlog
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from euphoria.server.application import Application
from euphoria.server.common.errors import Problem, unavailable
from euphoria.server.http import guard
from euphoria.server.http.compression import pack
from euphoria.server.http.connections import Connections
from euphoria.server.http.languages import spoken
from euphoria.server.http.rate_limit import Buckets
from euphoria.server.people import devices
from euphoria.server.people.credentials import Credentials
from euphoria.server.people.identity import People
from euphoria.server.store.engine import DATABASE_ERRORS
from euphoria.server.store.rows import PersonRow
from euphoria.server.tables import access
from euphoria.server.tables.access import Visitor
from euphoria.server.wire.tables import Problem as WireProblem
from euphoria.server.wire.tables import Wire

T = TypeVar("T")
log: Any = structlog.get_logger("euphoria.http")

LARGEST: Final = 64 * 1024
"""Bytes of a request's body."""
WORK: Final = 150.0
"""What a second of the processor costs a table, in messages: it has 0.4 of each second at most."""
COOKIE: Final = "euphoria"
Who = Literal["anyone", "visitor", "person"]


class _Number(Convertor[int]):
    """A number in an address. Thousands of digits are none: Python refuses to read them."""

    regex = "[0-9]{1,18}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", _Number())


class Call:
    """One request: who asks, and what for."""

    def __init__(
        self, door: Entrance, request: Request, visitor: Visitor | None, body: Any, query: Any
    ) -> None:
        self.entrance = door
        self.app = door.app
        self.people = door.people
        self.credentials = door.credentials
        self.request = request
        self.found = visitor
        self.given_body = body
        self._query = query
        self.cookie: str | None = None
        """A token to set as a cookie; empty: take the cookie away."""
        self.device = request.cookies.get(devices.COOKIE, "")
        self.new_device = ""
        """What this device is known by from now on."""

    def body(self, kind: type[T]) -> T:
        assert isinstance(self.given_body, kind)
        return self.given_body

    def query(self, kind: type[T]) -> T:
        assert isinstance(self._query, kind)
        return self._query

    @property
    def id(self) -> str:
        return str(self.request.path_params["id"])

    def number(self, name: str) -> int:
        return int(self.request.path_params[name])

    @property
    def visitor(self) -> Visitor:
        assert self.found is not None
        return self.found

    @property
    def person(self) -> PersonRow:
        return self.visitor.person

    @property
    def address(self) -> str:
        return address_of(self.request)

    @property
    def invitation(self) -> str:
        return self.request.headers.get("x-euphoria-invitation", "")

    def limit(self, name: str, who: str, cost: float = 1.0) -> None:
        self.entrance.buckets.take(name, who, cost)


Handler = Callable[[Call], Awaitable[Any]]
H = TypeVar("H", bound=Handler)


class Endpoint:
    """A handler with everything that is known about it."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        who: Who,
        body: type[Wire] | None,
        query: type[Wire] | None,
        result: type[Wire] | None,
        media: str,
        status: int,
        packed: bool,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.who: Who = who
        self.body = body
        self.query = query
        self.result = result
        self.media = media
        self.status = status
        self.packed = packed

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def of_table(self) -> bool:
        """Is this about one table?"""
        return self.path.startswith("/api/tables/{id}")

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str,
    path: str,
    *,
    who: Who = "person",
    body: type[Wire] | None = None,
    query: type[Wire] | None = None,
    result: type[Wire] | None = None,
    media: str = "application/json",
    status: int | None = None,
    packed: bool = False,
) -> Callable[[H], H]:
    """`who`: anyone; visitor (any token, also one for a seat); person (the token of a device).

    `packed`: the answer is sent gzipped; only if it holds no secret (see compression.py).
    """
    usual = 200 if result is not None or media != "application/json" else 204

    def note(handler: H) -> H:
        known = Endpoint(method, path, handler, who, body, query, result, media, status or usual, packed)
        ENDPOINTS.append(known)
        return handler

    return note


class Entrance:
    """Lets requests in, one after the other through the same checks."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.people = People(app)
        self.credentials = Credentials(app, self.people)
        self.buckets = Buckets(app.settings.limits)
        self.connections = Connections(app.settings.limits, app.settings.proxies)
        app.tables.on_work = self._charge_table
        self._decoders = {
            kind: msgspec.json.Decoder(kind)
            for kind in {one.body for one in ENDPOINTS if one.body is not None}
        }

    def routes(self) -> list[StarletteRoute]:
        return [StarletteRoute(one.path, self._serve(one), methods=[one.method]) for one in ENDPOINTS]

    def _serve(self, one: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def serve(request: Request) -> Response:
            started = time.perf_counter()
            with self.app.traces.span(f"http.{one.name}"):
                response = await self._answer(one, request)
            metrics = self.app.metrics
            metrics.requests.labels(one.name, str(response.status_code)).inc()
            metrics.latency.labels(one.name).observe(time.perf_counter() - started)
            return response

        return serve

    async def _answer(self, one: Endpoint, request: Request) -> Response:
        try:
            with self.connections.counted("request", address_of(request)):
                return await self._call(one, request)
        except Problem as problem:
            self.app.metrics.refusals.labels(problem.code).inc()
            return problem_response(problem, request)
        except DATABASE_ERRORS as error:
            self.database_away(error)
            return problem_response(unavailable(), request)
        except ClientDisconnect:
            return Response(status_code=400)  # they hung up in the middle of a body: nobody reads this
        except Exception as error:
            return self.failed(request, error)

    def failed(self, request: Request, error: Exception) -> Response:
        """A fault of ours: the client learns that, the log learns what."""
        self.app.metrics.errors.labels("http").inc()
        log.error("request-failed", path=request.url.path, exc_info=error)
        response = problem_response(Problem("unavailable", "problems-mistake"), request)
        response.status_code = 500
        return response

    def _charge_table(self, id: str, seconds: float) -> None:
        """A table whose moves take long has fewer of them."""
        self.buckets.charge("table", id, seconds * WORK)

    def admit(self, address: str) -> None:
        """So many requests of an address are answered; who goes on asking is not let in for a while."""
        try:
            self.buckets.take("address", address)
        except Problem:
            try:
                self.buckets.take("overrun", address)
            except Problem:
                self.connections.bar(address)
            raise

    def database_away(self, error: BaseException) -> None:
        self.app.metrics.errors.labels("database").inc()
        log.error("database-away", error=type(error).__name__)

    async def _call(self, one: Endpoint, request: Request) -> Response:
        settings = self.app.settings
        guard.check_host(request.headers, settings)
        guard.check_address(request.scope["path"], request.scope["query_string"])
        self.admit(address_of(request))
        visitor, by_cookie = await self.recognise(request)
        guard.check_origin(request.method, request.headers, settings, by_cookie)
        if visitor is not None:
            self.buckets.take("person", visitor.person.id)
        if one.who != "anyone":
            _check_who(one.who, visitor)
        body = await self._body(one, request)
        call = Call(self, request, visitor, body, _query(one, request))
        if one.of_table:
            await self._check_known(call)
        answer = await one.handler(call)
        response = self._response(one, answer)
        if one.packed:
            await pack(response, request.headers)
        if call.cookie is not None:
            self._set_cookie(response, COOKIE, call.cookie, 180)
        if call.new_device and call.new_device != call.device:
            self._set_cookie(response, devices.COOKIE, call.new_device, devices.DAYS)
        return response

    async def _check_known(self, call: Call) -> None:
        """Whoever may not know of a table hears the same as of one that does not exist, whatever they ask."""
        given = [call.invitation, call.request.query_params.get("share", "")]
        given.append(getattr(call.given_body, "invitation", ""))
        check = partial(
            access.check_known,
            visitor=call.found,
            given=[one for one in given if one],
            secret=self.app.secret,
        )
        try:
            await self.app.tables.look_here(call.id, check)
        except Problem as problem:
            if problem.code != "not-found":
                raise
            await self.app.tables.look(call.id, check)  # another node may know better

    async def recognise(self, request: Request) -> tuple[Visitor | None, bool]:
        """Who asks, by a token in the header or in the cookie; was it the cookie?"""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme:
            visitor = await self.people.by_token(token.strip()) if scheme.lower() == "bearer" else None
            if visitor is None:
                raise Problem("not-known", "problems-token-unknown")
            return visitor, False
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            return None, False
        return await self.people.by_token(cookie), True

    async def _body(self, one: Endpoint, request: Request) -> Any:
        if one.body is None:
            return None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Problem("not-json", "problems-not-json")
        data = await _read(request)
        guard.check_no_nul(data)
        try:
            return self._decoders[one.body].decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Problem("bad-request", "problems-not-understood", detail=str(error)[:300]) from None

    def _response(self, one: Endpoint, answer: Any) -> Response:
        if isinstance(answer, Response):
            return answer
        if one.result is None:
            return Response(status_code=one.status)
        return Response(msgspec.json.encode(answer), one.status, media_type="application/json")

    def _set_cookie(self, response: Response, name: str, value: str, days: int) -> None:
        secure = self.app.settings.secure
        if value:
            response.set_cookie(
                name, value, max_age=days * 86400, httponly=True, samesite="lax", secure=secure, path="/"
            )
        else:
            response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")


def address_of(request: HTTPConnection) -> str:
    """Who calls; behind a proxy that we believe, whom it names."""
    return request.client.host if request.client is not None else ""


def problem_response(problem: Problem, request: Request) -> Response:
    """The problem in the language that the request asks for."""
    language = spoken(request.headers.get("accept-language", ""))
    body = WireProblem(code=problem.code, message=problem.said(language), facts=problem.facts)
    headers = {"content-language": language, "vary": "Accept-Language"}
    if problem.code == "too-many":
        headers["retry-after"] = str(max(1, round(float(problem.facts.get("seconds", 1)))))
        headers["connection"] = "close"  # who asks too much begins anew
    return Response(msgspec.json.encode(body), problem.status, headers, "application/json")


def _check_who(who: Who, visitor: Visitor | None) -> None:
    if visitor is None:
        raise Problem("not-known", "problems-say-who")
    if who == "person" and not visitor.whole:
        raise Problem("not-allowed", "problems-seat-token")


def _query(one: Endpoint, request: Request) -> Any:
    if one.query is None:
        return None
    given: dict[str, str] = dict(request.query_params)
    try:
        return msgspec.convert(given, one.query, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("bad-request", "problems-not-understood", detail=str(error)[:300]) from None


async def _read(request: Request) -> bytes:
    """The body, but never more of it than we take."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length) > LARGEST:
        raise Problem("too-large", "problems-request-too-large")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST:
            raise Problem("too-large", "problems-request-too-large")
    return bytes(data)
