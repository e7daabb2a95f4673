internal import RPC
internal import Shape

/// The data of the error `forbidden` for a call in a shared company that no right there would allow.
struct SharedCompanyData: ErrorData {
  let reason: Reason

  /// The reason of the refusal.
  enum Reason: String, Choice {
    case shared, readOnly

    static let spellings = Spellings<Reason>()
  }

  static let code = ErrorCode.forbidden
  static let doc: StaticString =
    "The refusal of a call for a company that another account shares with this one. No right in that company allows the call."
}

extension SharedCompanyData {
  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      "The reason. shared: only the account that owns the company may call this method. readOnly: the account may see the company, but may not change it."
    )
  }
}
