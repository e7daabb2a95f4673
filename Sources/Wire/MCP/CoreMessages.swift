internal import JSON
internal import RPC
internal import Shape

/// An error of the core.
struct CoreError: Record {
  let message: String, data: AnyJSON?

  static let doc: StaticString = "An error of the core."

  init<F: Fields<Self>>(_ field: inout F) {
    message = field("message", \.message, "A sentence.")
    data = field("data", \.data, "The facts.")
  }

  /// A Boolean value that indicates whether a company is needed, and none is meant.
  var isForLackOfCompany: Bool { data?.text.hasPrefix(#"{"kind":"\#(ErrorCode.noCompany.name)""#) ?? false }
}

/// A notification of the core.
struct CoreSaid: Record {
  let method: String, params: RawJSON

  static let doc: StaticString = "A notification of the core."

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "Its name.")
    params = field("params", \.params, "The facts.")
  }
}

/// `rpc.progress`.
struct CoreProgress: Record {
  let token: ProgressToken, done: AnyJSON, total: AnyJSON?, message: String?

  static let doc: StaticString = "How far something is."

  init<F: Fields<Self>>(_ field: inout F) {
    token = field("token", \.token, "Whose it is.")
    done = field("done", \.done, "How much is done.")
    total = field("total", \.total, "How much there is.")
    message = field("message", \.message, "What is being done.")
  }
}

/// `notifications/progress`.
struct MCPProgress: Record {
  let progressToken: ProgressToken, progress: AnyJSON, total: AnyJSON?, message: String?

  static let doc: StaticString = "How far something is."

  init(_ made: CoreProgress) { (progressToken, progress, total, message) = (made.token, made.done, made.total, made.message) }

  init<F: Fields<Self>>(_ field: inout F) {
    progressToken = field("progressToken", \.progressToken, "Whose it is.")
    progress = field("progress", \.progress, "How much is done.")
    total = field.optional("total", \.total, "How much there is.")
    message = field.optional("message", \.message, "What is being done.")
  }
}

/// `notifications/resources/updated`.
struct UpdatedResource: Record {
  let uri: String

  static let doc: StaticString = "A resource has changed."

  init(uri: String) { self.uri = uri }
  init<F: Fields<Self>>(_ field: inout F) { uri = field("uri", \.uri, "Its name.") }
}

/// The handle of a live query, as its opening and its changes have it.
struct LiveHandle: Record {
  let live: Int

  static let doc: StaticString = "A live query."

  init<F: Fields<Self>>(_ field: inout F) { live = field("live", \.live, "Its handle.") }
}

/// What `access.allowed` answers, as far as it matters here.
struct CoreAllowed: Record {
  let methods: [Checked]

  static let doc: StaticString = "What may be called."

  struct Checked: Record {
    let method: String, allowed: Bool, reason: String

    static let recordName = "CheckedTool"
    static let doc: StaticString = "Whether a method may be called."

    init<F: Fields<Self>>(_ field: inout F) {
      method = field("method", \.method, "Its name.")
      allowed = field("allowed", \.allowed, "Whether it may.")
      reason = field("reason", \.reason, "Why.")
    }
  }

  /// Why methods can't be called, unless only a company is missing.
  private let obstacles: [String: String]

  init<F: Fields<Self>>(_ field: inout F) {
    methods = field("methods", \.methods, "All methods.")
    let refused = methods.filter { !$0.allowed && $0.reason != "noCompany" }
    obstacles = Dictionary(refused.map { ($0.method, $0.reason) }) { first, _ in first }
  }

  /// A Boolean value that indicates whether a method is offered: it may be called, or may be as soon as there is a company.
  func offers(_ method: String) -> Bool { obstacle(to: method) == nil }

  /// Why a method can't be called; `nil` if it can, or if only a company is missing.
  func obstacle(to method: String) -> String? { obstacles[method] }
}

/// The first answer of the live query of `access.allowed`.
struct OpenedAllowed: Record {
  let live: Int, result: CoreAllowed

  static let doc: StaticString = "What may be called."

  init<F: Fields<Self>>(_ field: inout F) {
    live = field("live", \.live, "The query's handle.")
    result = field("result", \.result, "What it answers.")
  }
}

/// Another one.
struct ChangedAllowed: Record {
  let result: CoreAllowed?

  static let doc: StaticString = "What may be called."

  init<F: Fields<Self>>(_ field: inout F) { result = field("result", \.result, "What it answers.") }
}

/// An object's members, with their values as JSON text.
enum Members {
  /// - Returns: nil for what is no object.
  static func of(_ text: String) -> [(name: String, value: String)]? {
    try? JSONText.read(Array(text.utf8)) {
      $0.value.kind == .object ? $0.value.members.map { ($0.name.string, $0.value.compactText) } : nil
    }
  }
}
