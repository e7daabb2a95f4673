internal import Cloud
internal import RPC
internal import SQLite
internal import Shape

extension Failure {
  /// What is answered where the file can't be read or written.
  static func ofCloud(_ error: SQLiteError?, _ path: String) -> Failure {
    guard let error else { return .internalError("no error of SQLite's") }
    if error.code.isA(.busy) { return Failure(ZoneBusyData(), "\(path) is locked by another program; try again") }
    if error.code.isA(.full) || error.isOutOfSpace { return Failure(QuotaExceededData(), "The disk of \(path) is full") }
    return Failure(ServiceUnavailableData(), "\(path) could not be read or written: \(error.message)")
  }

  static func zoneNotFound(_ zone: CloudZone, isDeleted: Bool) -> Failure {
    isDeleted
      ? Failure(UserDeletedZoneData(), "The zone \(zone.name) was deleted") : Failure(ZoneNotFoundData(), "There is no zone \(zone.name)")
  }

  static let readOnly = Failure(PermissionFailureData(), "What is shared may be read, and not changed")

  /// One for whatever is wrong with a link: nobody learns what once was.
  static let noShare = Failure(UnknownItemData(), "There is no such share")
  static let noParticipant = Failure(UnknownItemData(), "The share has no such participant")
  static let tooManyParticipants = Failure(TooManyParticipantsData(), "The company's tier lets nobody more in")

  static func ofShare(_ message: String) -> Failure { Failure(InvalidArgumentsData(), message) }

  static func assetFileMissing(_ message: String) -> Failure { Failure(AssetFileMissingData(), message) }

  static let changeTokenExpired = Failure(ChangeTokenExpiredData(), "What has changed since the token is not known any more: fetch all")
}

/// Facts of a refusal that has none.
protocol PlainRefusal: ErrorData { init() }

extension PlainRefusal {
  init<F: Fields<Self>>(_ field: inout F) { self.init() }
}

struct ZoneBusyData: PlainRefusal { static let code = ErrorCode.zoneBusy }
struct QuotaExceededData: PlainRefusal { static let code = ErrorCode.quotaExceeded }
struct ServiceUnavailableData: PlainRefusal { static let code = ErrorCode.serviceUnavailable }
struct ZoneNotFoundData: PlainRefusal { static let code = ErrorCode.zoneNotFound }
struct UserDeletedZoneData: PlainRefusal { static let code = ErrorCode.userDeletedZone }
struct ChangeTokenExpiredData: PlainRefusal { static let code = ErrorCode.changeTokenExpired }
struct AssetFileMissingData: PlainRefusal { static let code = ErrorCode.assetFileMissing }
struct PermissionFailureData: PlainRefusal { static let code = ErrorCode.permissionFailure }
struct LimitExceededData: PlainRefusal { static let code = ErrorCode.limitExceeded }
struct UnknownItemData: PlainRefusal { static let code = ErrorCode.unknownItem }
struct TooManyParticipantsData: PlainRefusal { static let code = ErrorCode.tooManyParticipants }
struct InvalidArgumentsData: PlainRefusal { static let code = ErrorCode.invalidArguments }
