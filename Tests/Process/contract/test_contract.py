"""The documents that front ends rely on: the discovery document, its examples, the schemas, the golden transcripts."""

import contextlib
import json
import re

import jsonschema
import openrpc
import pytest

from support.core import PATIENCE, REPEATABLE, ROOT, Core, memory, run
from support.discovery import DOCUMENT, METHODS, call_with_host, examples, needs_more_than_memory, validator
from support.errors import described
from support.sharing import Shared


def test_discover_answers_the_document_that_is_committed():
    """The core returns the committed document. `test_the_committed_schemas_are_those_of_the_binary` compares the
    document with the program."""
    with Core() as core:
        assert core.call("rpc.discover") == DOCUMENT == core.call("rpc.discover")
    assert run("openrpc").stdout == (ROOT / "Schemas/openrpc.json").read_bytes()


@pytest.mark.slow
def test_discovery_takes_little_memory():
    with Core(":memory:") as core:
        core.call("system.ping")
        before = memory(core.process.pid)
        for _ in range(20):
            core.call("rpc.discover")
        # The limit allows the memory for some copies of the document, which is built once more, and for its replies.
        assert memory(core.process.pid) < before + 12 * len(json.dumps(DOCUMENT)) / 2**20


def test_the_document_is_openrpc():
    model = openrpc.OpenRPC.model_validate(DOCUMENT)
    assert model.openrpc.startswith("1.3") and len(model.methods) == len(METHODS)
    assert set(DOCUMENT["components"]["tags"]) == {name.split(".")[0] for name in METHODS}


@pytest.mark.parametrize("name", METHODS)
def test_a_method_is_fully_described(name):
    method = METHODS[name]
    assert (
        method["summary"]
        and method["examples"]
        and method["x-access"]["rule"]
        and method["x-effect"] in ("read", "write", "session")
    )
    assert method["result"]["description"] and all(param["description"] for param in method["params"])
    for error in method["errors"]:
        assert DOCUMENT["components"]["errors"][error["data"]["kind"]] == error
    for descriptor in [*method["params"], method["result"]]:
        jsonschema.Draft202012Validator.check_schema(descriptor["schema"])


@pytest.mark.parametrize("name", METHODS)
def test_required_params_stand_before_optional_ones(name):
    """The specification: "all optional params MUST be positioned after all required params"."""
    required = [param["required"] for param in METHODS[name]["params"]]
    assert required == sorted(required, reverse=True)


def test_no_name_is_a_namespace():
    """Generators make an object for the part of a name before a dot. An object can't be a function, too, so no method
    has such a name. There is one exception, for which the clients have a separate method: productsRefresh."""
    names = {*METHODS, *(one["name"] for one in DOCUMENT["x-notifications"] + DOCUMENT["x-host"])}
    spaces = {
        ".".join(parts[:count]) for name in names for parts in [name.split(".")] for count in range(1, len(parts))
    }
    assert names & spaces == {"entitlements.products"}
    generated = (ROOT / "Clients/typescript/src/generated/services.js").read_text()
    assert 'productsRefresh: "write entitlements.products.refresh"' in generated


def test_no_parameter_is_called_like_the_params_of_its_request():
    assert [name for name, method in METHODS.items() if "params" in {param["name"] for param in method["params"]}] == []


def kinds(schema):
    """The types of JSON values that a schema allows."""
    if "$ref" in schema:
        return kinds(resolved(schema))
    variants = schema.get("oneOf", schema.get("anyOf"))
    return {kind for one in variants for kind in kinds(one)} if variants else {schema.get("type")}


def resolved(schema):
    return DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema


@pytest.mark.parametrize("name", METHODS)
def test_a_method_answers_an_object(name):
    """A method returns an object, which can get further members later, or null if it has no result. Lists are returned
    as pages."""
    schema = METHODS[name]["result"]["schema"]
    assert "object" in kinds(schema) and kinds(schema) <= {"object", "null"}
    members = resolved(schema).get("properties", {})
    assert ("items" in members) == ("next" in members)


def test_the_data_of_every_error_is_described():
    """OpenRPC's meta schema allows an error object no other members: so the schemas stand beside it."""
    components = DOCUMENT["components"]
    assert list(components["x-errors"]) == list(components["errors"])
    for kind, error in components["errors"].items():
        assert list(error) == ["code", "message", "data"] and error["data"] == {"kind": kind}
        schema = components["x-errors"][kind]
        for variant in schema.get("anyOf", [schema]):
            record = components["schemas"][variant["$ref"].removeprefix("#/components/schemas/")]
            assert record["properties"]["kind"]["enum"] == [kind] and record["required"][0] == "kind"


@pytest.mark.parametrize("path", sorted((ROOT / "Tests/Transcripts").glob("*.rpc")), ids=lambda path: path.stem)
def test_the_errors_of_transcripts_are_as_described(path):
    answers = [line[4:] for line in path.read_text().splitlines() if line.startswith("<-- ")]
    lines = [line.split(" ", 1)[1] if line.startswith("@") else line for line in answers]
    for reply in (json.loads(line) for line in lines):
        for one in reply if isinstance(reply, list) else [reply]:
            if "error" in one:
                described(one["error"])


@pytest.mark.parametrize("name, example", examples())
def test_an_example_is_what_happens(name, example):
    params = {param["name"]: param["value"] for param in example["params"]}
    with Core(":memory:", *REPEATABLE) as core:
        for step in example["x-given"]:
            call_with_host(core, step["method"], step["params"], step.get("answers", []))
        if "x-feature" in METHODS[name]:
            # The example is for callers who have the feature. Here the call is refused.
            assert core.refused(name, **params)["data"]["feature"] == METHODS[name]["x-feature"]
            return validator(METHODS[name]["result"]["schema"]).validate(example["result"]["value"])
        if needs_more_than_memory(name):
            assert core.refused(name, **params)["data"]["kind"] in {
                error["data"]["kind"] for error in METHODS[name]["errors"]
            }
            return validator(METHODS[name]["result"]["schema"]).validate(example["result"]["value"])
        result = call_with_host(core, name, params, example["x-answers"])
    schemas = {param["name"]: param["schema"] for param in METHODS[name]["params"]}
    for member, value in params.items():
        validator(schemas[member]).validate(value)
    validator(METHODS[name]["result"]["schema"]).validate(result)
    assert not (result or {}).get("failed"), "an example shows a file that is accepted"
    if not example.get("x-varies"):
        assert result == example["result"]["value"]
    elif name == "rpc.discover":
        assert example["result"]["value"].items() <= result.items()
    else:
        validator(METHODS[name]["result"]["schema"]).validate(example["result"]["value"])


def test_what_the_core_says_unasked_is_described():
    assert {one["name"] for one in DOCUMENT["x-notifications"]} == {
        "events.changed",
        "live.changed",
        "access.signedOut",
        "auth.ended",
        "rpc.progress",
        "host.cancel",
    }
    # No reply waits for these host requests: smaller pictures, the deletion of a secret, and telemetry.
    awaited = {one for method in METHODS.values() for one in method["x-host"]}
    assert {one["name"] for one in DOCUMENT["x-host"]} == awaited | {
        "host.image.transform",
        "host.secrets.delete",
        "host.telemetry.send",
        "host.log.write",
    }
    for one in DOCUMENT["x-notifications"] + DOCUMENT["x-host"]:
        assert one["summary"] and all(param["description"] for param in one["params"])
        for param in one["params"]:
            jsonschema.Draft202012Validator.check_schema(param["schema"])


def test_the_schemas_accept_no_more_than_the_core():
    """Values that the core refuses are refused by its schema, where a schema can express the rule."""
    schemas = {param["name"]: param["schema"] for param in METHODS["inventory.items.create"]["params"]}
    refused = [
        ("sku", ""),
        ("sku", "a\nb"),
        ("sku", "x" * 65),
        ("sku", 5),
        ("tags", "x"),
        ("tags", [""]),
        ("tags", ["x"] * 51),
        ("barcodes", ["a b"]),
        ("cost", {"amount": 1}),
        ("cost", {"amount": 1.5, "currency": "EUR"}),
        ("cost", {"amount": 1, "currency": "eur"}),
        ("cost", {"amount": 1, "currency": "EUR", "x": 1}),
        ("condition", "newish"),
        ("archived", "no"),
        ("archived", 1),
        ("custom", {"a": []}),
        ("company", 5),
        ("minStock", "1"),
    ]
    with Core() as core:
        for member, value in refused:
            assert not validator(schemas[member]).is_valid(value), (member, value)
            error = core.refused("inventory.items.create", **({"sku": "a", "name": "a", "unit": "a"} | {member: value}))
            assert all(problem["pointer"].startswith(f"/{member}") for problem in error["data"]["problems"]), (
                member,
                value,
                error,
            )


def test_the_committed_schemas_are_those_of_the_binary(tmp_path):
    assert run("schema", "--write", str(tmp_path)).returncode == 0
    made = {path.name: path.read_text() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text() for path in (ROOT / "Schemas").iterdir()}
    # These two files are for people, and are generated from the schemas. test_reference.py checks them.
    del kept["README.md"], kept["Records.md"]
    assert sorted(made) == sorted(kept)
    assert [name for name in made if made[name] != kept[name]] == [], (
        "run Tests/run --update and look at the differences"
    )


@pytest.mark.slow
def test_every_record_has_a_schema():
    names = run("schema", "--list").stdout.decode().split()
    assert {"Item", "Company", "Money"} <= set(names)
    for name in names:
        # Printing each schema starts a process, so the test prints only some of them.
        if name in ("Item", "Money", "LiveOpened", "ItemPage", "AppConfig"):
            schema = json.loads(run("schema", name).stdout)
            jsonschema.Draft202012Validator.check_schema(schema)
            assert schema["title"] == name
    # Schemas of documents that people write, or that other programs read, have files of their own. All others are in
    # openrpc.json.
    alone = {path.stem for path in (ROOT / "Schemas").glob("*.json")} - {"openrpc", "cloud"}
    assert alone == {"AppConfig", "AppGroupFile", "Catalogue", "IAPPromo", "LinkFile"}
    assert not alone & set(DOCUMENT["components"]["schemas"])


# The column for each kind of member. A decimal is stored as a whole number of 0.00001, by which SQLite can sort.
COLUMNS = dict.fromkeys(("string", "object", "array"), "TEXT")
COLUMNS |= dict.fromkeys(("integer", "number", "boolean"), "INTEGER")
FORMATS = {"uuid": "BLOB", "date-time": "INTEGER"}
# Columns without a description: positions, and derived values.
UNDESCRIBED = {"row", "company", "skuKey", "held", "moved"}


def column_type(schema):
    """Returns the column type for values of a schema, or None for values of several types."""
    if "$ref" in schema:
        return column_type(DOCUMENT["components"]["schemas"][schema["$ref"].split("/")[-1]])
    parts = [part for part in schema.get("anyOf", schema.get("oneOf", [])) if part.get("type") != "null"]
    if parts:
        kinds = {column_type(part) for part in parts}
        return kinds.pop() if len(kinds) == 1 else None
    return FORMATS.get(schema.get("format")) or COLUMNS.get(schema.get("type"))


def test_columns_have_the_types_of_their_members():
    sql = (ROOT / "Schemas/schema.sql").read_text()
    tables = re.findall(r"^CREATE TABLE (\w+) \((.*?)\) STRICT", sql, re.MULTILINE | re.DOTALL)
    compared = set()
    for table, text in tables:
        columns = dict(re.findall(r"(?:^ +|, )(\w+) (TEXT|INTEGER|BLOB|REAL|ANY)\b", text, re.MULTILINE))
        names = set(columns) - UNDESCRIBED
        for record, schema in DOCUMENT["components"]["schemas"].items():
            members = schema.get("properties", {})
            if not {"id", "version", "updatedAt"} <= names <= set(members):
                continue
            compared.add(table)
            for name in names:
                assert columns[name] == column_type(members[name]), (table, record, name)
    assert {"items", "lots", "contacts", "orders", "order_lines", "beans", "brews", "assets"} <= compared, compared


def test_what_must_be_more_than_nothing_says_so():
    """If the description of a parameter or member says "more than 0", its schema must have exclusiveMinimum, and the
    reverse."""

    def look(place, members):
        for name, schema in members:
            parts = schema.get("anyOf", [schema])
            if "more than 0" in schema.get("description", "") and name != "factor":
                assert any(part.get("exclusiveMinimum") == 0 for part in parts), (place, name)

    for method in METHODS.values():
        look(
            method["name"],
            [(one["name"], one["schema"] | {"description": one["description"]}) for one in method["params"]],
        )
    for record, schema in DOCUMENT["components"]["schemas"].items():
        look(record, schema.get("properties", {}).items())


def test_the_sql_schema_makes_the_tables():
    text = run("schema").stdout.decode()
    assert text.count("CREATE TABLE items (") == 2 and "-- device.sqlite" in text


@pytest.mark.parametrize("path", sorted((ROOT / "Tests/Transcripts").glob("*.rpc")), ids=lambda path: path.stem)
def test_a_golden_transcript_still_holds(path):
    done = run("replay", str(path))
    assert done.returncode == 0, done.stdout.decode()


@pytest.mark.parametrize("path", sorted((ROOT / "Tests/Transcripts").glob("*.rpc")), ids=lambda path: path.stem)
def test_a_golden_transcript_names_what_it_has_heard_of(path):
    """A transcript may use only ids that appeared before. Otherwise the recorded reply could be a refusal, although the
    comments say otherwise."""
    heard = set()
    for line in path.read_text().splitlines():
        ids = set(re.findall(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", line))
        if line.startswith("--> "):
            # The caller of a save may choose the record's id.
            heard |= set(re.findall(r'\.save","params":\{"id":"([^"]*)"', line))
            assert ids <= heard, line
        heard |= ids


def parts(path):
    """Divides a transcript at each change of the clock. Each part has the options of its process."""
    lines = path.read_text().splitlines()
    options = [word for line in lines if line.startswith("@ --") for word in line[2:].split(" ", 1)]
    options = [str(path.parent / word) if word.endswith(".pem") else word for word in options]
    found = [(REPEATABLE + options, [])]
    for line in lines:
        if line.startswith("@ ") and not line.startswith("@ --"):
            found.append((["--clock", line[2:], "--seed", "1"] + options, []))
        elif line.startswith(("--> ", "<-- ")):
            found[-1][1].append(line)
    # Some transcripts set the clock before the first line.
    return [part for part in found if part[1]]


def several_cores_are_the_same_over_the_pipe(path, folder):
    """Each core of the transcript is a process that runs until the transcript ends."""
    lines = path.read_text().splitlines()
    options = [word for line in lines if line.startswith("@ --") for word in line[2:].split(" ", 1)]
    cores, core = {}, None
    with contextlib.ExitStack() as stack:
        for line in lines:
            if line.startswith("@ core "):
                name = line.removeprefix("@ core ")
                if name not in cores:
                    seed = ["--clock", "2026-01-01T00:00:00Z", "--seed", f"{1 + len(cores)}"]
                    cores[name] = stack.enter_context(Core(folder / name, *seed, *options))
                core = cores[name]
            elif line.startswith("--> "):
                core.send(line[4:].encode())
            elif line.startswith("<-- "):
                assert core.process.stdout.readline().decode() == line[4:] + "\n"


def several_conversations_are_the_same_over_the_pipe(path, folder):
    """Each conversation of the transcript is a program that shares the core."""
    programs, program = {}, None
    with contextlib.ExitStack() as stack:
        for line in path.read_text().splitlines():
            if line.startswith("@ conversation "):
                name = line.removeprefix("@ conversation ")
                if name not in programs:
                    programs[name] = stack.enter_context(Shared(folder / "data", *REPEATABLE))
                program = programs[name]
            elif line.startswith("--> "):
                program.send(line[4:].encode())
            elif line.startswith("<-- @"):
                name, said = line.removeprefix("<-- @").split(" ", 1)
                assert programs[name].process.stdout.readline().decode() == said + "\n"
            elif line.startswith("<-- "):
                assert program.process.stdout.readline().decode() == line[4:] + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted((ROOT / "Tests/Transcripts").glob("*.rpc")), ids=lambda path: path.stem)
def test_transcripts_are_the_same_over_the_pipe(path, tmp_path, monkeypatch):
    """Replay runs in the process of the command, but a front end uses a pipe. Both must give the same bytes. If a
    transcript sets the clock, a new process continues with the data. The new process knows no host, and numbers its own
    requests from one."""
    if any(line.startswith("@ conversation ") for line in path.read_text().splitlines()):
        return several_conversations_are_the_same_over_the_pipe(path, tmp_path)
    if len(parts(path)) > 1 and '"id":10000000' in path.read_text():
        pytest.skip("the host's part of it does not go over processes")
    if any(line.startswith("@ core ") for line in path.read_text().splitlines()):
        monkeypatch.chdir(tmp_path)
        return several_cores_are_the_same_over_the_pipe(path, tmp_path)
    for options, lines in parts(path):
        last = max(number for number, line in enumerate(lines) if line.startswith("--> "))
        with Core(tmp_path / "data", *options) as core:
            for number, line in enumerate(lines):
                if line.startswith("--> "):
                    core.send(line[4:].encode())
                    if number == last:
                        # Requests that still wait are answered when the input ends.
                        core.process.stdin.close()
                else:
                    assert core.process.stdout.readline().decode() == line[4:] + "\n"
            assert core.process.stdout.read() == b"" and core.process.wait(PATIENCE) == 0
