internal import RPC
internal import Shape

/// The facts of `forbidden` in the company of the account's own inventory.
struct PersonalData: ErrorData {
  let reason: Reason

  enum Reason: String, Choice {
    case personal

    static let spellings = Spellings<Reason>()
  }

  static let code = ErrorCode.forbidden
  static let doc: StaticString = "Nobody signs in to the company of the account's own inventory; no right would allow it."
}

extension PersonalData {
  init<F: Fields<Self>>(_ field: inout F) {
    reason = field("reason", \.reason, "personal: it is the account's own, and nobody signs in there.")
  }
}
