"""App policy and flags, and their documents: fresh, else stale, else missing. No document makes a request fail."""

import itertools
import json
import random
import sqlite3

import pytest

from support.core import PATIENCE, PATIENT, Core, request, run
from support.documents import BUILT_IN, FILE, Files, at, basis, fetched, keep, provide
from support.host import Host

CONFIG = {
    "policy": {
        "minimumVersion": "1.9",
        "recommendedVersion": "1.10",
        "message": "Update.",
        "url": "https://example.com",
    },
    "flags": {"b": True, "a": False},
}


@pytest.fixture
def files(tmp_path):
    return Files(tmp_path)


def check(core, version="1.0"):
    return core.call("policy.check", version=version)


def test_without_a_document_there_is_a_safe_default(core):
    assert check(core) == {
        "update": "none",
        "hiddenUntil": None,
        "minimumVersion": None,
        "recommendedVersion": None,
        "message": None,
        "url": None,
        "problems": [],
        **BUILT_IN,
    }
    assert core.call("policy.flags") == {"flags": {}, "problems": [], **BUILT_IN}
    assert core.call("policy.flag", name="a") == {"name": "a", "on": False, "known": False, **BUILT_IN}
    assert core.call("policy.promotions.list") == {
        "promotions": [],
        "validUntil": None,
        "problems": [],
        "store": {"source": "default", "age": None},
        **BUILT_IN,
    }


@pytest.mark.parametrize(
    "version, minimum, recommended, update",
    [
        ("1.9", "1.10", None, "required"),
        ("1.10", "1.9", None, "none"),
        ("1.9", None, "1.10", "recommended"),
        ("1.10", None, "1.9", "none"),
        ("1.2", "1.2.0", "1.2.0.0", "none"),
        ("1.2.0", "1.2", "1.2", "none"),
        ("1.2", "1.2.0.0.0.0.0.1", None, "required"),
        ("1.2.0.0.0.0.0.1", "1.2", "1.2", "none"),
        ("1", "2", "3", "required"),
        ("2", "2", "3", "recommended"),
        ("3", "2", "3", "none"),
        ("1", "2", "1", "required"),
        ("1", "3", "2", "required"),
        ("01.002", "1.2", None, "none"),
        ("0", "0.0.1", None, "required"),
        ("0", "0.0", "0", "none"),
        ("999999999.1", "999999999.2", None, "required"),
        ("1", None, None, "none"),
    ],
)
def test_versions_are_compared_by_number_and_forced_beats_soft(files, version, minimum, recommended, update):
    policy = {"minimumVersion": minimum, "recommendedVersion": recommended}
    with Core(":memory:", *files.config({"policy": policy})) as core:
        assert check(core, version) == {
            "update": update,
            "hiddenUntil": None,
            "message": None,
            "url": None,
            "problems": [],
            **policy,
            **FILE,
        }


def test_random_versions_against_a_model(files):
    chance = random.Random(1)

    def make():
        return ".".join(str(chance.choice([0, 1, 2, 9, 10, 100])) for _ in range(chance.randint(1, 4)))

    def padded(version):
        return [int(part) for part in version.split(".")] + [0] * (8 - version.count("."))

    for _ in range(15):
        minimum, recommended = make(), make()
        with Core(
            ":memory:", *files.config({"policy": {"minimumVersion": minimum, "recommendedVersion": recommended}})
        ) as core:
            for version in [make() for _ in range(40)] + [minimum, recommended]:
                expected = (
                    "required"
                    if padded(version) < padded(minimum)
                    else "recommended"
                    if padded(version) < padded(recommended)
                    else "none"
                )
                assert check(core, version)["update"] == expected, (version, minimum, recommended)


BAD_VERSIONS = [
    "",
    ".",
    "1.",
    ".1",
    "1..2",
    "v",
    "vv1",
    "v 1",
    "1.0-",
    "1.0-a..b",
    "1.0-01",
    "1.0-a_b",
    "1.0+",
    "1.0+a+b",
    "1.0-" + "a" * 97,
    "1,0",
    " 1",
    "1 ",
    "+1",
    "-1",
    "1.1.1.1.1.1.1.1.1",
    "1234567890",
    "0000000001",
    "١",
    "1.٢",
    "1\n",
    1,
    1.2,
    None,
    True,
    [],
    {},
]


@pytest.mark.parametrize("version", BAD_VERSIONS)
def test_a_version_that_is_none_is_refused(core, version):
    (problem,) = core.refused("policy.check", version=version)["data"]["problems"]
    assert problem["pointer"] == "/version" and problem["message"].startswith("version must be")
    if version is not None:
        assert core.refused("policy.promotions.list", version=version)["data"]["problems"] == [problem]


def test_what_is_missing_or_unknown_is_refused(core):
    for method, params, pointer in [
        ("policy.check", {}, "/version"),
        ("policy.flag", {}, "/name"),
        ("policy.flag", {"name": 1}, "/name"),
        ("policy.flag", {"name": "a", "fallback": "x"}, "/fallback"),
        ("policy.flags", {"x": 1}, "/x"),
        ("policy.refresh", {}, "/document"),
        ("policy.refresh", {"document": "appConfig"}, "/document"),
        ("policy.refresh", {"document": "AppConfig", "deadline": 0}, "/deadline"),
        ("policy.refresh", {"document": "AppConfig", "deadline": 600_001}, "/deadline"),
        ("policy.refresh", {"document": "AppConfig", "progressToken": 1.5}, "/progressToken"),
    ]:
        assert [problem["pointer"] for problem in core.ask(request(method, params))["error"]["data"]["problems"]] == [
            pointer
        ], (method, params)


@pytest.mark.parametrize(
    "policy, pointers, kept",
    [
        (5, ["/policy"], {}),
        ([], ["/policy"], {}),
        ("1.0", ["/policy"], {}),
        (True, ["/policy"], {}),
        ({"minimumVersion": 1}, ["/policy/minimumVersion"], {}),
        ({"minimumVersion": 1.5}, ["/policy/minimumVersion"], {}),
        (
            {"minimumVersion": "one", "recommendedVersion": "9"},
            ["/policy/minimumVersion"],
            {"update": "recommended", "recommendedVersion": "9"},
        ),
        (
            {"minimumVersion": "9", "recommendedVersion": "1..2", "url": "u"},
            ["/policy/recommendedVersion"],
            {"update": "required", "minimumVersion": "9", "url": "u"},
        ),
        (
            {"minimumVersion": "9", "message": 5},
            ["/policy/message"],
            {"update": "required", "minimumVersion": "9"},
        ),
        (
            {"minimumVersion": "9", "message": "m", "url": {}},
            ["/policy/url"],
            {"update": "required", "minimumVersion": "9", "message": "m"},
        ),
        ({"minimumVersion": [], "url": 1}, ["/policy/minimumVersion", "/policy/url"], {}),
    ],
)
def test_each_member_of_the_policy_stands_by_itself(files, data, policy, pointers, kept):
    document = {"policy": policy, "flags": {"a": True}}
    none = {
        "update": "none",
        "hiddenUntil": None,
        "minimumVersion": None,
        "recommendedVersion": None,
        "message": None,
        "url": None,
    }
    with Core(":memory:", *files.config(document)) as core:
        answer = check(core)
        assert [problem["pointer"] for problem in answer["problems"]] == pointers and all(
            problem["message"] and "params" not in problem["message"] for problem in answer["problems"]
        )
        assert {**answer, "problems": None} == {**none, **kept, "problems": None, **FILE}
        assert core.call("policy.flag", name="a")["on"] is True
    with Core(data) as core:
        reply = fetched(core, "AppConfig", document)
        assert [problem["pointer"] for problem in reply["result"]["problems"]] == pointers
        assert check(core)["problems"] == answer["problems"] and core.call("policy.flags")["flags"] == {"a": True}


def test_null_is_what_is_not_there(files):
    with Core(":memory:", *files.config({"maxAge": None, "policy": None, "flags": None, "deployment": None})) as core:
        assert check(core)["problems"] == [] and core.call("policy.flags")["flags"] == {}
    with Core(":memory:", *files.config({"policy": {"minimumVersion": None, "message": None}})) as core:
        assert check(core)["update"] == "none" and check(core)["problems"] == []


def test_unknown_members_are_ignored_at_every_level(files):
    document = {
        "new": [1],
        "policy": {"minimumVersion": "2", "new": {}},
        "flags": {"a": True},
        "deployment": {"path": "backend", "new": None},
    }
    with Core(":memory:", *files.config(document)) as core:
        assert check(core)["update"] == "required" and check(core)["problems"] == []
        assert core.call("policy.deployment.get")["path"] == "backend"


def test_flags(files):
    names = ["b", "a", "B", "", "é", "e\u0301", "\U0001f600", "\uff5e", "a b", "x" * 500, "10", "9"]
    flags = {name: number % 2 == 0 for number, name in enumerate(names)}
    with Core(":memory:", *files.config({"flags": flags})) as core:
        answer = core.call("policy.flags")
        # The flags are sorted by their Unicode scalars. In the order of UTF-16, U+1F600 would come before U+FF5E.
        assert list(answer["flags"]) == sorted(names) and answer == {"flags": flags, "problems": [], **FILE}
        for name, on in flags.items():
            for fallback in (True, False):
                assert core.call("policy.flag", name=name, fallback=fallback) == {
                    "name": name,
                    "on": on,
                    "known": True,
                    **FILE,
                }
        assert core.call("policy.flag", name="c") == {"name": "c", "on": False, "known": False, **FILE}
        assert core.call("policy.flag", name="c", fallback=True) == {"name": "c", "on": True, "known": False, **FILE}


# Faults in the main member of a document. They make the whole document unusable.
BAD_CONFIGS = [(5, ""), ("x", ""), (None, ""), (True, "")]
BAD_PROMOTIONS = [
    ({}, "/promotions"),
    ({"promotions": None}, "/promotions"),
    ({"promotions": {}}, "/promotions"),
]
# Faults in one member of a document: the document, the pointer and message of the problem, and the remaining flags.
BAD_PARTS = [
    ({"maxAge": "1"}, "/maxAge", "maxAge must be a whole number, not a string", {}),
    ({"maxAge": -1}, "/maxAge", "maxAge must be 0 to 31536000", {}),
    ({"maxAge": 31_536_001}, "/maxAge", "maxAge must be 0 to 31536000", {}),
    ({"maxAge": 1.5}, "/maxAge", "maxAge must be a whole number", {}),
    (
        {"maxAge": 10**30},
        "/maxAge",
        "maxAge is out of range: the number has too many digits before the decimal point",
        {},
    ),
    ({"flags": []}, "/flags", "flags must be an object, not an array", {}),
    ({"flags": "a"}, "/flags", "flags must be an object, not a string", {}),
    ({"flags": {"a": 1}}, "/flags/a", "a must be true or false, not a number", {}),
    (
        {"flags": {"a": True, "b/~": "true"}},
        "/flags/b~1~0",
        "b/~ must be true or false, not a string",
        {"a": True},
    ),
    ({"flags": {"a": None, "b": False}}, "/flags/a", "a must be true or false, not null", {"b": False}),
    ({"flags": {"a": {}, "x" * 65: True}}, "/flags/a", "a must be true or false, not an object", {"x" * 65: True}),
]


@pytest.mark.parametrize("part, pointer, message, left", BAD_PARTS)
def test_a_bad_part_is_left_out_and_named_and_keeps_no_forced_update_out(files, data, part, pointer, message, left):
    document = {"policy": {"minimumVersion": "9"}, **part}
    with Core(":memory:", *files.config(document)) as core:
        assert check(core)["update"] == "required"
        answer = core.call("policy.flags")
        (problem,) = answer["problems"]
        assert answer["flags"] == left and (problem["pointer"], problem["message"]) == (pointer, message)
        assert check(core)["problems"] == ([problem] if pointer == "/maxAge" else [])
    with Core(data, *at()) as core:
        reply = fetched(core, "AppConfig", document)["result"]
        assert reply["problems"] == [problem] and reply["source"] == "fresh"
    # The document has no valid maxAge, so the usual one applies.
    for age, source in [(3_600_000, "fresh"), (3_600_004, "stale")]:
        with Core(data, *at(age)) as core:
            assert core.call("policy.flags")["source"] == source and check(core)["update"] == "required"


def test_bad_flags_are_named_up_to_a_hundred(files):
    flags = {f"f{number}": number % 2 == 0 or 0 for number in range(1000)}
    with Core(":memory:", *files.config({"flags": flags})) as core:
        answer = core.call("policy.flags")
        assert len(answer["flags"]) == 500 and len(answer["problems"]) == 100


@pytest.mark.parametrize(
    "option, document, pointer",
    [("app-config", *case) for case in BAD_CONFIGS] + [("promotions", *case) for case in BAD_PROMOTIONS],
)
def test_a_document_of_the_wrong_shape_is_refused_with_its_place(files, data, option, document, pointer):
    words = files.option(option, document)
    done = run("serve", "--data", ":memory:", *words)
    assert done.returncode == 64 and done.stdout == b""
    said = done.stderr.decode()
    assert (
        f"--{option} {words[1]}: {pointer}{': ' if pointer else 'it must be an object'}" in said
        and "params" not in said
    ), said
    name = {"app-config": "AppConfig", "promotions": "IAPPromo"}[option]
    good = {"flags": {"kept": True}} if option == "app-config" else {"promotions": [{"id": "kept", "productId": "p"}]}
    with Core(data) as core:
        fetched(core, name, good)
        error = fetched(core, name, document)["error"]
        assert (
            error["code"] == 14
            and error["data"]["kind"] == "hostFault"
            and error["message"].startswith("The host's answer can't be used: ")
        )
        assert [problem["pointer"] for problem in error["data"]["problems"]] == [
            f"/document{pointer}"
        ] and "params" not in error["message"]
        # The refused document does not replace the stored document.
        assert core.call("policy.flags")["flags"] == ({"kept": True} if option == "app-config" else {})
        assert [one["id"] for one in core.call("policy.promotions.list")["promotions"]] == (
            [] if option == "app-config" else ["kept"]
        )


@pytest.mark.parametrize("option", ["app-config", "promotions"])
@pytest.mark.parametrize(
    "text",
    [b"", b" ", b"{", b"nothing", b'{"a":1,}', b'{"a":1,"a":2}', b"{} {}", b'{"a":"\xff"}', b"[" * 200, b"// none\n{}"],
)
def test_a_file_that_is_no_json_is_refused(files, option, text):
    words = files.option(option, text)
    done = run("serve", "--data", ":memory:", *words)
    assert (
        done.returncode == 64
        and f"--{option} {words[1]}: it is not valid JSON: ".encode() in done.stderr
        and b"at byte" in done.stderr
    )


def test_a_file_that_can_not_be_read_is_refused(tmp_path):
    for option in ("app-config", "promotions"):
        for path in (tmp_path / "none.json", tmp_path):
            for command in (["serve"], ["call", "system.ping"], ["replay", "x"], ["record", str(tmp_path / "r")]):
                done = run(*command, f"--{option}", str(path))
                assert done.returncode == 64 and f"--{option}: {path} can't be read".encode() in done.stderr


def test_a_file_is_taken_by_every_command_that_starts_a_core(files, tmp_path):
    words = files.config(CONFIG)
    done = run("call", "policy.flags", "--data", ":memory:", *words)
    assert done.returncode == 0 and json.loads(done.stdout) == {
        "flags": {"a": False, "b": True},
        "problems": [],
        **FILE,
    }
    line = json.dumps(request("policy.flags")).encode()
    transcript = tmp_path / "t.rpc"
    transcript.write_bytes(
        b"--> " + line + b"\n<-- " + run("serve", "--data", ":memory:", *words, stdin=line + b"\n").stdout
    )
    assert run("replay", str(transcript), *words).returncode == 0 and run("replay", str(transcript)).returncode == 1


def test_a_file_wins_and_refresh_fills_the_cache_all_the_same(files, data):
    with Core(data, *files.config({"flags": {"file": True}})) as core:
        reply = fetched(core, "AppConfig", {"flags": {"host": True}, "policy": 5})
        assert basis(reply["result"]) == FILE and [problem["pointer"] for problem in reply["result"]["problems"]] == [
            "/policy"
        ]
        assert core.call("policy.flags") == {"flags": {"file": True}, "problems": [], **FILE}
        # The policy in the file is used, and it is valid. The invalid one of the host is not used.
        assert check(core)["problems"] == []
    with Core(data) as core:
        assert core.call("policy.flags")["flags"] == {"host": True} and core.call("policy.flags")["origin"] == "host"


def test_a_refresh_answers_what_holds_now(data):
    with Core(data, *at()) as core:
        assert fetched(core, "AppConfig", CONFIG)["result"] == {
            "document": "AppConfig",
            "source": "fresh",
            "age": 0,
            "origin": "host",
            "problems": [],
        }
        assert core.call("policy.flags") == {
            "flags": {"a": False, "b": True},
            "problems": [],
            "source": "fresh",
            "age": 1,
            "origin": "host",
        }
        assert fetched(core, "IAPPromo", {"promotions": []})["result"]["document"] == "IAPPromo"
        # A refresh of IAPPromo does not refresh AppConfig, which grows older.
        assert core.call("policy.flags")["age"] == 6
        assert fetched(core, "AppConfig", {})["result"]["age"] == 0
        assert core.call("policy.flags") == {
            "flags": {},
            "problems": [],
            "source": "fresh",
            "age": 1,
            "origin": "host",
        }


@pytest.mark.parametrize("max_age", [None, 0, 1, 600, 31_536_000])
@pytest.mark.parametrize(
    "name, method",
    [
        ("AppConfig", "policy.flags"),
        ("AppConfig", "policy.flag"),
        ("AppConfig", "policy.check"),
        ("IAPPromo", "policy.promotions.list"),
    ],
)
def test_a_document_is_fresh_for_its_time_and_then_used_on(data, max_age, name, method):
    document = ({"promotions": [{"id": "p", "productId": "p"}]} if name == "IAPPromo" else {"flags": {"a": True}}) | (
        {} if max_age is None else {"maxAge": max_age}
    )
    keep(data, name, document)
    end = (3600 if max_age is None else max_age) * 1000
    params = {"policy.flag": {"name": "a"}, "policy.check": {"version": "1"}}.get(method, {})
    for age, source in [(0, "fresh"), (end, "fresh"), (end + 1, "stale"), (end + 10**9, "stale")]:
        with Core(data, *at(age)) as core:
            answer = core.call(method, **params)
            assert basis(answer) == {"source": source, "age": age, "origin": "host"}
            assert (
                answer.get("flags", {"a": True}) == {"a": True}
                and answer.get("on", True)
                and len(answer.get("promotions", "1")) == 1
            )


@pytest.mark.parametrize("back", [1000, 10**8, 10**11])
def test_a_clock_that_was_set_back_makes_it_stale(data, back):
    """The document's age is unknown. So the document must not count as fresh until the clock has caught up."""
    keep(data, "AppConfig", CONFIG | {"maxAge": 600})
    with Core(data, *at(-back)) as core:
        assert basis(core.call("policy.flags")) == {"source": "stale", "age": 0, "origin": "host"}


@pytest.mark.parametrize("text", ["", "{", "5", "[", '{"flags":{"a":"\x01"}}', b"\xff\xfe"])
def test_a_damaged_cache_counts_as_not_there(data, text):
    keep(data, "AppConfig", CONFIG)
    with sqlite3.connect(data / "device.sqlite") as database:
        database.execute("UPDATE remote_documents SET text = CAST(? AS TEXT)", (text,))
    database.close()
    with Core(data) as core:
        assert (
            core.call("policy.flags") == {"flags": {}, "problems": [], **BUILT_IN}
            and check(core, "1")["update"] == "none"
        )
        assert core.call("policy.deployment.get")["source"] == "default"
        fetched(core, "AppConfig", CONFIG)
        assert core.call("policy.flags")["flags"] == {"a": False, "b": True}


def test_a_host_in_python_answers(data):
    with Core(data) as core:
        documents = {"AppConfig": CONFIG, "IAPPromo": {"promotions": [{"id": "p", "productId": "p"}]}}
        host = Host(core, {"host.config.fetch": lambda params: {"document": documents[params["document"]], "more": 1}})
        for name in documents:
            assert host.call("policy.refresh", {"document": name})["result"]["origin"] == "host"
        assert host.call("policy.check", {"version": "1"})["result"]["update"] == "required"
        assert len(host.call("policy.promotions.list", {})["result"]["promotions"]) == 1
        assert [message["params"] for message in host.asked] == [{"document": name} for name in documents] * 2
        core.process.stdin.close()
        host.reader.join(PATIENCE)
        assert core.process.wait(PATIENCE) == 0


def test_a_host_that_is_missing_late_or_fails(core):
    error = core.refused("policy.refresh", document="AppConfig")
    assert error["code"] == 11 and error["data"] == {"kind": "hostUnavailable", "capability": "host.config.fetch"}
    assert core.call("host.provide", capabilities=["host.config.fetch"]) == {
        "used": ["host.config.fetch"],
        "unknown": [],
        "suggestions": [],
    }
    # At the first start, the core has neither document, so it requests both from the host.
    assert [line["params"] for line in core.said()] == [{"document": name} for name in ("AppConfig", "IAPPromo")]
    refresh = request("policy.refresh", {"document": "AppConfig", "deadline": 30}, "r")
    asked, reply, cancelled = core.ask(refresh), core.receive(), core.receive()
    assert (
        reply["id"] == "r"
        and reply["error"]["data"] == {"kind": "hostTimeout", "deadline": 30}
        and cancelled["method"] == "host.cancel"
    )
    core.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"document": CONFIG}})
    assert core.said() == [] and core.call("policy.flags")["flags"] == {}
    refresh["params"]["deadline"] = 600_000
    for answer, kind in [
        ({"error": {"code": 5, "message": "offline"}}, "hostError"),
        ({"result": {}}, "hostFault"),
        ({"result": None}, "hostFault"),
        ({"result": {"document": "{}"}}, "hostFault"),
    ]:
        asked = core.ask(refresh)
        assert core.ask({"jsonrpc": "2.0", "id": asked["id"], **answer})["error"]["data"]["kind"] == kind
    core.ask(refresh)
    core.send(request("rpc.cancel", {"id": "r"}, "c"))
    assert core.receive()["result"] == {"cancelled": 1} and core.receive()["error"]["code"] == -32800
    assert core.receive()["method"] == "host.cancel"
    assert core.call("policy.flags") == {"flags": {}, "problems": [], **BUILT_IN}


def test_progress_is_passed_on(core):
    provide(core)
    asked = core.ask(request("policy.refresh", {"document": "AppConfig", "progressToken": "bar", **PATIENT}, "r"))
    core.send({"jsonrpc": "2.0", "method": "host.progress", "params": {"id": asked["id"], "done": 1, "total": 2}})
    assert core.said()[0]["params"]["token"] == "bar"


@pytest.mark.parametrize("bytes, isTaken", [(1 << 20, True), ((1 << 20) + 1, False)])
def test_a_document_has_at_most_a_mebibyte(core, bytes, isTaken):
    document = {"x": "y" * (bytes - len('{"x":""}')), "flags": {}}
    document["x"] = document["x"][: -len(',"flags":{}')]
    assert len(json.dumps(document, separators=(",", ":"))) == bytes
    reply = fetched(core, "AppConfig", document)
    if isTaken:
        assert reply["result"]["source"] == "fresh"
    else:
        (problem,) = reply["error"]["data"]["problems"]
        assert problem["pointer"] == "/document" and "at most 1048576 bytes" in problem["message"]


def test_a_refresh_with_a_key_is_done_once(data):
    with Core(data, *at()) as core:
        first = fetched(core, "AppConfig", CONFIG, idempotencyKey="k")
        fetched(core, "AppConfig", {"flags": {"newer": True}})
        # The repeated request sends no request to the host. It does not replace the newer document.
        again = request("policy.refresh", {"document": "AppConfig", **PATIENT, "idempotencyKey": "k"}, "refresh")
        assert core.ask(again) == first and core.call("policy.flags")["flags"] == {"newer": True}
        assert core.refused("policy.refresh", document="IAPPromo", idempotencyKey="k")["data"]["kind"] == "keyReused"
    with Core(data, *at(1000)) as core:
        # The repeated request gets the stored reply, without a host.
        assert core.ask(again) == first


def test_two_refreshes_with_one_key_at_once(core):
    provide(core)
    refresh = {"document": "AppConfig", "idempotencyKey": "k"}
    asked = [core.ask(request("policy.refresh", refresh | PATIENT, number)) for number in range(2)]
    replies = [
        core.ask({"jsonrpc": "2.0", "id": message["id"], "result": {"document": {"flags": {f"f{number}": True}}}})
        for number, message in enumerate(asked)
    ]
    assert replies[0]["result"] == replies[1]["result"] and core.call("policy.flags")["flags"] == {"f0": True}


def test_a_refresh_between_durable_writes(data):
    with Core(data) as core:
        provide(core)
        core.send(
            *[
                message
                for number in range(20)
                for message in (
                    request("policy.deployment.set", {"path": "backend"}, f"w{number}"),
                    request("policy.refresh", {"document": "AppConfig", **PATIENT}, f"r{number}"),
                )
            ],
        )
        lines = [core.receive() for _ in range(40)]
        assert [line["id"] for line in lines if "result" in line] == [f"w{number}" for number in range(20)]
        for number, asked in enumerate(line for line in lines if "method" in line):
            assert (
                core.ask(
                    {"jsonrpc": "2.0", "id": asked["id"], "result": {"document": {"flags": {f"f{number}": True}}}}
                )["id"]
                == f"r{number}"
            )
    with Core(data) as core:
        assert core.call("policy.flags")["flags"] == {"f19": True}


def test_live_flags_follow_a_refresh(core):
    live = {
        method: core.call("live.open", query={"method": method, "params": params})["live"]
        for method, params in [
            ("policy.flags", {}),
            ("policy.flag", {"name": "a"}),
            ("policy.check", {"version": "1"}),
            ("policy.deployment.get", {}),
        ]
    }
    promotions = core.call("live.open", query={"method": "policy.promotions.list"})["live"]
    for number, config in enumerate(
        [{"flags": {"a": True}, "policy": {"minimumVersion": "2"}, "deployment": {"path": "backend"}}, {}]
    ):
        # Reading the policy here puts the document into the core's cache. The live queries must be evaluated again all
        # the same.
        reply = fetched(core, "AppConfig", config)
        assert reply["result"]["origin"] == "host"
        results = {
            line["params"]["live"]: line["params"]["result"]
            for line in core.said()
            if line.get("method") == "live.changed"
        }
        assert results[live["policy.flags"]]["flags"] == config.get("flags", {}) and results[live["policy.flag"]][
            "known"
        ] is (number == 0)
        assert results[live["policy.check"]]["update"] == ("required" if number == 0 else "none")
        assert results[live["policy.deployment.get"]]["path"] == ("backend" if number == 0 else "appleNative")
        core.call("policy.flags")
    fetched(core, "IAPPromo", {"promotions": [{"id": "p", "productId": "p"}]})
    results = {
        line["params"]["live"]: line["params"]["result"] for line in core.said() if line.get("method") == "live.changed"
    }
    assert [one["id"] for one in results[promotions]["promotions"]] == ["p"]


def test_a_refresh_in_a_batch(core):
    provide(core)
    core.send([request("policy.refresh", {"document": "AppConfig", **PATIENT}, 1), request("policy.flags", id=2)])
    asked = core.receive()
    replies = core.ask({"jsonrpc": "2.0", "id": asked["id"], "result": {"document": {}}})
    assert [reply["id"] for reply in replies] == [1, 2]


def mutated(value, chance):
    """Returns the document with one random change."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        name = chance.choice(list(value))
        if chance.random() < 0.1:
            return {key: member for key, member in value.items() if key != name}
        return {**value, name: mutated(value[name], chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        place = chance.randrange(len(value))
        return [*value[:place], mutated(value[place], chance), *value[place + 1 :]]
    return chance.choice(
        [
            None,
            True,
            0,
            -1,
            10**40,
            1.5,
            50.001,
            "",
            "x",
            "1.2",
            "2026-01-01T00:00:00Z",
            "1999-01-01T00:00:00Z",
            [],
            [[]],
            {},
            {"a": {}},
            "backend",
            "\u2028",
        ]
    )


def test_mutated_documents_are_taken_or_refused_and_never_spoil_anything():
    """For any document, the refresh gets a reply, a refused document does not replace the stored one, and every method
    still works."""
    chance = random.Random(7)
    whole = {
        "AppConfig": {**CONFIG, "maxAge": 5, "deployment": {"path": "backend", "cloudKitContainer": "iCloud.x"}},
        "IAPPromo": {
            "maxAge": 5,
            "promotions": [
                {
                    "id": f"p{n}",
                    "productId": "x",
                    "title": "t",
                    "start": "2020-01-01T00:00:00Z",
                    "end": "2030-01-01T00:00:00Z",
                    "priority": n,
                    "tiers": [],
                    "minimumVersion": "1",
                    "maximumVersion": "2",
                    "locales": ["de"],
                    "percentage": 50,
                    "dismissFor": 5,
                    "data": {"a": [1]},
                }
                for n in range(3)
            ],
        },
    }
    asked = [
        ("policy.check", {"version": "1.5"}),
        ("policy.flags", {}),
        ("policy.flag", {"name": "a"}),
        ("policy.promotions.list", {"version": "1.5", "locale": "de", "subject": "s"}),
        ("policy.deployment.get", {}),
    ]
    taken = refused = 0

    def timeless(answer):
        """Returns a reply without the members that differ only because the document is stale after a millisecond."""
        return {**answer, "age": None, "source": answer["source"].replace("stale", "fresh")}

    def state():
        return [timeless(core.call(method, **params)) for method, params in asked]

    with Core() as core:
        for _, name in itertools.product(range(300), whole):
            before = state()
            document = mutated(whole[name], chance)
            reply = fetched(core, name, document)
            after = state()
            if "error" in reply:
                assert reply["error"]["data"]["kind"] == "hostFault" and all(
                    problem["pointer"].startswith("/document") for problem in reply["error"]["data"]["problems"]
                )
                assert after == before, document
                refused += 1
            else:
                # A refresh of one document does not change the results that come from the other document.
                assert (after[3] if name == "AppConfig" else after[:3]) == (
                    before[3] if name == "AppConfig" else before[:3]
                )
                assert after[3 if name == "IAPPromo" else 1]["origin"] == "host"
                taken += 1
    assert taken > 300 and refused > 20


def test_the_documents_have_schemas():
    for name in ("AppConfig", "IAPPromo"):
        assert json.loads(run("schema", name).stdout)["title"] == name
    assert b"--app-config FILE" in run("--help").stdout and b"--promotions" in run("call", "--help").stdout


def test_versions_stand_in_the_order_of_semantic_versioning(files):
    """The example of section 11.4.4, and the rules for text around the numbers."""
    stages = ["alpha", "alpha.1", "alpha.beta", "beta", "beta.2", "beta.11", "rc.1"]
    order = [*(f"1.0.0-{stage}" for stage in stages), "1.0.0"]
    same = {"1.0.0": ["v1", "V1.0", "1.0.0+7", "1.0+exp.sha-5114f85"], "1.0.0-beta.2": ["v1-beta.2", "1.0-beta.2+7"]}
    for least, wanted in enumerate(order):
        with Core(":memory:", *files.config({"policy": {"minimumVersion": wanted}})) as core:
            for place, version in enumerate(order):
                for spelling in [version, *same.get(version, [])]:
                    expected = "required" if place < least else "none"
                    assert check(core, spelling)["update"] == expected, (wanted, spelling)
