/// A source of values: a JSON value, or the columns of a row.
///
/// Every primitive returns `nil` if the value is of another kind. The source has recorded the problem then.
public protocol Source {
  /// A Boolean value that indicates whether values were checked when they were stored, so that a second check is not
  /// needed.
  static var isTrusted: Bool { get }
  /// A Boolean value that indicates whether the core wrote this text. Stricter rules apply only to texts that people
  /// write, so values that older programs accepted can still be read.
  var isOfCore: Bool { get }

  /// Reads JSON's null or SQL's NULL. Returns a Boolean value that indicates whether the value is null.
  mutating func null() -> Bool
  /// A Boolean value that indicates whether the value is a list.
  var isList: Bool { get }

  mutating func boolean() -> Bool?
  mutating func integer() -> Int?
  /// Reads an integer that people easily mistake for another number.
  /// - Parameter what: the things that the integer counts, with an example, as words of a problem's sentence.
  mutating func integer(of what: StaticString) -> Int?
  /// Reads a number with at most `places` decimals, as the integer `number * 10^places`. Further decimals are rounded
  /// half to even or refused.
  mutating func fixedPoint(places: Int, rounding: Bool) -> Int?
  mutating func text() -> String?
  /// Calls `use` with the text's bytes, without making a `String`.
  mutating func withText(_ use: (UnsafeBufferPointer<UInt8>) -> Void)
  /// Copies a text to a sink.
  mutating func copyText<K: Sink>(to sink: inout K)
  /// Calls `use` with the bytes of a value's JSON.
  mutating func withJSON(_ use: (UnsafeBufferPointer<UInt8>) -> Void)
  mutating func uuid() -> UUID?
  mutating func timestamp() -> Timestamp?
  mutating func list<Element: Value>(of type: Element.Type) -> [Element]?
  /// Reads the members of an object whose names are not known beforehand, in the order of the text.
  mutating func map<Member: Value>(of type: Member.Type) -> [(name: String, value: Member)]?
  mutating func record<R: Record>(_ type: R.Type) -> R
  /// Reads a merge patch of a record. Members of the patch are read, and all others keep their stored values.
  mutating func merge<R: Record>(into stored: R) -> R
  /// Reads a merge patch, and records every problem that the patch has for any record. The result can be applied to a
  /// record while the source's text is in memory.
  mutating func changes<R: Record>(to type: R.Type) -> Patch<R>
  /// Reads any JSON value, as its compact text.
  mutating func json() -> String?

  /// Records that the value is of the right kind, but not allowed.
  mutating func refuse(_ message: String)
}

extension Source {
  public mutating func integer(of what: StaticString) -> Int? { integer() }

  @inlinable public mutating func copyText<K: Sink>(to sink: inout K) { withText { sink.text($0) } }
}
