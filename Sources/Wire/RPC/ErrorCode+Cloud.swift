/// The errors of containers. Their names are those of CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckerror/code).
extension ErrorCode {
  public static let changeTokenExpired = ErrorCode(
    101, "changeTokenExpired",
    "The container no longer has the changes since the token. The core must fetch all records again.")
  public static let historyLost = ErrorCode(
    119, "historyLost",
    "The container was restored to an earlier state, from before the token. Data that was saved after that state is lost."
  )
  public static let zoneNotFound = ErrorCode(102, "zoneNotFound", "The container has no zone with this name.")
  public static let userDeletedZone = ErrorCode(103, "userDeletedZone", "The zone was deleted.")
  public static let zoneBusy = ErrorCode(104, "zoneBusy", "Another program is writing to the container. Try again.")
  public static let quotaExceeded = ErrorCode(105, "quotaExceeded", "The container has no room left.")
  public static let serviceUnavailable = ErrorCode(
    106, "serviceUnavailable", "The container cannot be reached, read or written.")
  public static let permissionFailure = ErrorCode(
    107, "permissionFailure", "The account may not do this in the container.")
  public static let limitExceeded = ErrorCode(
    108, "limitExceeded", "The request has too many records, or too many bytes.")
  public static let assetFileMissing = ErrorCode(
    109, "assetFileMissing", "The content of an asset is missing, or does not match its digest.")
  public static let unknownItem = ErrorCode(110, "unknownItem", "The container has no such record or share.")
  public static let tooManyParticipants = ErrorCode(
    111, "tooManyParticipants", "The share has no room for another participant.")
  public static let invalidArguments = ErrorCode(112, "invalidArguments", "The container cannot store the value.")
  public static let networkUnavailable = ErrorCode(
    113, "networkUnavailable", "There is no connection to the container.")
  public static let networkFailure = ErrorCode(114, "networkFailure", "The connection to the container was lost.")
  public static let timeout = ErrorCode(115, "timeout", "The container did not answer in time.")
  public static let notAuthenticated = ErrorCode(116, "notAuthenticated", "The container does not accept the account.")
  public static let requestRateLimited = ErrorCode(
    117, "requestRateLimited", "The container has too many requests. Try again later.")
  public static let incompatibleVersion = ErrorCode(
    118, "incompatibleVersion", "The container was made for a newer program.")
}
