internal import Logging
internal import MCP
internal import RPC
internal import Shape

/// The command `mcp`: serves the Model Context Protocol, in which the core's methods are tools.
extension Command {
  static let mcp = Command(
    name: "mcp", summary: "serve the Model Context Protocol on standard input and output, with the methods as tools",
    operands: "",
    options: [
      Option(
        "tools", "LIST",
        "list only these tools: prefixes of method names, separated by commas, or all (default: the most used, and three tools that reach the rest)"
      ),
      Option(
        "output-schemas", nil,
        "describe the results of tools, and also return them as structured content, with whole lists"),
      Option("read-only", nil, "offer only tools that change nothing"),
      ShareOptions.shared, ShareOptions.linger, ShareOptions.signIn,
    ], ofServe: CoreOptions.options + [ServeOptions.maxLine, LogLevel.option],
    more: """
      Revisions 2025-06-18, 2025-11-25 and 2026-07-28. Without --tools few tools are listed; find_tools, describe_tool and call_tool reach all
      others, with the rights that these need. A tool has the name of its method, with _ for each dot (inventory_stock_receive). The list has
      the tools that the user may call, and changes when a user signs in, or rights change. Records are resources
      (mainspring://inventory.items/ID), and so are the results of methods without required parameters (mainspring://inventory.stock.low);
      clients can subscribe to both kinds of resources. Prompts (count_shelf, explain_report, taste_brew) are tasks for an agent, and name the tools for them.

      Examples
        mainspring mcp
        mainspring mcp --tools inventory,contacts --read-only
      """
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("mcp")
    let choice = MCPToolChoice(
      prefixes: arguments["tools"]?.split(separator: ",").map(String.init), isReadOnly: arguments.isSet("read-only"),
      hasOutputSchemas: arguments.isSet("output-schemas"))
    let endpoints = try Core.ofNothing().endpoints
    if let unknown = choice.unknown(among: endpoints.map { "\($0.name)" }).first {
      throw UsageError("--tools must have prefixes of method names, and no method name begins with \(unknown)")
    }
    let options = try CoreOptions(arguments)
    if arguments.isSet("shared") || SharedCore.isThere(options.data) {
      var request = JoinRequest("mcp")
      request.tools = ToolsRequest(choice)
      if let code = try relay(arguments, options, request, starts: arguments.isSet("shared")) { return code }
    }
    return serve(
      options, try ServeOptions(arguments), tap: nil, dialect: dialect(of: choice.offer(of: endpoints), choice))
  }

  static func dialect(of offer: MCPOffer, _ choice: MCPToolChoice) -> MCPConversation {
    MCPConversation(
      offer, version: Version.text,
      instructions: choice.prefixes == nil ? "\(instructions) \(reachingMore)" : instructions)
  }

  /// The instructions for a model about the tools that are not listed.
  private static let reachingMore = """
    Few tools are listed. find_tools finds others by words, describe_tool returns a tool's parameters, and call_tool calls it: companies_create, for example.
    """

  /// The instructions about the core that a model gets before its first call.
  private static let instructions = """
    Mainspring keeps a shop: items, stock, contacts, orders and purchases of companies. If there is no company yet, create one first \
    (companies_create); if there are several, select one (companies_list, companies_select). If companies_selected shows that a sign-in is needed, use access_signIn. Amounts of money are whole \
    minor units with a currency ({"amount":1250,"currency":"EUR"} is 12.50 euros); quantities are decimals. Stock changes only by movements \
    (inventory_stock_receive, _consume, _transfer, _adjust), never by setting a number. Lists are pages: for the next page, pass `next` as `after`. Lists leave out \
    members that are empty or false; with `full: true`, they have whole records. To change a record, \
    pass its version as `expect`, so that nobody else's change is lost. An error says which rights would be enough.
    """
}
