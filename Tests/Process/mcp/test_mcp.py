"""An agent runs a shop over the Model Context Protocol, with the protocol's own client."""

import asyncio
import contextlib
import json
import subprocess

import pytest

import mcp
from support.agent import connected, talk
from support.core import BINARY, PATIENCE, PATIENT, Core
from support.sharing import Shared

PASSWORD = "a long word for tests"
UUID = "01903e6f-2c00-7000-8000-000000000000"


def raw(*messages, options=(), data=":memory:"):
    """Returns the server's answers to the given lines."""
    sent = b"".join((one if isinstance(one, bytes) else json.dumps(one).encode()) + b"\n" for one in messages)
    done = subprocess.run(
        [BINARY, "mcp", "--data", str(data), *options], input=sent, capture_output=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@contextlib.contextmanager
def lines(data, *options):
    """Starts an agent's server. Returns a function that sends it a line, and a function that waits for its next
    line."""
    words = [BINARY, "mcp", "--data", str(data), *options]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:

        def send(one):
            server.stdin.write(json.dumps(one).encode() + b"\n")
            server.stdin.flush()

        yield send, lambda: json.loads(server.stdout.readline())


def message(method, id=None, **params):
    return {"jsonrpc": "2.0", "method": method, "params": params} | ({} if id is None else {"id": id})


HELLO = message(
    "initialize", 0, protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "test", "version": "1"}
)


@talk
async def test_an_agent_receives_sells_and_counts_stock():
    async with connected() as agent:
        shop = await agent.call("companies_create", name="Corner Shop")
        await agent.call("companies_select", company=shop["id"])
        beans = await agent.call("inventory_items_create", sku="BEAN-1", name="Beans", unit="kg")
        await agent.call("inventory_stock_receive", item=beans["id"], quantity=12.5)
        await agent.call("inventory_stock_consume", item=beans["id"], quantity=2.25, reason="sold")
        sentence, data = await agent.refused("inventory_stock_consume", item=beans["id"], quantity=100)
        assert data["kind"] == "insufficientStock" and data["onHand"] == 10.25, (sentence, data)
        count = await agent.call("inventory_counts_create", name="In the evening")
        await agent.call("inventory_counts_record", count=count["id"], item=beans["id"], quantity=10)
        await agent.call("inventory_counts_submit", count=count["id"])
        await agent.call("inventory_counts_post", count=count["id"])
        (level,) = (await agent.call("inventory_stock_levels"))["items"]
        assert level["onHand"] == 10
        assert (await agent.call("inventory_items_search", text="bea"))["items"][0]["id"] == beans["id"]


@talk
async def test_all_methods_are_tools_where_that_is_asked_for():
    async with connected("--tools", "all") as agent:
        await agent.call("companies_create", name="Shop")
        tools = await agent.tools()
        assert len(tools) > 150
        assert tools["inventory_items_delete"].annotations.destructive_hint
        assert tools["weather_current"].annotations.open_world_hint
        # The Model Context Protocol has its own messages for the work of these methods, so they are not tools.
        assert not [name for name in tools if name.startswith(("live_", "events_", "rpc_", "host_"))]
        assert not {"find_tools", "describe_tool", "call_tool"} & set(tools)
    async with connected("--tools", "inventory.items,contacts", "--read-only") as agent:
        names = set(await agent.tools())
        with pytest.raises(mcp.MCPError, match="no tool"):
            await agent.session.call_tool("inventory_items_create", {"sku": "A", "name": "A", "unit": "kg"})
    assert names <= {
        f"inventory_items_{verb}"
        for verb in ("get", "list", "search", "find", "history", "overview", "lookup", "export")
    } | {
        f"contacts_{verb}"
        for verb in ("get", "list", "search", "history", "duplicates", "account", "activity", "export")
    }


@talk
async def test_tools_come_and_go_with_rights(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        core.call("companies.setTier", company=shop, tier="business")
        core.call("access.credentials.create", company=shop, username="owner", password=PASSWORD)
        core.call("access.signIn", company=shop, username="owner", password=PASSWORD)
        viewer = core.call("access.grant", company=shop, preset="viewer")["user"]
        core.call("access.credentials.create", company=shop, user=viewer, username="viewer", password=PASSWORD)
        core.call("access.signOut", company=shop)
    async with connected("--tools", "all", data=data) as agent:
        before = set(await agent.tools())
        assert "access_signIn" in before and "inventory_items_list" not in before
        await agent.call("access_signIn", username="viewer", password=PASSWORD)
        await agent.until("ToolListChangedNotification")
        seen = set(await agent.tools())
        assert "inventory_items_list" in seen and "inventory_items_create" not in seen
        # A tool that is not listed can still be called. The refusal names the right that the user needs.
        _, data = await agent.refused("inventory_items_create", sku="A", name="A", unit="kg")
        assert data["kind"] == "forbidden" and data["needs"]["department"] == "inventory"
        agent.told.clear()
        await agent.call("access_signIn", username="owner", password=PASSWORD)
        await agent.until("ToolListChangedNotification")
        assert "inventory_items_create" in await agent.tools()


@talk
async def test_refusals_teach():
    async with connected() as agent:
        await agent.call("companies_create", name="Shop")
        sentence, data = await agent.refused("inventory_items_create", sku="A", nam="Beans", unit="kg")
        assert "did you mean name" in sentence and {one["pointer"] for one in data["problems"]} == {"/nam", "/name"}
        made = await agent.call("inventory_items_create", sku="A", name="A", unit="kg")
        _, data = await agent.refused("inventory_items_create", sku="A", name="B", unit="kg")
        assert data["kind"] == "duplicate"
        _, data = await agent.refused("inventory_items_update", id=made["id"], changes={"name": "C"}, expect=7)
        assert data["kind"] == "conflict" and data["current"]["name"] == "A"
        with pytest.raises(mcp.MCPError, match="did you mean inventory_items_create"):
            await agent.session.call_tool("inventory_items_creat", {})


@talk
async def test_pages_go_on():
    async with connected() as agent:
        await agent.call("companies_create", name="Shop")
        for number in range(5):
            await agent.call("inventory_items_create", sku=f"S{number}", name=f"Item {number}", unit="piece")
        found, after = [], None
        while True:
            page = await agent.call("inventory_items_list", limit=2, **({"after": after} if after else {}))
            found += [one["sku"] for one in page["items"]]
            after = page["next"]
            if after is None:
                break
        assert found == ["S4", "S3", "S2", "S1", "S0"]


@talk
async def test_records_are_resources_that_tell_of_changes():
    async with connected() as agent:
        await agent.call("companies_create", name="Shop")
        made = await agent.call("inventory_items_create", sku="A", name="A", unit="kg")
        listed = {str(one.uri) for one in (await agent.session.list_resources()).resources}
        assert "mainspring://inventory.stock.low" in listed
        templates = {one.uri_template for one in (await agent.session.list_resource_templates()).resource_templates}
        assert "mainspring://orders/{id}" in templates
        uri = "mainspring://inventory.items.list"
        (content,) = (await agent.session.read_resource(uri)).contents
        assert content.mime_type == "application/json" and json.loads(content.text)["items"][0]["id"] == made["id"]
        await agent.session.subscribe_resource(uri)
        await agent.session.subscribe_resource(uri)
        agent.told.clear()
        await agent.call("inventory_items_update", id=made["id"], changes={"name": "B"})
        await agent.until("ResourceUpdatedNotification")
        assert [str(one.params.uri) for one in agent.told] == [uri]
        await agent.session.unsubscribe_resource(uri)
        agent.told.clear()
        await agent.call("inventory_items_update", id=made["id"], changes={"name": "C"})
        await agent.session.send_ping()
        assert agent.told == []
        contact = await agent.call("contacts_create", name="Ada", kinds=["customer"])
        (content,) = (await agent.session.read_resource(f"mainspring://contacts/{contact['id']}")).contents
        assert json.loads(content.text)["name"] == "Ada"
        for flawed in (
            f"mainspring://contacts/{UUID}",
            "mainspring://contacts/x",
            "mainspring://inventory.items.create",
            "file:///etc/passwd",
        ):
            with pytest.raises(mcp.MCPError) as caught:
                await agent.session.read_resource(flawed)
            assert caught.value.error.code == -32002, flawed


@talk
async def test_a_thousand_calls_at_once():
    async with connected() as agent:
        await agent.call("companies_create", name="Shop")
        made = await asyncio.gather(
            *(agent.call("inventory_items_create", sku=f"S{number}", name="x", unit="kg") for number in range(1000))
        )
        assert sorted(one["sku"] for one in made) == sorted(f"S{number}" for number in range(1000))


def test_a_call_that_is_cancelled_is_not_answered(tmp_path):
    """A cancelled call also stores nothing, even if the host answers later."""
    place = {"latitude": 52.521918, "longitude": 13.413215}
    with Shared(tmp_path / "data") as host:
        host.call("companies.create", name="Shop")
        host.call("host.provide", capabilities=["host.location.request"])
        with lines(tmp_path / "data", "--tools", "location") as (send, receive):
            send(HELLO)
            assert receive()["id"] == 0
            send(message("tools/call", "slow", name="location_request", arguments=PATIENT))
            asked = host.receive()
            send(message("notifications/cancelled", requestId="slow", reason="enough"))
            send(message("ping", 1))
            assert receive()["id"] == 1
            host.send({"jsonrpc": "2.0", "id": asked["id"], "result": place})
            assert host.call("location.last") is None
            send(message("ping", 2))
            assert receive()["id"] == 2


def test_progress_is_passed_on(tmp_path):
    replies = raw(
        HELLO,
        message("tools/call", 1, name="companies_create", arguments={"name": "Shop"}),
        message("tools/call", 2, name="sync_now", arguments={"wait": True}, _meta={"progressToken": "upload"}),
        options=("--tools", "companies,sync", "--cloud", str(tmp_path / "cloud.sqlite")),
    )
    told = [one["params"] for one in replies if one.get("method") == "notifications/progress"]
    assert told and {one["progressToken"] for one in told} == {"upload"}
    assert [one["progress"] for one in told] == sorted(one["progress"] for one in told)
    (last,) = [one for one in replies if one.get("id") == 2]
    assert json.loads(last["result"]["content"][0]["text"])["state"] == "synced"


@pytest.mark.parametrize(
    ("line", "code", "id"),
    [
        (b"{", -32700, None),
        (b"[]", -32600, None),
        (b"7", -32600, None),
        (b'{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600, None),
        (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600, None),
        (b'{"id":7,"method":"ping"}', -32600, 7),
        (b'{"jsonrpc":"2.0","id":7}', -32600, 7),
        (b'{"jsonrpc":"2.0","id":7,"method":7}', -32600, 7),
        (b'{"jsonrpc":"2.0","id":7,"method":"ping","params":[]}', -32602, 7),
        (b'{"jsonrpc":"2.0","id":7,"method":"completion/complete"}', -32601, 7),
        (b'{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{}}', -32602, 7),
        (b'{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"x","arguments":[]}}', -32602, 7),
        (b'{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"x"}}', -32602, 7),
        (b'{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"cursor":"x"}}', -32602, 7),
        (b'{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{"uri":7}}', -32602, 7),
        (b"\xff", -32700, None),
    ],
)
def test_what_is_no_message_is_refused(line, code, id):
    first, second, last = raw(HELLO, line, message("ping", "last"))
    assert (second["error"]["code"], second["id"]) == (code, id)
    assert first["id"] == 0 and last == {"jsonrpc": "2.0", "id": "last", "result": {}}


def test_it_begins_with_a_greeting():
    before, pong, hello, after = raw(message("tools/list", 1), message("ping", 2), HELLO, message("tools/list", 3))
    assert before["error"]["code"] == -32600 and pong["result"] == {} and hello["id"] == 0 and after["result"]["tools"]
    # If the client names an unknown revision, the server replies with one that it supports. Replies and unknown
    # notifications are ignored.
    (old,) = raw(
        {"jsonrpc": "2.0", "id": 9, "result": {}},
        message("notifications/roots/list_changed"),
        HELLO | {"params": HELLO["params"] | {"protocolVersion": "2024-11-05"}},
    )
    assert old["result"]["protocolVersion"] == "2025-11-25"


def test_a_line_that_is_too_long_is_refused():
    replies = raw(
        HELLO,
        b'{"jsonrpc":"2.0","id":5,"method":"ping","params":{"x":"' + b"y" * 5000 + b'"}}',
        options=("--max-line", "2000"),
    )
    assert replies[1]["id"] == 5 and "error" in replies[1]


@pytest.mark.parametrize(
    "words", [["--tools", "frob"], ["--tools", "inventory,inv"], ["x"], ["--framing", "lines", "y"]]
)
def test_words_that_do_not_fit(words):
    done = subprocess.run([BINARY, "mcp", *words], capture_output=True, input=b"")
    assert (done.returncode, b"mcp" in done.stderr) == (64, True), done.stderr
