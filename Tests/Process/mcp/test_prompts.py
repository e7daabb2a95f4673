"""Prompts over the Model Context Protocol, with the protocol's own client. The tools can do what each prompt asks
for."""

import re

import pytest

import mcp
from support.agent import connected, talk
from support.core import Core


async def prompts(agent):
    found, cursor = [], None
    while True:
        page = await agent.session.list_prompts(params=mcp.types.PaginatedRequestParams(cursor=cursor))
        found += page.prompts
        cursor = page.next_cursor
        if not cursor:
            return {prompt.name: prompt for prompt in found}


async def text(agent, name, **arguments):
    found = await agent.session.get_prompt(name, arguments)
    (message,) = found.messages
    assert message.role == "user" and message.content.type == "text" and found.description
    return message.content.text


def named(text, tools):
    """Returns the tools that a text names."""
    return {word for word in re.findall(r"\b[a-z]+(?:_[a-zA-Z]+)+\b", text) if word in tools}


async def shop(agent, tier="enterprise"):
    made = await agent.call("companies_create", name="Corner Shop")
    if "companies_setTier" in await agent.tools():
        await agent.call("companies_setTier", company=made["id"], tier=tier)
    return made["id"]


@talk
async def test_what_is_offered():
    async with connected("--tools", "companies,inventory,reports") as agent:
        assert agent.started.capabilities.prompts.list_changed
        await shop(agent)
        found = await prompts(agent)
        assert set(found) == {"count_shelf", "explain_report"}
        assert [(one.name, one.required) for one in found["count_shelf"].arguments] == [("location", True)]
        assert [(one.name, one.required) for one in found["explain_report"].arguments] == [
            ("report", True),
            ("period", False),
        ]
        for prompt in found.values():
            assert prompt.title and prompt.description


@talk
async def test_a_prompt_names_only_tools_that_may_be_called():
    async with connected("--tools", "all") as agent:
        await shop(agent)
        tools = await agent.tools()
        for name, arguments in [("count_shelf", {"location": "Cellar"}), ("explain_report", {"report": "sales"})]:
            said = await text(agent, name, **arguments)
            assert named(said, tools) and "<" not in said and "{location}" not in said and "{report}" not in said
            # Each word with the look of a tool is one.
            looks = set(re.findall(r"\b(?:inventory|reports|companies)_[a-zA-Z_]+\b", said))
            assert looks <= set(tools)


@talk
async def test_a_shelf_is_counted_as_the_prompt_says():
    async with connected("--tools", "companies,inventory") as agent:
        await shop(agent)
        await agent.call("inventory_locations_create", name="Cellar")
        beans = await agent.call("inventory_items_create", sku="B", name="Beans", unit="kg")
        tools = await agent.tools()
        said = await text(agent, "count_shelf", location="Cellar")
        assert "Cellar" in said
        steps = ["locations_list", "counts_create", "items_search", "counts_record", "counts_submit", "counts_get"]
        assert named(said, tools) >= {f"inventory_{step}" for step in steps}
        # In the order of the steps.
        (cellar,) = (await agent.call("inventory_locations_list"))["items"]
        count = await agent.call("inventory_counts_create", scope={"location": cellar["id"]}, blind=True)
        (found,) = (await agent.call("inventory_items_search", text="bea"))["items"]
        assert found["id"] == beans["id"]
        await agent.call(
            "inventory_counts_record", count=count["id"], item=found["id"], location=cellar["id"], quantity=3
        )
        await agent.call("inventory_counts_submit", count=count["id"])
        assert (await agent.call("inventory_counts_get", id=count["id"]))["status"] == "review"
        # The record to save, by a manager.
        assert "inventory_counts_post" in tools
        assert (await agent.call("inventory_counts_post", count=count["id"]))["status"] == "posted"


@talk
async def test_each_report_is_explained_as_the_prompt_says():
    async with connected("--tools", "companies,inventory,reports") as agent:
        await shop(agent)
        for report in ("stockValue", "turnover", "abc", "sales", "aging"):
            said = await text(agent, "explain_report", report=report, period="March 2026")
            assert "March 2026" in said
            (tool,) = named(said, await agent.tools())
            assert tool == f"reports_{report}"
            assert "items" in await agent.call(tool)


@talk
async def test_prompts_come_and_go_with_their_tools(data):
    with Core(data) as core:
        made = core.call("companies.create", name="Corner Shop")
    async with connected("--tools", "companies,reports", data=data) as agent:
        # Reports are for an Enterprise company, and nothing is counted with these tools.
        assert set(await prompts(agent)) == set()
        await agent.call("companies_setTier", company=made["id"], tier="enterprise")
        assert set(await prompts(agent)) == {"explain_report"}
        await agent.until("PromptListChangedNotification")
    async with connected("--read-only") as agent:
        await agent.call("companies_list")
        assert "count_shelf" not in await prompts(agent)


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("count_shelves", {"location": "A"}, "count_shelf"),
        ("count_shelf", {}, "location is missing"),
        ("count_shelf", {"location": ""}, "location is missing"),
        ("count_shelf", {"location": "A", "place": "B"}, "no argument place"),
        ("explain_report", {"report": "weather"}, "reports_weather"),
    ],
)
def test_what_is_refused(name, arguments, words):
    @talk
    async def refused():
        async with connected("--tools", "companies,inventory,reports") as agent:
            await shop(agent)
            with pytest.raises(mcp.MCPError, match=words):
                await agent.session.get_prompt(name, arguments)

    refused()


@talk
async def test_a_prompt_whose_tools_are_not_offered_says_so():
    async with connected("--tools", "companies") as agent:
        await shop(agent)
        with pytest.raises(mcp.MCPError, match="can't be called"):
            await agent.session.get_prompt("count_shelf", {"location": "A"})


@talk
async def test_a_brew_is_tasted_as_the_prompt_says():
    async with connected("--tools", "journal") as agent:
        assert set(await prompts(agent)) == {"taste_brew"}
        bean = await agent.call("journal_beans_create", name="Yirgacheffe")
        brew = await agent.call(
            "journal_brews_create", at="2026-01-31T08:15:00Z", bean=bean["id"], method="pourOver", dose=15
        )
        said = await text(agent, "taste_brew")
        assert "the latest one" in said
        assert named(said, await agent.tools()) == {
            "journal_brews_list",
            "journal_brews_get",
            "journal_beans_get",
            "journal_flavorWheel_get",
            "journal_tastings_save",
        }
        (found, *_) = (await agent.call("journal_brews_list"))["items"]
        assert found["id"] == brew["id"] and (await agent.call("journal_brews_get", id=found["id"]))["dose"] == 15
        assert (await agent.call("journal_beans_get", id=found["bean"]))["name"] == "Yirgacheffe"
        assert (await agent.call("journal_flavorWheel_get"))["groups"]
        # The record to save.
        note = {"brew": found["id"], "at": "2026-01-31T08:20:00Z", "text": "Peach.", "scores": {"acidity": 7.25}}
        kept = await agent.call("journal_tastings_save", **note, descriptors=["peach"], bodyDescription="Silky.")
        assert (kept["source"], kept["scores"]["acidity"]) == ("user", 7.25)
