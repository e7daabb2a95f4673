public import RPC
public import Shape

/// The data of the error `forbidden` for a call that is never allowed for the account's own inventory.
public struct PersonalData: ErrorData {
  public let reason: Reason

  /// The reason of the refusal.
  public enum Reason: String, Choice {
    case personal

    public static let spellings = Spellings<Reason>()
  }

  public static let code = ErrorCode.forbidden
  public static let doc: StaticString =
    "The refusal of a call for the company of the account's own inventory. No right allows such a call."
}

extension PersonalData {
  public init<F: Fields<Self>>(_ field: inout F) {
    reason = field(
      "reason", \.reason,
      "The reason. personal: nobody signs in to the account's own inventory, and it is never shared.")
  }
}

extension Failure {
  /// Returns the error for a call that is never allowed for the company of the account's own inventory.
  /// - Parameter sentence: the message of the error.
  public static func personal(_ sentence: String) -> Failure { Failure(PersonalData(reason: .personal), sentence) }
}
