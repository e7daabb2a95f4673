public import Shape

/// The condition of stock that came back.
public enum ReturnCondition: String, Choice {
  /// The stock can be sold again.
  case ok
  /// The stock must be inspected first.
  case returned

  public static let spellings = Spellings<ReturnCondition>()
  public static let doc: StaticString =
    "The condition of the goods. Without it, ok. returned: the goods must be inspected first. Such goods go into a lot with the status `returned`: a lot of their own for a batch, or the piece itself."
}
