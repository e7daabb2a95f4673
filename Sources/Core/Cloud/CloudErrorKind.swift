public import Shape

/// Why a container refuses something, or can't be reached.
public enum CloudErrorKind: String, Choice {
  case networkUnavailable, networkFailure, timeout
  case serviceUnavailable, requestRateLimited, zoneBusy
  case notAuthenticated, accountTemporarilyUnavailable
  case quotaExceeded
  /// The record has another change tag; the refusal brings it as it stands.
  case serverRecordChanged
  /// There is no such record, or no longer.
  case unknownItem
  /// The container does not know any more what has changed since the token.
  case changeTokenExpired
  /// The container has lost what it had when it gave the token: it was put back to an earlier state, or is another one in its place.
  case historyLost
  case zoneNotFound, userDeletedZone
  case permissionFailure
  /// Nobody more may take part in what is shared.
  case tooManyParticipants
  /// Too many records at once, or too many bytes.
  case limitExceeded
  /// One of an atomic batch was refused, and so all are.
  case batchRequestFailed
  /// The record is none that the container can keep.
  case invalidArguments, constraintViolation
  /// The content of an asset is not there, or is not what its digest says.
  case assetFileMissing
  case incompatibleVersion

  public static let spellings = Spellings<CloudErrorKind>()
}
