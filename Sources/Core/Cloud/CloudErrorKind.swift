public import Shape

/// The reason why a container refuses a request or a record, or why the container can't be reached.
public enum CloudErrorKind: String, Choice {
  case networkUnavailable, networkFailure, timeout
  case serviceUnavailable, requestRateLimited, zoneBusy
  case notAuthenticated, accountTemporarilyUnavailable
  case quotaExceeded
  /// The record's change tag differs from the change tag that the core sent. The result contains the record's current
  /// state.
  case serverRecordChanged
  /// The record does not exist, or the share link is not valid.
  case unknownItem
  /// The container no longer knows which changes were made since the token was returned.
  case changeTokenExpired
  /// The container has lost data that it had when it returned the token: the container was restored to an earlier
  /// state, or was replaced by another container.
  case historyLost
  case zoneNotFound, userDeletedZone
  case permissionFailure
  /// The share can't have more participants.
  case tooManyParticipants
  /// The request has too many records, or too many bytes.
  case limitExceeded
  /// Another record of the same atomic batch was refused, so no record of the batch was saved.
  case batchRequestFailed
  /// The container can't store the record.
  case invalidArguments, constraintViolation
  /// The file of an asset is missing, or its digest differs from the digest in the field.
  case assetFileMissing
  case incompatibleVersion

  public static let spellings = Spellings<CloudErrorKind>()
}
