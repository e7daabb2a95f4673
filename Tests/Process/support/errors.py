"""The form of errors: the schemas of their data, by kind, from the discovery document."""

import functools
import json
import pathlib

import jsonschema
import referencing

OPENRPC = pathlib.Path(__file__).resolve().parents[3] / "Schemas/openrpc.json"


# The kinds of errors that any method may return.
GENERAL = {"internalError", "storageFull", "storageFault", "outOfMemory", "readOnly", "methodNotFound"}


@functools.cache
def document():
    """Returns the committed document. The tests of the contract check that the program prints the same document."""
    return json.loads(OPENRPC.read_text())


@functools.cache
def validator(kind):
    """Returns a validator for the `data` of this kind of error."""
    resource = referencing.Resource.from_contents(document(), default_specification=referencing.jsonschema.DRAFT202012)
    registry = referencing.Registry().with_resource("urn:document", resource)
    schema = {"$ref": f"urn:document#/components/x-errors/{kind}"}
    return jsonschema.Draft202012Validator(schema, registry=registry, format_checker=jsonschema.FormatChecker())


@functools.cache
def declared():
    """Returns the error codes that each method declares."""
    return {method["name"]: {error["code"] for error in method["errors"]} for method in document()["methods"]}


def described(error, method=None):
    """Checks that an error has exactly the members of its kind, and that the method declares the kind. Returns the
    error."""
    assert list(error) == ["code", "message", "data"] and next(iter(error["data"])) == "kind", error
    kind = error["data"]["kind"]
    assert document()["components"]["errors"][kind]["code"] == error["code"], error
    validator(kind).validate(error["data"])
    assert method not in declared() or kind in GENERAL or error["code"] in declared()[method], (method, error)
    return error
