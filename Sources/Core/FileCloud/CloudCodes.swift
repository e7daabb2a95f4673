internal import Cloud
internal import RPC
internal import SQLite
internal import Shape

/// The errors with which a container in a file refuses requests.
extension Failure {
  /// Returns the failure for an SQLite error while the container's file was read or written.
  static func ofCloud(_ error: SQLiteError?, _ path: String) -> Failure {
    guard let error else { return .internalError("a failed file operation has no error of SQLite") }
    if error.code.isA(.busy) { return Failure(.zoneBusy, "\(path) is locked by another program; try again") }
    if error.code.isA(.full) || error.isOutOfSpace { return Failure(.quotaExceeded, "The disk of \(path) is full") }
    return Failure(.serviceUnavailable, "\(path) could not be read or written: \(error.message)")
  }

  static func zoneNotFound(_ zone: CloudZone, isDeleted: Bool) -> Failure {
    isDeleted
      ? Failure(.userDeletedZone, "The zone \(zone.name) was deleted")
      : Failure(.zoneNotFound, "There is no zone \(zone.name)")
  }

  static let noRights = Failure(.permissionFailure, "The caller has no right to change records in this company")
  static let readOnly = Failure(.permissionFailure, "This share may only be read")

  /// The failure for every link that does not work. Its text is always the same, so that no account learns which shares
  /// existed before.
  static let noShare = Failure(.unknownItem, "There is no such share")
  static let noParticipant = Failure(.unknownItem, "The share has no such participant")
  static let tooManyParticipants = Failure(
    .tooManyParticipants,
    "The company has as many participants as its tier allows. Remove a participant, or choose a higher tier"
  )

  static func ofShare(_ message: String) -> Failure { Failure(.invalidArguments, message) }

  static func assetFileMissing(_ message: String) -> Failure { Failure(.assetFileMissing, message) }

  static let historyLost = Failure(
    .historyLost, "The container was restored to a state from before the token, and has lost the later data")
  static let changeTokenExpired = Failure(
    .changeTokenExpired, "The container no longer knows the changes since the token. Fetch all records")
}
