/// The number of a wire error, its name and its meaning. JSON-RPC and the Language Server Protocol define the negative
/// numbers. Positive numbers are errors of this application. No number is ever changed. This file lists the errors, and
/// `ErrorCode+Cloud` lists those of containers.
public struct ErrorCode: Sendable {
  public let rawValue: Int
  private let identifier: StaticString
  /// The meaning of the code, in one sentence.
  public let meaning: StaticString

  /// The name for programs, which the error sends as `data.kind`.
  public var name: String { "\(identifier)" }

  init(_ rawValue: Int, _ name: StaticString, _ meaning: StaticString) {
    self.rawValue = rawValue
    identifier = name
    self.meaning = meaning
  }

  public static let parseError = ErrorCode(-32700, "parseError", "The line is not valid JSON, or longer than allowed.")
  public static let invalidRequest = ErrorCode(
    -32600, "invalidRequest", "The message is JSON, but not a JSON-RPC 2.0 request.")
  public static let methodNotFound = ErrorCode(-32601, "methodNotFound", "There is no such method.")
  public static let invalidParams = ErrorCode(
    -32602, "invalidParams", "The parameters don't fit the method. data.problems lists all problems.")
  /// The fault of the core itself. Visible only in this module. Other modules use `Failure.internalError`, which writes
  /// its detail to the log.
  static let internalError = ErrorCode(-32603, "internalError", "The core has a fault. The core's log has the details.")

  /// The record does not exist, or the caller may not see it. The error is the same in both cases, so that it reveals
  /// nothing.
  public static let notFound = ErrorCode(
    1, "notFound", "No record with this id exists, or the caller may not see the record.")
  public static let conflict = ErrorCode(
    2, "conflict",
    "The record does not have the version in expect. data.current is the record in its present state. Read it, and send the change again with its version."
  )
  public static let duplicate = ErrorCode(
    3, "duplicate", "Another record has the same value in a member that must be unique. data.member names the member.")
  public static let forbidden = ErrorCode(
    4, "forbidden",
    "The caller may not call this method in the company. data.needs is the right or the condition that would allow the call."
  )
  public static let noCompany = ErrorCode(
    5, "noCompany",
    "The request has no company, no company is selected, and there is not exactly one company. Send company, or call companies.select."
  )
  public static let storageFull = ErrorCode(
    6, "storageFull",
    "The disk is full. No part of the request was stored. Free some space, and send the request again.")
  public static let storageFault = ErrorCode(
    7, "storageFault",
    "The data directory could not be read or written. No part of the request was stored, except the record that data.record names, if any."
  )
  public static let keyReused = ErrorCode(
    8, "keyReused", "The idempotency key was used for another request. Use a new key, or repeat that request unchanged."
  )
  public static let cursorTooOld = ErrorCode(
    9, "cursorTooOld",
    "The core no longer has the state to which the cursor belongs. For events, read all records again, and continue from data.newest. For a list with snapshot, read the list again from its first page."
  )
  public static let limitReached = ErrorCode(
    10, "limitReached",
    "A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the largest allowed number."
  )
  public static let hostUnavailable = ErrorCode(
    11, "hostUnavailable",
    "The host does not offer a capability that the request needs. data.capability names the capability."
  )
  public static let hostTimeout = ErrorCode(
    12, "hostTimeout",
    "The host did not answer in time. data.deadline is the time limit in milliseconds."
  )
  public static let hostError = ErrorCode(
    13, "hostError", "The host answered with an error. data.error is the host's error.")
  public static let hostFault = ErrorCode(14, "hostFault", "The host's answer cannot be used, or the host has ended.")
  public static let unsupportedProtocol = ErrorCode(
    15, "unsupportedProtocol",
    "The core does not support this version of the protocol. data.supported lists the supported versions."
  )
  public static let signInRequired = ErrorCode(
    16, "signInRequired", "The company has credentials, and no user is signed in there. Call access.signIn.")
  public static let signInFailed = ErrorCode(17, "signInFailed", "The username or the password is wrong.")
  public static let tooManyAttempts = ErrorCode(
    18, "tooManyAttempts",
    "Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait before the next attempt."
  )
  public static let ownerNeeded = ErrorCode(
    19, "ownerNeeded",
    "The request would leave the company without an owner who can act. data.reason has the details."
  )
  public static let tierRequired = ErrorCode(
    20, "tierRequired",
    "The company's tier does not allow the request. data.limit names the limit, data.most is its value, and data.tiers lists the tiers that would allow the request."
  )
  public static let archived = ErrorCode(
    21, "archived",
    "The company is archived. Its records can be read, but not changed. companies.update with archived: false restores it."
  )
  public static let featureRequired = ErrorCode(
    22, "featureRequired",
    "The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists the tiers that include it, and data.products lists the products that give these tiers."
  )
  public static let locationDenied = ErrorCode(
    23, "locationDenied",
    "The app may not read the device's location. data.state is denied (by the user) or restricted (by the device's settings)."
  )
  public static let placesUnavailable = ErrorCode(
    24, "placesUnavailable",
    "Places cannot be found: the host does not offer them, and the machine has no table of time zones. The message has instructions."
  )

  public static let inUse = ErrorCode(
    25, "inUse",
    "Other records refer to the record. data.counts has the number of these records for each kind. Remove the references first."
  )
  public static let insufficientStock = ErrorCode(
    26, "insufficientStock",
    "There is less stock than the request takes. data has the item, the location, the lot, and the requested, present and available quantities."
  )
  public static let alreadyReversed = ErrorCode(
    27, "alreadyReversed",
    "The transaction was already reversed. data.reversedBy is the id of the reversing transaction."
  )

  public static let illegalStep = ErrorCode(
    28, "illegalStep",
    "The record's status does not allow this step. data.allowed lists the steps that are possible now, and data.waiting lists the conditions of the other steps."
  )
  public static let assetTooLarge = ErrorCode(
    29, "assetTooLarge",
    "The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of bytes with the new asset."
  )
  public static let assetMissing = ErrorCode(
    30, "assetMissing",
    "The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an asset with the same bytes to restore the file."
  )
  public static let pendingChanges = ErrorCode(
    31, "pendingChanges",
    "The request would lose changes that this device has not sent to the cloud yet. data.counts has their number for each company."
  )

  public static let accountUnavailable = ErrorCode(
    32, "accountUnavailable",
    "The data directory has no cloud account that can be used. data.status is the state of the account."
  )
  public static let cloudUnavailable = ErrorCode(
    33, "cloudUnavailable",
    "The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason. If the cloud cannot be reached, try again later."
  )
  public static let shareNotFound = ErrorCode(
    34, "shareNotFound", "The link does not lead to a share that this account may join.")

  public static let readOnly = ErrorCode(
    35, "readOnly", "The conversation may only read, and the method does more than read. data.method names the method.")

  public static let outOfMemory = ErrorCode(
    36, "outOfMemory",
    "There is not enough memory for the request. No part of the request was stored. Free some memory, and send the request again."
  )

  public static let missingCredential = ErrorCode(
    37, "missingCredential",
    "A sign-in needs both the identity token and the authorization code. data.members names the missing members."
  )
  public static let notOnThisPath = ErrorCode(
    38, "notOnThisPath",
    "The app's data is stored by another deployment path. data.path is the deployment path that has the data."
  )
  public static let unauthorized = ErrorCode(
    39, "unauthorized",
    "No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason."
  )

  public static let backendFailed = ErrorCode(
    44, "backendFailed", "The app's backend gave no usable answer. data.reason is the reason."
  )

  public static let componentsShort = ErrorCode(
    45, "componentsShort",
    "There are fewer components than a build takes. data.shortages lists them, with their locations and the quantities that are expected."
  )

  public static let seriesUnconfirmed = ErrorCode(
    46, "seriesUnconfirmed",
    "This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is the company. Let the device sync once, and send the request again."
  )

  /// The Language Server Protocol uses the same number for cancelled requests (`ErrorCodes`).
  public static let requestCancelled = ErrorCode(
    -32800, "requestCancelled", "The request was cancelled while it waited.")
}

extension ErrorCode: Hashable {
  public static func == (a: ErrorCode, b: ErrorCode) -> Bool { a.rawValue == b.rawValue }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
