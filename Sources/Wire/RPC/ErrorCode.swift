/// The number of a wire error, its name and its meaning. Negative numbers are JSON-RPC's own, positive ones the domain's. All are stable.
/// They are listed here, and those of containers in `ErrorCode+Cloud`.
public struct ErrorCode: Sendable {
  public let rawValue: Int
  private let identifier: StaticString
  /// The meaning of the code, in one sentence.
  public let meaning: StaticString

  /// The machine name: `data.kind` of the error.
  public var name: String { "\(identifier)" }

  init(_ rawValue: Int, _ name: StaticString, _ meaning: StaticString) {
    self.rawValue = rawValue
    identifier = name
    self.meaning = meaning
  }

  public static let parseError = ErrorCode(-32700, "parseError", "The line is not valid JSON, or longer than allowed.")
  public static let invalidRequest = ErrorCode(-32600, "invalidRequest", "The JSON is not a JSON-RPC 2.0 request.")
  public static let methodNotFound = ErrorCode(-32601, "methodNotFound", "There is no such method.")
  public static let invalidParams = ErrorCode(
    -32602, "invalidParams", "The parameters don't fit the method; data.problems lists every problem.")
  /// Only visible in this room. Other rooms use `Failure.internalError`, which writes its detail to the log.
  static let internalError = ErrorCode(-32603, "internalError", "A fault of the core; its log has the details.")

  /// The caller may also not be allowed to see the record. The two can't be told apart.
  public static let notFound = ErrorCode(1, "notFound", "There is no such record.")
  public static let conflict = ErrorCode(
    2, "conflict", "The record has another version than expected; data.current is the record in its present state.")
  public static let duplicate = ErrorCode(3, "duplicate", "Another record has the same unique value; data.member names the member.")
  public static let forbidden = ErrorCode(
    4, "forbidden", "The caller may not do this in the company; data.needs is the right or condition that would allow it.")
  public static let noCompany = ErrorCode(5, "noCompany", "The request named no company, none is selected, and there is not exactly one.")
  public static let storageFull = ErrorCode(6, "storageFull", "The disk is full; nothing of the request was stored.")
  public static let storageFault = ErrorCode(
    7, "storageFault", "The store could not be read or written; nothing of the request was stored.")
  public static let keyReused = ErrorCode(8, "keyReused", "The idempotency key was used for another request.")
  public static let cursorTooOld = ErrorCode(
    9, "cursorTooOld",
    "The event log no longer reaches back to the cursor: read all records again, and continue from data.newest. Or the snapshot of a list's first page is no longer kept: read the list from its first page."
  )
  public static let limitReached = ErrorCode(10, "limitReached", "The limit of open things is reached; data.limit is the number.")
  public static let hostUnavailable = ErrorCode(
    11, "hostUnavailable",
    "The host does not offer what the request needs; data.capability names it."
  )
  public static let hostTimeout = ErrorCode(
    12, "hostTimeout",
    "The host did not answer in time; data.deadline is the limit in milliseconds."
  )
  public static let hostError = ErrorCode(13, "hostError", "The host answered with an error; data.error contains it.")
  public static let hostFault = ErrorCode(14, "hostFault", "The host's answer cannot be used, or the host has ended.")
  public static let unsupportedProtocol = ErrorCode(
    15, "unsupportedProtocol",
    "This version of the protocol is not supported; data.supported lists those that are."
  )
  public static let signInRequired = ErrorCode(16, "signInRequired", "The company has credentials, and no user is signed in there.")
  public static let signInFailed = ErrorCode(17, "signInFailed", "The username or the password is wrong.")
  public static let tooManyAttempts = ErrorCode(
    18, "tooManyAttempts",
    "Too many attempts have failed, or were made; data.retryAfter is the number of milliseconds to wait."
  )
  public static let ownerNeeded = ErrorCode(
    19, "ownerNeeded",
    "The company would be left without an owner who can act. Or its first credentials would not be the founder's, or its new founder could not act as its owner."
  )
  public static let tierRequired = ErrorCode(
    20, "tierRequired",
    "The company's tier does not allow it; data.limit names the limit, data.most is its value, and data.tiers lists tiers to upgrade to."
  )
  public static let archived = ErrorCode(21, "archived", "The company is archived; it can be read, and restored with companies.update.")
  public static let featureRequired = ErrorCode(
    22, "featureRequired",
    "The method needs a feature that the account does not have; data.feature names it, data.tiers lists the tiers with it, and data.products the store's products."
  )
  public static let locationDenied = ErrorCode(
    23, "locationDenied",
    "The app is not allowed to know the device's location; data.state is denied or restricted."
  )
  public static let placesUnavailable = ErrorCode(
    24, "placesUnavailable",
    "The host does not offer places, and there is no table of time zones; the message has instructions."
  )

  public static let inUse = ErrorCode(25, "inUse", "Other records refer to the record; data.counts is their number by kind.")
  public static let insufficientStock = ErrorCode(
    26, "insufficientStock",
    "There is less in stock than requested; data has the item, the location, the lot, and the requested and present quantities."
  )
  public static let alreadyReversed = ErrorCode(
    27, "alreadyReversed", "The transaction was already reversed; data.reversedBy names the reversing transaction."
  )

  public static let illegalStep = ErrorCode(
    28, "illegalStep",
    "The record's status does not allow this step; data.allowed lists the open steps, and data.waiting the conditions of the others."
  )
  public static let assetTooLarge = ErrorCode(
    29, "assetTooLarge",
    "The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size."
  )
  public static let assetMissing = ErrorCode(
    30, "assetMissing", "The file of the asset was removed from the data directory."
  )
  public static let pendingChanges = ErrorCode(
    31, "pendingChanges", "Changes that were made here and not sent yet would be lost; data.counts is their number by company."
  )

  public static let accountUnavailable = ErrorCode(
    32, "accountUnavailable", "The directory has no cloud account that can be used; data.status is the state of the account."
  )
  public static let cloudUnavailable = ErrorCode(
    33, "cloudUnavailable",
    "The cloud cannot be reached, or the directory is connected to none; data.reason is the reason. Try again later."
  )
  public static let shareNotFound = ErrorCode(34, "shareNotFound", "The link leads to no share that is meant for the account.")

  public static let readOnly = ErrorCode(
    35, "readOnly", "The conversation may only read, and the method does more; data.method names it.")

  public static let outOfMemory = ErrorCode(
    36, "outOfMemory", "There is not enough memory for the request, and no part of it was stored. Send it again.")

  public static let missingCredential = ErrorCode(
    37, "missingCredential", "A sign-in needs both the identity token and the authorization code; data.members names the missing ones."
  )
  public static let notOnThisPath = ErrorCode(
    38, "notOnThisPath", "The app's data is not stored here; data.path is the deployment path with the data."
  )
  public static let unauthorized = ErrorCode(
    39, "unauthorized", "No user is signed in, or the app's backend has not authenticated the user; data.reason says which."
  )

  public static let backendFailed = ErrorCode(
    44, "backendFailed", "The app's backend gave no usable answer; data.reason is the reason."
  )

  /// The number is that of the Language Server Protocol (`ErrorCodes`).
  public static let requestCancelled = ErrorCode(-32800, "requestCancelled", "The request was cancelled while it waited.")
}

extension ErrorCode: Hashable {
  public static func == (a: ErrorCode, b: ErrorCode) -> Bool { a.rawValue == b.rawValue }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
