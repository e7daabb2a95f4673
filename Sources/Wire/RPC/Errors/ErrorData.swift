public import Shape

/// The facts of one kind of errors: the members of `data` behind `kind`. A kind may have several such records, where its facts differ.
///
///     struct DuplicateData: ErrorData {
///       let member: String
///
///       static let code = ErrorCode.duplicate
///
///       init<F: Fields<Self>>(_ field: inout F) { member = field("member", \.member, "The member whose value is taken.") }
///     }
public protocol ErrorData: Record, Sendable {
  static var code: ErrorCode { get }

  /// A JSON Pointer to the member that is at fault, for whoever tells it with others; nil for none, or several.
  var pointer: String? { get }
  /// The same facts of parameters that stand elsewhere.
  /// - Parameter move: makes of a pointer what it is there.
  func moved(_ move: (String) -> String) -> Self
}

extension ErrorData {
  public static var doc: StaticString { code.meaning }
  public var pointer: String? { nil }
  public func moved(_ move: (String) -> String) -> Self { self }
}
