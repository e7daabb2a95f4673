internal import RPC
internal import Shape

/// The facts of `forbidden` for a tier that can't be set.
struct TierBoughtData: ErrorData {
  let reason: Reason

  enum Reason: String, Choice {
    case tierIsBought

    static let spellings = Spellings<Reason>()
  }

  static let code = ErrorCode.forbidden
  static let doc: StaticString = "The tier of a company cannot be set in production, whatever the caller's rights."
}

extension TierBoughtData {
  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason, "tierIsBought: the app was built for production, where the tier follows from purchases.")
  }
}
