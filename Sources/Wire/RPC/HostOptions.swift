public import Shape

/// The time limit of a request that waits for the host, and the token for the host's progress. They are the last
/// members of a method's parameters.
public struct HostOptions: Record, Sendable {
  /// The time limit for the host in milliseconds, or `nil` for the usual limit (`HostRequest.usualDeadline`).
  public let deadline: Int?
  /// The token with which the host's progress is sent, or `nil` if no progress is sent.
  public let progressToken: ProgressToken?

  public static let doc: StaticString =
    "Options for the requests that the core sends to the host: the time limit, and the token for reports of progress."

  /// Creates the options of a method that does not pass on the host's progress.
  public init(deadline: Int?) { self.init(deadline: deadline, progressToken: nil) }

  public init(deadline: Int?, progressToken: ProgressToken?) {
    self.deadline = deadline
    self.progressToken = progressToken
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    deadline = field("deadline", \.deadline, HostOptions.deadlineDoc, HostOptions.deadlineLimit)
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token when the host reports progress with `host.progress`."
    )
  }

  public static let deadlineDoc: StaticString =
    "The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds)."
  public static let deadlineLimit = Limit.range(1...600_000)
}

extension ErrorCode {
  /// The errors of a method that sends a request to the host.
  public static let ofHost = [hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled]
}
