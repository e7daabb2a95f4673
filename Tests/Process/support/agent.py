"""An agent that works over the Model Context Protocol, with the protocol's own client."""

import asyncio
import contextlib
import functools
import json

from mcp.client.stdio import StdioServerParameters, stdio_client

import mcp
from support.core import BINARY, PATIENCE


class Agent:
    """A client of the protocol, and the notifications that it was sent."""

    def __init__(self, session):
        self.session, self.told = session, []

    async def heard(self, message):
        self.told.append(message)

    async def call(self, tool, **arguments):
        result = await self.session.call_tool(tool, arguments)
        assert not result.is_error, result.content[0].text
        # Structured content is sent only to a client that asks for output schemas.
        assert result.structured_content is None
        return json.loads(result.content[0].text)

    async def refused(self, tool, **arguments):
        result = await self.session.call_tool(tool, arguments)
        assert result.is_error
        sentence, _, data = result.content[0].text.partition("\n")
        return sentence, json.loads(data)

    async def tools(self):
        found, cursor = [], None
        while True:
            page = await self.session.list_tools(params=mcp.types.PaginatedRequestParams(cursor=cursor))
            found += page.tools
            cursor = page.next_cursor
            if not cursor:
                return {tool.name: tool for tool in found}

    def kinds(self):
        return [type(message).__name__ for message in self.told]

    async def until(self, kind):
        for _ in range(PATIENCE * 20):
            if kind in self.kinds():
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"{kind} was not told of: {self.kinds()}")


@contextlib.asynccontextmanager
async def connected(*options, data=":memory:"):
    server = StdioServerParameters(command=BINARY, args=["mcp", "--data", str(data), *options])
    async with stdio_client(server) as (reading, writing):
        agent = Agent(None)
        async with mcp.ClientSession(reading, writing, message_handler=agent.heard) as session:
            agent.session = session
            agent.started = await session.initialize()
            yield agent


def talk(test):
    """Runs a conversation with an agent."""

    @functools.wraps(test)
    def run(*words, **named):
        asyncio.run(asyncio.wait_for(test(*words, **named), PATIENCE))

    return run
