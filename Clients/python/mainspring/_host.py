"""How what the core asks of the host reaches a host's methods."""

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
    """The names of what a host has methods for."""
    base = AsyncHost if isinstance(host, AsyncHost) else Host
    return [name for name, method in REQUESTS.items() if getattr(type(host), method) is not getattr(base, method)]


def asked(host: AnyHost, message: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
    """The method that a request wants, and its arguments."""
    method = REQUESTS.get(message["method"])
    if method is None:
        raise HostError(f"there is no {message['method']} here", -32601)
    params = message.get("params", {})
    return getattr(host, method), {
        argument: read(params[name]) if read else params[name]
        for argument, name, read in _parameters(method)
        if name in params
    }


@cache
def _parameters(method: str) -> list[tuple[str, str, Reader | None]]:
    """The parameters of a host's method: their names in Python and on the wire, and the readers of their values."""
    annotations = getattr(Host, method).__annotations__
    return [
        (argument, wire_name(argument), reader(annotation, Host.__module__))
        for argument, annotation in annotations.items()
        if argument != "return"
    ]


def refused(error: BaseException) -> dict[str, Any]:
    """What is answered where a method raises."""
    if isinstance(error, HostError):
        return {"error": error._json()}
    if isinstance(error, NotImplementedError):
        return {"error": {"code": -32601, "message": "the host does not offer this"}}
    return {"error": {"code": -32603, "message": f"{type(error).__name__}: {ascii(str(error))[1:-1]}"}}


def reply(message: Mapping[str, Any], said: dict[str, Any]) -> bytes:
    """A line to the core. What can't be written is a fault of the host."""
    head = {"jsonrpc": "2.0", "id": message["id"]}
    try:
        return (encode({**head, **said}) + "\n").encode()
    except Exception as error:
        return (encode({**head, **refused(error)}) + "\n").encode()


def answer(host: Any, message: Mapping[str, Any]) -> bytes:
    """What a host's method answers, as a line."""
    try:
        method, given = asked(host, message)
        return reply(message, {"result": method(**given)})
    except (Exception, SystemExit) as error:  # The core is told, whatever it is.
        return reply(message, refused(error))
