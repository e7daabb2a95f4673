internal import RPC
internal import Shape

/// The data of the error `forbidden` for a request that would reduce the founder's rights.
struct FounderStaysData: ErrorData {
  let needs: Transfer

  static let code = ErrorCode.forbidden
  static let doc: StaticString = "The founder of a company cannot be revoked or demoted."
}

extension FounderStaysData {
  init<F: Fields<Self>>(_ field: inout F) {
    needs = field("needs", \.needs, "The condition under which the request is allowed.")
  }
}

/// The condition that the founder first transfers the company to another owner.
struct Transfer: Record, Sendable {
  private let rule: RuleName

  /// The name of this condition. No method's rule of access has this name.
  private enum RuleName: String, Choice {
    case transfer

    static let spellings = Spellings<RuleName>()
  }

  static let doc: StaticString = "The founder must first make another owner the founder, with access.transfer."

  init() { rule = .transfer }

  init<F: Fields<Self>>(_ field: inout F) { rule = field("rule", \.rule, "The kind of the condition: transfer.") }
}
