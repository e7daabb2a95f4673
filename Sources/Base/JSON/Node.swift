/// One value, or one member's name, on the tape. A member's name comes right before its value.
public struct Node {
  public enum Kind: UInt8 {
    case null, `false`, `true`, number, string, array, object
  }

  /// The offset at which the value's text begins. For a string, the quote is before it.
  public var offset: UInt32
  /// The number of bytes of the text, for a string without its quotes. For containers, the number of elements or
  /// members.
  public var length: UInt32
  /// The index of the first node behind this value and the values in it.
  public var next: UInt32
  public var kind: Kind
  /// A Boolean value that indicates whether a string has escapes, or a number has a point or an exponent.
  public var isSpecial: Bool
}
