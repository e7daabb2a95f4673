"""How what the core asks of the host reaches a host's methods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Union

from ._failures import HostError
from ._values import encode
from .host import REQUESTS, AsyncHost, Host

AnyHost = Union[Host, AsyncHost]


def offered(host: AnyHost) -> list[str]:
    """The names of what a host has methods for."""
    base = AsyncHost if isinstance(host, AsyncHost) else Host
    return [name for method, (name, _) in REQUESTS.items() if getattr(type(host), method) is not getattr(base, method)]


def asked(host: AnyHost, message: Mapping[str, Any]) -> tuple[Any, dict[str, Any]]:
    """The method that a request wants, and its arguments."""
    for method, (name, parameters) in REQUESTS.items():
        if name == message["method"]:
            given: dict[str, Any] = {}
            for member, value in message.get("params", {}).items():
                if member in parameters:
                    argument, read = parameters[member]
                    given[argument] = value if read is None else read(value)
            return getattr(host, method), given
    raise HostError(f"there is no {message['method']} here", -32601)


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
