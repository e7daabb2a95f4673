internal import JSON
public import Shape

/// A wire error: the reply to a request that can't be served.
public struct Failure: Error {
  /// The error message: one sentence, for people.
  public let message: String
  let data: any ErrorData
  /// A text for the log only, or `nil` if there is none.
  public let detail: String?

  /// - Parameter data: the facts about the error, in `data` of the error object. Their type determines the error code.
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

  /// Returns the error that the host does not offer a capability, or can't serve it now.
  public static func hostUnavailable(_ capability: StaticString, _ message: String) -> Failure {
    Failure(HostUnavailableData(capability: "\(capability)"), message)
  }

  /// The reason of the host's error, if a front end can act on it. `nil` for other reasons, and for other errors.
  public var hostReason: HostErrorReason? { (data as? HostErrorData)?.reason }

  /// Returns the error that a limit is reached.
  /// - Parameter limit: the largest allowed number.
  public static func limitReached(_ limit: Int, _ message: String) -> Failure {
    Failure(LimitReachedData(limit: limit), message)
  }

  /// Returns -32602 (`invalidParams`) with every problem of the parameters.
  public static func invalidParams(_ problems: [Problem]) -> Failure {
    // Often a member is missing because its name is misspelled. Then the message begins with the misspelled name, which
    // says more than the missing one.
    let slip = problems.first?.kind == .missing ? problems.first { $0.kind == .unknown } : nil
    let first = (slip ?? problems.first)?.message ?? "the parameters don't fit the method"
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    return Failure(InvalidParamsData(problems: problems), "Invalid params: \(first)\(more)")
  }

  /// The problems of the input, for code that reports them together with other problems. For -32602 these are its
  /// problems. Any other failure gives one problem with the failure's message.
  public var problems: [Problem] {
    if let invalid = data as? InvalidParamsData { return invalid.problems }
    return [Problem(pointer: data.pointer ?? "", kind: .value, message: message)]
  }

  /// The same failure without its detail. Use it after the detail was written to the log.
  public var logged: Failure { Failure(data, message, detail: nil) }

  /// Returns the failure for parameters that contain the checked parameters as their member `name`. Each pointer gets
  /// this name as its prefix.
  public func within(_ name: String) -> Failure { moved { "/\(name)\($0)" } }

  /// Returns the failure for parameters that contain the members of `name` directly, and not inside of a member `name`.
  /// The prefix with this name is removed from each pointer.
  public func outside(_ name: String) -> Failure {
    moved { $0.hasPrefix("/\(name)/") ? String($0.dropFirst(name.utf8.count + 1)) : $0 }
  }

  /// Returns the failure for parameters that were sent as an array. A pointer that begins with one of the names gets
  /// the index of the element instead.
  /// - Parameter names: the names of the parameters in their order.
  func byPosition(of names: [String]) -> Failure {
    moved { pointer in
      let steps = pointer.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
      guard let name = steps.first, let position = names.firstIndex(of: String(name)) else { return pointer }
      return "/\(position)\(steps.count > 1 ? "/\(steps[1])" : "")"
    }
  }

  private func moved(_ move: (String) -> String) -> Failure { Failure(data.moved(move), message, detail: detail) }

  /// Returns -32602 with one problem, which was found only while the request was served.
  public static func invalidParam(_ pointer: String, _ message: String) -> Failure {
    .invalidParams([Problem(pointer: pointer, kind: .value, message: message)])
  }

  /// Writes the error object without the detail. Only `Conversations` calls this function, because it also writes the
  /// detail to the log.
  func write(to out: ByteBuffer) { data.write(message, to: JSONWriter(out)) }
}
