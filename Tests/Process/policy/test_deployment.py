"""The deployment path: the strongest source with a valid path is used, and the reply names this source."""

import itertools
import json
import os
import sqlite3

import pytest

from support.changes import changed, told
from support.core import BINARY, ROOT, Core, request, run
from support.documents import Files, fetched, keep, purchase
from support.signing import Chain

VARIABLES = {"e2e": "MAINSPRING_E2E_DEPLOYMENT", "environment": "MAINSPRING_DEPLOYMENT"}


class CoreIn(Core):
    """A running process with the given environment variables."""

    def __init__(self, environment, data=":memory:", *options):
        self.begin([BINARY, "serve", "--data", str(data), *options], env=without_variables() | environment)


def without_variables():
    return {name: value for name, value in os.environ.items() if not name.startswith("MAINSPRING_")}


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
            "buildEnvironment": "development",
            "cloudKitContainer": None,
            "considered": considered(("default", "appleNative", True)),
            "problems": [],
        }


VALUES = [None, "backend", "appleNative", "moon"]


@pytest.mark.parametrize("e2e, environment", list(itertools.product(VALUES, VALUES)))
def test_the_strongest_valid_source_wins(files, data, e2e, environment):
    """Every combination of four sources that are missing, valid or invalid."""
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
        # The cached document is stale, but its deployment is used.
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
        # The test's client does not say that it is built for production, so `cloudKit` is false.
        assert answer["cloudKitContainer"] == known and answer["cloudKit"] is False and answer["path"] == "appleNative"


@pytest.mark.parametrize(
    "deployment, container, pointers",
    [
        ({"cloudKitContainerIdentifier": "iCloud.a"}, "iCloud.a", []),
        ({"cloudKitContainer": "iCloud.a", "cloudKitContainerIdentifier": "iCloud.a"}, "iCloud.a", []),
        ({"cloudKitContainer": " ", "cloudKitContainerIdentifier": "iCloud.a"}, "iCloud.a", ["cloudKitContainer"]),
        (
            {"cloudKitContainer": "iCloud.a", "cloudKitContainerIdentifier": "iCloud.b"},
            "iCloud.a",
            ["cloudKitContainerIdentifier"],
        ),
        ({"cloudKitContainerIdentifier": 5}, None, ["cloudKitContainerIdentifier"]),
        ({"cloudkitContainer": "iCloud.a"}, None, ["cloudkitContainer"]),
        ({"Path": "backend", "cloudKitContainer": "iCloud.a", "x/y": 1}, "iCloud.a", ["Path", "x~1y"]),
        ({"path": "moon", "more": {"deep": 1}}, None, ["path", "more"]),
    ],
)
def test_both_names_of_the_container_and_members_that_are_not_known(files, deployment, container, pointers):
    """A mistyped name would keep an app from its cloud. So it is reported as a problem, and the rest of the document is
    used."""
    document = {"deployment": deployment, "flags": {"a": True}, "unknown": 1}
    with CoreIn({}, ":memory:", *files.config(document)) as core:
        found = core.call("policy.deployment.get")
        assert found["cloudKitContainer"] == container
        assert [problem["pointer"] for problem in found["problems"]] == [f"/deployment/{name}" for name in pointers]
        assert core.call("policy.flag", name="a")["on"]
        # A document that the host fetches has the same problems. Unknown members outside of `deployment` are ignored,
        # as before.
        problems = fetched(core, "AppConfig", document)["result"]["problems"]
        assert problems == found["problems"]
        hints = [problem["message"] for problem in problems if problem["kind"] == "unknown"]
        assert all("is not known here" in hint for hint in hints)
        assert pointers != ["cloudkitContainer"] or "cloudKitContainer" in hints[0]


@pytest.mark.parametrize("environment", ["development", "staging", "production", None])
@pytest.mark.parametrize("container", ["iCloud.x", " ", None])
def test_cloud_kit_needs_apple_native_a_build_for_production_and_a_container(files, environment, container):
    uses = environment == "production" and container == "iCloud.x"
    words = ["--build-environment", environment] if environment else []
    with CoreIn({}, ":memory:", *words, *files.config({"deployment": {"cloudKitContainer": container}})) as core:
        found = core.call("policy.deployment.get")
        assert (found["cloudKit"], found["buildEnvironment"]) == (uses, environment or "development")
        assert core.call("policy.deployment.set", path="backend")["cloudKit"] is False
        assert core.call("policy.deployment.set", path="appleNative")["cloudKit"] is uses


def test_the_app_store_s_environment_is_another_matter(files):
    """Purchases do not show for which environment the app was built."""
    chain = Chain()
    words = [*files.roots(chain), *files.config({"deployment": {"cloudKitContainer": "iCloud.x"}})]
    with CoreIn({}, ":memory:", *words) as core:
        core.call("entitlements.ingest", documents=[purchase(chain, "Production")])
        assert core.call("policy.deployment.get")["cloudKit"] is False
    with CoreIn({}, ":memory:", *words, "--build-environment", "production") as core:
        assert core.call("policy.deployment.get")["cloudKit"] is True


def test_what_the_app_was_built_for_is_said_by_option_variable_or_hello():
    def built(core):
        return core.call("policy.deployment.get")["buildEnvironment"]

    def hello(core, **more):
        core.call("system.hello", protocol=1, client={"name": "app", **more})

    variable = {"MAINSPRING_BUILD_ENVIRONMENT": "staging"}
    with CoreIn({}) as core:
        assert built(core) == "development"
        hello(core, build="production")
        assert built(core) == "production" and core.call("system.diagnostics")["client"]["build"] == "production"
        hello(core)
        assert built(core) == "development"
        error = core.refused("system.hello", protocol=1, client={"name": "app", "build": "release"})
        assert error["data"]["problems"][0]["pointer"] == "/client/build"
    with CoreIn(variable) as core:
        hello(core, build="production")
        assert built(core) == "staging"
    with CoreIn(variable, ":memory:", "--build-environment", "development") as core:
        hello(core, build="production")
        assert built(core) == "development"
    for words, environment in ((["--build-environment", "prod"], {}), ([], variable | dict.fromkeys(variable, "prod"))):
        done = run("serve", "--data", ":memory:", *words, env=without_variables() | environment)
        assert done.returncode == 64 and b"development, staging, production" in done.stderr


def test_what_the_client_says_of_itself_is_told_where_it_matters():
    with CoreIn({}) as core:
        company = core.call("companies.create", name="A")["id"]
        core.call("companies.setTier", company=company, tier="business")
        queries = {
            method: core.call("live.open", query={"method": method, "params": params})["live"]
            for method, params in (
                ("policy.deployment.get", {}),
                ("companies.get", {"company": company}),
                ("access.check", {"company": company, "method": "companies.setTier"}),
            )
        }
        core.call("events.subscribe")
        production = ("production", "free", False)
        for build, tier, allowed in (production, production, (None, "business", True)):
            before = core.call("companies.get", company=company)["tier"]
            core.call("system.hello", protocol=1, client={"name": "app"} | ({"build": build} if build else {}))
            said = core.said()
            if before == tier:
                assert said == []
                continue
            results = changed(said)
            assert results[queries["policy.deployment.get"]][0]["buildEnvironment"] == (build or "development")
            assert results[queries["companies.get"]][0]["tier"] == tier
            assert results[queries["access.check"]][0]["allowed"] is allowed
            (event,) = told(said)
            assert (event["type"], event["fields"]) == ("deployment", ["buildEnvironment"])


def test_an_app_keeps_the_name_of_its_own_variable():
    words = [":memory:", "--deployment-variable", "OTHER_PATH,APP_PATH"]
    for variables, path, source in (
        ({"APP_PATH": "backend"}, "backend", "environment"),
        ({"APP_PATH": "backend", "OTHER_PATH": "appleNative"}, "appleNative", "environment"),
        ({"APP_PATH": "backend", VARIABLES["environment"]: "appleNative"}, "appleNative", "environment"),
        # A variable with an invalid path is ignored, and the next variable is used.
        ({"APP_PATH": "backend", "OTHER_PATH": "moon", VARIABLES["environment"]: ""}, "backend", "environment"),
        ({"APP_PATH": "backend", VARIABLES["environment"]: "moon"}, "backend", "environment"),
        ({"THIRD_PATH": "backend"}, "appleNative", "default"),
    ):
        with CoreIn(variables, *words) as core:
            found = core.call("policy.deployment.get")
            assert (found["path"], found["source"]) == (path, source), variables


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
    environment["MAINSPRING_BUILD_ENVIRONMENT"] = "production"
    line = json.dumps(request("policy.deployment.get")).encode()
    plain = run("serve", "--data", ":memory:", stdin=line + b"\n", env=without_variables()).stdout
    assert json.loads(plain)["result"]["source"] == "default"
    transcript = tmp_path / "t.rpc"
    transcript.write_bytes(b"--> " + line + b"\n<-- " + plain)
    assert run("replay", str(transcript), env=environment).returncode == 0
    recorded = tmp_path / "r.rpc"
    assert run("record", str(recorded), stdin=line + b"\n", env=environment).stdout == plain
    schemas = tmp_path / "schemas"
    schemas.mkdir()
    assert run("schema", "--write", str(schemas), env=environment).returncode == 0
    assert (schemas / "openrpc.json").read_text() == (ROOT / "Schemas/openrpc.json").read_text()
    # Unlike `replay`, the command `call` uses the environment.
    assert (
        json.loads(run("call", "policy.deployment.get", "--data", ":memory:", env=environment).stdout)["source"]
        == "e2e"
    )
