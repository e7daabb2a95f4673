internal import Cloud

/// Classifies the failures of requests to the container.
extension CloudFailure {
  /// Returns a failure if the container has returned a wrong number of results, or `nil` if the number is right.
  /// - Parameter what: the plural noun for what was sent, such as `records`. The failure's message contains it.
  static func results(_ count: Int, to asked: Int, _ what: String) -> CloudFailure? {
    count == asked
      ? nil
      : CloudFailure(
        .serviceUnavailable, "the container returned \(count) results for \(asked) \(what); it must return one for each"
      )
  }

  /// A Boolean value that indicates whether the failure is probably temporary, so that a later attempt can succeed.
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
  /// A Boolean value that indicates whether this refusal of a batch is certain: the container has saved nothing of the
  /// batch. If the same batch is sent again, the container saves nothing of it, either.
  var saysNothingIsDone: Bool {
    switch self {
    case .networkUnavailable, .networkFailure, .timeout, .serviceUnavailable, .requestRateLimited, .zoneBusy,
      .notAuthenticated,
      .accountTemporarilyUnavailable, .incompatibleVersion:
      false
    default: true
    }
  }

  /// A Boolean value that indicates whether the container will refuse the same record for this reason each time that
  /// the record is sent.
  var isFinal: Bool { [.invalidArguments, .constraintViolation, .limitExceeded].contains(self) }
}
