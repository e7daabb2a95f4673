"""How long the official client takes for calls of a tool: agent_calls.py COUNT TOOL ARGUMENTS COMMAND...

Prints the seconds of COUNT calls one after the other, and of as many at once.
"""

import asyncio
import json
import sys
import time

from mcp.client.stdio import StdioServerParameters, stdio_client

import mcp


async def main(count, tool, arguments, command):
    server = StdioServerParameters(command=command[0], args=command[1:])
    async with stdio_client(server) as (reading, writing), mcp.ClientSession(reading, writing) as session:
        await session.initialize()

        async def call(_):
            result = await session.call_tool(tool, arguments)
            assert not result.is_error, result

        for number in range(count // 10):
            await call(number)
        start = time.perf_counter()
        for number in range(count):
            await call(number)
        middle = time.perf_counter()
        await asyncio.gather(*map(call, range(count)))
        print(middle - start, time.perf_counter() - middle)


asyncio.run(main(int(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3]), sys.argv[4:]))
