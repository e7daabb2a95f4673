public import Shape

/// The reason why a container refuses a request, or can't be reached.
public enum CloudErrorKind: String, Choice {
  case networkUnavailable, networkFailure, timeout
  case serviceUnavailable, requestRateLimited, zoneBusy
  case notAuthenticated, accountTemporarilyUnavailable
  case quotaExceeded
  /// The record has another change tag. The refusal brings the record as it is.
  case serverRecordChanged
  /// The record does not exist, or no longer.
  case unknownItem
  /// The container no longer knows the changes since the token.
  case changeTokenExpired
  /// The container has lost data that it had when it gave the token. It was put back to an earlier state, or was replaced by another one.
  case historyLost
  case zoneNotFound, userDeletedZone
  case permissionFailure
  /// The share admits no more participants.
  case tooManyParticipants
  /// The request has too many records, or too many bytes.
  case limitExceeded
  /// Another record of an atomic batch was refused, so all of them are.
  case batchRequestFailed
  /// The container can't store the record.
  case invalidArguments, constraintViolation
  /// The content of an asset is missing, or does not have the named digest.
  case assetFileMissing
  case incompatibleVersion

  public static let spellings = Spellings<CloudErrorKind>()
}
