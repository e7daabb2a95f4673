internal import JSON
public import Shape

/// A wire error: the reply to a request that can't be served.
public struct Failure: Error {
  /// One sentence, for people.
  public let message: String
  let data: any ErrorData
  /// A text for the log only, or `nil` if there is none.
  public let detail: String?

  /// - Parameter data: the facts, whose type is the kind of the error.
  public init<D: ErrorData>(_ data: D, _ message: String) { self.init(data, message, detail: nil) }

  private init(_ data: any ErrorData, _ message: String, detail: String?) {
    self.data = data
    self.message = message
    self.detail = detail
  }

  public var code: ErrorCode { type(of: data).code }

  /// Returns the error for a fault of the core. The reply has no details.
  /// - Parameter detail: the fault, for the log.
  public static func internalError(_ detail: String) -> Failure {
    Failure(InternalErrorData(), "Internal error", detail: detail)
  }

  /// Returns the error that the host does not offer a capability, or can't use it now.
  public static func hostUnavailable(_ capability: StaticString, _ message: String) -> Failure {
    Failure(HostUnavailableData(capability: "\(capability)"), message)
  }

  /// The reason of the host's error, or `nil` if a front end can't act on the reason.
  public var hostReason: HostErrorReason? { (data as? HostErrorData)?.reason }

  /// Returns the error that the largest allowed number is reached.
  public static func limitReached(_ limit: Int, _ message: String) -> Failure {
    Failure(LimitReachedData(limit: limit), message)
  }

  /// Returns -32602 with every problem of the parameters.
  public static func invalidParams(_ problems: [Problem]) -> Failure {
    // Often a member is missing because its name is misspelled. The misspelled name is reported first.
    let slip = problems.first?.kind == .missing ? problems.first { $0.kind == .unknown } : nil
    let first = (slip ?? problems.first)?.message ?? "the parameters don't fit the method"
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    return Failure(InvalidParamsData(problems: problems), "Invalid params: \(first)\(more)")
  }

  /// The problems of the input, for code that reports them together with other problems. They are the problems of
  /// -32602, or the message of another failure.
  public var problems: [Problem] {
    if let invalid = data as? InvalidParamsData { return invalid.problems }
    return [Problem(pointer: data.pointer ?? "", kind: .value, message: message)]
  }

  /// The same failure without its detail, which has been written to the log.
  public var logged: Failure { Failure(data, message, detail: nil) }

  /// Returns the failure for parameters that are the value of the member `name` of other parameters.
  public func within(_ name: String) -> Failure { moved { "/\(name)\($0)" } }

  /// Returns the failure for parameters that contain the members of the member `name` directly.
  public func outside(_ name: String) -> Failure {
    moved { $0.hasPrefix("/\(name)/") ? String($0.dropFirst(name.utf8.count + 1)) : $0 }
  }

  /// Returns the failure for parameters that came by position. A pointer to one of these names becomes a pointer to its
  /// element.
  /// - Parameter names: the names of the parameters in their order.
  func byPosition(of names: [String]) -> Failure {
    moved { pointer in
      let steps = pointer.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
      guard let name = steps.first, let position = names.firstIndex(of: String(name)) else { return pointer }
      return "/\(position)\(steps.count > 1 ? "/\(steps[1])" : "")"
    }
  }

  private func moved(_ move: (String) -> String) -> Failure { Failure(data.moved(move), message, detail: detail) }

  /// Returns -32602 for a problem that is found only while the request is served.
  public static func invalidParam(_ pointer: String, _ message: String) -> Failure {
    .invalidParams([Problem(pointer: pointer, kind: .value, message: message)])
  }

  /// Writes the error object. Only `Conversations` calls this function, and writes the detail to the log.
  func write(to out: ByteBuffer) { data.write(message, to: JSONWriter(out)) }
}
