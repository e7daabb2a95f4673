internal import RPC
internal import Shape

/// The facts of a `forbidden` for a company that is never shared.
struct NeverSharedData: ErrorData {
  let reason: Reason

  enum Reason: String, Choice {
    case personal

    static let spellings = Spellings<Reason>()
  }

  static let code = ErrorCode.forbidden
  static let doc: StaticString = "The company of the account's own inventory is never shared."
}

extension NeverSharedData {
  init<F: Fields<Self>>(_ field: inout F) {
    reason = field("reason", \.reason, "personal: it is the company of the account's own inventory.")
  }
}
