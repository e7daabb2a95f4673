/// The code of an error of CloudKit.
///
/// The numbers are those of `CKError.Code` in the public headers
/// (https://developer.apple.com/documentation/cloudkit/ckerror/code).
public struct CKErrorCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
  private init(_ number: Int) { rawValue = number }

  public static let internalError = CKErrorCode(1)
  public static let partialFailure = CKErrorCode(2)
  public static let networkUnavailable = CKErrorCode(3)
  public static let networkFailure = CKErrorCode(4)
  public static let badContainer = CKErrorCode(5)
  public static let serviceUnavailable = CKErrorCode(6)
  public static let requestRateLimited = CKErrorCode(7)
  public static let missingEntitlement = CKErrorCode(8)
  public static let notAuthenticated = CKErrorCode(9)
  public static let permissionFailure = CKErrorCode(10)
  public static let unknownItem = CKErrorCode(11)
  public static let invalidArguments = CKErrorCode(12)
  /// An old code, which CloudKit no longer returns.
  public static let resultsTruncated = CKErrorCode(13)
  public static let serverRecordChanged = CKErrorCode(14)
  public static let serverRejectedRequest = CKErrorCode(15)
  public static let assetFileNotFound = CKErrorCode(16)
  public static let assetFileModified = CKErrorCode(17)
  public static let incompatibleVersion = CKErrorCode(18)
  public static let constraintViolation = CKErrorCode(19)
  public static let operationCancelled = CKErrorCode(20)
  public static let changeTokenExpired = CKErrorCode(21)
  public static let batchRequestFailed = CKErrorCode(22)
  public static let zoneBusy = CKErrorCode(23)
  public static let badDatabase = CKErrorCode(24)
  public static let quotaExceeded = CKErrorCode(25)
  public static let zoneNotFound = CKErrorCode(26)
  public static let limitExceeded = CKErrorCode(27)
  public static let userDeletedZone = CKErrorCode(28)
  public static let tooManyParticipants = CKErrorCode(29)
  public static let alreadyShared = CKErrorCode(30)
  public static let referenceViolation = CKErrorCode(31)
  public static let managedAccountRestricted = CKErrorCode(32)
  public static let participantMayNeedVerification = CKErrorCode(33)
  public static let serverResponseLost = CKErrorCode(34)
  public static let assetNotAvailable = CKErrorCode(35)
  public static let accountTemporarilyUnavailable = CKErrorCode(36)
}
