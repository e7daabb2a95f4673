"""The discovery document, as the program prints it."""

import json

import jsonschema
import pytest
import referencing

from support.core import request, run

DOCUMENT = json.loads(run("openrpc").stdout)
METHODS = {method["name"]: method for method in DOCUMENT["methods"]}


def examples():
    """Returns the examples of all methods. Each example starts a process, so all examples but the first one of each
    service are marked as slow."""
    services = set()
    for name, example in (
        (method["name"], example) for method in DOCUMENT["methods"] for example in method["examples"]
    ):
        service = name.partition(".")[0]
        marks = [pytest.mark.slow] if service in services else []
        services.add(service)
        yield pytest.param(name, example, id=f"{name}: {example['name']}", marks=marks)


def needs_cloud(name):
    """Returns whether a method sends requests to the cloud, or needs records of the cloud. Without a cloud such a
    method is refused, so its examples are not run."""
    kinds = {error["data"]["kind"] for error in METHODS[name]["errors"]}
    # If a host may answer instead, the method needs no cloud.
    return name == "sharing.present" or ("cloudUnavailable" in kinds and "hostUnavailable" not in kinds)


def needs_more_than_memory(name):
    """Returns whether a core in memory, without a container, refuses the examples of a method. A retry needs an earlier
    failure, which no example has."""
    return name in ("system.backup", "conversations.retry", "feedback.retry") or needs_cloud(name)


def validator(schema):
    """Returns a validator of draft 2020-12 for a schema of the document."""
    resource = referencing.Resource.from_contents(DOCUMENT, default_specification=referencing.jsonschema.DRAFT202012)
    registry = referencing.Registry().with_resource("urn:document", resource)
    rooted = json.loads(json.dumps(schema).replace('"#/components', '"urn:document#/components'))
    return jsonschema.Draft202012Validator(rooted, registry=registry, format_checker=jsonschema.FormatChecker())


def call_with_host(core, name, params, answers):
    """Calls a method, and answers the core's requests to the host until the reply comes. Returns the result."""
    reply = core.ask(request(name, params, "call"))
    for answer in answers:
        asked = {capability["name"]: capability for capability in DOCUMENT["x-host"]}[reply["method"]]
        for param in asked["params"]:
            validator(param["schema"]).validate(reply["params"][param["name"]])
        validator(asked["result"]["schema"]).validate(answer)
        reply = core.ask({"jsonrpc": "2.0", "id": reply["id"], "result": answer})
    assert reply["id"] == "call" and "error" not in reply, reply
    offered = params.get("capabilities", []) if name == "host.provide" else []
    first = next((one for one in ("host.config.fetch", "host.cloud.records.query") if one in offered), None)
    if first and not hasattr(core, "fetches"):
        # When a host first offers documents, the core requests both of them after the reply. The test does not answer
        # these requests.
        core.fetches = [core.receive(), core.receive()]
        assert [one["method"] for one in core.fetches] == [first] * 2
    if "host.store.products" in offered:
        # The test does not answer the request for prices, either.
        assert core.receive()["method"] == "host.store.products"
    return reply["result"]
