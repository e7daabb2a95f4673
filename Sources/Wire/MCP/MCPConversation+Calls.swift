internal import JSON
internal import RPC
internal import Shape

/// Calls of tools. Tools that are not listed are called through `call_tool`.
extension MCPConversation {
  func call(_ asker: Asker, _ message: MCPMessage, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    let params = try message.read(CallParams.self)
    let arguments = params.arguments?.text ?? "{}"
    if offer.hasFinders, let finder = MCPFinder(rawValue: params.name) {
      return use(finder, asker, arguments, params.meta?.progressToken, serve)
    }
    guard let tool = offer.tool(named: params.name) else {
      throw MCPError(
        .invalidParams, "There is no tool \(params.name)\(suggestion(for: params.name, among: tools.map(\.name)))")
    }
    call(tool, asker, arguments, params.meta?.progressToken, serve)
  }

  private func call(
    _ tool: MCPTool, _ asker: Asker, _ given: String, _ token: ProgressToken?, _ serve: ([UInt8]) -> Void
  ) {
    var arguments = given
    var isTerse = tool.answersTersely
    if isTerse, let members = MessageMembers.of(given),
      let isFull = members.first(where: { $0.name == TerseList.parameter })?.value
    {
      guard ["true", "false", "null"].contains(isFull) else {
        return refuse(asker, "full must be true or false, not \(isFull)")
      }
      isTerse = isFull != "true"
      arguments = String(jsonObject: members.filter { $0.name != TerseList.parameter })
    }
    if let token, tool.takesProgress,
      MessageMembers.of(arguments)?.contains(where: { $0.name == "progressToken" }) == false
    {
      let rest = arguments.dropFirst()
      arguments = "{\"progressToken\":\(token.json)\(rest == "}" ? "" : ",")\(rest)"
    }
    ask(.tool(asker, isTerse: isTerse), tool.method, arguments, serve)
  }

  private func use(
    _ finder: MCPFinder, _ asker: Asker, _ arguments: String, _ token: ProgressToken?, _ serve: ([UInt8]) -> Void
  ) {
    switch finder {
    case .find:
      if let params = read(FindToolsParams.self, asker, arguments) {
        ask(.found(asker, params), "access.allowed", "{}", serve)
      }
    case .describe:
      if let tool = meant(by: arguments, asker)?.tool { ask(.described(asker, tool), "access.allowed", "{}", serve) }
    case .call:
      if let (tool, given) = meant(by: arguments, asker) { call(tool, asker, given, token, serve) }
    }
  }

  /// Returns the tool that the arguments of `describe_tool` or `call_tool` name, and the arguments for this tool. If
  /// they are invalid, sends a refusal and returns `nil`.
  private func meant(by arguments: String, _ asker: Asker) -> (tool: MCPTool, arguments: String)? {
    guard let params = read(NamedToolParams.self, asker, arguments) else { return nil }
    let given = params.arguments?.text ?? "{}"
    guard given.hasPrefix("{") else {
      refuse(asker, "Invalid params: arguments must be an object, such as {\"name\":\"Corner Shop\"}")
      return nil
    }
    if let tool = offer.tool(named: params.name) { return (tool, given) }
    let hint = suggestion(for: MCPTool.name(of: params.name), among: tools.map(\.name))
    refuse(asker, "There is no tool \(params.name)\(hint.isEmpty ? "; find_tools finds tools by words" : hint)")
    return nil
  }

  private func read<R: Record>(_ type: R.Type, _ asker: Asker, _ arguments: String) -> R? {
    do throws(JSONText.Defect) {
      return try JSONText.read(Array(arguments.utf8)) { R.read(from: &$0) }
    } catch {
      if case .shape(let problems) = error {
        refuse(asker, Failure.invalidParams(problems).message)
      } else {
        refuse(asker, error.sentence)
      }
      return nil
    }
  }

  /// Sends a refusal as the result of a tool, and not as an error of the protocol. So the model reads it.
  func refuse(_ asker: Asker, _ sentence: String) {
    answer(asker, CallResult(sentence, structured: nil, isError: true))
  }

  /// Sends the result of a tool.
  ///
  /// A tool with an output schema must send its result as structured content, and should also send it as text
  /// (https://modelcontextprotocol.io/specification/2025-11-25/server/tools). Other tools send only the text, because
  /// the structured content would repeat it. If a text is long and the structured content has the same content, a short
  /// note replaces the text.
  func answer(_ asker: Asker, _ result: String) {
    guard offer.hasOutputSchemas else { return answer(asker, CallResult(result, structured: nil, isError: false)) }
    // In revisions before 2026-07-28, structured content must be an object.
    let structured = asker.isModern || result.hasPrefix("{") ? AnyJSON(result) : nil
    let isLong = structured != nil && result.utf8.count > MCPConversation.longestTwice
    let text = isLong ? "The result is the structured content (\(result.utf8.count) bytes)." : result
    answer(asker, CallResult(text, structured: structured, isError: false))
  }

  /// The largest number of bytes of a result that is sent both as text and as structured content.
  private static let longestTwice = 4096

  /// Returns the text of a refusal for the model. It consists of the error's sentence and its facts. If the sentence
  /// names methods, the names of their tools are added, because a model knows only the tools.
  func text(of error: CoreError) -> String {
    let named = error.message.split { !$0.isLetter && $0 != "." }.map { word in
      String(word.last == "." ? word.dropLast() : word)
    }
    var hints: [String] = []
    for tool in named.compactMap({ name in tools.first { $0.method == name } }) {
      let hint = offer.lists(tool) ? tool.name : "\(tool.name) (through call_tool)"
      if !hints.contains(hint) { hints.append(hint) }
    }
    let sentence =
      hints.isEmpty ? error.message : "\(error.message). The tools for it: \(hints.joined(separator: ", "))"
    return error.data.map { "\(sentence)\n\($0.text)" } ?? sentence
  }

  func answer(_ asker: Asker, described tool: MCPTool) {
    if let reason = allowed?.obstacle(to: tool.method) {
      return refuse(
        asker, "The tool \(tool.name) can't be called now (\(reason)). access_explain says what would be enough")
    }
    answer(asker, jsonText(tool.part))
  }
}
