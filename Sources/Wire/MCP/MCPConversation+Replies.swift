internal import JSON
internal import RPC
internal import Shape

/// Handling the core's replies and notifications, and sending the client the messages that result from them.
extension MCPConversation {
  public func tell(_ lines: UnsafeBufferPointer<UInt8>) {
    for line in lines.split(separator: UInt8(ascii: "\n")) { tell(line: Array(line)) }
  }

  private func tell(line: [UInt8]) {
    if let reply = CoreReply(line) {
      guard let what = asked.removeValue(forKey: reply.number) else { return }
      return answered(what, reply.body)
    }
    let said = try? JSONText.read(line, ignoresUnknown: true) { source in CoreSaid.read(from: &source) }
    switch said?.method {
    case "live.changed": if let said { changed(said.params.text) }
    case "rpc.progress": if let said { progressed(said.params.text) }
    case nil: say(String(decoding: line, as: UTF8.self))
    default: break
    }
  }

  private func answered(_ what: Asked, _ body: CoreReply.Body) {
    switch (what, body) {
    case (.nothing, _): break
    case (.tool(let asker, let isTerse), .result(let text)): answer(asker, isTerse ? TerseList.shortened(text) : text)
    case (.tool(let asker, _), .error(let error)), (.found(let asker, _), .error(let error)),
      (.described(let asker, _), .error(let error)):
      refuse(asker, self.text(of: error))
    case (.found(let asker, let params), .result(let text)):
      noteAllowed(text)
      answer(asker, jsonText(FoundTools(params, among: visible)))
    case (.described(let asker, let tool), .result(let text)):
      noteAllowed(text)
      answer(asker, described: tool)
    case (.listing(let asker, let what, let cursor), .result(let text)):
      noteAllowed(text)
      do throws(MCPError) { try list(what, asker, cursor) } catch { refuse(asker.id, error) }
    case (.prompt(let asker, let params), .result(let text)):
      noteAllowed(text)
      do throws(MCPError) { try answer(asker, prompt(params)) } catch { refuse(asker.id, error) }
    case (.listing(let asker, _, _), .error(let error)), (.prompt(let asker, _), .error(let error)):
      refuse(asker.id, MCPError(.internalError, error.message, error.data))
    case (.read(let asker, let resource), .result(let text)):
      answer(asker, ReadResult(contents: [.init(uri: resource.uri, mimeType: MCPResource.type, text: text)]), .never)
    case (.subscribe(let asker, let uri), .result(let text)):
      if let handle = read(LiveHandle.self, text)?.live { subscriptions[uri] = handle }
      answer(asker, Nothing())
    case (.unsubscribe(let asker), .result): answer(asker, Nothing())
    case (.listen(let id, let uri), .result(let text)):
      if let handle = read(LiveHandle.self, text)?.live { listens(id, uri, handle) }
    case (.listen(let id, let uri), .error(let error)):
      if error.isForLackOfCompany { wait(for: WaitingResource(uri, of: id)) }
    case (.late(let resource), .result(let text)):
      if let handle = read(LiveHandle.self, text)?.live { becomesLive(resource, handle) }
    case (.late(let resource), .error(let error)): if error.isForLackOfCompany { wait(for: resource) }
    case (.allowed, .result(let text)):
      guard let opened = read(OpenedAllowed.self, text) else { return }
      allowedHandle = opened.live
      allowed = opened.result
      told = visible.map(\.name)
    case (.subscribe(let asker, let uri), .error(let error)) where error.isForLackOfCompany:
      wait(for: WaitingResource(uri, of: nil))
      answer(asker, Nothing())
    case (.read(let asker, _), .error(let error)), (.subscribe(let asker, _), .error(let error)),
      (.unsubscribe(let asker), .error(let error)):
      refuse(asker.id, MCPError(asker.isModern ? .invalidParams : .resourceNotFound, error.message, error.data))
    case (.allowed, .error): break
    }
  }

  private func list(_ what: Listing, _ asker: Asker, _ cursor: String?) throws(MCPError) {
    switch what {
    case .tools: answer(asker, ListedPage(try MCPPage(listed, from: cursor)), .never)
    case .resources:
      answer(asker, ListedPage(try MCPPage(visible.compactMap { ResourcePart($0) }, from: cursor)), .never)
    case .templates:
      answer(asker, ListedPage(try MCPPage(visible.compactMap { TemplatePart($0) }, from: cursor)), .never)
    case .prompts: answer(asker, ListedPage(try MCPPage(possible.map { PromptPart($0) }, from: cursor)), .never)
    }
  }

  private func prompt(_ params: PromptParams) throws(MCPError) -> PromptResult {
    guard let prompt = possible.first(where: { $0.name == params.name }) else {
      let why =
        MCPPrompt.all.contains { $0.name == params.name }
        ? " now: it needs a tool that can't be called" : suggestion(for: params.name, among: possible.map(\.name))
      throw MCPError(.invalidParams, "There is no prompt \(params.name)\(why)")
    }
    let text = try prompt.filled(with: try params.values(), allowed: Set(visible.map(\.method)))
    return PromptResult(
      prompt, offer.hasFinders ? "\(text)\n\nCall tools that are not listed through call_tool." : text)
  }

  private func changed(_ params: String) {
    guard let handle = read(LiveHandle.self, params)?.live else { return }
    if handle == allowedHandle {
      // The client is notified even if it has requested the list since the change. It can't know whether its list is
      // from before or after the change.
      let before = told
      allowed = read(ChangedAllowed.self, params)?.result ?? allowed
      openWaiting()
      told = visible.map(\.name)
      if told == before { return }
      tellOfLists()
      if !isInitialized { return }
      notify("notifications/tools/list_changed", RawJSON?.none)
      notify("notifications/resources/list_changed", RawJSON?.none)
      notify("notifications/prompts/list_changed", RawJSON?.none)
    } else if tellOfResource(handle) {
      return
    } else if let uri = subscriptions.first(where: { $0.value == handle })?.key {
      notify("notifications/resources/updated", UpdatedResource(uri: uri))
    }
  }

  private func noteAllowed(_ text: String) { allowed = read(CoreAllowed.self, text) ?? allowed }

  private func progressed(_ params: String) {
    guard let made = read(CoreProgress.self, params) else { return }
    notify("notifications/progress", MCPProgress(made))
  }

  private func read<R: Record>(_ type: R.Type, _ text: String) -> R? {
    try? JSONText.read(Array(text.utf8), ignoresUnknown: true) { R.read(from: &$0) }
  }
}

/// A reply of the core to a request of this conversation. All replies of the core are spelled in the same way, so their
/// beginning is compared byte by byte.
struct CoreReply {
  let number: Int
  let body: Body

  enum Body {
    case result(String)
    case error(CoreError)
  }

  private static let head = Array(#"{"jsonrpc":"2.0","id":"mcp:"#.utf8)
  private static let result = Array(#"","result":"#.utf8)
  private static let error = Array(#"","error":"#.utf8)

  init?(_ line: [UInt8]) {
    guard line.starts(with: CoreReply.head) else { return nil }
    let digits = line[CoreReply.head.count...].prefix { $0 != UInt8(ascii: "\"") }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), line.last == UInt8(ascii: "}") else { return nil }
    self.number = number
    let rest = line[digits.endIndex...].dropLast()
    if rest.starts(with: CoreReply.result) {
      body = .result(String(decoding: rest.dropFirst(CoreReply.result.count), as: UTF8.self))
    } else if rest.starts(with: CoreReply.error) {
      let text = rest.dropFirst(CoreReply.error.count)
      guard let error = try? JSONText.read(Array(text), ignoresUnknown: true, { CoreError.read(from: &$0) }) else {
        return nil
      }
      body = .error(error)
    } else {
      return nil
    }
  }
}
