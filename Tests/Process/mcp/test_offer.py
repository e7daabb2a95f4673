"""The tools for an agent: a few small ones, and three tools that can call all other methods."""

import json
import re

import jsonschema
import pytest

import mcp
from support.agent import connected, talk
from support.core import Core

from .test_mcp import HELLO, PASSWORD, message, raw
from .test_stateless import modern

FINDERS = {"find_tools", "describe_tool", "call_tool"}
# Typical requests of users to an agent, and the tool for each request.
ASKED = {
    "find": "inventory_items_search",
    "look": "inventory_items_overview",
    "receive": "inventory_stock_receive",
    "take out or sell": "inventory_stock_consume",
    "sell to a customer": "orders_create",
    "count": "inventory_stock_adjust",
    "order again": "purchases_suggest",
    "who owes": "orders_list",
    "what is low": "inventory_stock_low",
}


def listed(*options, request=None):
    """Returns the tools of the first page, and the size of the reply in bytes."""
    replies = raw(HELLO, request or message("tools/list", 1), options=options)
    (reply,) = [one for one in replies if one.get("id") == 1]
    return reply["result"]["tools"], len(json.dumps(reply, separators=(",", ":"), ensure_ascii=False).encode())


def walk(schema):
    """Yields a schema, and all schemas inside it."""
    if isinstance(schema, dict):
        yield schema
        for value in schema.values():
            yield from walk(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from walk(value)


async def found(agent, text, **more):
    return [tool["name"] for tool in (await agent.call("find_tools", text=text, **more))["tools"]]


async def reached(agent, tool, /, **arguments):
    return await agent.call("call_tool", name=tool, arguments=arguments)


@pytest.mark.parametrize("options", [(), ("--read-only",)])
@pytest.mark.parametrize("request_", [message("tools/list", 1), modern("tools/list", 1)])
def test_few_tools_are_listed_and_small_ones(options, request_):
    tools, size = listed(*options, request=request_)
    assert len(tools) <= 15 and size <= 20_000, (len(tools), size)
    assert {tool["name"] for tool in tools} >= FINDERS
    for tool in tools:
        assert "outputSchema" not in tool
        assert tool["title"] and "Returns:" in tool["description"]
        assert "idempotencyKey" not in tool["inputSchema"]["properties"]


def test_what_people_ask_for_is_listed():
    tools, _ = listed()
    assert set(ASKED.values()) <= {tool["name"] for tool in tools}


@pytest.mark.parametrize("options", [(), ("--tools", "all")])
def test_input_schemas_stand_by_themselves(options):
    tools, _ = listed(*options)
    for tool in tools:
        jsonschema.Draft202012Validator.check_schema(tool["inputSchema"])
        assert tool["inputSchema"]["type"] == "object"
        for part in walk(tool["inputSchema"]):
            assert "$ref" not in part and "$defs" not in part, tool["name"]
            # The patterns that only allow one line of text are left out, to keep the schemas short.
            assert "u0085" not in str(part.get("pattern", "")), tool["name"]


def test_descriptions_lead_to_tools_that_there_are():
    everything, cursor = set(), {}
    while cursor is not None:
        page = raw(HELLO, message("tools/list", 1, **cursor), options=("--tools", "all"))[-1]["result"]
        everything |= {(tool["name"], tool["title"], tool["description"]) for tool in page["tools"]}
        cursor = {"cursor": page["nextCursor"]} if "nextCursor" in page else None
    names = {name for name, _, _ in everything}
    assert len(names) > 250
    for name, title, description in everything:
        assert title and "<" not in description, name
        for word in re.findall(r"\b[a-z]+(?:_[a-zA-Z]+)+\b", description):
            assert word in names | {"call_tool", "find_tools", "describe_tool"}, (name, word)
    titles = [title for _, title, _ in everything]
    assert len(set(titles)) == len(titles)


@talk
async def test_what_is_not_listed_is_found_described_and_called():
    async with connected() as agent:
        assert "companies_create" in await found(agent, "create a company")
        assert (await found(agent, "record a payment"))[:2].count("orders_payments_add") == 1
        assert (await found(agent, "who owes money"))[0] == "orders_list"
        assert (await found(agent, "sign in"))[0] == "access_signIn"
        assert (await found(agent, "expiring batches"))[0] == "inventory_stock_expiring"
        assert len(await found(agent, "list", limit=3)) == 3
        described = await agent.call("describe_tool", name="companies.create")
        assert described["name"] == "companies_create" and described["inputSchema"]["required"] == ["name"]
        assert described["annotations"]["destructiveHint"] is False
        made = await reached(agent, "companies_create", name="Corner Shop")
        assert made["name"] == "Corner Shop"
        assert (await reached(agent, "companies.list"))["items"][0]["id"] == made["id"]
        # For a tool that is listed with a short schema, describe_tool also returns the members that the list leaves
        # out.
        members = (await agent.call("describe_tool", name="inventory_stock_consume"))["inputSchema"]["properties"]
        assert {"company", "force", "effectiveAt", "quantity"} <= set(members)
        nothing = await agent.call("find_tools", text="xylophone")
        assert nothing["tools"] == [] and "inventory" in nothing["hint"]


@pytest.mark.parametrize(
    ("tool", "arguments", "words"),
    [
        ("find_tools", {}, "text is missing"),
        ("find_tools", {"text": "x", "limit": 0}, "limit"),
        ("find_tools", {"txt": "x"}, "did you mean text"),
        ("describe_tool", {"name": "companies_creat"}, "did you mean companies_create"),
        ("describe_tool", {"name": "xylophone"}, "find_tools"),
        ("call_tool", {"name": "xylophone"}, "find_tools"),
        ("call_tool", {"nam": "companies_create"}, "did you mean name"),
        ("call_tool", {"name": "companies_create", "arguments": "{}"}, "arguments must be an object"),
        ("call_tool", {"name": "companies_create", "arguments": {}}, "name is missing"),
        ("call_tool", {"name": "find_tools", "arguments": {"text": "x"}}, "no tool find_tools"),
        ("inventory_items_search", {"text": "x", "full": 1}, "full must be true or false"),
    ],
)
def test_what_the_three_refuse_is_a_result(tool, arguments, words):
    (reply,) = raw(modern("tools/call", 1, name=tool, arguments=arguments))
    assert reply["result"]["isError"] and words in reply["result"]["content"][0]["text"], reply


@talk
async def test_the_three_have_the_rights_of_what_they_reach(tmp_path):
    data = tmp_path / "data"
    with Core(data) as core:
        shop = core.call("companies.create", name="Shop")["id"]
        core.call("companies.setTier", company=shop, tier="business")
        core.call("access.credentials.create", company=shop, username="owner", password=PASSWORD)
        core.call("access.signIn", company=shop, username="owner", password=PASSWORD)
        viewer = core.call("access.grant", company=shop, preset="viewer")["user"]
        core.call("access.credentials.create", company=shop, user=viewer, username="viewer", password=PASSWORD)
        core.call("access.signOut", company=shop)
    async with connected(data=data) as agent:
        assert "inventory_items_create" not in await found(agent, "create item", limit=50)
        await reached(agent, "access_signIn", username="viewer", password=PASSWORD)
        assert "inventory_items_get" in await found(agent, "get item", limit=50)
        assert "inventory_items_create" not in await found(agent, "create item", limit=50)
        sentence, *_ = (await agent.session.call_tool("describe_tool", {"name": "inventory_items_create"})).content
        assert "can't be called now (noRight)" in sentence.text
        _, facts = await agent.refused(
            "call_tool", name="inventory_items_create", arguments={"sku": "A", "name": "A", "unit": "kg"}
        )
        assert facts["kind"] == "forbidden" and facts["needs"]["department"] == "inventory"


@talk
async def test_who_only_reads_reaches_what_only_reads(data):
    with Core(data) as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.setTier", company=company, tier="enterprise")
    async with connected("--read-only", data=data) as agent:
        tools = await agent.tools()
        assert "inventory_stock_low" in tools and "inventory_stock_receive" not in tools
        assert all(tool.annotations.read_only_hint for tool in tools.values())
        assert not [name for name in await found(agent, "create", limit=50) if name.endswith("_create")]
        result = await agent.session.call_tool("call_tool", {"name": "companies_create", "arguments": {"name": "B"}})
        assert result.is_error and "no tool companies_create" in result.content[0].text
        # A report runs for a long time, but it only reads, so `--read-only` allows it.
        assert "items" in await reached(agent, "reports_stockValue")


@talk
async def test_a_list_is_terse_and_sent_once():
    async with connected() as agent:
        await agent.call("companies_create", name="Shop")
        for number in range(50):
            await agent.call(
                "inventory_items_create", sku=f"S{number}", name=f"Item {number}", unit="kg", minStock=0, archived=False
            )
        result = await agent.session.call_tool("inventory_items_list", {})
        assert result.structured_content is None and len(result.model_dump_json()) < 10_000
        page = json.loads(result.content[0].text)
        assert len(page["items"]) == 50 and set(page) == {"items", "next"}
        # Empty members are left out, but the number 0 is not empty.
        assert set(page["items"][0]) == {"id", "sku", "name", "unit", "minStock"}
        (whole,) = (await agent.call("inventory_items_list", limit=1, full=True))["items"]
        assert whole["version"] == 1 and whole["tags"] == [] and whole["archived"] is False
        assert (await agent.call("call_tool", name="inventory_items_list", arguments={"limit": 1, "full": True}))[
            "items"
        ] == [whole]
        one = await agent.call("inventory_items_get", sku="S1")
        assert one["version"] == 1 and one["tags"] == []


@talk
async def test_results_are_described_where_that_is_asked_for():
    async with connected("--output-schemas", "--tools", "companies,inventory") as agent:
        tools = await agent.tools()
        for tool in tools.values():
            # A tool whose result can be null has no output schema, because the schema must describe an object.
            assert tool.output_schema or tool.name.startswith("companies_select")
            if tool.output_schema:
                jsonschema.Draft202012Validator.check_schema(tool.output_schema)
                assert tool.output_schema["type"] == "object"
        assert "full" not in tools["inventory_items_list"].input_schema["properties"]
        await agent.session.call_tool("companies_create", {"name": "Shop"})
        for number in range(20):
            await agent.session.call_tool("inventory_items_create", {"sku": f"S{number}", "name": "A", "unit": "kg"})
        # The client library checks the structured content by the schema. If the result is short, the text has the same
        # content.
        short = await agent.session.call_tool("inventory_items_get", {"sku": "S1"})
        assert json.loads(short.content[0].text) == short.structured_content
        long = await agent.session.call_tool("inventory_items_list", {})
        assert len(long.structured_content["items"]) == 20 and long.structured_content["items"][0]["version"] == 1
        assert len(long.content[0].text) < 100 and "structured content" in long.content[0].text


def test_an_empty_directory_lists_what_there_is():
    """The tools are listed before there is a company, because many clients never request the list again."""
    tools, _ = listed("--tools", "inventory,companies")
    names = {tool["name"] for tool in tools}
    assert {"inventory_items_create", "inventory_stock_receive", "companies_create"} <= names


@talk
async def test_a_call_without_a_company_says_what_to_do():
    async with connected() as agent:
        sentence, facts = await agent.refused("inventory_stock_low")
        assert facts["kind"] == "noCompany"
        assert "companies_create (through call_tool)" in sentence
        await reached(agent, "companies_create", name="A")
        await reached(agent, "companies_create", name="B")
        sentence, _ = await agent.refused("inventory_stock_low")
        assert "companies_select (through call_tool)" in sentence and "companies_list" in sentence
    async with connected("--tools", "inventory,companies") as agent:
        sentence, _ = await agent.refused("inventory_stock_low")
        assert "companies_create" in sentence and "call_tool" not in sentence


LOW = "mainspring://inventory.stock.low"
ITEMS = "mainspring://inventory.items.list"


def calls(number, tool, /, **arguments):
    return modern("tools/call", number, name=tool, arguments=arguments)


@pytest.mark.parametrize("shared", [False, True])
def test_who_listens_before_there_is_a_company_hears_of_it(tmp_path, shared):
    """This also holds for a process that was never asked for its tools."""
    words = ["--tools", "all", *(["--shared"] if shared else [])]
    lines = raw(
        modern(
            "subscriptions/listen",
            "L",
            notifications={"toolsListChanged": True, "resourceSubscriptions": [ITEMS, "mainspring://nothing"]},
        ),
        calls(1, "companies_create", name="Shop"),
        calls(2, "inventory_items_create", sku="A", name="A", unit="kg"),
        calls(3, "companies_list"),
        options=words,
        data=tmp_path / "data",
    )
    told = [line["method"].rpartition("notifications/")[2] for line in lines if "method" in line]
    assert told[0] == "subscriptions/acknowledged" and "tools/list_changed" in told
    (acknowledged,) = [one for one in lines if one.get("method", "").endswith("acknowledged")]
    # A resource that exists only after a company is created can be subscribed to. An unknown resource can't.
    assert acknowledged["params"]["notifications"]["resourceSubscriptions"] == [ITEMS]
    assert told.count("resources/updated") >= 1


@talk
async def test_a_subscription_becomes_live_with_the_first_company(tmp_path):
    """The subscription is one of the older protocol revisions. Later changes are also reported."""
    data = tmp_path / "data"
    async with connected("--shared", data=data) as agent:
        await agent.session.subscribe_resource(ITEMS)
        await agent.session.subscribe_resource(LOW)
        await agent.session.unsubscribe_resource(LOW)
        await agent.call("companies_create", name="Shop")
        await agent.until("ResourceUpdatedNotification")
        agent.told.clear()
        await agent.call("inventory_items_create", sku="A", name="A", unit="kg", minStock=1)
        await agent.until("ResourceUpdatedNotification")
        uris = {str(one.params.uri) for one in agent.told if type(one).__name__ == "ResourceUpdatedNotification"}
        assert uris == {ITEMS}
        with pytest.raises(mcp.MCPError):
            await agent.session.subscribe_resource("mainspring://nothing")
