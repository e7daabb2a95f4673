"""The deployment path: the strongest source that names a valid one wins, and the answer says which."""

import itertools
import json
import os
import sqlite3

import pytest

from support.core import BINARY, Core, request, run
from support.documents import Files, fetched, keep, purchase
from support.signing import Chain

VARIABLES = {"e2e": "MAINSPRING_E2E_DEPLOYMENT", "environment": "MAINSPRING_DEPLOYMENT"}


class CoreIn(Core):
    """A running process with variables of the environment."""

    def __init__(self, environment, data=":memory:", *options):
        self.begin([BINARY, "serve", "--data", str(data), *options], env=without_variables() | environment)


def without_variables():
    return {name: value for name, value in os.environ.items() if name not in VARIABLES.values()}


@pytest.fixture
def files(tmp_path):
    return Files(tmp_path)


def considered(*entries):
    return [{"source": source, "value": value, "valid": valid} for source, value, valid in entries]


def test_without_a_word_it_is_apple_native():
    with CoreIn({}) as core:
        assert core.call("policy.deployment.get") == {
            "path": "appleNative",
            "source": "default",
            "cloudKit": False,
            "cloudKitContainer": None,
            "considered": considered(("default", "appleNative", True)),
        }


VALUES = [None, "backend", "appleNative", "moon"]


@pytest.mark.parametrize("e2e, environment", list(itertools.product(VALUES, VALUES)))
def test_the_strongest_valid_source_wins(files, data, e2e, environment):
    """Every combination of four sources that say nothing, something valid or something else."""
    variables = {
        VARIABLES[name]: value for name, value in (("e2e", e2e), ("environment", environment)) if value is not None
    }
    for file in VALUES:
        words = files.config({} if file is None else {"deployment": {"path": file}})
        with CoreIn(variables, ":memory:", *words) as core:
            for setting in (None, "backend", "appleNative"):
                answer = core.call("policy.deployment.set", path=setting)
                assert answer == core.call("policy.deployment.get")
                expected = []
                for source, value in [
                    ("e2e", e2e),
                    ("environment", environment),
                    ("setting", setting),
                    ("file", file),
                    ("default", "appleNative"),
                ]:
                    if value is not None:
                        expected.append((source, value, value != "moon"))
                        if value != "moon":
                            break
                assert answer["considered"] == considered(*expected)
                assert (answer["source"], answer["path"]) == expected[-1][:2]


@pytest.mark.parametrize(
    "value, isConsidered",
    [("", False), (" ", True), ("Backend", True), ("backend ", True), ("apple-native", True), ("ü\n", True)],
)
def test_an_empty_variable_is_not_set_and_an_invalid_one_falls_through(value, isConsidered):
    with CoreIn(dict.fromkeys(VARIABLES.values(), value)) as core:
        answer = core.call("policy.deployment.get")
        assert answer["path"] == "appleNative" and answer["source"] == "default"
        invalid = [("e2e", value, False), ("environment", value, False)] if isConsidered else []
        assert answer["considered"] == considered(*invalid, ("default", "appleNative", True))


@pytest.mark.parametrize(
    "deployment, value, pointers",
    [
        ({"path": 5}, "5", ["/deployment/path"]),
        ({"path": ["backend"]}, '["backend"]', ["/deployment/path"]),
        ({"path": "moon"}, "moon", ["/deployment/path"]),
        ({"path": ""}, "", ["/deployment/path"]),
        ({"path": True, "cloudKitContainer": 5}, "true", ["/deployment/path", "/deployment/cloudKitContainer"]),
        (5, None, ["/deployment"]),
        ([], None, ["/deployment"]),
        ({"path": None}, None, []),
        ({}, None, []),
        (None, None, []),
    ],
)
def test_what_is_invalid_in_the_document_falls_through(files, deployment, value, pointers):
    document = {"deployment": deployment, "flags": {"a": True}}
    with CoreIn({}, ":memory:", *files.config(document)) as core:
        answer = core.call("policy.deployment.get")
        assert answer["considered"] == considered(
            *([("file", value, False)] if value is not None else []), ("default", "appleNative", True)
        )
        assert core.call("policy.flag", name="a")["on"] and core.call("policy.check", version="1")["problems"] == []
        assert [
            problem["pointer"] for problem in fetched(core, "AppConfig", document)["result"]["problems"]
        ] == pointers


def test_a_cached_document_names_a_path_too(files, data):
    keep(data, "AppConfig", {"maxAge": 0, "deployment": {"path": "backend"}})
    with CoreIn({}, data) as core:
        # Stale, and used.
        assert core.call("policy.flags")["source"] == "stale"
        assert core.call("policy.deployment.get")["considered"] == considered(("file", "backend", True))
    with CoreIn({}, data, *files.config({})) as core:
        assert core.call("policy.deployment.get")["source"] == "default"


@pytest.mark.parametrize(
    "container, known",
    [
        ("iCloud.com.example", "iCloud.com.example"),
        ("", None),
        ("  ", None),
        ("\u00a0", None),
        (None, None),
        (5, None),
        ("a\nb", None),
    ],
)
def test_the_container(files, container, known):
    with CoreIn({}, ":memory:", *files.config({"deployment": {"cloudKitContainer": container}})) as core:
        answer = core.call("policy.deployment.get")
        # Nothing signed says that this is production.
        assert answer["cloudKitContainer"] == known and answer["cloudKit"] is False and answer["path"] == "appleNative"


@pytest.mark.parametrize(
    "environment, container, uses",
    [
        ("Production", "iCloud.x", True),
        ("Sandbox", "iCloud.x", False),
        ("Production", " ", False),
        ("Production", None, False),
    ],
)
def test_cloud_kit_needs_apple_native_production_and_a_container(files, environment, container, uses):
    chain = Chain()
    with CoreIn(
        {}, ":memory:", *files.roots(chain), *files.config({"deployment": {"cloudKitContainer": container}})
    ) as core:
        assert core.call("policy.deployment.get")["cloudKit"] is False
        core.call("live.open", query={"method": "policy.deployment.get"})
        core.call("entitlements.ingest", documents=[purchase(chain, environment)])
        assert core.call("policy.deployment.get")["cloudKit"] is uses
        assert [line["params"]["result"]["cloudKit"] for line in core.said()] == ([True] if uses else [])
        assert core.call("policy.deployment.set", path="backend")["cloudKit"] is False
        assert core.call("policy.deployment.set", path="appleNative")["cloudKit"] is uses


def test_the_setting_outlives_the_process_until_it_is_removed(data):
    with CoreIn({}, data) as core:
        assert core.call("policy.deployment.set", path="backend")["source"] == "setting"
    with CoreIn({}, data) as core:
        assert core.call("policy.deployment.get")["considered"] == considered(("setting", "backend", True))
        assert core.call("policy.deployment.set", path=None)["source"] == "default"
        assert core.call("policy.deployment.set", path="appleNative")["considered"] == considered(
            ("setting", "appleNative", True)
        )
        assert core.call("policy.deployment.set")["source"] == "default"
    with CoreIn({}, data) as core:
        assert core.call("policy.deployment.get")["source"] == "default"


@pytest.mark.parametrize("path", ["moon", "", "Backend", 5, True, [], {}])
def test_a_setting_that_is_no_path_is_refused(core, path):
    (problem,) = core.refused("policy.deployment.set", path=path)["data"]["problems"]
    assert problem["pointer"] == "/path"
    if path == "Backend":
        assert "must be one of appleNative, backend; did you mean backend?" in problem["message"]


def test_a_setting_with_a_key_is_done_once(data):
    with CoreIn({}, data) as core:
        first = core.call("policy.deployment.set", path="backend", idempotencyKey="k")
        core.call("policy.deployment.set", path=None)
        assert core.call("policy.deployment.set", path="backend", idempotencyKey="k") == first
        assert core.call("policy.deployment.get")["source"] == "default"
        assert (
            core.refused("policy.deployment.set", path="appleNative", idempotencyKey="k")["data"]["kind"] == "keyReused"
        )


def test_a_live_answer_follows_the_setting(core):
    core.call("live.open", query={"method": "policy.deployment.get"})
    core.call("policy.deployment.set", path="backend")
    (line,) = core.said()
    assert line["params"]["result"]["path"] == "backend"


def test_a_stored_value_of_another_program_falls_through(data):
    with CoreIn({}, data) as core:
        core.call("policy.deployment.set", path="backend")
    with sqlite3.connect(data / "device.sqlite") as database:
        assert database.execute("UPDATE settings SET value = 'cloud' WHERE name = 'deploymentPath'").rowcount == 1
    database.close()
    with CoreIn({}, data) as core:
        assert core.call("policy.deployment.get")["considered"] == considered(
            ("setting", "cloud", False), ("default", "appleNative", True)
        )


def test_transcripts_and_examples_know_no_environment(tmp_path):
    environment = without_variables() | dict.fromkeys(VARIABLES.values(), "backend")
    line = json.dumps(request("policy.deployment.get")).encode()
    plain = run("serve", "--data", ":memory:", stdin=line + b"\n", env=without_variables()).stdout
    assert json.loads(plain)["result"]["source"] == "default"
    transcript = tmp_path / "t.rpc"
    transcript.write_bytes(b"--> " + line + b"\n<-- " + plain)
    assert run("replay", str(transcript), env=environment).returncode == 0
    recorded = tmp_path / "r.rpc"
    assert run("record", str(recorded), stdin=line + b"\n", env=environment).stdout == plain
    assert run("openrpc", env=environment).stdout == run("openrpc", env=without_variables()).stdout
    # A call is no transcript.
    assert (
        json.loads(run("call", "policy.deployment.get", "--data", ":memory:", env=environment).stdout)["source"]
        == "e2e"
    )
