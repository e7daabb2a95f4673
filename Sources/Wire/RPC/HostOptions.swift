public import Shape

/// How long a request waits for the host, and who is told how far the host is: the last members of a method's parameters.
public struct HostOptions: Record, Sendable {
  /// How many milliseconds the host has; nil for `HostCalls.usualDeadline`.
  public let deadline: Int?
  /// What the host's progress is passed on with; nil when nobody wants to know of it.
  public let progressToken: ProgressToken?

  public static let doc: StaticString = "The time limit of host requests, and the progress token for their progress."

  /// For a method that tells nobody how far the host is.
  public init(deadline: Int?) { self.init(deadline: deadline, progressToken: nil) }

  public init(deadline: Int?, progressToken: ProgressToken?) {
    self.deadline = deadline
    self.progressToken = progressToken
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    deadline = field("deadline", \.deadline, HostOptions.deadlineDoc, HostOptions.deadlineLimit)
    progressToken = field("progressToken", \.progressToken, "Repeated in rpc.progress when the host reports progress.")
  }

  public static let deadlineDoc: StaticString = "The milliseconds that the host has; 10,000 if left out."
  public static let deadlineLimit = Limit.range(1...600_000)
}

extension ErrorCode {
  /// What a method may answer that asks the host.
  public static let ofHost = [hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled]
}
