/// The number of an error on the wire: `error.code`. All are listed here, and none ever changes its meaning.
///
/// Negative numbers are those of JSON-RPC 2.0 and of the Language Server Protocol; positive ones are the core's own.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The line is not valid JSON, or longer than allowed.
  public static let parseError = ErrorCode(rawValue: -32700)
  /// The JSON is not a request.
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  public static let invalidParams = ErrorCode(rawValue: -32602)
  /// A fault of the core; its log has the detail.
  public static let internalError = ErrorCode(rawValue: -32603)

  /// There is no such record, or the caller may not see it; the two can't be told apart.
  public static let notFound = ErrorCode(rawValue: 1)
  /// The record has another version than `expect` says; `data.current` is the record as it stands.
  public static let conflict = ErrorCode(rawValue: 2)
  /// Another record has the same unique value.
  public static let duplicate = ErrorCode(rawValue: 3)
  /// The caller may see the company, but not do this there.
  public static let forbidden = ErrorCode(rawValue: 4)
  /// Neither `company` was given nor is one selected.
  public static let noCompany = ErrorCode(rawValue: 5)
  /// The disk is full; nothing of the request was stored.
  public static let storageFull = ErrorCode(rawValue: 6)
  /// The store could not be read or written; nothing of the request was stored.
  public static let storageFault = ErrorCode(rawValue: 7)
  /// The idempotency key was used for another request.
  public static let keyReused = ErrorCode(rawValue: 8)
  /// The event cursor is older than the log; `data.oldest` is where it begins.
  public static let cursorTooOld = ErrorCode(rawValue: 9)
  /// There are as many as there may be at once; `data.limit` says how many that is.
  public static let limitReached = ErrorCode(rawValue: 10)
  /// The host does not offer what the request needs; `data.capability` names it.
  public static let hostUnavailable = ErrorCode(rawValue: 11)
  /// The host did not answer in time.
  public static let hostTimeout = ErrorCode(rawValue: 12)
  /// The host answered with an error, which `data.error` holds.
  public static let hostError = ErrorCode(rawValue: 13)
  /// The host's answer could not be understood.
  public static let hostFault = ErrorCode(rawValue: 14)
  /// The host speaks a version of the protocol that is not supported; `data.supported` lists those that are.
  public static let unsupportedProtocol = ErrorCode(rawValue: 15)
  /// The company has credentials, and nobody is signed in there.
  public static let signInRequired = ErrorCode(rawValue: 16)
  /// The username or the password is wrong.
  public static let signInFailed = ErrorCode(rawValue: 17)
  /// Too many attempts to sign in have failed; `data.retryAfter` says for how many milliseconds no other is looked at.
  public static let tooManyAttempts = ErrorCode(rawValue: 18)
  /// The company would be left without an owner who can act.
  public static let ownerNeeded = ErrorCode(rawValue: 19)
  /// The company's tier does not allow it; `data.tiers` lists the tiers that do.
  public static let tierRequired = ErrorCode(rawValue: 20)
  /// The company is archived: its records can be read, but not written.
  public static let archived = ErrorCode(rawValue: 21)
  /// The method needs a feature that has not been bought: `data.feature`. `data.tiers` lists the tiers that have it, `data.products` what to
  /// buy.
  public static let featureRequired = ErrorCode(rawValue: 22)
  /// The app may not know where the device is; `data.state` says why.
  public static let locationDenied = ErrorCode(rawValue: 23)
  /// There is neither a host that knows places by their names nor a table of time zones.
  public static let placesUnavailable = ErrorCode(rawValue: 24)

  /// The request was cancelled while it waited; the number is that of the Language Server Protocol (`ErrorCodes`).
  public static let requestCancelled = ErrorCode(rawValue: -32800)
}

extension ErrorCode {
  /// What goes to the wire about each: the machine name, and what it means in a sentence.
  private static let table: [ErrorCode: (name: String, meaning: String)] = [
    .parseError: ("parseError", "The line is not valid JSON, or longer than allowed."),
    .invalidRequest: ("invalidRequest", "The JSON is not a JSON-RPC 2.0 request."),
    .methodNotFound: ("methodNotFound", "There is no such method."),
    .invalidParams: ("invalidParams", "The parameters don't fit the method; data.problems lists every problem."),
    .internalError: ("internalError", "A fault of the core; its log has the detail."),
    .notFound: ("notFound", "There is no such record."),
    .conflict: ("conflict", "The record has another version than expected; data.current is the record as it stands."),
    .duplicate: ("duplicate", "Another record has the same unique value; data.member names the member."),
    .forbidden: ("forbidden", "The caller may not do this in the company; data.needs says what would allow it."),
    .noCompany: ("noCompany", "Neither was a company named nor is one selected."),
    .storageFull: ("storageFull", "The disk is full; nothing of the request was stored."),
    .storageFault: ("storageFault", "The store could not be read or written; nothing of the request was stored."),
    .keyReused: ("keyReused", "The idempotency key was used for another request."),
    .cursorTooOld: (
      "cursorTooOld", "The log does not reach back to the cursor; data.oldest is where it begins. Read anew, and go on from there."
    ),
    .limitReached: ("limitReached", "As many as there may be are open already; data.limit says how many."),
    .hostUnavailable: ("hostUnavailable", "The host does not offer what the request needs; data.capability names it."),
    .hostTimeout: ("hostTimeout", "The host did not answer in time; data.deadline says how many milliseconds it had."),
    .hostError: ("hostError", "The host answered with an error; data.error holds it."),
    .hostFault: ("hostFault", "The host's answer could not be understood, or it went away."),
    .unsupportedProtocol: ("unsupportedProtocol", "This version of the protocol is not supported; data.supported lists those that are."),
    .signInRequired: ("signInRequired", "The company has credentials, and nobody is signed in there."),
    .signInFailed: ("signInFailed", "The username or the password is wrong."),
    .tooManyAttempts: ("tooManyAttempts", "Too many attempts have failed; data.retryAfter says how many milliseconds to wait."),
    .ownerNeeded: (
      "ownerNeeded", "The company would be left without an owner who can act, or its first credentials would not be an owner's."
    ),
    .tierRequired: (
      "tierRequired",
      "The company's tier does not allow it; data.limit names the limit, data.most says what it is, data.tiers what to upgrade to."
    ),
    .archived: ("archived", "The company is archived; it can be read, and restored with companies.update."),
    .featureRequired: (
      "featureRequired",
      "The method needs a feature that has not been bought; data.feature names it, data.tiers lists the tiers that have it, data.products what the store sells them as."
    ),
    .locationDenied: ("locationDenied", "The app may not know where the device is; data.state is denied or restricted."),
    .placesUnavailable: (
      "placesUnavailable", "The host does not offer places, and there is no table of time zones; the message says what to do."
    ),
    .requestCancelled: ("requestCancelled", "The request was cancelled while it waited."),
  ]

  /// The machine name: `data.kind` of the error.
  public var name: String { ErrorCode.table[self]?.name ?? "error" }
  /// What the code means, in one sentence.
  public var meaning: String { ErrorCode.table[self]?.meaning ?? "" }
}
