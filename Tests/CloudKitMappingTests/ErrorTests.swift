import CloudKitMapping
import Testing

/// The expected results come from Apple's list of error codes, and from the core's table of what each kind of error
/// means.
@Suite struct ErrorTests {
  @Test(arguments: [
    (1, "internalError", "serviceUnavailable"), (2, "partialFailure", "serviceUnavailable"),
    (3, "networkUnavailable", "networkUnavailable"),
    (4, "networkFailure", "networkFailure"), (5, "badContainer", "notAuthenticated"),
    (6, "serviceUnavailable", "serviceUnavailable"),
    (7, "requestRateLimited", "requestRateLimited"), (8, "missingEntitlement", "notAuthenticated"),
    (9, "notAuthenticated", "notAuthenticated"), (10, "permissionFailure", "permissionFailure"),
    (11, "unknownItem", "unknownItem"),
    (12, "invalidArguments", "invalidArguments"), (13, "resultsTruncated", "serviceUnavailable"),
    (14, "serverRecordChanged", "serverRecordChanged"), (15, "serverRejectedRequest", "serviceUnavailable"),
    (16, "assetFileNotFound", "assetFileMissing"), (17, "assetFileModified", "assetFileMissing"),
    (18, "incompatibleVersion", "incompatibleVersion"), (19, "constraintViolation", "constraintViolation"),
    (20, "operationCancelled", "networkFailure"), (21, "changeTokenExpired", "changeTokenExpired"),
    (22, "batchRequestFailed", "batchRequestFailed"), (23, "zoneBusy", "zoneBusy"),
    (24, "badDatabase", "serviceUnavailable"),
    (25, "quotaExceeded", "quotaExceeded"), (26, "zoneNotFound", "zoneNotFound"),
    (27, "limitExceeded", "limitExceeded"),
    (28, "userDeletedZone", "userDeletedZone"), (29, "tooManyParticipants", "tooManyParticipants"),
    (30, "alreadyShared", "invalidArguments"), (31, "referenceViolation", "constraintViolation"),
    (32, "managedAccountRestricted", "notAuthenticated"), (33, "participantMayNeedVerification", "unknownItem"),
    (34, "serverResponseLost", "networkFailure"), (35, "assetNotAvailable", "assetFileMissing"),
    (36, "accountTemporarilyUnavailable", "accountTemporarilyUnavailable"),
  ])
  func eachCodeHasAKind(number: Int, name: String, kind: String) {
    #expect(CKErrorCode(rawValue: number).kind.rawValue == kind, "\(name)")
  }

  @Test(arguments: [-1, 0, 37, 38, 110, 4096, Int.max])
  func whatIsNotKnownIsTriedAgain(number: Int) {
    #expect(CKErrorCode(rawValue: number).kind == .serviceUnavailable)
    #expect(NativeError(CKErrorCode(rawValue: number)).refusal.message.contains("\(number)"))
  }

  @Test func kindsHaveTheCodesThatTheCoreDeclares() {
    let codes: [CloudKind: Int] = [
      .changeTokenExpired: 101, .zoneNotFound: 102, .userDeletedZone: 103, .zoneBusy: 104, .quotaExceeded: 105,
      .serviceUnavailable: 106,
      .permissionFailure: 107, .limitExceeded: 108, .assetFileMissing: 109, .unknownItem: 110,
      .tooManyParticipants: 111,
      .invalidArguments: 112, .networkUnavailable: 113, .networkFailure: 114, .timeout: 115, .notAuthenticated: 116,
      .requestRateLimited: 117, .incompatibleVersion: 118, .accountTemporarilyUnavailable: 116,
      .serverRecordChanged: 112,
      .batchRequestFailed: 112, .constraintViolation: 112,
    ]
    #expect(Set(codes.keys) == Set(CloudKind.allCases))
    for (kind, code) in codes { #expect(kind.code == code) }
  }

  @Test(arguments: [
    (0.0, 0), (1.0, 1000), (2.5, 2500), (0.0001, 1), (30.0004, 30_001), (1e9, 86_400_000),
  ])
  func secondsBecomeMilliseconds(seconds: Double, milliseconds: Int) {
    #expect(NativeError(.requestRateLimited, retryAfterSeconds: seconds).refusal.retryAfter == milliseconds)
  }

  @Test(arguments: [-1.0, .nan, .infinity])
  func noWaitIsMadeOfWhatIsNone(seconds: Double) {
    #expect(NativeError(.zoneBusy, retryAfterSeconds: seconds).retryAfter == nil)
  }

  @Test func aPartialFailureIsWhatItsItemsSay() {
    let items = [
      "a": NativeError(.batchRequestFailed), "b": NativeError(.zoneBusy, "busy", retryAfterSeconds: 3),
      "c": NativeError(.batchRequestFailed),
    ]
    #expect(NativeError(.partialFailure, items: items).refusal == CloudRefusal(.zoneBusy, "busy", retryAfter: 3000))
    #expect(NativeError(.partialFailure).refusal.kind == .serviceUnavailable)
  }

  @Test(arguments: [
    (0, "couldNotDetermine"), (1, "available"), (2, "restricted"), (3, "noAccount"), (4, "temporarilyUnavailable"),
    (5, "couldNotDetermine"), (-1, "couldNotDetermine"),
  ])
  func accountStatus(number: Int, name: String) {
    #expect(AccountStatus(number: number).rawValue == name)
  }

  @Test func anAccountIsToldOnlyWhereThereIsOne() {
    #expect(
      AccountStatus.available.answer(account: "_abc", container: "iCloud.x").text
        == #"{"status":"available","account":"_abc","container":"iCloud.x"}"#)
    #expect(
      AccountStatus.noAccount.answer(account: "_abc", container: "iCloud.x").text
        == #"{"status":"noAccount","account":null,"container":"iCloud.x"}"#)
  }
}
