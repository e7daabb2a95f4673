"""The records and methods of the Python package. The code of a record class is derived from its annotations when it is
first used, not at the import."""

import ast
import copy
import dataclasses
import inspect
import json
import pickle
import subprocess
import sys
import typing
from datetime import datetime, timezone
from decimal import Decimal

import pytest

from support.core import PATIENCE, ROOT

PACKAGE = ROOT / "Clients/python/mainspring"
DOCUMENT = json.loads((ROOT / "Schemas/openrpc.json").read_text())
SCHEMAS = DOCUMENT["components"]["schemas"]


def value(schema, is_full, depth=0):
    """Returns a value for a schema, with all members of records, or only the required members."""
    if "$ref" in schema:
        return members(schema["$ref"].split("/")[-1], is_full, depth + 1)
    for parts in (schema.get("anyOf"), schema.get("oneOf")):
        if parts:
            return value(parts[-1] if depth > 5 else parts[0], is_full, depth)
    if "enum" in schema:
        return schema["enum"][0]
    match schema.get("type"):
        case "string":
            return {"date-time": "2026-01-02T03:04:05.678Z", "date": "2026-01-02"}.get(schema.get("format"), "text")
        case "array":
            return [] if depth > 5 else [value(schema["items"], is_full, depth)]
        case "object":
            return {"name": value(schema.get("additionalProperties") or {}, is_full, depth)}
        case kind:
            return {"integer": 3, "number": Decimal("1.25"), "boolean": True}.get(kind, "any")


def members(name, is_full, depth=0):
    schema = SCHEMAS[name]
    required = schema.get("required", [])
    return {
        member: value(one, is_full, depth)
        for member, one in schema.get("properties", {}).items()
        if member in required or (is_full and depth < 5)
    }


def is_read(record):
    """Returns whether the core sends records of this class. In other records a missing member differs from null."""
    return not any("Unset" in field.type or "Number" in field.type for field in dataclasses.fields(record))


@pytest.mark.parametrize("is_full", [True, False])
def test_every_record_is_read_and_written_as_the_wire_has_it(is_full):
    from mainspring import records
    from mainspring._values import decode, encode

    for name in SCHEMAS:
        record = getattr(records, name)
        assert dataclasses.is_dataclass(record)
        if is_read(record):
            wire = members(name, is_full)
            made = record._read(decode(encode(wire)))
            assert decode(encode(made)) == decode(encode(wire)), name
            for same in (copy.copy(made), copy.deepcopy(made), pickle.loads(pickle.dumps(made)), record(**vars(made))):
                assert same == made and repr(same) == repr(made), name
            assert dataclasses.replace(made) == made
            assert list(vars(made)) == [field.name for field in dataclasses.fields(record)]


def test_members_have_their_types():
    from mainspring.records import Item, ItemConflictData, ItemPage

    item = Item._read(members("Item", True))
    assert item.created_at == datetime(2026, 1, 2, 3, 4, 5, 678_000, tzinfo=timezone.utc)
    assert item.min_stock == Decimal("1.25") and isinstance(item.min_stock, Decimal)
    page = ItemPage._read({"items": [members("Item", False)], "next": None})
    assert isinstance(page.items[0], Item) and page.items[0].level is None
    assert ItemConflictData._read({"kind": "conflict", "current": members("Item", True)}).current == item


def test_an_error_is_read_as_the_record_that_fits_best():
    from mainspring import records
    from mainspring._refusals import failure

    kinds = DOCUMENT["components"]["x-errors"]
    for kind, schema in kinds.items():
        for part in schema.get("anyOf", [schema]):
            data = {**members(part["$ref"].split("/")[-1], True), "kind": kind}
            error = failure("a.b", {"code": 1, "message": "No.", "data": data})
            assert (error.kind, type(error).__name__.lower()) == (kind, kind.lower())
            assert type(error.data).__module__ == records.__name__ and error.data.kind == kind


def test_arguments_that_a_record_does_not_have():
    from mainspring.records import MeasuredTemperature, Topic

    with pytest.raises(TypeError, match=r"Topic\(\) got an unexpected keyword argument 'servis'"):
        Topic(servis="inventory")
    with pytest.raises(TypeError, match=r"MeasuredTemperature\(\) is missing keyword-only arguments: 'value', 'unit'"):
        MeasuredTemperature()
    with pytest.raises(TypeError, match="positional"):
        Topic("inventory")


def test_a_record_shows_its_signature():
    from mainspring.records import Item, ItemDetailsChanges

    parameters = inspect.signature(Item).parameters
    assert all(one.kind is inspect.Parameter.KEYWORD_ONLY for one in parameters.values())
    assert parameters["sku"].default is inspect.Parameter.empty and parameters["sku"].annotation == "str"
    assert repr(inspect.signature(ItemDetailsChanges).parameters["name"].default) == "UNSET"
    assert inspect.get_annotations(Item, eval_str=True)["created_at"] is datetime


def test_a_subclass_is_a_record_with_more():
    from mainspring.records import Topic

    class Named(Topic):
        def __init__(self, name, **members):
            super().__init__(**members)
            self.name = name

    @dataclasses.dataclass
    class Counted(Topic):
        count: int = 0

    assert str(inspect.signature(Named)) == "(name, **members)"
    named = Named("mine", service="inventory")
    assert (named.name, named.service, named._json()) == ("mine", "inventory", {"service": "inventory"})
    assert [field.name for field in dataclasses.fields(Counted)][-1] == "count"
    assert Counted(service="inventory", count=2).count == 2


def services(core):
    """Returns all services and collections of a core, by their paths."""
    found, left = {}, [("", core)]
    while left:
        path, place = left.pop()
        for name, annotation in inspect.getmembers(type(place)):
            if hasattr(annotation, "func"):
                left.append((f"{path}{name}.", getattr(place, name)))
        found[path] = place
    return found


def test_coroutines_are_the_functions_with_another_result():
    from mainspring import _async_services, _services
    from mainspring._values import Note

    functions, coroutines = services(_services.Services(Note())), services(_async_services.Services(Note()))
    assert functions.keys() == coroutines.keys()
    count = 0
    for path, place in functions.items():
        other = coroutines[path]
        assert type(place).__name__ == type(other).__name__ and type(place).__doc__ == type(other).__doc__
        for name, function in inspect.getmembers(place, inspect.ismethod):
            if name.startswith("_"):
                continue
            coroutine, count = getattr(other, name), count + 1
            assert coroutine.__code__ is function.__code__
            assert function.__doc__ == coroutine.__doc__
            result = typing.get_type_hints(function).pop("return")
            assert typing.get_type_hints(coroutine)["return"] == typing.Awaitable[result]
            assert inspect.signature(function).parameters == inspect.signature(coroutine).parameters
    assert count == len(DOCUMENT["methods"])


def test_methods_send_what_the_document_says():
    from mainspring._services import Services
    from mainspring._values import Note, noted

    sent = {}
    for place in services(Services(Note())).values():
        for name, method in inspect.getmembers(place, inspect.ismethod):
            if not name.startswith("_"):
                given = {parameter: parameter for parameter in inspect.signature(method).parameters}
                _, wire, params, _, effect = noted(method, (), given)
                sent[wire] = (set(params), effect)
    assert sent == {
        one["name"]: ({param["name"] for param in one["params"]}, one["x-effect"]) for one in DOCUMENT["methods"]
    }


def documented(body):
    """Returns whether each member has a text, and each function a text that names its parameters."""
    for statement, following in zip(body, [*body[1:], None]):
        if isinstance(statement, ast.AnnAssign):
            text = following.value.value if isinstance(following, ast.Expr) else ""
            yield ast.unparse(statement.target), bool(text)
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) and statement.args.kwonlyargs:
            text = ast.get_docstring(statement) or ""
            yield statement.name, all(f"\n    {one.arg}: " in text for one in statement.args.kwonlyargs)


@pytest.mark.parametrize("module", ["records", "errors", "host", "_services"])
def test_all_is_documented_where_editors_look(module):
    classes = [
        node for node in ast.parse((PACKAGE / f"{module}.py").read_text()).body if isinstance(node, ast.ClassDef)
    ]
    assert len(classes) >= 2
    bare = [node.name for node in classes if not ast.get_docstring(node)]
    if module != "errors":
        bare += [f"{node.name}.{name}" for node in classes for name, is_there in documented(node.body) if not is_there]
    assert bare == []


LAZY = """
import sys, mainspring
from mainspring import _record, errors, records
made = [one for one in _record.Record.__subclasses__() if "__dataclass_fields__" in vars(one)]
print(made, _record._shapes, _record.reader.cache_info().currsize, "typing_extensions" in sys.modules)
"""


def test_the_import_makes_no_tables():
    """The code of a record is derived when the record is first used, so that the import stays fast with hundreds of
    records."""
    done = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == ("[] {} 0 False\n", "")
