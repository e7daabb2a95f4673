extension CKErrorCode {
  /// The kind of error that the core gets for this code.
  ///
  /// An unknown container, a missing entitlement and a managed account are notAuthenticated, because only the app's
  /// maker can mend them: the core then pauses, and undoes nothing. A lost reply is networkFailure, because its outcome
  /// is unknown. A code that is not listed here is serviceUnavailable: the core then tries again, and nothing is lost.
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
    // A person who must still prove that a link is for them gets the same error as a person for whom it is not.
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
