internal import RPC
internal import Shape

/// The facts of a `forbidden` in a company that others share, which no right there would change.
struct SharedCompanyData: ErrorData {
  let reason: Reason

  /// What stands in the way.
  enum Reason: String, Choice {
    case shared, readOnly

    static let spellings = Spellings<Reason>()
  }

  static let code = ErrorCode.forbidden
  static let doc: StaticString = "The company is shared with the account, and no right there would allow it."
}

extension SharedCompanyData {
  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      "shared: it is for the account alone that the company belongs to; readOnly: the account may look on, and change nothing.")
  }
}
