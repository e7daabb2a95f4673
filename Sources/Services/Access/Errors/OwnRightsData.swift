internal import RPC
internal import Shape

/// The data of the error `forbidden` for a caller who would raise their own rights.
struct OwnRightsData: ErrorData {
  let needs: AnotherOwner

  static let code = ErrorCode.forbidden
  static let doc: StaticString = "No user may raise their own rights."
}

extension OwnRightsData {
  init<F: Fields<Self>>(_ field: inout F) {
    needs = field("needs", \.needs, "The condition under which the request is allowed.")
  }
}

/// The condition that another owner changes the rights.
struct AnotherOwner: Record, Sendable {
  private let rule: RuleName

  /// The name of this condition. No method's rule of access has this name.
  private enum RuleName: String, Choice {
    case anotherOwner

    static let spellings = Spellings<RuleName>()
  }

  static let doc: StaticString = "Another owner of the company must send the request."

  init() { rule = .anotherOwner }

  init<F: Fields<Self>>(_ field: inout F) { rule = field("rule", \.rule, "The kind of the condition: anotherOwner.") }
}
