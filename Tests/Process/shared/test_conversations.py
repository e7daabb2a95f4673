"""The state that each conversation has of its own, and the state that all conversations of a core share."""

import json
import signal
import subprocess

import pytest

from support.core import BINARY, PATIENCE, PATIENT, Core, has_read, item, request, run, until
from support.sharing import Shared, kill_core

PASSWORD = "a long word for tests"


@pytest.fixture
def two(data):
    with Shared(data) as one, Shared(data) as other:
        one.company = one.call("companies.create", name="Corner Shop")["id"]
        one.call("companies.select", company=one.company)
        other.call("system.ping")
        yield one, other


def test_subscriptions_are_of_one_conversation(two):
    one, other = two
    assert one.call("events.subscribe")["subscription"] == 1
    assert other.call("events.subscribe")["subscription"] == 1
    made = other.call("inventory.items.create", **item())
    for program in two:
        (told,) = program.said()
        assert (told["method"], told["params"]["subscription"]) == ("events.changed", 1)
        assert [event["id"] for event in told["params"]["events"]] == [made["id"]]
    one.call("events.unsubscribe", subscription=1)
    assert one.refused("events.unsubscribe", subscription=1)["data"]["kind"] == "notFound"
    other.call("inventory.items.create", **item(2))
    assert (one.said(), len(other.said())) == ([], 1)


def test_live_queries_are_of_one_conversation(two):
    one, other = two
    query = {"method": "inventory.items.list", "params": {}}
    assert one.call("live.open", query=query)["live"] == 1
    assert other.call("live.open", query=query)["live"] == 1
    other.call("inventory.items.create", **item())
    for program in two:
        (told,) = program.said()
        assert told["params"]["live"] == 1
        assert len(told["params"]["result"]["items"]) == 1
    other.call("live.close", live=1)
    one.call("inventory.items.create", **item(2))
    assert (len(one.said()), other.said()) == (1, [])


def test_limits_are_of_one_conversation(two):
    one, other = two
    for _ in range(100):
        one.call("events.subscribe")
    assert one.refused("events.subscribe")["data"] == {"kind": "limitReached", "limit": 100}
    assert other.call("events.subscribe")["subscription"] == 1


def test_what_was_kept_for_a_conversation_goes_with_it(two):
    one, other = two
    for _ in range(3):
        with Shared(one.data) as third:
            third.call("events.subscribe")
            third.call("live.open", query={"method": "inventory.items.list", "params": {}})
    until(lambda: len(one.call("system.conversations")["conversations"]) == 2)
    one.call("inventory.items.create", **item())
    assert (one.said(), other.said()) == ([], [])


def ask_host(program, text, id):
    program.send(request("host.check", {"text": text, **PATIENT}, id))


def answer(program, asked, text):
    program.send({"jsonrpc": "2.0", "id": asked["id"], "result": {"text": text}})


def test_the_host_is_who_asks_or_else_the_newest(two):
    one, other = two
    with Shared(one.data) as third:
        assert one.refused("host.check", text="a")["data"]["kind"] == "hostUnavailable"
        third.call("host.provide", capabilities=["host.ping"])
        ask_host(one, "a", 1)
        answer(third, third.receive(), "a")
        assert one.receive()["result"]["same"]
        other.call("host.provide", capabilities=["host.ping"])
        ask_host(other, "b", 2)
        asked = other.receive()
        # An answer counts only if it comes from the program that was asked. So this answer is ignored.
        answer(third, asked, "wrong")
        third.call("system.ping")
        answer(other, asked, "b")
        assert other.receive()["result"] == {"text": "b", "same": True}


def test_when_a_host_leaves_the_next_one_is_asked(two):
    one, other = two
    other.call("host.provide", capabilities=["host.ping"])
    third = Shared(one.data)
    third.call("host.provide", capabilities=["host.ping"])
    ask_host(one, "a", 1)
    asked = third.receive()
    third.process.kill()
    third.process.wait()
    again = other.receive()
    assert (again["method"], again["params"]) == (asked["method"], asked["params"])
    answer(other, again, "a")
    assert one.receive()["result"]["same"]
    ask_host(one, "b", 2)
    other.receive()
    other.process.stdin.close()
    assert one.receive()["error"]["data"]["kind"] == "hostFault"


def test_a_request_is_cancelled_by_who_has_sent_it(two):
    one, other = two
    with Shared(one.data) as third:
        third.call("host.provide", capabilities=["host.ping"])
        ask_host(one, "a", "same")
        asked = third.receive()
        ask_host(other, "b", "same")
        third.receive()
        assert other.call("rpc.cancel", id="same") == {"cancelled": 1}
        assert other.receive()["error"]["data"]["kind"] == "requestCancelled"
        answer(third, asked, "a")
        assert one.receive()["result"] == {"text": "a", "same": True}


def test_who_does_not_read_keeps_nobody_else_waiting(two):
    one, other = two
    for number in range(200):
        one.call("inventory.items.create", **item(number), description="x" * 1000)
    other.call("events.subscribe")
    with Shared(one.data) as lazy:
        cursor = lazy.call("events.subscribe")["cursor"]
        for number in range(60):
            lazy.send(request("inventory.items.list", {"limit": 200}, number))
        for number in range(3):
            one.call("inventory.items.update", sku="SKU-1", changes={"name": f"Name {number}"})
            assert len(other.said()) == 1
        lines = [lazy.receive() for _ in range(60)]
        replies = [line["id"] for line in lines if "id" in line]
        told = [line for line in lines if "method" in line]
        while len(replies) < 60:
            line = lazy.receive()
            (replies if "id" in line else told).append(line.get("id", line))
        assert replies == list(range(60))
        told += [line for line in lazy.said() if line["method"] == "events.changed"]
        assert told
        page = lazy.call("events.since", cursor=cursor)
        assert len(page["events"]) == 3


def test_sign_ins_are_the_directorys(two):
    one, other = two
    one.call("access.credentials.create", username="owner", password=PASSWORD)
    assert other.refused("inventory.items.list")["data"]["kind"] == "signInRequired"
    other.call("access.signIn", username="owner", password=PASSWORD)
    assert one.call("inventory.items.list")["items"] == []


def test_sign_ins_of_a_conversation_alone(two):
    one, other = two
    one.call("access.credentials.create", username="owner", password=PASSWORD)
    with Shared(one.data, "--sign-in", "conversation") as alone:
        alone.call("events.subscribe")
        alone.call("live.open", query={"method": "access.whoami", "params": {}})
        alone.call("access.signIn", username="owner", password=PASSWORD)
        assert [line["method"] for line in alone.said()] == ["live.changed"]
        assert alone.call("inventory.items.list")["items"] == []
        for program in two:
            assert program.refused("inventory.items.list")["data"]["kind"] == "signInRequired"
        # A sign-in for the whole data directory does not sign in this conversation.
        other.call("access.signIn", username="owner", password=PASSWORD)
        alone.call("access.signOut")
        assert alone.refused("inventory.items.list")["data"]["kind"] == "signInRequired"
        assert one.call("inventory.items.list")["items"] == []
        one.call("access.signOut")
        alone.call("access.signIn", username="owner", password=PASSWORD)
        assert one.refused("inventory.items.list")["data"]["kind"] == "signInRequired"
        assert alone.call("inventory.items.list")["items"] == []
    with Shared(one.data, "--sign-in", "conversation") as next:
        assert next.refused("inventory.items.list")["data"]["kind"] == "signInRequired"


def test_a_call_with_sign_ins_of_its_own_is_nobodys(data):
    """This holds with a shared core, and with a core that is not shared."""
    with Core(data) as core:
        company = core.call("companies.create", name="Corner Shop")["id"]
        core.call("access.credentials.create", username="owner", password=PASSWORD)
        core.call("access.signIn", username="owner", password=PASSWORD)
    words = ["call", "inventory.items.list", f"company={company}", "--data", str(data)]
    alone = ["--sign-in", "conversation"]
    assert run(*words).returncode == 0
    assert b"signInRequired" in run(*words, *alone).stderr
    with Shared(data) as core:
        core.call("system.ping")
        assert run(*words).returncode == 0
        assert b"signInRequired" in run(*words, *alone).stderr


def test_who_is_revoked_is_signed_in_nowhere(two):
    one, _ = two
    one.call("access.credentials.create", username="owner", password=PASSWORD)
    one.call("access.signIn", username="owner", password=PASSWORD)
    person = "01903e6f-2c00-7000-8000-000000000000"
    clerk = one.call("access.grant", user=person, isOwner=True)
    one.call("access.credentials.create", user=clerk["user"], username="clerk", password=PASSWORD)
    with Shared(one.data, "--sign-in", "conversation") as alone:
        alone.call("access.signIn", username="clerk", password=PASSWORD)
        assert alone.call("access.whoami")["user"] == clerk["user"]
        one.call("access.revoke", user=clerk["user"])
        assert alone.refused("inventory.items.list")["data"]["kind"] == "signInRequired"


def test_the_core_of_ones_own_has_sign_ins_of_a_conversation_too(data):
    with Core(data) as core:
        core.call("companies.create", name="Corner Shop")
        core.call("access.credentials.create", username="owner", password=PASSWORD)
    for _ in range(2):
        with Core(data, "--sign-in", "conversation") as core:
            assert core.refused("inventory.items.list")["data"]["kind"] == "signInRequired"
            core.call("access.signIn", username="owner", password=PASSWORD)
            core.call("inventory.items.list")


def test_long_work_of_a_company_keeps_its_requests_waiting_and_nobody_elses(two):
    """Requests of the company wait for the work, and requests of others do not. In each conversation, the replies are
    in order."""
    one, other = two
    another = other.call("companies.create", name="Another")["id"]
    work = request("access.credentials.create", {"company": one.company, "username": "owner", "password": PASSWORD}, 1)
    one.send(work, request("access.whoami", {"company": one.company}, 2), request("system.ping", id=3))
    assert other.call("inventory.items.list", company=another)["items"] == []
    replies = [one.receive() for _ in range(3)]
    assert [reply["id"] for reply in replies] == [1, 2, 3]
    assert replies[1]["result"]["signIn"] == "needed"


def test_a_front_end_an_agent_and_a_shell_in_one_shop(two, data):
    screen, _ = two
    screen.call("live.open", query={"method": "inventory.items.list", "params": {}})
    agent = subprocess.Popen([BINARY, "mcp", "--data", str(data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(method, **params):
        agent.stdin.write(json.dumps(request(method, params)).encode() + b"\n")
        agent.stdin.flush()
        while "id" not in (reply := json.loads(agent.stdout.readline())):
            pass
        return reply["result"]

    client = {"name": "agent", "version": "1"}
    ask("initialize", protocolVersion="2025-11-25", capabilities={}, clientInfo=client)
    made = ask("tools/call", name="inventory_items_create", arguments=item())
    made = json.loads(made["content"][0]["text"])
    words = [BINARY, "inventory.stock.receive", "sku=SKU-1", "quantity=4", "--data", str(data)]
    subprocess.run(words, check=True, capture_output=True, timeout=PATIENCE)
    shown = [line["params"]["result"]["items"][0]["id"] for line in screen.said() if line["method"] == "live.changed"]
    assert shown and set(shown) == {made["id"]}
    found = ask("tools/call", name="inventory_stock_levels", arguments={"skus": ["SKU-1"]})
    assert json.loads(found["content"][0]["text"])["items"][0]["onHand"] == 4
    kinds = {entry["command"] for entry in screen.call("system.conversations")["conversations"]}
    assert kinds == {"serve", "mcp"}
    agent.stdin.close()
    assert agent.wait(PATIENCE) == 0
    agent.stdout.close()


def test_watching_a_shared_core(two, data):
    one, _ = two
    watcher = subprocess.Popen([BINARY, "watch", "companies.list", "--data", str(data)], stdout=subprocess.PIPE)
    assert len(json.loads(watcher.stdout.readline())["items"]) == 1
    one.call("companies.create", name="Second")
    assert len(json.loads(watcher.stdout.readline())["items"]) == 2
    watcher.terminate()
    assert watcher.wait(PATIENCE) == 0
    watcher.stdout.close()


def test_what_can_be_watched_no_more(two, data):
    """The error is written to the standard error, and the last printed result stays."""
    one, _ = two
    words = [BINARY, "watch", "inventory.items.list", f"company={one.company}", "--data", str(data)]
    watcher = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert json.loads(watcher.stdout.readline())["items"] == []
    one.call("inventory.items.create", **item())
    assert len(json.loads(watcher.stdout.readline())["items"]) == 1
    one.call("companies.delete", company=one.company, confirm="Corner Shop")
    assert b"notFound" in b"".join(iter(watcher.stderr.readline, b"}\n"))
    watcher.terminate()
    assert watcher.communicate(timeout=PATIENCE) == (b"", b"")


def test_a_call_as_long_as_alone(two, data):
    """The command line accepts parameters of any length, and so does the shared core that it joins."""
    one, _ = two
    params = json.dumps({"name": "x" * (17 << 20)}).encode()
    alone = run("call", "companies.create", "-", "--data", str(data.parent / "other"), stdin=params)
    shared = run("call", "companies.create", "-", "--data", str(data), stdin=params)
    assert (shared.returncode, shared.stderr) == (alone.returncode, alone.stderr)
    assert b"Parse error" not in shared.stderr


def test_a_call_starts_a_core_where_it_is_asked_to(data):
    words = [BINARY, "companies.create", "name=A", "--shared", "--linger", "600", "--data", str(data)]
    subprocess.run(words, check=True, capture_output=True, timeout=PATIENCE)
    with Core(data, "--shared") as core:
        assert core.call("companies.list")["items"][0]["name"] == "A"
        kill_core(data)
        assert core.process.wait(PATIENCE) == 75


def test_one_that_waits_for_its_end_is_not_read_before(two):
    """Backpressure: the core reads no more input of a program that does not read its replies."""
    one, other = two
    lazy = Shared(one.data)
    lazy.call("system.ping")
    line = json.dumps(request("rpc.discover")).encode() + b"\n"
    for _ in range(50):
        lazy.process.stdin.write(line)
        lazy.process.stdin.flush()
    for _ in range(20):
        other.call("system.ping")
    lazy.process.stdin.write(line * 10)
    lazy.process.stdin.flush()
    other.call("system.ping")
    assert not has_read(lazy.process)
    lazy.process.kill()
    lazy.process.wait()
    until(lambda: len(one.call("system.conversations")["conversations"]) == 2)


def test_batches_of_several_programs(two):
    one, other = two
    for number in range(20):
        one.call("inventory.items.create", **item(number), description="x" * 100)
    programs = (one, other)
    batch = [request("inventory.items.list", {"limit": 200}, number) for number in range(300)]
    for program in programs:
        program.send(batch, request("system.ping", id="behind"))
    for program in programs:
        assert [part["id"] for part in program.receive()] == list(range(300))
        assert program.receive()["id"] == "behind"


def test_what_was_read_before_a_signal_is_answered(two):
    """This holds although the request had to wait, because the program read its replies late."""
    one, _ = two
    for number in range(200):
        one.call("inventory.items.create", **item(number), description="x" * 1000)
    lazy = Shared(one.data)
    lazy.send(*[request("inventory.items.list", {"limit": 200}, number) for number in range(60)])
    until(lambda: has_read(lazy.process))
    lazy.process.send_signal(signal.SIGTERM)
    one.call("system.ping")
    assert [json.loads(line)["id"] for line in lazy.process.stdout] == list(range(60))
    assert lazy.process.wait(PATIENCE) == 0
