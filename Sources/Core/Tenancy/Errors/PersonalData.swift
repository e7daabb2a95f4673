public import RPC
public import Shape

/// The facts of `forbidden` in the company of the account's own inventory.
public struct PersonalData: ErrorData {
  public let reason: Reason

  /// Why it is refused.
  public enum Reason: String, Choice {
    case personal

    public static let spellings = Spellings<Reason>()
  }

  public static let code = ErrorCode.forbidden
  public static let doc: StaticString = "The refusal of a call for the company of the account's own inventory. No right would allow it."
}

extension PersonalData {
  public init<F: Fields<Self>>(_ field: inout F) {
    reason = field("reason", \.reason, "The reason. personal: nobody signs in to the account's own inventory, and it is never shared.")
  }
}

extension Failure {
  /// What nobody does in the company of the account's own inventory.
  /// - Parameter sentence: what that is.
  public static func personal(_ sentence: String) -> Failure { Failure(PersonalData(reason: .personal), sentence) }
}
