internal import JSON
internal import RPC
internal import Shape

/// An error that the core has returned, as this module reads it.
struct CoreError: Record {
  let message: String, data: AnyJSON?

  static let doc: StaticString = "An error of the core."

  init<F: Fields<Self>>(_ field: inout F) {
    message = field("message", \.message, "The error as a sentence.")
    data = field("data", \.data, "The facts of the error.")
  }

  /// A Boolean value that indicates whether the request failed because it has no company, and no company is selected.
  var isForLackOfCompany: Bool { data?.text.hasPrefix(#"{"kind":"\#(ErrorCode.noCompany.name)""#) ?? false }
}

/// A notification that the core has sent, as this module reads it.
struct CoreSaid: Record {
  let method: String, params: RawJSON

  static let doc: StaticString = "A notification of the core."

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The name of the notification.")
    params = field("params", \.params, "The parameters of the notification.")
  }
}

/// The parameters of the core's notification `rpc.progress`.
struct CoreProgress: Record {
  let token: ProgressToken, done: AnyJSON, total: AnyJSON?, message: String?

  static let doc: StaticString = "The progress of the work for a request."

  init<F: Fields<Self>>(_ field: inout F) {
    token = field("token", \.token, "The progress token of the request.")
    done = field("done", \.done, "The amount of work done.")
    total = field("total", \.total, "The total amount of work.")
    message = field("message", \.message, "The present step of the work.")
  }
}

/// The parameters of the MCP notification `notifications/progress`.
struct MCPProgress: Record {
  let progressToken: ProgressToken, progress: AnyJSON, total: AnyJSON?, message: String?

  static let doc: StaticString = "The progress of the work for a request."

  init(_ made: CoreProgress) {
    (progressToken, progress, total, message) = (made.token, made.done, made.total, made.message)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    progressToken = field("progressToken", \.progressToken, "The progress token of the request.")
    progress = field("progress", \.progress, "The amount of work done.")
    total = field.optional("total", \.total, "The total amount of work.")
    message = field.optional("message", \.message, "The present step of the work.")
  }
}

/// The parameters of the MCP notification `notifications/resources/updated`.
struct UpdatedResource: Record {
  let uri: String

  static let doc: StaticString = "A resource that has changed."
}

extension UpdatedResource {
  init<F: Fields<Self>>(_ field: inout F) { uri = field("uri", \.uri, "The URI of the resource.") }
}

/// The handle of a live query. It is in the reply that opens the query, and in the query's notifications.
struct LiveHandle: Record {
  let live: Int

  static let doc: StaticString = "A live query."

  init<F: Fields<Self>>(_ field: inout F) { live = field("live", \.live, "The handle of the query.") }
}

/// The result of `access.allowed`, with only the members that this module uses.
struct CoreAllowed: Record {
  let methods: [Checked]

  static let doc: StaticString = "The methods that may be called."

  struct Checked: Record {
    let method: String, allowed: Bool, reason: String

    static let recordName = "CheckedTool"
    static let doc: StaticString = "The access to one method."

    init<F: Fields<Self>>(_ field: inout F) {
      method = field("method", \.method, "The name of the method.")
      allowed = field("allowed", \.allowed, "true if the method may be called.")
      reason = field("reason", \.reason, "The reason of the decision.")
    }
  }

  /// The reasons why methods can't be called, by the names of the methods. A method that can't be called only because
  /// there is no company is left out.
  private let obstacles: [String: String]

  init<F: Fields<Self>>(_ field: inout F) {
    methods = field("methods", \.methods, "All methods.")
    let refused = methods.filter { !$0.allowed && $0.reason != "noCompany" }
    obstacles = Dictionary(refused.map { ($0.method, $0.reason) }) { first, _ in first }
  }

  /// Returns a Boolean value that indicates whether a method is offered to the client. The client may call it now, or
  /// as soon as there is a company.
  func offers(_ method: String) -> Bool { obstacle(to: method) == nil }

  /// Returns the reason why a method can't be called. Returns `nil` if it can be called, or if only a company is
  /// missing.
  func obstacle(to method: String) -> String? { obstacles[method] }
}

/// The reply of the core that opens the live query of `access.allowed`.
struct OpenedAllowed: Record {
  let live: Int, result: CoreAllowed

  static let doc: StaticString = "The methods that may be called."

  init<F: Fields<Self>>(_ field: inout F) {
    live = field("live", \.live, "The handle of the query.")
    result = field("result", \.result, "The present result of the query.")
  }
}

/// The parameters of a notification with a later result of the live query of `access.allowed`.
struct ChangedAllowed: Record {
  let result: CoreAllowed?

  static let doc: StaticString = "The methods that may be called."

  init<F: Fields<Self>>(_ field: inout F) { result = field("result", \.result, "The present result of the query.") }
}

/// Reading the members of a JSON object without knowing their types.
enum MessageMembers {
  /// Returns the members of an object, in order, with their values as JSON text.
  /// - Returns: `nil` if the text is not a JSON object.
  static func of(_ text: String) -> [(name: String, value: String)]? {
    try? JSONText.read(Array(text.utf8)) {
      $0.value.kind == .object ? $0.value.members.map { ($0.name.string, $0.value.compactText) } : nil
    }
  }
}
