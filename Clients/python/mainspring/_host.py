"""Calling a host's methods for the core's requests."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Union

from ._failures import HostError
from ._record import Reader, reader
from ._values import encode, wire_name
from .host import REQUESTS, AsyncHost, Host

AnyHost = Union[Host, AsyncHost]


def offered(host: AnyHost) -> list[str]:
    """Returns the names of the requests that a host has methods for."""
    base = AsyncHost if isinstance(host, AsyncHost) else Host
    return [name for name, method in REQUESTS.items() if getattr(type(host), method) is not getattr(base, method)]


def asked(host: AnyHost, message: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
    """Returns the host's method for a request, and its arguments."""
    method = REQUESTS.get(message["method"])
    if method is None:
        raise HostError(f"this version of the client does not know the request {message['method']}", -32601)
    params = message.get("params", {})
    return getattr(host, method), {
        argument: read(params[name]) if read else params[name]
        for argument, name, read in _parameters(method)
        if name in params
    }


@cache
def _parameters(method: str) -> list[tuple[str, str, Reader | None]]:
    """Returns the parameters of a host's method, each as its names in Python and on the wire, and its reader."""
    annotations = getattr(Host, method).__annotations__
    return [
        (argument, wire_name(argument), reader(annotation, Host.__module__))
        for argument, annotation in annotations.items()
        if argument != "return"
    ]


def refused(error: BaseException) -> dict[str, Any]:
    """Returns the error that the core gets for an exception of a host's method."""
    if isinstance(error, HostError):
        return {"error": error._json()}
    if isinstance(error, NotImplementedError):
        return {"error": {"code": -32601, "message": "the host does not answer this request"}}
    return {"error": {"code": -32603, "message": f"{type(error).__name__}: {ascii(str(error))[1:-1]}"}}


def reply(message: Mapping[str, Any], said: dict[str, Any]) -> bytes:
    """Returns the line of a reply. If the result can't be written as JSON, the reply is an error."""
    head = {"jsonrpc": "2.0", "id": message["id"]}
    try:
        return (encode({**head, **said}) + "\n").encode()
    except Exception as error:
        return (encode({**head, **refused(error)}) + "\n").encode()


def answer(host: Any, message: Mapping[str, Any]) -> bytes:
    """Runs the host's method for a request, and returns the line of the reply."""
    try:
        method, given = asked(host, message)
        return reply(message, {"result": method(**given)})
    except (Exception, SystemExit) as error:  # Any exception becomes an error for the core.
        return reply(message, refused(error))
