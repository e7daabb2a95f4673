internal import JSON
internal import RPC
internal import Shape

/// The parameters of the MCP request `initialize`.
struct InitializeParams: Record {
  let protocolVersion: String

  static let doc: StaticString = "The revision of the protocol that a client uses."

  init<F: Fields<Self>>(_ field: inout F) {
    protocolVersion = field("protocolVersion", \.protocolVersion, "The revision of the protocol.")
  }
}

/// The parameters of the MCP request `subscriptions/listen`.
struct ListenParams: Record {
  let notifications: Filter

  static let doc: StaticString = "The notifications to subscribe to."

  struct Filter: Record {
    let toolsListChanged: Bool?, resourcesListChanged: Bool?, promptsListChanged: Bool?,
      resourceSubscriptions: [String]?

    static let recordName = "SubscriptionFilter"
    static let doc: StaticString = "The notifications to subscribe to."

    init<F: Fields<Self>>(_ field: inout F) {
      toolsListChanged = field.optional(
        "toolsListChanged", \.toolsListChanged, "true to be notified when the list of tools changes.")
      resourcesListChanged = field.optional(
        "resourcesListChanged", \.resourcesListChanged, "true to be notified when the list of resources changes.")
      promptsListChanged = field.optional(
        "promptsListChanged", \.promptsListChanged, "true to be notified when the list of prompts changes.")
      resourceSubscriptions = field.optional(
        "resourceSubscriptions", \.resourceSubscriptions, "The URIs of resources whose changes are notified.")
    }

    init(
      toolsListChanged: Bool?, resourcesListChanged: Bool?, promptsListChanged: Bool?, resourceSubscriptions: [String]?
    ) {
      (self.toolsListChanged, self.resourcesListChanged) = (toolsListChanged, resourcesListChanged)
      self.promptsListChanged = promptsListChanged
      self.resourceSubscriptions = resourceSubscriptions
    }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    notifications = field("notifications", \.notifications, "The notifications to subscribe to.")
  }
}

/// The parameters of the MCP requests for lists, such as `tools/list`.
struct PageParams: Record {
  let cursor: String?

  static let doc: StaticString = "The choice of a page of a list."

  init<F: Fields<Self>>(_ field: inout F) { cursor = field("cursor", \.cursor, "The cursor of the page.") }
}

/// The parameters of the MCP request `tools/call`.
struct CallParams: Record {
  let name: String, arguments: RawJSON?, meta: Meta?

  static let doc: StaticString = "A call of a tool."

  /// The metadata of a request.
  struct Meta: Record {
    let progressToken: ProgressToken?

    static let recordName = "CallMeta"
    static let doc: StaticString = "The metadata of a request."

    init<F: Fields<Self>>(_ field: inout F) {
      progressToken = field("progressToken", \.progressToken, "The token that progress notifications repeat.")
    }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the tool.")
    arguments = field("arguments", \.arguments, "The parameters of the tool.")
    meta = field("_meta", \.meta, "The metadata of the request.")
  }
}

/// The parameters of the MCP request `prompts/get`.
struct PromptParams: Record {
  let name: String, arguments: RawJSON?

  static let doc: StaticString = "The name of a prompt, with its arguments."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the prompt.")
    arguments = field("arguments", \.arguments, "The arguments of the prompt, all of them texts.")
  }

  /// Returns the names and values of the arguments, in the order of the request.
  /// - Throws: an error if a value is not a text.
  func values() throws(MCPError) -> [(name: String, value: String)] {
    do throws(JSONText.Defect) {
      return try JSONText.read(Array((arguments?.text ?? "{}").utf8)) { $0.map(of: String.self) ?? [] }
    } catch { throw MCPError(.invalidParams, "params: arguments: \(error.sentence)") }
  }
}

/// The parameters of the MCP requests `resources/read`, `resources/subscribe` and `resources/unsubscribe`.
struct ResourceParams: Record {
  let uri: String

  static let doc: StaticString = "The URI of a resource."

  init<F: Fields<Self>>(_ field: inout F) { uri = field("uri", \.uri, "The URI of the resource.") }
}

/// The parameters of the MCP notification `notifications/cancelled`.
struct CancelledParams: Record {
  let requestId: AnyJSON

  static let doc: StaticString = "The request that the client no longer waits for."

  init<F: Fields<Self>>(_ field: inout F) { requestId = field("requestId", \.requestId, "The id of the request.") }
}
