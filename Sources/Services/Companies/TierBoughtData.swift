internal import RPC
internal import Shape

/// The data of the error `forbidden` for a tier that can't be set, because purchases decide it.
struct TierBoughtData: ErrorData {
  let reason: Reason

  enum Reason: String, Choice {
    case tierIsBought

    static let spellings = Spellings<Reason>()
  }

  static let code = ErrorCode.forbidden
  static let doc: StaticString = "In production, the tier of a company cannot be set, whatever rights the caller has."
}

extension TierBoughtData {
  init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason, "tierIsBought: the app was built for production, where purchases decide the tier.")
  }
}
