public import Shape

/// The facts of one kind of errors: the members of the error's `data` after `kind`. If errors of one kind can have
/// different facts, the kind has several types that conform to this protocol.
///
///     struct DuplicateData: ErrorData {
///       let member: String
///
///       static let code = ErrorCode.duplicate
///
///       init<F: Fields<Self>>(_ field: inout F) { member = field("member", \.member, "The member.") }
///     }
public protocol ErrorData: Record, Sendable {
  static var code: ErrorCode { get }

  /// A JSON Pointer to the wrong member of the parameters, for code that reports the error together with others. `nil`
  /// if no member, or more than one, is wrong.
  var pointer: String? { get }
  /// Returns the same facts for parameters that are a part of other parameters, so that their pointers change.
  /// - Parameter move: returns the new pointer for an old one.
  func moved(_ move: (String) -> String) -> Self
}

extension ErrorData {
  public static var doc: StaticString { code.meaning }
  public var pointer: String? { nil }
  public func moved(_ move: (String) -> String) -> Self { self }
}
