internal import Cloud
internal import RPC
internal import SQLite
internal import Shape

extension Failure {
  /// Returns the failure for a file that can't be read or written.
  static func ofCloud(_ error: SQLiteError?, _ path: String) -> Failure {
    guard let error else { return .internalError("no error of SQLite's") }
    if error.code.isA(.busy) { return Failure(.zoneBusy, "\(path) is locked by another program; try again") }
    if error.code.isA(.full) || error.isOutOfSpace { return Failure(.quotaExceeded, "The disk of \(path) is full") }
    return Failure(.serviceUnavailable, "\(path) could not be read or written: \(error.message)")
  }

  static func zoneNotFound(_ zone: CloudZone, isDeleted: Bool) -> Failure {
    isDeleted
      ? Failure(.userDeletedZone, "The zone \(zone.name) was deleted") : Failure(.zoneNotFound, "There is no zone \(zone.name)")
  }

  static let noRights = Failure(.permissionFailure, "Who holds no right to change anything there changes nothing")
  static let readOnly = Failure(.permissionFailure, "What is shared may be read, and not changed")

  /// The failure for every flaw of a link, so that no account learns of former shares.
  static let noShare = Failure(.unknownItem, "There is no such share")
  static let noParticipant = Failure(.unknownItem, "The share has no such participant")
  static let tooManyParticipants = Failure(.tooManyParticipants, "The company's tier lets nobody more in")

  static func ofShare(_ message: String) -> Failure { Failure(.invalidArguments, message) }

  static func assetFileMissing(_ message: String) -> Failure { Failure(.assetFileMissing, message) }

  static let historyLost = Failure(
    .historyLost, "The container has lost what it had when it gave the token: it was put back to an earlier state")
  static let changeTokenExpired = Failure(.changeTokenExpired, "What has changed since the token is not known any more: fetch all")
}
