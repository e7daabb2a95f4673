public import Shape

/// What a thing was like that came back.
public enum ReturnCondition: String, Choice {
  /// It can be sold again.
  case ok
  /// It must be looked at first.
  case returned

  public static let spellings = Spellings<ReturnCondition>()
  public static let doc: StaticString =
    "What it is like; ok without it. What is returned must be looked at first: it goes into a lot of that status, a batch's own or the piece itself."
}
