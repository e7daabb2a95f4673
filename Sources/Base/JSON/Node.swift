/// One value, or one member's name, on the tape. A member's name stands right before its value.
public struct Node {
  public enum Kind: UInt8 {
    case null, `false`, `true`, number, string, array, object
  }

  /// Where the value's text begins; for a string, behind the quote.
  public var offset: UInt32
  /// Bytes of the text, for a string without its quotes; for containers, the number of elements or members.
  public var length: UInt32
  /// The index of the first node behind this value and all that it holds.
  public var next: UInt32
  public var kind: Kind
  /// Whether a string has escapes, or a number a point or an exponent.
  public var isSpecial: Bool
}
