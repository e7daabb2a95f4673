"""For each method, records of another company must look as if they had never existed. The replies must have the same
bytes, and contain no name of that company."""

import functools
import json
import re
import shutil
import subprocess

import pytest

from support.core import BINARY, PATIENCE, REPEATABLE, Core, item, request, run, serve
from support.discovery import METHODS, call_with_host
from support.isolation import (
    COMPANY_PLACES,
    EACH,
    FOREIGN,
    LOCKED,
    OTHER_PLACES,
    PLACES,
    beside_its_line,
    build_world,
    example,
    put,
)
from support.people import NEVER, blob, pipeline, rows

UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
# The caller may choose the ids of widget places, because they belong to no company.
DEVICE = {name for name in METHODS if name.startswith("widgets.")}


def spelled(entry):
    name, path = entry
    return f"{name} /{'/'.join(map(str, path))}"


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return build_world(tmp_path_factory.mktemp("world"))


def twins(one, other, found):
    """Maps each id of one run to the id at the same position in another run."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one.keys() & other.keys():
            twins(one[name], other[name], found)
    elif isinstance(one, list) and isinstance(other, list):
        for left, right in zip(one, other):
            twins(left, right, found)
    elif isinstance(one, str) and isinstance(other, str) and UUID.fullmatch(one) and UUID.fullmatch(other):
        found[one] = other


def moved(value, found):
    return json.loads(UUID.sub(lambda match: found.get(match.group(), match.group()), json.dumps(value)))


@functools.cache
def results(name, index):
    """Returns the results of the steps before a method's example."""
    with Core(":memory:", *REPEATABLE) as core:
        return [made(core, step, step["params"]) for step in METHODS[name]["examples"][index]["x-given"]]


def made(core, step, params):
    """Returns the result of a step before an example."""
    return call_with_host(core, step["method"], params, step.get("answers", []))


class Stage:
    """Runs the steps before a method's example in a new directory, and replaces the ids of the example."""

    def __init__(self, name, path=()):
        self.method = METHODS[name]
        index, self.params = example(name, path)
        self.example = self.method["examples"][index]
        self.results = results(name, index)

    def outcomes(self, directory, path, ids):
        """Returns for each id at a path the bytes of the reply, and all output of the process, sorted by line. One
        process gets the calls for all ids, because a refused call has no effect on the next one. After a call that
        succeeds or asks the host, a new process is started."""
        outcomes = []
        while len(outcomes) < len(ids):
            outcomes += self.some_outcomes(directory, path, ids[len(outcomes) :])
        return outcomes

    def some_outcomes(self, directory, path, ids):
        shutil.copytree(self.world["data"], directory)
        outcomes = []
        with Core(directory, *REPEATABLE) as core:
            account = core.call("access.whoami")["account"]
            found = {}
            for step, result in zip(self.example["x-given"], self.results):
                twins(result, made(core, step, moved(step["params"], found)), found)
            for id in ids:
                params = put(moved(self.params, found), path, id)
                core.send(request(self.method["name"], params, "call"))
                core.send(request("system.ping", id="end"))
                lines, asks = [], False
                # The reply of a slow request may come after the reply of the ping.
                while sum(b'"id":"end"' in line or b'"id":"call"' in line for line in lines) < 2:
                    lines.append(core.process.stdout.readline())
                    assert lines[-1], core.process.stderr.read()
                    if lines[-1].startswith(b'{"jsonrpc":"2.0","id":') and b'"method":"host.' in lines[-1]:
                        # The host gets a request about an unknown record, and answers with an error.
                        error = {"code": -32000, "message": "unknown"}
                        core.send({"jsonrpc": "2.0", "id": json.loads(lines[-1])["id"], "error": error})
                        asks = True
                reply = next(line for line in lines if b'"id":"call"' in line)
                outcomes.append((reply, b"".join(sorted(lines))))
                if asks or b'"error":' not in reply:
                    break
            assert account == self.world["account"]
        shutil.rmtree(directory)
        return outcomes

    def forms(self, path):
        """Returns the parameters of the example. Then returns them without each member beside the id, because a method
        with alternatives refuses two alternatives at once."""
        yield self.params
        *outer, own = path
        beside = functools.reduce(lambda value, step: value[step] if value else None, outer, self.params)
        for member in beside if isinstance(beside, dict) else ():
            if member != own:
                yield put(self.params, outer, {key: value for key, value in beside.items() if key != member})


@pytest.fixture
def stage(world):
    def make(name, path=()):
        made = Stage(name, path)
        made.world = world
        return made

    return make


def test_there_is_much_to_hold_to_this():
    """The lists below come from the discovery document. This check notices if they become empty."""
    assert len(COMPANY_PLACES) >= 20
    some = {
        ("inventory.items.get", ("id",)),
        ("access.revoke", ("user",)),
        ("access.check", ("user",)),
        ("events.since", ("topics", EACH, "company")),
    }
    assert some <= set(OTHER_PLACES)


@pytest.mark.parametrize("name, path", COMPANY_PLACES, ids=map(spelled, COMPANY_PLACES))
def test_a_company_that_may_not_be_seen_is_one_that_never_was(stage, world, tmp_path, name, path):
    scene = stage(name)
    (never, said_of_never), (unseen, said_of_unseen) = scene.outcomes(tmp_path / "data", path, [NEVER, world["unseen"]])
    assert json.loads(never)["error"]["data"] == {"kind": "notFound"}
    assert FOREIGN.encode() not in said_of_unseen
    if name == "sharing.leave":
        # A participant may leave even a company that they can't see. Here the core has no cloud connection for this.
        assert json.loads(unseen)["error"]["data"] == {"kind": "cloudUnavailable", "reason": None}
        said_of_unseen = said_of_unseen.replace(unseen, never)
    else:
        assert unseen == never
    assert said_of_unseen.replace(world["unseen"].encode(), NEVER.encode()) == said_of_never


def is_vain(reply, path):
    """Returns whether the core refused the call before it used the id."""
    data = reply.get("error", {}).get("data", {})
    problems = data.get("problems", [])
    # A method with alternatives refuses some members of another alternative.
    if {problem["kind"] for problem in problems} == {"unknown"}:
        return False
    # A wrong reference in a record of the account is reported with other problems of the call. A new company has no
    # records.
    pointer = "/" + "/".join(map(str, path))
    parts = (" must be the id of ", "must be left out: a new company")
    if any(problem["pointer"] == pointer and any(map(problem["message"].count, parts)) for problem in problems):
        return False
    return data.get("kind") in ("invalidParams", "noCompany", "signInRequired")


@pytest.mark.parametrize("name, path", OTHER_PLACES, ids=map(spelled, OTHER_PLACES))
def test_an_id_of_another_company_is_one_that_never_was(stage, world, tmp_path, name, path):
    scene = stage(name, path)
    # Members for companies get the id of the unseen company. Other members get ids of records of both companies.
    ids = [world["unseen"]] if path[-1] == "company" else world["foreign"] + world["inside"]
    for form in scene.forms(path):
        scene.params = form
        (never, said_of_never), *others = scene.outcomes(tmp_path / "data", path, [NEVER, *ids])
        if not is_vain(json.loads(never), path):
            break
    else:
        pytest.fail(f"a vain example: {never}")
    for id, (reply, said) in zip(ids, others):
        assert reply.replace(id.encode(), NEVER.encode()) == never, id
        assert said.replace(id.encode(), NEVER.encode()) == said_of_never
        assert FOREIGN.encode() not in said and LOCKED.encode() not in said


@pytest.mark.parametrize("name", [name for name, path in COMPANY_PLACES if METHODS[name]["x-effect"] == "read"])
def test_a_live_query_tells_no_more(stage, world, tmp_path, name):
    scene = stage(name)
    inner = scene.params
    scene.method = METHODS["live.open"]
    scene.params = {"query": {"method": name, "params": inner}}
    place = ("query", "params", "company")
    (never, said_of_never), (unseen, said) = scene.outcomes(tmp_path / "data", place, [NEVER, world["unseen"]])
    assert unseen == never and json.loads(never)["error"]["data"] == {"kind": "notFound"}
    assert said == said_of_never


@pytest.mark.parametrize("name", [name for name, path in COMPANY_PLACES])
def test_a_company_where_nobody_is_signed_in_tells_nothing(world, tmp_path, name):
    """A caller who is signed out, or has no right, gets the same reply for an id of the company and for an id that
    never existed."""
    shutil.copytree(world["data"], tmp_path / "data")
    asked = [(path, id) for other, path in OTHER_PLACES if other == name for id in (NEVER, *world["inside"])] or [
        (("company",), world["locked"])
    ]
    lines = []
    for path, id in asked:
        params = example(name, path)[1] | {"company": world["locked"]}
        lines.append(request(name, put(params, path, id), "same"))
    raw = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    done = run("serve", "--data", str(tmp_path / "data"), stdin=raw)
    answers = done.stdout.splitlines()
    assert done.returncode == 0 and len(answers) == len(asked)
    assert LOCKED not in beside_its_line(done.stdout.decode())
    for path, _ in asked:
        assert (
            len({line.replace(id.encode(), b"id") for (other, id), line in zip(asked, answers) if other == path}) == 1
        ), path
    if METHODS[name]["x-access"]["rule"] not in ("anyone", "account"):
        assert {json.loads(line)["error"]["data"]["kind"] for line in answers} == {"signInRequired"} and len(
            set(answers)
        ) == 1


def test_no_name_of_it_shows_up_anywhere(world, tmp_path):
    """Runs each example of each method, searches for the company's names, misspelled names, conflicts, events, live
    queries and diagnostics. The company's names must appear nowhere."""
    data = tmp_path / "data"
    shutil.copytree(world["data"], data)
    ids = [NEVER, world["unseen"], *world["foreign"], *world["inside"]]
    with Core(data, "--log-level", "debug") as core:
        ours = core.call("companies.create", name="Qours")["id"]
        core.call("companies.select", company=ours)
        made = core.call("inventory.items.create", **item())["id"]
        lines = [
            request("events.subscribe"),
            request("live.open", {"query": {"method": "companies.list"}}),
            request("live.open", {"query": {"method": "events.since"}}),
            request("live.open", {"query": {"method": "inventory.items.list"}}),
            request("live.open", {"query": {"method": "system.diagnostics"}}),
        ]
        for name, method in METHODS.items():
            for example in method["examples"]:
                params = {param["name"]: param["value"] for param in example["params"]}
                lines.append(request(name, params))
                # The caller chooses the id of a saved record, even if another record has this id.
                places = [path for other, path in PLACES if other == name and not name.endswith(".save")]
                lines += [request(name, put(params, path, id)) for path in places for id in ids]
                lines += [request(name, {**params, FOREIGN[:-1]: 1}), request(name + FOREIGN[:-1].lower(), params)]
        here = {"company": ours}
        for text in ("qxforeig", "qylocke", "Limited", "street", "item"):
            lines += [
                request("inventory.items.search", here | {"text": text}),
                request("inventory.items.list", here | {"text": text}),
                request("inventory.items.list", here | {"category": text}),
            ]
        lines += [
            request("inventory.items.create", here | item()),
            request("inventory.items.create", here | item(2)),
            request("inventory.items.update", here | {"id": made, "changes": {"name": "x"}, "expect": 7}),
            request("companies.update", here | {"changes": {"name": "y"}, "expect": 7}),
            request("companies.update", here | {"changes": {"name": "Qours 2"}}),
            request("events.since", {"limit": 1000}),
            request("companies.list", {"limit": 200}),
            request("system.diagnostics", {"check": True}),
            request("access.allowed", here),
            request("access.list", here),
            request("access.whoami"),
        ]
        lines = [
            line
            for line in lines
            if line["method"] not in {"rpc.discover", *DEVICE} and not METHODS.get(line["method"], {}).get("x-host")
        ]
        replies = pipeline(core, lines)
        said = json.dumps(replies + core.aside + core.said())
    log = b"".join(path.read_bytes() for path in data.glob("*.log"))
    assert FOREIGN.lower() not in said.lower() and FOREIGN.lower().encode() not in log.lower()
    assert LOCKED.lower() not in beside_its_line(said).lower() and LOCKED.lower().encode() not in log.lower()
    assert world["unseen"] not in json.dumps([line for line in replies if "result" in line])


def test_what_sync_has_done_names_no_company_that_may_not_be_seen(world, tmp_path):
    shutil.copytree(world["data"], tmp_path / "data")
    with Core(tmp_path / "data") as core:
        assert core.call("sync.events.list")["items"]
        assert world["unseen"] not in json.dumps(core.call("sync.events.list"))


def test_nothing_of_it_was_changed(world, tmp_path):
    """Makes all calls of these tests with one store. The rows of the company must not change."""
    data = tmp_path / "data"
    shutil.copytree(world["data"], data)
    tables = [
        (store, table, column, company)
        for store, company in (("shared", world["unseen"]), ("private", world["locked"]))
        for table, column in (("companies", "id"), ("access_records", "company"), ("items", "company"))
    ]
    kept = [
        rows(data / f"{store}.sqlite", f"SELECT * FROM {table} WHERE {column} = ?", blob(company))
        for store, table, column, company in tables
    ]
    assert all(kept)
    lines = []
    for name, path in PLACES:
        # A saved record has the id that its caller chooses.
        if name.endswith(".save"):
            continue
        _, params = example(name, path)
        for id in (world["unseen"], world["locked"], *world["foreign"], *world["inside"]):
            lines.append(request(name, put(params, path, id)))
            if (name, ("company",)) in COMPANY_PLACES:
                lines += [
                    request(name, put(params | {"company": company}, path, id))
                    for company in (world["unseen"], world["locked"])
                ]
    lines = [line for line in lines if "signIn" not in line["method"] and "signOut" not in line["method"]]
    replies = serve(lines, data=data)
    assert len(replies) == len(lines)
    for line, reply in zip(lines, replies):
        kind = "result" if "result" in reply else reply["error"]["data"]["kind"]
        if (line["method"], ("company",)) not in COMPANY_PLACES:
            # No record of the account has the id. Only a record of the queue can be tried again.
            kinds = {error["data"]["kind"] for error in METHODS[line["method"]]["errors"]}
            usual = "notFound" if "notFound" in kinds or line["method"] == "sync.queue.retry" else "result"
            # Nobody has signed in with Apple, so conversations and feedback can't be named.
            usual = "unauthorized" if "unauthorized" in kinds else usual
            # An unknown reference in a record of the account is reported with the record's other problems. No host
            # offers an AI here.
            if line["method"].startswith("journal.ai.") and kind == "hostUnavailable":
                continue
            if line["method"].startswith(("companies.", "journal.")) and kind == "invalidParams":
                said = [problem["message"] for problem in reply["error"]["data"]["problems"]]
                # A method with alternatives refuses some members of another alternative.
                parts = (" must be the id of ", "not both", "exactly one of ", "must be left out")
                assert any(part in one for one in said for part in parts), (line, reply)
                continue
            assert kind == ("featureRequired" if "x-feature" in METHODS[line["method"]] else usual), (line, reply)
        elif line["params"]["company"] != world["locked"]:
            # A participant may leave a company.
            leaves = (line["method"], line["params"]["company"]) == ("sharing.leave", world["unseen"])
            assert kind == ("cloudUnavailable" if leaves else "notFound"), (line, reply)
        else:
            if line["method"] == "access.credentials.recover":
                # The method is for shared companies, and this company is the account's own.
                assert kind == "invalidParams", (line, reply)
                continue
            isOpen = METHODS[line["method"]]["x-access"]["rule"] in ("anyone", "account")
            assert kind == "signInRequired" or isOpen and kind == "result", (line, reply)
    assert [
        rows(data / f"{store}.sqlite", f"SELECT * FROM {table} WHERE {column} = ?", blob(company))
        for store, table, column, company in tables
    ] == kept


def test_the_command_line_is_held_to_it_too(world, tmp_path):
    shutil.copytree(world["data"], tmp_path / "data")
    answers = []
    for company in (NEVER, world["unseen"]):
        done = subprocess.run(
            [BINARY, "call", "companies.get", f"company={company}", "--data", str(tmp_path / "data")],
            capture_output=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 1
        answers.append((done.stdout, done.stderr))
    assert answers[0] == answers[1] and b"notFound" in answers[0][1]
