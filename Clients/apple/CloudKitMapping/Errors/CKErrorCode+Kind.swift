extension CKErrorCode {
  /// The kind of the error that the core gets for this code.
  ///
  /// An unknown container, a missing entitlement and a managed account give notAuthenticated, because only the app's
  /// maker can mend them. The core then pauses and undoes nothing. A lost reply gives networkFailure, because its
  /// result is unknown. All codes that are not listed give serviceUnavailable: the core then tries again, and nothing
  /// is lost.
  public var kind: CloudKind {
    switch self {
    case .networkUnavailable: .networkUnavailable
    case .networkFailure, .serverResponseLost, .operationCancelled: .networkFailure
    case .requestRateLimited: .requestRateLimited
    case .zoneBusy: .zoneBusy
    case .notAuthenticated, .badContainer, .missingEntitlement, .managedAccountRestricted: .notAuthenticated
    case .accountTemporarilyUnavailable: .accountTemporarilyUnavailable
    case .quotaExceeded: .quotaExceeded
    case .serverRecordChanged: .serverRecordChanged
    // participantMayNeedVerification: the person must still prove that the link is meant for them. The error must be
    // the one for a link that is meant for another person.
    case .unknownItem, .participantMayNeedVerification: .unknownItem
    case .changeTokenExpired: .changeTokenExpired
    case .zoneNotFound: .zoneNotFound
    case .userDeletedZone: .userDeletedZone
    case .permissionFailure: .permissionFailure
    case .tooManyParticipants: .tooManyParticipants
    case .limitExceeded: .limitExceeded
    case .batchRequestFailed: .batchRequestFailed
    case .invalidArguments, .alreadyShared: .invalidArguments
    case .constraintViolation, .referenceViolation: .constraintViolation
    case .assetFileNotFound, .assetFileModified, .assetNotAvailable: .assetFileMissing
    case .incompatibleVersion: .incompatibleVersion
    default: .serviceUnavailable
    }
  }
}
