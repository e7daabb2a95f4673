/// The reason why a request or a record is refused, with the names that the protocol of the core uses.
///
/// The raw value is `data.kind` of an error, or `kind` of a record's result.
public enum CloudKind: String, CaseIterable, Sendable {
  case networkUnavailable, networkFailure, timeout
  case serviceUnavailable, requestRateLimited, zoneBusy
  case notAuthenticated, accountTemporarilyUnavailable
  case quotaExceeded
  case serverRecordChanged
  case unknownItem
  case changeTokenExpired
  case zoneNotFound, userDeletedZone
  case permissionFailure
  case tooManyParticipants
  case limitExceeded
  case batchRequestFailed
  case invalidArguments, constraintViolation
  case assetFileMissing
  case incompatibleVersion

  /// The code of the JSON-RPC error with this kind.
  ///
  /// Some kinds are only for records, and never for a whole request. They have the code of invalidArguments.
  public var code: Int {
    switch self {
    case .changeTokenExpired: 101
    case .zoneNotFound: 102
    case .userDeletedZone: 103
    case .zoneBusy: 104
    case .quotaExceeded: 105
    case .serviceUnavailable: 106
    case .permissionFailure: 107
    case .limitExceeded: 108
    case .assetFileMissing: 109
    case .unknownItem: 110
    case .tooManyParticipants: 111
    case .invalidArguments, .constraintViolation, .serverRecordChanged, .batchRequestFailed: 112
    case .networkUnavailable: 113
    case .networkFailure: 114
    case .timeout: 115
    case .notAuthenticated, .accountTemporarilyUnavailable: 116
    case .requestRateLimited: 117
    case .incompatibleVersion: 118
    }
  }

  /// A Boolean value that indicates whether the reason concerns the whole request and not one record: the network, the
  /// service, the account or a zone.
  public var isOfRequest: Bool {
    switch self {
    case .networkUnavailable, .networkFailure, .timeout, .serviceUnavailable, .requestRateLimited, .zoneBusy,
      .notAuthenticated,
      .accountTemporarilyUnavailable, .quotaExceeded, .zoneNotFound, .userDeletedZone, .incompatibleVersion,
      .changeTokenExpired:
      true
    default: false
    }
  }
}
