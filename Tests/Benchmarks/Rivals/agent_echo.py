"""A server of the official SDK with one tool, which answers its argument."""

from mcp.server import MCPServer

server = MCPServer("echo")


@server.tool()
def echo(value: float, to: str) -> dict:
    """Answers the argument."""
    return {"value": value, "to": to}


server.run()
