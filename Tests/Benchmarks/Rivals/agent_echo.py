"""A server of the official SDK with one tool, which answers what it is given."""

from mcp.server import MCPServer

server = MCPServer("echo")


@server.tool()
def echo(value: float, to: str) -> dict:
    """Answers what it is given."""
    return {"value": value, "to": to}


server.run()
