extension CKErrorCode {
  /// The kind that the core is told.
  ///
  /// What only the app's maker can mend (an unknown container, a missing entitlement, a managed account) is
  /// notAuthenticated: the core pauses and undoes nothing. A reply that was lost has an unknown outcome, which is a
  /// failure of the network. A code that is not known here is serviceUnavailable, so that it is tried again and nothing
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
    // Who must still prove that a link is theirs learns as much as one for whom it is not.
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
