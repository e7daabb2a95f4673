public import Shape

/// The condition of stock that came back.
public enum ReturnCondition: String, Choice {
  /// The stock can be sold again.
  case ok
  /// The stock must be inspected first.
  case returned

  public static let spellings = Spellings<ReturnCondition>()
  public static let doc: StaticString =
    "The condition of the items; ok if left out. Items with the condition returned must be inspected first. They go into a lot of that status: a batch's own lot, or the piece itself."
}
