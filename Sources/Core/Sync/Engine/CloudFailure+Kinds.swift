internal import Cloud

/// Classifies the failures of requests to the container.
extension CloudFailure {
  /// Returns a failure if the container has returned a wrong number of results, or `nil` if the number is right.
  /// - Parameter what: the plural noun of what was sent, for the message.
  static func results(_ count: Int, to asked: Int, _ what: String) -> CloudFailure? {
    count == asked
      ? nil
      : CloudFailure(
        .serviceUnavailable, "the container returned \(count) results for \(asked) \(what); it must return one for each"
      )
  }

  /// A Boolean value that indicates whether the failure is likely to pass by itself.
  var isPassing: Bool {
    switch kind {
    case .networkUnavailable, .networkFailure, .timeout, .serviceUnavailable, .requestRateLimited, .zoneBusy: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the container can't be reached at all.
  var isOffline: Bool { [.networkUnavailable, .networkFailure, .timeout].contains(kind) }
}

extension CloudErrorKind {
  /// A Boolean value that indicates whether a batch that is refused for this reason has changed nothing in the
  /// container, and will change nothing if it is sent again.
  var saysNothingIsDone: Bool {
    switch self {
    case .networkUnavailable, .networkFailure, .timeout, .serviceUnavailable, .requestRateLimited, .zoneBusy,
      .notAuthenticated,
      .accountTemporarilyUnavailable, .incompatibleVersion:
      false
    default: true
    }
  }

  /// A Boolean value that indicates whether the same record will be refused each time that it is sent.
  var isFinal: Bool { [.invalidArguments, .constraintViolation, .limitExceeded].contains(self) }
}
