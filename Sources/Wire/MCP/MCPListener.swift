internal import JSON
internal import RPC
internal import Shape

/// A subscription of a client. The id of the request that began the subscription identifies it
/// (https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions).
struct MCPListener {
  /// The id as JSON text.
  let id: String
  let toTools: Bool, toResources: Bool, toPrompts: Bool
  /// The live queries of the resources whose changes are notified.
  var handles: [(uri: String, handle: Int)] = []
}

/// A resource that was subscribed to before there was a company. It becomes live with the company.
struct WaitingResource: Equatable {
  let uri: String
  /// The id of the listener as JSON text, or `nil` for a subscription of the older revisions.
  let listener: String?

  init(_ uri: String, of listener: String?) { (self.uri, self.listener) = (uri, listener) }
}

extension MCPConversation {
  /// Begins a subscription. Resources that do not exist are left out of the acknowledgement.
  func listen(_ message: MCPMessage, _ asker: Asker, _ serve: ([UInt8]) -> Void) throws(MCPError) {
    let filter = try message.read(ListenParams.self).notifications
    if listeners.contains(where: { $0.id == asker.id }) {
      throw MCPError(.invalidRequest, "id is in use by another subscription; choose another id")
    }
    var uris: [String] = []
    for uri in filter.resourceSubscriptions ?? [] where !uris.contains(uri) { uris.append(uri) }
    listeners.append(
      MCPListener(
        id: asker.id, toTools: filter.toolsListChanged == true, toResources: filter.resourcesListChanged == true,
        toPrompts: filter.promptsListChanged == true))
    if listeners.contains(where: { $0.toTools || $0.toResources || $0.toPrompts }) { watchAllowed(serve) }
    // The core answers a live query at once, so the live resources are known before the acknowledgement.
    for resource in uris.compactMap({ MCPResource($0, among: tools) }) {
      ask(.listen(id: asker.id, uri: resource.uri), "live.open", resource.query, serve)
    }
    if let listener = listeners.last {
      acknowledge(listener, uris.filter { uri in isLive(uri, for: listener) || isWaiting(uri, for: asker.id) })
    }
    if !waiting.isEmpty { watchAllowed(serve) }
  }

  /// Records that a resource of a listener has a live query.
  func listens(_ id: String, _ uri: String, _ handle: Int) {
    guard let index = listeners.firstIndex(where: { $0.id == id }) else { return }
    listeners[index].handles.append((uri, handle))
  }

  private func isLive(_ uri: String, for listener: MCPListener) -> Bool { listener.handles.contains { $0.uri == uri } }

  // MARK: Resources that wait for a company

  func isWaiting(_ uri: String, for listener: String?) -> Bool { waiting.contains(WaitingResource(uri, of: listener)) }
  func wait(for resource: WaitingResource) { waiting.append(resource) }
  func stopWaiting(_ isMeant: (WaitingResource) -> Bool) { waiting.removeAll(where: isMeant) }

  /// Opens the live queries of waiting resources, as there may be a company now.
  func openWaiting() {
    let all = waiting
    waiting = []
    for resource in all {
      if let found = MCPResource(resource.uri, among: tools) { askLater(.late(resource), "live.open", found.query) }
    }
  }

  /// Records that a resource is live. Notifies the client, because the client has read the resource without a company.
  func becomesLive(_ resource: WaitingResource, _ handle: Int) {
    if let id = resource.listener {
      // The client may have ended the subscription meanwhile.
      guard listeners.contains(where: { $0.id == id }) else {
        return askLater(.nothing, "live.close", #"{"live":\#(handle)}"#)
      }
      listens(id, resource.uri, handle)
      _ = tellOfResource(handle)
    } else {
      subscriptions[resource.uri] = handle
      notify("notifications/resources/updated", UpdatedResource(uri: resource.uri))
    }
  }

  private func acknowledge(_ listener: MCPListener, _ uris: [String]) {
    let filter = ListenParams.Filter(
      toolsListChanged: listener.toTools ? true : nil, resourcesListChanged: listener.toResources ? true : nil,
      promptsListChanged: listener.toPrompts ? true : nil,
      resourceSubscriptions: uris.isEmpty ? nil : uris)
    tell(listener, "notifications/subscriptions/acknowledged", #","notifications":\#(jsonText(filter))"#)
  }

  /// Notifies the listeners of the lists that a list has changed.
  func tellOfLists() {
    for listener in listeners {
      if listener.toTools { tell(listener, "notifications/tools/list_changed") }
      if listener.toResources { tell(listener, "notifications/resources/list_changed") }
      if listener.toPrompts { tell(listener, "notifications/prompts/list_changed") }
    }
  }

  /// Notifies the listener of a live query that the query's result has changed.
  /// - Returns: a Boolean value that indicates whether a listener has this live query.
  func tellOfResource(_ handle: Int) -> Bool {
    for listener in listeners {
      guard let uri = listener.handles.first(where: { $0.handle == handle })?.uri else { continue }
      tell(listener, "notifications/resources/updated", #","uri":\#(jsonText(uri))"#)
      return true
    }
    return false
  }

  /// - Parameter more: further members, each after a comma.
  private func tell(_ listener: MCPListener, _ method: String, _ more: String = "") {
    notify(method, RawJSON(#"{"_meta":{"io.modelcontextprotocol/subscriptionId":\#(listener.id)}\#(more)}"#))
  }

  /// Ends a subscription. Its client gets no further notifications.
  func stopListening(_ id: String, _ serve: ([UInt8]) -> Void) {
    guard let index = listeners.firstIndex(where: { $0.id == id }) else { return }
    stopWaiting { $0.listener == id }
    for (_, handle) in listeners.remove(at: index).handles {
      ask(.nothing, "live.close", #"{"live":\#(handle)}"#, serve)
    }
  }

  /// Completes all subscriptions at the end of the conversation.
  public func end() {
    for listener in listeners {
      let meta = #"{"io.modelcontextprotocol/subscriptionId":\#(listener.id)}"#
      say(#"{"jsonrpc":"2.0","id":\#(listener.id),"result":{"resultType":"complete","_meta":\#(meta)}}"#)
    }
    listeners = []
  }
}
