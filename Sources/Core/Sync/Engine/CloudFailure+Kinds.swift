internal import Cloud

extension CloudFailure {
  /// The container has answered as many results as it was not asked for.
  static func results(_ count: Int, to asked: Int, _ what: String) -> CloudFailure? {
    count == asked ? nil : CloudFailure(.serviceUnavailable, "the container has answered \(count) results to \(asked) \(what)")
  }

  /// Whether it is likely to pass by itself.
  var isPassing: Bool {
    switch kind {
    case .networkUnavailable, .networkFailure, .timeout, .serviceUnavailable, .requestRateLimited, .zoneBusy: true
    default: false
    }
  }

  /// Whether nobody can be reached at all.
  var isOffline: Bool { [.networkUnavailable, .networkFailure, .timeout].contains(kind) }
}

extension CloudErrorKind {
  /// A Boolean value that indicates whether a batch that is refused for this reason was not done, and is not done if it is asked again.
  var saysNothingIsDone: Bool {
    switch self {
    case .networkUnavailable, .networkFailure, .timeout, .serviceUnavailable, .requestRateLimited, .zoneBusy, .notAuthenticated,
      .accountTemporarilyUnavailable, .incompatibleVersion:
      false
    default: true
    }
  }

  /// Whether the same record will be refused again, however often it is tried.
  var isFinal: Bool { [.invalidArguments, .constraintViolation, .limitExceeded].contains(self) }
}
