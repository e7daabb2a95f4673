internal import JSON
public import Shape

/// A wire error: what a request is answered with when it can't be served.
public struct Failure: Error {
  /// One sentence, for people.
  public let message: String
  let data: any ErrorData
  /// What the log is told, and nobody else; nil for nothing.
  public let detail: String?

  /// - Parameter data: the facts, which say what kind of error it is.
  public init<D: ErrorData>(_ data: D, _ message: String) { self.init(data, message, detail: nil) }

  private init(_ data: any ErrorData, _ message: String, detail: String?) {
    self.data = data
    self.message = message
    self.detail = detail
  }

  public var code: ErrorCode { type(of: data).code }

  /// A fault of ours, which nobody is told more of.
  /// - Parameter detail: what went wrong, for the log.
  public static func internalError(_ detail: String) -> Failure { Failure(InternalErrorData(), "Internal error", detail: detail) }

  /// The host does not offer what is needed, or can't do it now.
  public static func hostUnavailable(_ capability: StaticString, _ message: String) -> Failure {
    Failure(HostUnavailableData(capability: "\(capability)"), message)
  }

  /// What the host's error says, where it is of a kind that a front end can do something about.
  public var hostReason: HostErrorReason? { (data as? HostErrorData)?.reason }

  /// As many as there may be are there already.
  public static func limitReached(_ limit: Int, _ message: String) -> Failure { Failure(LimitReachedData(limit: limit), message) }

  /// -32602 with every problem that the parameters have.
  public static func invalidParams(_ problems: [Problem]) -> Failure {
    // What is missing is often there, misspelled: that is told first.
    let slip = problems.first?.kind == .missing ? problems.first { $0.kind == .unknown } : nil
    let first = (slip ?? problems.first)?.message ?? "the parameters don't fit the method"
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    return Failure(InvalidParamsData(problems: problems), "Invalid params: \(first)\(more)")
  }

  /// What is wrong with what was given, for whoever tells it with others: every problem of -32602; of other failures, what their message
  /// says.
  public var problems: [Problem] {
    if let invalid = data as? InvalidParamsData { return invalid.problems }
    return [Problem(pointer: data.pointer ?? "", kind: .value, message: message)]
  }

  /// The same failure, of which the log has been told.
  public var logged: Failure { Failure(data, message, detail: nil) }

  /// The same failure of parameters that stand in the member `name` of others.
  public func within(_ name: String) -> Failure { moved { "/\(name)\($0)" } }

  /// The same failure of parameters whose members stand in the member `name` elsewhere, and here among the others.
  public func outside(_ name: String) -> Failure { moved { $0.hasPrefix("/\(name)/") ? String($0.dropFirst(name.utf8.count + 1)) : $0 } }

  /// The same failure of parameters that came by position: what a service says of one of these names leads to its element.
  /// - Parameter names: the parameters in their order.
  func byPosition(of names: [String]) -> Failure {
    moved { pointer in
      let steps = pointer.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
      guard let name = steps.first, let position = names.firstIndex(of: String(name)) else { return pointer }
      return "/\(position)\(steps.count > 1 ? "/\(steps[1])" : "")"
    }
  }

  private func moved(_ move: (String) -> String) -> Failure { Failure(data.moved(move), message, detail: detail) }

  /// -32602 for a problem that shows only when the request is served.
  public static func invalidParam(_ pointer: String, _ message: String) -> Failure {
    .invalidParams([Problem(pointer: pointer, kind: .value, message: message)])
  }

  /// Writes the error object. Only a conversation does, which leaves the detail in the log.
  func write(to out: ByteBuffer) { data.write(message, to: JSONWriter(out)) }
}
