"""The host's own cloud: a core whose host changes its offers, answers and account."""

import json
import os
import signal
import subprocess
import sys
import threading

import pytest

from support.clouds import DEPLOYED, HOSTED, CloudFile, CloudHosted
from support.container import Container
from support.core import BINARY, PATIENCE, ROOT, CallError, Core, children, item, request, until
from support.devices import pages, settled

NAMES = ["account", "database.changes", "zone.changes", "zones.modify", "records.modify", "asset.download"]
OFFER = {"capabilities": [f"host.cloud.{name}" for name in NAMES]}


class Host(Core):
    """A core whose host is the test. A container answers the core's requests to the cloud, unless `says` has an
    answer."""

    def __init__(self, data, container, *options, offer=True):
        self.container, self.says, self.asked = container, {}, []
        super().__init__(data, *options)
        if offer:
            self.call("host.provide", **OFFER)

    def receive(self):
        """Returns the next line that is not a request to the cloud."""
        while True:
            line = super().receive()
            if not line.get("method", "").startswith("host.cloud."):
                return line
            self.answer(line)

    def answer(self, line):
        name = line["method"].removeprefix("host.cloud.")
        self.asked.append(name)
        reply = {"jsonrpc": "2.0", "id": line["id"]}
        if name in self.says:
            said = self.says[name]
            return self.send(said if isinstance(said, bytes) else reply | said)
        try:
            self.send(reply | {"result": self.container.call(line["method"], **line["params"])})
        except CallError as error:
            self.send(reply | {"error": error.error})


def state(core):
    return core.call("sync.now", wait=True)["state"]


def skus(core, shop):
    return {one["sku"] for one in pages(core, "inventory.items.list", company=shop)}


@pytest.fixture
def file(tmp_path):
    return CloudFile(tmp_path / "cloud.sqlite")


@pytest.fixture
def container(file):
    with Container(file, "--account", "ada") as container:
        yield container


@pytest.fixture
def core(tmp_path, container):
    with Host(tmp_path / "data", container, *HOSTED) as core:
        yield core


def test_what_is_written_goes_to_it_and_comes_from_it(tmp_path, file, core):
    shop = core.call("companies.create", name="Shop")["id"]
    core.call("inventory.items.create", company=shop, **item(1))
    assert state(core) == "synced"
    account = core.call("sync.account")
    assert (account["status"], account["reference"]) == ("available", "ada")
    with file.core(tmp_path / "other", "ada") as other:
        until(lambda: other.call("sync.now", wait=True)["state"] == "synced")
        assert skus(other, shop) == {"SKU-1"}
        other.call("inventory.items.create", company=shop, **item(2))
        other.call("sync.now", wait=True)
    # The host forwards a notification that the container has new changes.
    core.call("sync.remoteChanged", database="private")
    until(lambda: skus(core, shop) == {"SKU-1", "SKU-2"})


def test_as_long_as_it_is_not_offered_everything_waits(tmp_path, container):
    with Host(tmp_path / "data", container, *HOSTED, offer=False) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        status = core.call("sync.now", wait=True)
        error = status["stores"][0]["error"]
        assert (status["state"], error["kind"]) == ("offline", "networkUnavailable")
        assert "host.provide" in error["message"]
        assert core.refused("sharing.preview", url="https://x.app/share/y")["data"]["kind"] == "cloudUnavailable"
        # After a host offers a cloud, the core contacts it immediately.
        assert core.call("host.provide", **OFFER)["unknown"] == []
        status = until(lambda: settled(core.call("sync.status")))
        assert status["state"] == "synced" and core.asked[0] == "account"
        # When the host withdraws its offer, the core sends no more requests to it.
        core.call("host.provide", capabilities=[])
        core.call("inventory.items.create", company=shop, **item(1))
        assert state(core) == "offline"
        core.call("host.provide", **OFFER)
        assert until(lambda: settled(core.call("sync.status")))["state"] == "synced"


FACTS = {"path": "appleNative", "cloudKitContainer": "iCloud.example"}


@pytest.mark.parametrize(
    "deployment, environment, reasons",
    [
        ({"path": "appleNative"}, "production", ["names no deployment.cloudKitContainer"]),
        ({"cloudKitContainer": " "}, "production", ["names no deployment.cloudKitContainer"]),
        (FACTS, "staging", ["built for staging"]),
        (FACTS, None, ["built for development"]),
        (FACTS | {"path": "backend"}, "production", ["backend (file)"]),
        (
            {"path": "backend"},
            None,
            ["backend (file)", "built for development", "names no deployment.cloudKitContainer"],
        ),
        # No document says which backend the app uses. That is no reason to use iCloud.
        (None, None, ["built for development", "names no deployment.cloudKitContainer"]),
        (None, "production", ["names no deployment.cloudKitContainer"]),
    ],
)
def test_each_fact_that_is_missing_pauses_it(tmp_path, container, deployment, environment, reasons):
    config = tmp_path / "config.json"
    config.write_text(json.dumps({} if deployment is None else {"deployment": deployment}))
    words = ["--app-config", str(config)] if deployment else []
    words += ["--build-environment", environment] if environment else []
    with Host(tmp_path / "data", container, "--cloud", "host", *words) as core:
        core.call("companies.create", name="Shop")
        status = until(lambda: settled(core.call("sync.now", wait=True)))
        assert status["state"] == "paused" and core.asked == []
        message = status["stores"][0]["error"]["message"]
        assert all(reason in message for reason in reasons) and message.count(";") == len(reasons) - 1
        assert core.call("policy.deployment.get")["cloudKit"] is False
        # The core also asks the host nothing about shares, because shares are in the same cloud.
        core.refused("sharing.preview", url="https://app.example/share/x")
        assert core.asked == []
        # The public database is in the same cloud, so the core does not use it either.
        core.call("host.provide", capabilities=[*OFFER["capabilities"], "host.cloud.records.query"])
        core.call("policy.flags"), core.call("content.list", type="Tip")
        assert core.said() == [] and core.asked == []
        error = core.refused("content.refresh", type="Tip")
        assert error["data"] == {"kind": "hostUnavailable", "capability": "host.cloud.records.query"}
        assert all(reason in error["message"] for reason in reasons)
        core.refused("policy.refresh", document="IAPPromo")
        assert core.said() == [] and core.asked == []


@pytest.mark.parametrize("name", ["cloudKitContainer", "cloudKitContainerIdentifier"])
def test_with_all_three_facts_it_syncs(tmp_path, container, name):
    config = tmp_path / "config.json"
    config.write_text(json.dumps({"deployment": {"path": "appleNative", name: "iCloud.example"}}))
    words = ("--cloud", "host", "--app-config", str(config), "--build-environment", "production")
    with Host(tmp_path / "data", container, *words) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        assert until(lambda: settled(core.call("sync.now", wait=True)))["state"] == "synced" and core.asked
        core.call("host.provide", capabilities=[*OFFER["capabilities"], "host.cloud.records.query"])
        core.said()
        assert "records.query" in core.asked
        core.call("policy.deployment.set", path="backend")
        core.asked.clear()
        core.call("inventory.items.create", company=shop, **item(1))
        status = until(lambda: settled(core.call("sync.now", wait=True)))
        assert status["state"] == "paused" and "backend (setting)" in status["stores"][0]["error"]["message"]
        assert core.asked == [] and status["stores"][0]["pendingEdits"] > 0
        core.call("policy.deployment.set", path=None)
        # Sync starts without a further request.
        assert until(lambda: settled(core.call("sync.status")))["state"] == "synced" and core.asked


def test_it_begins_when_the_last_fact_is_there(tmp_path, container):
    """The client's greeting names the environment of its build, and a document of the host names the container. Sync
    begins after both are known."""
    with Host(tmp_path / "data", container, "--cloud", "host") as core:
        core.call("companies.create", name="Shop")
        capabilities = [*OFFER["capabilities"], "host.config.fetch"]
        core.call("host.provide", capabilities=capabilities)
        # At its first start, the core requests the documents immediately.
        fetches = [line for line in core.said() if line["method"] == "host.config.fetch"]
        assert {line["params"]["document"] for line in fetches} == {"AppConfig", "IAPPromo"}
        core.call("system.hello", protocol=1, client={"name": "app", "build": "production"})
        assert until(lambda: settled(core.call("sync.now", wait=True)))["state"] == "paused" and core.asked == []
        asked = next(line for line in fetches if line["params"]["document"] == "AppConfig")
        document = {"deployment": {"cloudKitContainerIdentifier": "iCloud.example"}}
        core.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"document": document}})
        assert until(lambda: settled(core.call("sync.status")))["state"] == "synced" and core.asked
        # The client now names another environment, so no cycle runs any more.
        core.call("system.hello", protocol=1, client={"name": "app", "build": "development"})
        core.asked.clear()
        assert until(lambda: settled(core.call("sync.now", wait=True)))["state"] == "paused" and core.asked == []


def test_a_file_is_no_cloud_kit(tmp_path, file):
    """For a container in a file, neither the path nor the environment of the build matters."""
    config = tmp_path / "config.json"
    config.write_text(json.dumps({"deployment": {"path": "backend"}}))
    with file.core(tmp_path / "data", "ada", "--app-config", str(config)) as core:
        core.call("companies.create", name="Shop")
        assert until(lambda: settled(core.call("sync.now", wait=True)))["state"] == "synced"


def test_a_directory_goes_on_with_it_after_a_restart(tmp_path, container):
    with Host(tmp_path / "data", container, *DEPLOYED) as core:
        core.call("companies.create", name="Shop")
        assert core.call("sync.connect", cloud="host")["cloud"] == "host"
        assert state(core) == "synced"
    with Host(tmp_path / "data", container, *DEPLOYED) as core:
        assert until(lambda: settled(core.call("sync.status")))["cloud"] == "host"
        assert state(core) == "synced"


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ({"error": {"code": 1, "message": "no", "data": {"kind": "quotaExceeded"}}}, "quotaExceeded"),
        ({"error": {"code": 1, "message": "no", "data": {"kind": "zoneBusy", "retryAfter": 5000}}}, "zoneBusy"),
        ({"error": {"code": 1, "message": "no", "data": {"kind": "neverHeardOf"}}}, "serviceUnavailable"),
        ({"error": {"code": 1, "message": "no"}}, "serviceUnavailable"),
        ({"error": "no"}, "serviceUnavailable"),
        ({"result": {"results": "many"}}, "serviceUnavailable"),
        ({"result": None}, "serviceUnavailable"),
        ({"result": {}, "error": {"code": 1, "message": "both"}}, "serviceUnavailable"),
    ],
)
def test_what_it_answers_is_checked(core, said, kind):
    """After a wrong answer, the cycle fails. The next cycle fetches and sends everything."""
    assert state(core) == "synced"
    shop = core.call("companies.create", name="Shop")["id"]
    core.says["zones.modify"] = said
    status = core.call("sync.now", wait=True)
    assert status["stores"][0]["error"]["kind"] == kind, status
    core.says.clear()
    # A cycle that is requested with sync.now starts immediately: the user may have made room in the cloud.
    until(lambda: state(core) == "synced")
    assert {"name": shop} in core.container.zones()["zones"]


def test_a_wrong_answer_is_named_with_its_place(core):
    """The core checks the answers of a container like all answers of hosts, and the error names the wrong member."""
    assert state(core) == "synced"
    core.call("companies.create", name="Shop")
    core.says["zones.modify"] = {"result": {"results": "many", "more": 1}}
    message = core.call("sync.now", wait=True)["stores"][0]["error"]["message"]
    assert "can't be used" in message and "/result/results: results must be an array" in message
    core.says.clear()
    until(lambda: state(core) == "synced")


def test_an_answer_that_is_no_json_is_one_that_can_not_be_used(core):
    assert state(core) == "synced"
    core.call("companies.create", name="Shop")
    core.says["database.changes"] = None

    def answer(line):
        if line["method"] == "host.cloud.database.changes":
            return core.send(f'{{"jsonrpc":"2.0","id":{line["id"]},"result":{{"zones":[}}}}'.encode())
        return Host.answer(core, line)

    core.answer = answer
    error = core.call("sync.now", wait=True)["stores"][0]["error"]
    assert error["kind"] == "serviceUnavailable" and "can't be used" in error["message"]
    del core.answer
    core.says.clear()
    assert state(core) == "synced"


def test_what_nobody_waits_for_any_more_is_cancelled(tmp_path, container):
    with Core(tmp_path / "data", *HOSTED) as core:
        core.call("host.provide", **OFFER)
        asked = until(lambda: next((line for line in core.said() if line["method"] == "host.cloud.account"), None))
        core.call("sync.disconnect")
        cancelled = [line["params"]["id"] for line in core.said() if line["method"] == "host.cancel"]
        assert cancelled == [asked["id"]]
        # The request has ended already, so the core ignores this late answer.
        core.send(
            {"jsonrpc": "2.0", "id": asked["id"], "result": {"status": "available", "account": "a", "container": "b"}}
        )
        assert core.call("sync.account")["status"] == "noAccount"


@pytest.mark.parametrize("method", ["sync.now", "sharing.preview"])
def test_the_end_of_the_input_ends_what_waits_for_it(tmp_path, method):
    """The input has ended, so the host can't answer any more. Each request still gets a reply, and the process ends."""
    params = {"wait": True} if method == "sync.now" else {"url": "https://x.app/share/y"}
    lines = [request("host.provide", OFFER), request(method, params, 2), request("system.ping", id=3)]
    sent = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    words = [BINARY, "serve", "--data", str(tmp_path / "data"), *HOSTED]
    done = subprocess.run(words, input=sent, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    replies = {one.get("id"): one for one in map(json.loads, done.stdout.splitlines()) if "method" not in one}
    assert set(replies) == {1, 2, 3}
    if method == "sync.now":
        assert replies[2]["result"]["state"] == "offline"
    else:
        assert replies[2]["error"]["data"] == {"kind": "cloudUnavailable", "reason": "networkFailure"}


def test_a_run_that_is_to_be_repeated_waits_for_no_answer():
    """In a recorded run, the host's answer is the next line. So the core must not wait for it."""
    words = [BINARY, "serve", "--data", ":memory:", *HOSTED, "--clock", "2026-01-01T00:00:00Z", "--seed", "1"]
    answer = {"status": "available", "account": "ada", "container": "c"}
    lines = [
        request("host.provide", OFFER),
        request("sync.now", {}, 2),
        {"jsonrpc": "2.0", "id": 1_000_000_001, "result": answer},
        request("sync.account", id=3),
    ]
    sent = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    first, second = (subprocess.run(words, input=sent, capture_output=True, timeout=PATIENCE).stdout for _ in range(2))
    assert first == second and b'"reference":"ada"' in first, first


# The account


def switch(core, account):
    return core.call("sync.accountChanged", status="available", account=account)


def test_without_an_account_everything_goes_on_here(core):
    shop = core.call("companies.create", name="Shop")["id"]
    assert state(core) == "synced"
    for status in ("noAccount", "temporarilyUnavailable", "restricted", "couldNotDetermine"):
        core.says["account"] = {"result": {"status": status, "account": None, "container": None}}
        core.call("sync.accountChanged", status=status)
        until(lambda status=status: core.call("sync.account")["status"] == status)
        assert state(core) == "paused"
        core.call("inventory.items.create", company=shop, **item(len(skus(core, shop))))
    core.says.clear()
    assert switch(core, "ada")["reference"] == "ada"
    until(lambda: core.call("sync.status")["state"] == "synced")
    assert len(skus(core, shop)) == 4


def test_another_account_takes_the_place_of_the_former_one(tmp_path, file, core):
    shop = core.call("companies.create", name="Ada's planted name")["id"]
    assert state(core) == "synced"
    core.call("events.subscribe", topics=[{"service": "sync"}])
    ada = core.call("sync.account")["account"]
    # Changes that were not sent are removed with their account, without a question to the user.
    core.says["zones.modify"] = core.says["records.modify"] = {
        "error": {"code": 1, "message": "no", "data": {"kind": "networkFailure"}}
    }
    core.call("inventory.items.create", company=shop, **item(1))
    core.said()
    with Container(file, "--account", "bo") as theirs:
        mine, core.container = core.container, theirs
        core.says.clear()
        told = switch(core, "bo")
        assert told["reference"] == "bo" and core.call("companies.list")["items"] == []
        assert state(core) == "synced"
        assert core.call("sync.account")["account"] not in (ada, None)
        types = [
            event["type"]
            for line in core.said()
            if line["method"] == "events.changed"
            for event in line["params"]["events"]
        ]
        assert "account" in types
        own = core.call("companies.create", name="Bo's")["id"]
        assert state(core) == "synced"
        # If the same account is reported again, nothing changes.
        switch(core, "bo")
        assert [one["id"] for one in core.call("companies.list")["items"]] == [own]
        core.container = mine
        switch(core, "ada")
        assert state(core) == "synced"
        assert [one["id"] for one in core.call("companies.list")["items"]] == [shop]
        assert skus(core, shop) == set()
        assert core.call("sync.account")["account"] == ada


def test_an_account_is_told_from_the_next_before_its_cloud_has_answered(file, core):
    """A core that changes the account never shows or sends records of one account to the other, even before the new
    cloud has answered."""
    assert state(core) == "synced"
    core.call("host.provide", capabilities=[])
    assert switch(core, "bo")["reference"] == "bo"
    core.call("companies.create", name="Of Bo")
    assert switch(core, "ada")["reference"] == "ada"
    assert core.call("companies.list")["items"] == []
    core.call("host.provide", **OFFER)
    assert state(core) == "synced"
    assert core.container.zones()["zones"] == []


def test_an_answer_of_before_is_not_believed(tmp_path, file, container):
    """The core asks the host for its account. Before the answer arrives, another account signs in, so the core ignores
    the answer."""
    with Core(tmp_path / "data", *HOSTED) as core:
        core.call("host.provide", **OFFER)
        asked = until(lambda: next((line for line in core.said() if line["method"] == "host.cloud.account"), None))
        core.call("companies.create", name="Shop")
        switch(core, "bo")
        answer = {"status": "available", "account": "ada", "container": "c"}
        core.send({"jsonrpc": "2.0", "id": asked["id"], "result": answer})
        again = until(lambda: next((line for line in core.said() if line["method"] == "host.cloud.account"), None))
        assert again["id"] != asked["id"] and core.call("sync.account")["reference"] == "bo"
        core.send({"jsonrpc": "2.0", "id": again["id"], "result": answer})
        assert until(lambda: core.call("sync.status")["state"] == "paused")


def test_a_host_that_answers_another_account_and_says_nothing_is_not_believed(file, core):
    """The host reports another account without a notification of the change. This may be a mistake, so the device's
    changes must not be lost."""
    shop = core.call("companies.create", name="Shop")["id"]
    assert state(core) == "synced"
    with Container(file, "--account", "bo") as theirs:
        mine, core.container = core.container, theirs
        core.call("sync.accountChanged", status="noAccount")
        core.call("inventory.items.create", company=shop, **item(1))
        assert state(core) == "paused"
        assert "another account" in core.call("sync.status")["stores"][0]["error"]["message"]
        core.container = mine
    core.call("sync.accountChanged", status="noAccount")
    assert state(core) == "synced" and skus(core, shop) == {"SKU-1"}


def test_a_change_of_the_account_is_finished_after_a_kill(tmp_path, container):
    """The core is killed while it changes the account. After the restart, it shows the data of one account only."""
    for number in range(8):
        data = tmp_path / f"data{number}"
        core = Host(data, container, *HOSTED)
        core.call("companies.create", name="Ada's")
        state(core)
        core.send(request("sync.accountChanged", {"status": "available", "account": "bo"}, "switch"))
        threading.Timer(0.002 * number, core.process.kill).start()
        core.process.wait()
        with Host(data, container, *HOSTED, offer=False) as again:
            reference = again.call("sync.account")["reference"]
            names = {one["name"] for one in again.call("companies.list")["items"]}
            assert names <= ({"Ada's"} if reference == "ada" else set()), (reference, names)


def test_what_is_said_of_an_account_must_fit(tmp_path, core):
    error = core.refused("sync.accountChanged", status="available")
    assert error["data"]["problems"][0]["pointer"] == "/account"
    for params in ({}, {"status": "gone"}, {"status": "available", "account": ""}, {"status": "noAccount", "who": 1}):
        assert core.refused("sync.accountChanged", **params)["data"]["kind"] == "invalidParams"
    # If a container reports its own account, the host's account name does not replace it.
    with CloudFile(tmp_path / "own.sqlite").core(tmp_path / "own", "ada") as own:
        shop = own.call("companies.create", name="Shop")["id"]
        assert state(own) == "synced"
        assert switch(own, "bo")["reference"] == "ada"
        assert [one["id"] for one in own.call("companies.list")["items"]] == [shop]


# The program


def test_the_program_says_what_does_not_fit(tmp_path):
    program = [sys.executable, "-B", str(ROOT / "Clients/python/cloud_host.py")]
    for words in (
        [],
        ["--container"],
        ["--container", "x", "--", "--cloud", "y"],
        ["--container", "x", "--", "--framing=lines"],
    ):
        done = subprocess.run([*program, *words], capture_output=True, input=b"")
        assert done.returncode == 2, words
    done = subprocess.run(
        [*program, "--container", "x", "--core", str(tmp_path / "none")], capture_output=True, input=b""
    )
    assert (done.returncode, b"can't be started" in done.stderr) == (69, True)


def test_the_program_starts_the_container_s_process_again(tmp_path):
    cloud = CloudHosted(tmp_path / "cloud.sqlite")
    with cloud.core(tmp_path / "data", "ada") as core:
        shop = core.call("companies.create", name="Shop")["id"]
        assert state(core) == "synced"
        (served,) = children(core.process.pid, "cloud serve")
        os.kill(served, signal.SIGKILL)
        core.call("inventory.items.create", company=shop, **item(1))
        until(lambda: state(core) == "synced")
        assert children(core.process.pid, "cloud serve") != [served]
    assert cloud.flaws() == []


def test_where_the_container_s_process_ends_what_others_do_is_seen_all_the_same(tmp_path):
    """The container's process ends while no request is running. The core still notices the changes of other devices."""
    cloud = CloudHosted(tmp_path / "cloud.sqlite")
    with cloud.core(tmp_path / "one", "ada") as one, cloud.core(tmp_path / "two", "ada") as two:
        shop = one.call("companies.create", name="Shop")["id"]
        assert state(one) == "synced" and state(two) == "synced"
        (served,) = children(two.process.pid, "cloud serve")
        os.kill(served, signal.SIGKILL)
        one.call("inventory.items.create", company=shop, **item(1))
        assert state(one) == "synced"
        until(lambda: len(two.call("inventory.items.list", company=shop)["items"]) == 1)
    assert cloud.flaws() == []


def test_the_front_end_s_own_offers_stay(tmp_path):
    with CloudHosted(tmp_path / "cloud.sqlite").core(tmp_path / "data", "ada") as core:
        core.call("host.provide", capabilities=["host.ping"])
        core.send(request("host.check", {"text": "hello"}, "check"))
        asked = core.receive()
        assert asked["method"] == "host.ping"
        core.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"text": "hello"}})
        assert core.receive()["id"] == "check"
        assert state(core) == "synced"


@pytest.mark.parametrize("id", [b'{"a":1}', b"true", b'"\\ud800"', b"null", b'1,"id":2'])
def test_the_end_of_the_input_waits_for_no_answer_that_never_comes(tmp_path, id):
    words = CloudHosted(tmp_path / "cloud.sqlite").command(tmp_path / "data", "ada")
    line = b'{"jsonrpc":"2.0","id":' + id + b',"method":"system.ping"}\n'
    done = subprocess.run(words, input=line, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0 and b'"id":null' in done.stdout, done
