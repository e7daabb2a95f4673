internal import JSON
internal import RPC
internal import Shape

/// The parameters of `initialize`.
struct InitializeParams: Record {
  let protocolVersion: String

  static let doc: StaticString = "What a client speaks."

  init<F: Fields<Self>>(_ field: inout F) { protocolVersion = field("protocolVersion", \.protocolVersion, "The revision.") }
}

/// The parameters of `subscriptions/listen`.
struct ListenParams: Record {
  let notifications: Filter

  static let doc: StaticString = "What is to be told."

  struct Filter: Record {
    let toolsListChanged: Bool?, resourcesListChanged: Bool?, promptsListChanged: Bool?, resourceSubscriptions: [String]?

    static let recordName = "SubscriptionFilter"
    static let doc: StaticString = "What is to be told."

    init<F: Fields<Self>>(_ field: inout F) {
      toolsListChanged = field.optional("toolsListChanged", \.toolsListChanged, "Whether of other tools.")
      resourcesListChanged = field.optional("resourcesListChanged", \.resourcesListChanged, "Whether of other resources.")
      promptsListChanged = field.optional("promptsListChanged", \.promptsListChanged, "Whether of other prompts.")
      resourceSubscriptions = field.optional("resourceSubscriptions", \.resourceSubscriptions, "Of which resources.")
    }

    init(toolsListChanged: Bool?, resourcesListChanged: Bool?, promptsListChanged: Bool?, resourceSubscriptions: [String]?) {
      (self.toolsListChanged, self.resourcesListChanged) = (toolsListChanged, resourcesListChanged)
      self.promptsListChanged = promptsListChanged
      self.resourceSubscriptions = resourceSubscriptions
    }
  }

  init<F: Fields<Self>>(_ field: inout F) { notifications = field("notifications", \.notifications, "What is to be told.") }
}

/// The parameters of `tools/list` and its like.
struct PageParams: Record {
  let cursor: String?

  static let doc: StaticString = "Which page is wanted."

  init<F: Fields<Self>>(_ field: inout F) { cursor = field("cursor", \.cursor, "Where it begins.") }
}

/// The parameters of `tools/call`.
struct CallParams: Record {
  let name: String, arguments: RawJSON?, meta: Meta?

  static let doc: StaticString = "A call of a tool."

  /// What is said beside a request.
  struct Meta: Record {
    let progressToken: ProgressToken?

    static let recordName = "CallMeta"
    static let doc: StaticString = "What is said beside a request."

    init<F: Fields<Self>>(_ field: inout F) {
      progressToken = field("progressToken", \.progressToken, "What progress is told with.")
    }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The tool.")
    arguments = field("arguments", \.arguments, "Its parameters.")
    meta = field("_meta", \.meta, "What is said beside.")
  }
}

/// The parameters of `prompts/get`.
struct PromptParams: Record {
  let name: String, arguments: RawJSON?

  static let doc: StaticString = "Which prompt is meant, and with what."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The prompt.")
    arguments = field("arguments", \.arguments, "Its arguments, all of them texts.")
  }

  /// The arguments in their order.
  func values() throws(MCPError) -> [(name: String, value: String)] {
    do throws(JSONText.Defect) {
      return try JSONText.read(Array((arguments?.text ?? "{}").utf8)) { $0.map(of: String.self) ?? [] }
    } catch { throw MCPError(.invalidParams, "params: arguments: \(error.sentence)") }
  }
}

/// The parameters of `resources/read`, `resources/subscribe` and `resources/unsubscribe`.
struct ResourceParams: Record {
  let uri: String

  static let doc: StaticString = "Which resource is meant."

  init<F: Fields<Self>>(_ field: inout F) { uri = field("uri", \.uri, "Its name.") }
}

/// The parameters of `notifications/cancelled`.
struct CancelledParams: Record {
  let requestId: AnyJSON

  static let doc: StaticString = "Which request is waited for no longer."

  init<F: Fields<Self>>(_ field: inout F) { requestId = field("requestId", \.requestId, "Its id.") }
}
