/// An entry of the tape: one value, or the name of one member. A member's name is followed by its value.
public struct Node {
  public enum Kind: UInt8 {
    case null, `false`, `true`, number, string, array, object
  }

  /// The offset in the JSON text at which the value's text begins. For a string, this is the byte after its opening
  /// quote.
  public var offset: UInt32
  /// For scalars, the number of bytes of the text; for a string, without its quotes. For arrays and objects, the number
  /// of elements or members.
  public var length: UInt32
  /// The index of the node that follows this value and everything in it.
  public var next: UInt32
  public var kind: Kind
  /// A Boolean value that indicates whether a string has escapes, or a number has a point or an exponent.
  public var isSpecial: Bool
}
