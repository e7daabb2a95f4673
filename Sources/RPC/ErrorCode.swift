/// The number of a wire error. Negative ones are JSON-RPC's own, positive ones the domain's; all are stable and listed here.
public struct ErrorCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The line is not valid JSON, or longer than allowed.
  public static let parseError = ErrorCode(rawValue: -32700)
  /// The JSON is not a request.
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  public static let invalidParams = ErrorCode(rawValue: -32602)
  /// A fault of ours; the log has the detail.
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
}

extension ErrorCode {
  /// The machine name, and what it means in a sentence.
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
  ]

  /// The machine name: `data.kind` of the error.
  public var name: String { ErrorCode.table[self]?.name ?? "error" }
  /// What the code means, in one sentence.
  public var meaning: String { ErrorCode.table[self]?.meaning ?? "" }
}
