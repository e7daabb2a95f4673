public import RPC
internal import Shape

/// The errors with which a container refuses requests.
extension Failure {
  /// Creates the failure with which a container refuses a request.
  /// - Parameter retryAfter: the number of milliseconds until the request may be tried again, or `nil` if the container
  ///   does not say.
  public init(_ kind: CloudErrorKind, _ message: String, retryAfter: Int? = nil) {
    switch kind {
    case .networkUnavailable: self.init(NetworkUnavailableData(), message)
    case .networkFailure: self.init(NetworkFailureData(), message)
    case .timeout: self.init(TimeoutData(), message)
    case .serviceUnavailable: self.init(ServiceUnavailableData(retryAfter), message)
    case .requestRateLimited: self.init(RequestRateLimitedData(retryAfter), message)
    case .zoneBusy: self.init(ZoneBusyData(retryAfter), message)
    case .notAuthenticated, .accountTemporarilyUnavailable: self.init(NotAuthenticatedData(), message)
    case .quotaExceeded: self.init(QuotaExceededData(), message)
    case .unknownItem: self.init(UnknownItemData(), message)
    case .changeTokenExpired: self.init(ChangeTokenExpiredData(), message)
    case .historyLost: self.init(HistoryLostData(), message)
    case .zoneNotFound: self.init(ZoneNotFoundData(), message)
    case .userDeletedZone: self.init(UserDeletedZoneData(), message)
    case .permissionFailure: self.init(PermissionFailureData(), message)
    case .tooManyParticipants: self.init(TooManyParticipantsData(), message)
    case .limitExceeded: self.init(LimitExceededData(), message)
    case .assetFileMissing: self.init(AssetFileMissingData(), message)
    case .incompatibleVersion: self.init(IncompatibleVersionData(), message)
    // A server refuses only single records of a batch for these reasons. A whole request that is refused for one of
    // them is taken for invalid.
    case .serverRecordChanged, .batchRequestFailed, .invalidArguments, .constraintViolation:
      self.init(InvalidArgumentsData(), message)
    }
  }
}

/// The data of an error that has no facts beside its code.
private protocol PlainRefusal: ErrorData { init() }

extension PlainRefusal {
  init<F: Fields<Self>>(_ field: inout F) { self.init() }
}

private struct NetworkUnavailableData: PlainRefusal { static let code = ErrorCode.networkUnavailable }
private struct NetworkFailureData: PlainRefusal { static let code = ErrorCode.networkFailure }
private struct TimeoutData: PlainRefusal { static let code = ErrorCode.timeout }
private struct NotAuthenticatedData: PlainRefusal { static let code = ErrorCode.notAuthenticated }
private struct QuotaExceededData: PlainRefusal { static let code = ErrorCode.quotaExceeded }
private struct ZoneNotFoundData: PlainRefusal { static let code = ErrorCode.zoneNotFound }
private struct UserDeletedZoneData: PlainRefusal { static let code = ErrorCode.userDeletedZone }
private struct ChangeTokenExpiredData: PlainRefusal { static let code = ErrorCode.changeTokenExpired }
private struct HistoryLostData: PlainRefusal { static let code = ErrorCode.historyLost }
private struct AssetFileMissingData: PlainRefusal { static let code = ErrorCode.assetFileMissing }
private struct PermissionFailureData: PlainRefusal { static let code = ErrorCode.permissionFailure }
private struct LimitExceededData: PlainRefusal { static let code = ErrorCode.limitExceeded }
private struct UnknownItemData: PlainRefusal { static let code = ErrorCode.unknownItem }
private struct TooManyParticipantsData: PlainRefusal { static let code = ErrorCode.tooManyParticipants }
private struct InvalidArgumentsData: PlainRefusal { static let code = ErrorCode.invalidArguments }
private struct IncompatibleVersionData: PlainRefusal { static let code = ErrorCode.incompatibleVersion }

/// The data of an error that passes with time. It has the time in milliseconds before the next attempt.
private protocol PassingRefusal: ErrorData {
  var retryAfter: Int? { get }
  init(_ retryAfter: Int?)
}

extension PassingRefusal {
  init<F: Fields<Self>>(_ field: inout F) {
    self.init(field.optional("retryAfter", \.retryAfter, "The milliseconds after which the core may try again."))
  }
}

private struct ServiceUnavailableData: PassingRefusal {
  let retryAfter: Int?
  static let code = ErrorCode.serviceUnavailable
  init(_ retryAfter: Int?) { self.retryAfter = retryAfter }
}

private struct RequestRateLimitedData: PassingRefusal {
  let retryAfter: Int?
  static let code = ErrorCode.requestRateLimited
  init(_ retryAfter: Int?) { self.retryAfter = retryAfter }
}

private struct ZoneBusyData: PassingRefusal {
  let retryAfter: Int?
  static let code = ErrorCode.zoneBusy
  init(_ retryAfter: Int?) { self.retryAfter = retryAfter }
}
