public import Shape

/// What a thing was like that came back.
public enum ReturnCondition: String, Choice {
  /// It can be sold again.
  case ok
  /// It must be looked at first.
  case returned

  public static let spellings = Spellings<ReturnCondition>()
  public static let doc: StaticString =
    "The condition of the items; ok if left out. Items with the condition returned must be inspected first. They go into a lot of that status: a batch's own lot, or the piece itself."
}
