/// One problem of a value in a JSON text, with the position of the value.
public struct Problem: Equatable, Sendable {
  /// The kind of a problem, for programs.
  public enum Kind: String, Choice {
    /// A required member is missing.
    case missing
    /// The text has a member that is not known.
    case unknown
    /// A value has another JSON type than expected.
    case type
    /// A value has the right JSON type, but is not allowed.
    case value

    public static let spellings = Spellings<Kind>()
  }

  /// A JSON Pointer (RFC 6901) that leads from the parameters to the value. It is empty for the parameters as a whole.
  public let pointer: String
  public let kind: Kind
  /// A sentence that names the member and says what was expected.
  public let message: String

  public init(pointer: String, kind: Kind, message: String) {
    self.pointer = pointer
    self.kind = kind
    self.message = message
  }
}

extension Problem {
  /// Returns the problem that an answer lacks a required list. In other texts a missing list counts as an empty list,
  /// but in answers it does not.
  public static func missing(_ member: String, _ what: String) -> Problem {
    Problem(pointer: "/\(member)", kind: .missing, message: "\(member) is missing: \(what)")
  }
}

extension Problem: Record {
  public static let doc: StaticString = "A problem of a value, and its place."

  public init<F: Fields<Self>>(_ field: inout F) {
    pointer = field(
      "pointer", \.pointer,
      "The place of the problem: a JSON Pointer (RFC 6901), such as /lines/0/quantity. The empty text for the value as a whole."
    )
    kind = field(
      "kind", \.kind,
      "The kind of the problem. missing: a required member is missing. unknown: the member has no meaning here. type: the value has the wrong JSON type. value: the value is not allowed."
    )
    message = field("message", \.message, "The problem as a sentence, with the member and the expected value.")
  }
}
