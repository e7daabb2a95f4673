/// The number of a wire error, its name and what it means. Negative ones are JSON-RPC's own, positive ones the domain's; all are stable and listed
/// here, and nowhere else.
public struct ErrorCode: Sendable {
  public let rawValue: Int
  private let identifier: StaticString
  /// What the code means, in one sentence.
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
  /// Seen in this room alone: nobody else makes one but by `Failure.internalError`, which leaves its detail in the log.
  static let internalError = ErrorCode(-32603, "internalError", "A fault of the core; its log has the detail.")

  /// Or the caller may not see it; the two can't be told apart.
  public static let notFound = ErrorCode(1, "notFound", "There is no such record.")
  public static let conflict = ErrorCode(
    2, "conflict", "The record has another version than expected; data.current is the record as it stands.")
  public static let duplicate = ErrorCode(3, "duplicate", "Another record has the same unique value; data.member names the member.")
  public static let forbidden = ErrorCode(4, "forbidden", "The caller may not do this in the company; data.needs says what would allow it.")
  public static let noCompany = ErrorCode(5, "noCompany", "No company was named, none is selected, and there is not just one.")
  public static let storageFull = ErrorCode(6, "storageFull", "The disk is full; nothing of the request was stored.")
  public static let storageFault = ErrorCode(
    7, "storageFault", "The store could not be read or written; nothing of the request was stored.")
  public static let keyReused = ErrorCode(8, "keyReused", "The idempotency key was used for another request.")
  public static let cursorTooOld = ErrorCode(
    9, "cursorTooOld",
    "The log does not reach back to the cursor: read anew, and go on from data.newest; or a list's state of the first page is gone: begin it anew."
  )
  public static let limitReached = ErrorCode(10, "limitReached", "As many as there may be are open already; data.limit says how many.")
  public static let hostUnavailable = ErrorCode(
    11, "hostUnavailable",
    "The host does not offer what the request needs; data.capability names it."
  )
  public static let hostTimeout = ErrorCode(
    12, "hostTimeout",
    "The host did not answer in time; data.deadline says how many milliseconds it had."
  )
  public static let hostError = ErrorCode(13, "hostError", "The host answered with an error; data.error holds it.")
  public static let hostFault = ErrorCode(14, "hostFault", "The host's answer can't be used, or it went away.")
  public static let unsupportedProtocol = ErrorCode(
    15, "unsupportedProtocol",
    "This version of the protocol is not supported; data.supported lists those that are."
  )
  public static let signInRequired = ErrorCode(16, "signInRequired", "The company has credentials, and nobody is signed in there.")
  public static let signInFailed = ErrorCode(17, "signInFailed", "The username or the password is wrong.")
  public static let tooManyAttempts = ErrorCode(
    18, "tooManyAttempts",
    "Too many attempts have failed, or were made; data.retryAfter says how many milliseconds to wait."
  )
  public static let ownerNeeded = ErrorCode(
    19, "ownerNeeded",
    "The company would be left without an owner who can act, its first credentials would not be the founder's, or it would pass to who can't act as its owner."
  )
  public static let tierRequired = ErrorCode(
    20, "tierRequired",
    "The company's tier does not allow it; data.limit names the limit, data.most says what it is, data.tiers what to upgrade to."
  )
  public static let archived = ErrorCode(21, "archived", "The company is archived; it can be read, and restored with companies.update.")
  public static let featureRequired = ErrorCode(
    22, "featureRequired",
    "The method needs a feature that the account does not have; data.feature names it, data.tiers lists the tiers that have it, data.products what the store sells them as."
  )
  public static let locationDenied = ErrorCode(
    23, "locationDenied",
    "The app is not allowed to know where the device is; data.state is denied or restricted."
  )
  public static let placesUnavailable = ErrorCode(
    24, "placesUnavailable",
    "The host does not offer places, and there is no table of time zones; the message says what to do."
  )

  public static let inUse = ErrorCode(25, "inUse", "Other records refer to the record; data.counts says how many of which kind.")
  public static let insufficientStock = ErrorCode(
    26, "insufficientStock",
    "There is less in stock than was to be taken; data names the item, the location and the lot, what was asked for, and what there is."
  )
  public static let alreadyReversed = ErrorCode(
    27, "alreadyReversed", "The transaction was reversed before; data.reversedBy names the transaction that did."
  )

  public static let illegalStep = ErrorCode(
    28, "illegalStep",
    "The record is not where this can be done; data.allowed lists the steps that are open, data.waiting what the others wait for."
  )
  public static let assetTooLarge = ErrorCode(
    29, "assetTooLarge",
    "There would be more bytes of assets than there may be; data.limit says how many there may be, data.bytes how many."
  )
  public static let assetMissing = ErrorCode(
    30, "assetMissing", "The file of the asset is not in the data directory: somebody has removed it there."
  )
  public static let pendingChanges = ErrorCode(
    31, "pendingChanges", "What was changed here and was not sent yet would be lost; data.counts says how much of which company."
  )

  public static let accountUnavailable = ErrorCode(
    32, "accountUnavailable", "The directory has no account of a cloud that can be used; data.status says how it stands."
  )
  public static let cloudUnavailable = ErrorCode(
    33, "cloudUnavailable",
    "The cloud can't be reached, or the directory is connected to none; data.reason says why. It can be tried again."
  )
  public static let shareNotFound = ErrorCode(34, "shareNotFound", "The link leads to nothing that is shared with the account.")

  public static let readOnly = ErrorCode(
    35, "readOnly", "The conversation only reads, and the method would do more; data.method names it.")

  public static let outOfMemory = ErrorCode(
    36, "outOfMemory", "There is not enough memory for the request; nothing of it was stored. It can be sent again.")

  public static let missingCredential = ErrorCode(
    37, "missingCredential", "A sign-in needs both the identity token and the authorization code; data.members names the missing ones."
  )
  public static let notOnThisPath = ErrorCode(
    38, "notOnThisPath", "The app's data is not kept here; data.path says which deployment path holds."
  )
  public static let unauthorized = ErrorCode(
    39, "unauthorized", "Nobody is signed in, or the app's backend has not authenticated the user; data.reason says which."
  )

  public static let backendFailed = ErrorCode(
    44, "backendFailed", "The app's backend gave no answer that can be used; data.reason says why."
  )

  /// The number is that of the Language Server Protocol (`ErrorCodes`).
  public static let requestCancelled = ErrorCode(-32800, "requestCancelled", "The request was cancelled while it waited.")
}

extension ErrorCode: Hashable {
  public static func == (a: ErrorCode, b: ErrorCode) -> Bool { a.rawValue == b.rawValue }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
