"""The protocol's revision without an initialization (2026-07-28), with the official client and line by line."""

import asyncio
import json
import subprocess

import pytest
from mcp.client.stdio import StdioServerParameters

import mcp
from support.core import BINARY, PATIENCE, Core

from .test_mcp import HELLO, PASSWORD, message, raw, talk

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
}
SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId"


def client(*options, data=":memory:", mode="auto"):
    return mcp.Client(
        StdioServerParameters(command=BINARY, args=["mcp", "--data", str(data), *options]), mode=mode, cache=None
    )


def modern(method, id=None, meta=META, **params):
    return message(method, id, **params, **({"_meta": meta} if meta is not None else {}))


def by_id(replies):
    return {reply["id"]: reply for reply in replies if "id" in reply}


@talk
async def test_an_agent_runs_a_shop():
    async with client() as agent:
        assert agent.protocol_version == "2026-07-28"
        assert (agent.server_info.name, agent.server_info.title) == ("mainspring", "Mainspring")
        assert "companies_select" in agent.instructions

        async def call(tool, **arguments):
            result = await agent.call_tool(tool, arguments)
            assert not result.is_error, result.content
            return json.loads(result.content[0].text)

        shop = await call("companies_create", name="Shop")
        await call("companies_select", company=shop["id"])
        beans = await call("inventory_items_create", sku="B1", name="Beans", unit="kg")
        await call("inventory_stock_receive", item=beans["id"], quantity=12.5)
        refused = await agent.call_tool("inventory_stock_consume", {"item": beans["id"], "quantity": 100})
        assert refused.is_error and "insufficientStock" in refused.content[0].text
        read = await agent.read_resource(f"mainspring://inventory.items/{beans['id']}")
        assert json.loads(read.contents[0].text)["name"] == "Beans"
        assert (read.ttl_ms, read.cache_scope) == (0, "private")
        tools = await agent.list_tools()
        assert {"inventory_items_search", "inventory_stock_receive"} <= {tool.name for tool in tools.tools}
        assert "inventory.stock.low" in {one.name for one in (await agent.list_resources()).resources}
        assert "inventory.items" in {one.name for one in (await agent.list_resource_templates()).resource_templates}


@talk
async def test_what_is_listened_to(tmp_path):
    data = tmp_path / "shop"
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        core.call("companies.select", company=shop)
        beans = core.call("inventory.items.create", sku="B1", name="Beans", unit="kg")["id"]
    uri = f"mainspring://inventory.items/{beans}"
    async with client("--tools", "inventory,access", data=data) as agent:
        none = "mainspring://inventory.items/01903e6f-2c00-7000-8000-000000000000"
        async with agent.listen(resource_subscriptions=[uri, none, "mainspring://nothing"]) as listening:
            # Resources that do not exist are not acknowledged.
            assert listening.honored.resource_subscriptions == [uri]
            assert not listening.honored.tools_list_changed
            await agent.call_tool("inventory_items_update", {"id": beans, "changes": {"name": "Beans 2"}})
            event = await anext(listening)
            assert event.uri == uri
            # Another one hears for itself.
            async with agent.listen(
                tools_list_changed=True, resources_list_changed=True, prompts_list_changed=True
            ) as other:
                await agent.call_tool(
                    "access_credentials_create", {"username": "owner", "password": PASSWORD, "company": shop}
                )
                heard = {type(await anext(other)).__name__ for _ in range(3)}
                assert heard == {"ToolsListChanged", "ResourcesListChanged", "PromptsListChanged"}


@talk
async def test_a_thousand_calls_at_once():
    async with client("--tools", "temperature", mode="2026-07-28") as agent:

        async def convert(value):
            result = await agent.call_tool("temperature_convert", {"value": value, "from": "celsius", "to": "kelvin"})
            return json.loads(result.content[0].text)["value"]

        values = await asyncio.gather(*map(convert, range(1000)))
        assert values == [value + 273.15 for value in range(1000)]


def test_it_says_what_it_speaks():
    (reply,) = raw(modern("server/discover", 1))
    result = reply["result"]
    assert result["resultType"] == "complete"
    assert result["supportedVersions"] == ["2026-07-28", "2025-11-25", "2025-06-18"]
    assert result["capabilities"] == {
        "tools": {"listChanged": True},
        "resources": {"subscribe": True, "listChanged": True},
        "prompts": {"listChanged": True},
    }
    assert (result["ttlMs"], result["cacheScope"]) == (3_600_000, "public")
    assert result["_meta"]["io.modelcontextprotocol/serverInfo"]["name"] == "mainspring"


def test_each_result_says_that_it_is_complete():
    replies = by_id(
        raw(
            modern("tools/list", 1),
            modern("tools/call", 2, name="companies_create", arguments={"name": "Shop"}),
            modern("tools/call", 3, name="inventory_items_get", arguments={"sku": "none"}),
            modern("resources/list", 4),
            modern("resources/templates/list", 5),
            modern("resources/read", 6, uri="mainspring://inventory.stock.low"),
            modern("prompts/list", 7),
            modern("prompts/get", 8, name="count_shelf", arguments={"location": "Cellar"}),
        )
    )
    # Whatever is there, is offered before there is a company; some methods are for companies that pay.
    assert {"count_shelf"} <= {one["name"] for one in replies[7]["result"]["prompts"]}
    assert replies[7]["result"]["ttlMs"] == 0 and "ttlMs" not in replies[8]["result"]
    for id in range(1, 9):
        result = replies[id]["result"]
        assert result["resultType"] == "complete"
        assert result["_meta"]["io.modelcontextprotocol/serverInfo"]["version"]
        assert ("ttlMs" in result) == (id not in (2, 3, 8)), id
    assert replies[3]["result"]["isError"]


@pytest.mark.parametrize(
    ("sent", "code", "words"),
    [
        (modern("ping", 1), -32601, "ping"),
        (modern("initialize", 1), -32601, "initialize"),
        (modern("resources/subscribe", 1, uri="mainspring://inventory.stock.low"), -32601, "resources/subscribe"),
        (modern("tools/call", 1, name="nothing"), -32602, "no tool nothing"),
        (modern("tools/call", 1), -32602, "name"),
        (modern("tools/list", 1, cursor="x"), -32602, "cursor"),
        (modern("resources/read", 1, uri="mainspring://nothing"), -32602, "no resource"),
        (modern("subscriptions/listen", 1), -32602, "notifications"),
        (modern("subscriptions/listen", 1, notifications={"toolsListChanged": 1}), -32602, "toolsListChanged"),
        (modern("server/discover", 1, meta=None), -32602, "protocolVersion, a text"),
        (modern("subscriptions/listen", 1, meta=None, notifications={}), -32602, "protocolVersion, a text"),
        (
            modern("tools/list", 1, meta={"io.modelcontextprotocol/protocolVersion": "2026-07-28"}),
            -32602,
            "clientCapabilities, an object",
        ),
        (
            modern("tools/list", 1, meta=META | {"io.modelcontextprotocol/clientCapabilities": []}),
            -32602,
            "clientCapabilities, an object",
        ),
        (modern("tools/list", 1, meta=META | {"io.modelcontextprotocol/protocolVersion": 1}), -32602, "must be a text"),
        (
            modern("tools/list", 1, meta=META | {"io.modelcontextprotocol/protocolVersion": "1900-01-01"}),
            -32022,
            "1900-01-01",
        ),
        # Those with a greeting are spoken after one.
        (
            modern("tools/list", 1, meta=META | {"io.modelcontextprotocol/protocolVersion": "2025-11-25"}),
            -32022,
            "2025-11-25",
        ),
        (modern("tools/list", 1, meta=None), -32600, "the first request must be initialize"),
    ],
)
def test_what_is_refused(sent, code, words):
    (reply,) = raw(sent)
    assert (reply["id"], reply["error"]["code"]) == (1, code)
    assert words in reply["error"]["message"]
    if code == -32022:
        assert reply["error"]["data"]["supported"] == ["2026-07-28", "2025-11-25", "2025-06-18"]
    if "no resource" in words:
        assert reply["error"]["data"] == {"uri": "mainspring://nothing"}


def test_both_kinds_in_one_conversation():
    replies = by_id(
        raw(
            modern("tools/list", 1),
            HELLO | {"id": 2},
            message("tools/list", 3),
            message("ping", 4),
            modern("tools/list", 5),
            modern("ping", 6),
        )
    )
    assert "resultType" in replies[1]["result"] and "resultType" in replies[5]["result"]
    assert "resultType" not in replies[3]["result"] and replies[4]["result"] == {}
    assert replies[6]["error"]["code"] == -32601
    assert replies[1]["result"]["tools"] == replies[3]["result"]["tools"]


def change(n):
    return modern("tools/call", n, name="companies_create", arguments={"name": f"Shop {n}"})


def test_who_listens_is_told_by_their_own_id_and_at_the_end():
    uri = "mainspring://companies.list"
    lines = raw(
        modern("subscriptions/listen", "a", notifications={"resourceSubscriptions": [uri, uri]}),
        modern("subscriptions/listen", 7, notifications={"resourceSubscriptions": [uri], "rootsListChanged": True}),
        modern("subscriptions/listen", 7, notifications={}),
        change(1),
        message("notifications/cancelled", requestId="a"),
        change(2),
        options=("--tools", "companies"),
    )
    told = [
        (line["method"].rpartition("/")[2], line["params"]["_meta"][SUBSCRIPTION], line["params"])
        for line in lines
        if "method" in line
    ]
    assert [one[:2] for one in told if one[0] == "acknowledged"] == [("acknowledged", "a"), ("acknowledged", 7)]
    assert all(one[2]["notifications"] == {"resourceSubscriptions": [uri]} for one in told if one[0] == "acknowledged")
    assert [one[1] for one in told if one[0] == "updated"] == ["a", 7, 7]
    assert all(one[2]["uri"] == uri for one in told if one[0] == "updated")
    replies = [line for line in lines if line.get("id") in ("a", 7)]
    assert replies[0]["error"]["message"] == "id is in use by another subscription; choose another id"
    # The one that was given up is not answered; the other ends well.
    assert replies[1:] == [
        {"jsonrpc": "2.0", "id": 7, "result": {"resultType": "complete", "_meta": {SUBSCRIPTION: 7}}}
    ]
    assert lines[-1] == replies[1]


def test_what_is_null_or_a_list_is_structured_too():
    (reply,) = raw(
        modern("tools/call", 1, name="companies_selected", arguments={}),
        options=("--tools", "companies", "--output-schemas"),
    )
    result = reply["result"]
    assert (result["content"][0]["text"], result["structuredContent"]) == ("null", None)


def test_a_call_that_is_cancelled_is_not_answered():
    lines = b"".join(
        json.dumps(one).encode() + b"\n"
        for one in [
            modern("tools/call", 1, name="host_check", arguments={"text": "x", "deadline": 600_000}),
            message("notifications/cancelled", requestId=1),
            modern("server/discover", 2),
        ]
    )
    done = subprocess.run(
        [BINARY, "mcp", "--data", ":memory:", "--tools", "host"], input=lines, capture_output=True, timeout=PATIENCE
    )
    ids = [json.loads(line).get("id") for line in done.stdout.splitlines()]
    assert done.returncode == 0 and ids[-1] == 2
