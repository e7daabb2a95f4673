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
}

extension ErrorData {
  public static var doc: StaticString { code.meaning }
}
