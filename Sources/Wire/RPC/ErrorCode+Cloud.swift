/// The refusals of containers, named as CloudKit names them (https://developer.apple.com/documentation/cloudkit/ckerror/code).
extension ErrorCode {
  public static let changeTokenExpired = ErrorCode(
    101, "changeTokenExpired", "What has changed since the token is not known any more: all must be fetched anew.")
  public static let historyLost = ErrorCode(
    119, "historyLost", "The container has lost what it had when it gave the token: it was put back to an earlier state.")
  public static let zoneNotFound = ErrorCode(102, "zoneNotFound", "There is no such zone.")
  public static let userDeletedZone = ErrorCode(103, "userDeletedZone", "The zone was deleted.")
  public static let zoneBusy = ErrorCode(104, "zoneBusy", "Others are writing; it can be tried again.")
  public static let quotaExceeded = ErrorCode(105, "quotaExceeded", "There is no room for more in the container.")
  public static let serviceUnavailable = ErrorCode(106, "serviceUnavailable", "The container can't be reached, read or written.")
  public static let permissionFailure = ErrorCode(107, "permissionFailure", "The account may not do this in the container.")
  public static let limitExceeded = ErrorCode(108, "limitExceeded", "Too many records at once, or too many bytes.")
  public static let assetFileMissing = ErrorCode(
    109, "assetFileMissing", "The content of an asset is not there, or is not what its digest says.")
  public static let unknownItem = ErrorCode(110, "unknownItem", "There is no such record or share.")
  public static let tooManyParticipants = ErrorCode(111, "tooManyParticipants", "Nobody more may take part in what is shared.")
  public static let invalidArguments = ErrorCode(112, "invalidArguments", "It is nothing that the container can keep.")
  public static let networkUnavailable = ErrorCode(113, "networkUnavailable", "There is no way to the container.")
  public static let networkFailure = ErrorCode(114, "networkFailure", "The way to the container was lost.")
  public static let timeout = ErrorCode(115, "timeout", "The container did not answer in time.")
  public static let notAuthenticated = ErrorCode(116, "notAuthenticated", "The container does not let the account in.")
  public static let requestRateLimited = ErrorCode(117, "requestRateLimited", "The container has too much to do; it can be tried again.")
  public static let incompatibleVersion = ErrorCode(118, "incompatibleVersion", "The container was made for a newer program.")
}
