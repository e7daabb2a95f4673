internal import JSON
internal import RPC
internal import Shape

/// A client's subscription in the form of the newer revisions. It is identified by the id of the request that began it
/// (https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/subscriptions).
struct MCPListener {
  /// The id as JSON text.
  let id: String
  let toTools: Bool, toResources: Bool, toPrompts: Bool
  /// The live queries of the resources whose changes are notified, with the URIs of the resources.
  var handles: [(uri: String, handle: Int)] = []
}

/// A resource to which a client subscribed before there was a company. Its live query is opened as soon as there is
/// one.
struct WaitingResource: Equatable {
  let uri: String
  /// The id of the subscription (`MCPListener`) as JSON text, or `nil` for a subscription in the form of the older
  /// revisions.
  let listener: String?

  init(_ uri: String, of listener: String?) { (self.uri, self.listener) = (uri, listener) }
}

extension MCPConversation {
  /// Begins a subscription. The acknowledgement lists only the resources that exist.
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
    // The core replies to `live.open` at once. So when the acknowledgement is written, it is known which resources have
    // live queries.
    for resource in uris.compactMap({ MCPResource($0, among: tools) }) {
      ask(.listen(id: asker.id, uri: resource.uri), "live.open", resource.query, serve)
    }
    if let listener = listeners.last {
      acknowledge(listener, uris.filter { uri in isLive(uri, for: listener) || isWaiting(uri, for: asker.id) })
    }
    if !waiting.isEmpty { watchAllowed(serve) }
  }

  /// Stores the handle of the live query that was opened for a resource of a subscription.
  func listens(_ id: String, _ uri: String, _ handle: Int) {
    guard let index = listeners.firstIndex(where: { $0.id == id }) else { return }
    listeners[index].handles.append((uri, handle))
  }

  private func isLive(_ uri: String, for listener: MCPListener) -> Bool { listener.handles.contains { $0.uri == uri } }

  // MARK: Resources that wait for a company

  func isWaiting(_ uri: String, for listener: String?) -> Bool { waiting.contains(WaitingResource(uri, of: listener)) }
  func wait(for resource: WaitingResource) { waiting.append(resource) }
  func stopWaiting(_ isMeant: (WaitingResource) -> Bool) { waiting.removeAll(where: isMeant) }

  /// Opens the live queries of the waiting resources, because there may be a company now. If not, the resources wait
  /// again.
  func openWaiting() {
    let all = waiting
    waiting = []
    for resource in all {
      if let found = MCPResource(resource.uri, among: tools) { askLater(.late(resource), "live.open", found.query) }
    }
  }

  /// Called when the live query of a waiting resource was opened. The client is notified, because it may have read the
  /// resource when there was no company.
  func becomesLive(_ resource: WaitingResource, _ handle: Int) {
    if let id = resource.listener {
      // The client may have ended the subscription while the live query was being opened. Then the live query is closed
      // again.
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

  /// Notifies the subscriptions to lists that the lists of tools, resources and prompts have changed.
  func tellOfLists() {
    for listener in listeners {
      if listener.toTools { tell(listener, "notifications/tools/list_changed") }
      if listener.toResources { tell(listener, "notifications/resources/list_changed") }
      if listener.toPrompts { tell(listener, "notifications/prompts/list_changed") }
    }
  }

  /// Notifies a subscription that the result of one of its live queries has changed.
  /// - Returns: a Boolean value that indicates whether a subscription has this live query.
  func tellOfResource(_ handle: Int) -> Bool {
    for listener in listeners {
      guard let uri = listener.handles.first(where: { $0.handle == handle })?.uri else { continue }
      tell(listener, "notifications/resources/updated", #","uri":\#(jsonText(uri))"#)
      return true
    }
    return false
  }

  /// Sends a notification with the id of the subscription.
  /// - Parameter more: further members of the parameters, each with a comma before it.
  private func tell(_ listener: MCPListener, _ method: String, _ more: String = "") {
    notify(method, RawJSON(#"{"_meta":{"io.modelcontextprotocol/subscriptionId":\#(listener.id)}\#(more)}"#))
  }

  /// Ends a subscription, so that the client gets no further notifications for it.
  func stopListening(_ id: String, _ serve: ([UInt8]) -> Void) {
    guard let index = listeners.firstIndex(where: { $0.id == id }) else { return }
    stopWaiting { $0.listener == id }
    for (_, handle) in listeners.remove(at: index).handles {
      ask(.nothing, "live.close", #"{"live":\#(handle)}"#, serve)
    }
  }

  /// Ends all subscriptions at the end of the conversation. Each request that began one gets its reply now.
  public func end() {
    for listener in listeners {
      let meta = #"{"io.modelcontextprotocol/subscriptionId":\#(listener.id)}"#
      say(#"{"jsonrpc":"2.0","id":\#(listener.id),"result":{"resultType":"complete","_meta":\#(meta)}}"#)
    }
    listeners = []
  }
}
