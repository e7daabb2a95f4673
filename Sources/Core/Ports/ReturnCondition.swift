public import Shape

/// The condition of stock that came back.
public enum ReturnCondition: String, Choice {
  /// The stock can be sold again.
  case ok
  /// The stock must be inspected first.
  case returned

  public static let spellings = Spellings<ReturnCondition>()
  public static let doc: StaticString =
    "The condition of the goods. Without it, `ok`. returned: the goods must be inspected first. Such goods of a batch go into a separate lot with the status `returned`. A piece with a serial number stays in its lot, and the lot gets the status `returned`."
}
