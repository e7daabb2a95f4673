internal import Logging
internal import MCP
internal import RPC
internal import Shape

extension Command {
  static let mcp = Command(
    name: "mcp", summary: "be a server of the Model Context Protocol on standard input and output, whose tools are the methods",
    operands: "",
    options: [
      Option(
        "tools", "LIST",
        "list these and no others: what names of methods begin with, with commas between them, or all (default: what people ask for most, and three tools that reach the rest)"
      ),
      Option("output-schemas", nil, "describe results, and answer them as structured content, too, with whole lists"),
      Option("read-only", nil, "only those that change nothing"),
      ShareOptions.shared, ShareOptions.linger, ShareOptions.signIn,
    ], ofServe: CoreOptions.options + [ServeOptions.maxLine, LogLevel.option],
    more: """
      Revisions 2025-06-18, 2025-11-25 and 2026-07-28. Without --tools few tools are listed; find_tools, describe_tool and call_tool reach all
      others, with the rights that these need. A tool is called as its method, with _ for each dot (inventory_stock_receive); which may be called
      is asked of the core, and told anew when somebody signs in, or rights change. Records are resources (mainspring://inventory.items/ID),
      and what a method answers that needs no parameters (mainspring://inventory.stock.low); both can be subscribed to. Prompts (count_shelf,
      explain_report, taste_brew) say what an agent may be asked to do, and name the tools for it.

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
      throw UsageError("--tools must be what names of methods begin with, and none begins with \(unknown)")
    }
    let options = try CoreOptions(arguments)
    if arguments.isSet("shared") || SharedCore.isThere(options.data) {
      var request = JoinRequest("mcp")
      request.tools = ToolsRequest(choice)
      if let code = try relay(arguments, options, request, starts: arguments.isSet("shared")) { return code }
    }
    return serve(options, try ServeOptions(arguments), tap: nil, dialect: dialect(of: choice.offer(of: endpoints), choice))
  }

  static func dialect(of offer: MCPOffer, _ choice: MCPToolChoice) -> MCPConversation {
    MCPConversation(
      offer, version: Version.text, instructions: choice.prefixes == nil ? "\(instructions) \(reachingMore)" : instructions)
  }

  /// How a model reaches the tools that are not listed.
  private static let reachingMore = """
    Few tools are listed. find_tools finds others by words, describe_tool says what one takes, and call_tool calls it: companies_create, for example.
    """

  /// What a model is told before it calls anything.
  private static let instructions = """
    Mainspring keeps a shop: items, stock, contacts, orders and purchases of companies. In an empty directory create a company first \
    (companies_create); of several select one (companies_list, companies_select). Where companies_selected says that a sign-in is needed, use access_signIn. Amounts of money are whole \
    minor units with a currency ({"amount":1250,"currency":"EUR"} is 12.50 euros); quantities are decimals. Stock changes only by movements \
    (inventory_stock_receive, _consume, _transfer, _adjust), never by setting a number. Lists are pages: pass next as after. They leave out \
    members that are empty or false; full: true answers whole records. To change a record, \
    pass expect, the version that was read, so that nobody else's change is lost. A refusal says what would be enough.
    """
}
