public import Shape

/// The condition of goods that a customer has sent back.
public enum ReturnCondition: String, Choice {
  /// The goods can be sold again.
  case ok
  /// The goods must be inspected first.
  case returned

  public static let spellings = Spellings<ReturnCondition>()
  public static let doc: StaticString =
    "The condition of the goods. ok: they can be sold. returned: they must be inspected first. Goods of a batch are put into a separate lot with the status `returned`. A piece with a serial number stays in its lot, whose status becomes `returned`. Default: `ok`."
}
