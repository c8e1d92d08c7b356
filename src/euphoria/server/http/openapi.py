"""OpenAPI, JSON Schema: the protocol for machines, made from the wire types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from euphoria import __version__
from euphoria.server.common.errors import STATUS
from euphoria.server.http.routes import ENDPOINTS, Endpoint
from euphoria.server.wire.play import FromClient, ToClient
from euphoria.server.wire.tables import Problem, Wire

_REF = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    kinds: list[Any] = [Problem, FromClient, ToClient]
    for one in ENDPOINTS:
        kinds += [kind for kind in (one.body, one.result) if kind is not None]
    _, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        path = re.sub(r":\w+\}", "}", one.path)
        paths.setdefault(path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Euphoria", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "euphoria"},
            },
        },
    }


def _operation(one: Endpoint) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": one.name,
        "summary": one.summary,
        "parameters": [*_path_parameters(one.path), *_query_parameters(one.query)],
        "responses": _responses(one),
    }
    if one.who != "anyone":
        made["security"] = [{"bearer": []}, {"cookie": []}]
    if one.body is not None:
        made["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": _REF.format(name=one.body.__name__)}}},
        }
    return made


def _path_parameters(path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name, kind in re.findall(r"\{(\w+)(?::(\w+))?\}", path):
        schema = (
            {"type": "integer", "minimum": 0, "maximum": 2**31} if kind == "number" else {"type": "string"}
        )
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    return found


def _query_parameters(query: type[Wire] | None) -> list[dict[str, Any]]:
    if query is None:
        return []
    schema = msgspec.json.schema(query)
    inner = schema["$defs"][query.__name__]
    return [
        {"name": name, "in": "query", "required": False, "schema": kind}
        for name, kind in inner["properties"].items()
    ]


def _responses(one: Endpoint) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done."}
    if one.result is not None:
        good["content"] = {one.media: {"schema": {"$ref": _REF.format(name=one.result.__name__)}}}
    elif one.status == 200:
        good["content"] = {
            one.media: {"schema": {"type": "object"} if "json" in one.media else {"type": "string"}}
        }
    problem = {"application/json": {"schema": {"$ref": _REF.format(name="Problem")}}}
    answers: dict[str, Any] = {str(one.status): good}
    for status in sorted({*STATUS.values(), 405}):
        answers[str(status)] = {"description": "Refused.", "content": problem}
    return answers


def socket_schema() -> dict[str, Any]:
    """The messages of the socket, both directions."""
    (outgoing, incoming), components = msgspec.json.schema_components(
        [FromClient, ToClient], ref_template="#/$defs/{name}"
    )
    return {"client": outgoing, "server": incoming, "$defs": components}
