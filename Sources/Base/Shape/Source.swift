/// A source from which values are read: a JSON value, or the columns of a row.
///
/// Each function for a basic type returns `nil` if the value has another type. The source has then recorded the
/// problem.
public protocol Source {
  /// A Boolean value that indicates whether the values were already checked when they were stored, so that they need
  /// not be checked again.
  static var isTrusted: Bool { get }
  /// A Boolean value that indicates whether the core itself has written the text. Some rules were added later, and hold
  /// only for new texts from outside. Without this distinction, texts that older programs stored could no longer be
  /// read.
  var isOfCore: Bool { get }

  /// Returns a Boolean value that indicates whether the value is null: JSON's null or SQL's NULL.
  mutating func null() -> Bool
  /// A Boolean value that indicates whether the value is a list.
  var isList: Bool { get }

  mutating func boolean() -> Bool?
  mutating func integer() -> Int?
  /// Reads an integer in a unit that people easily mistake, so that the message of a problem names the unit.
  /// - Parameter what: the words that follow "a whole number" in the message: what the integer counts, with an example.
  mutating func integer(of what: StaticString) -> Int?
  /// Reads a number with at most `places` decimal places. Returns the integer `number * 10^places`. Further decimal
  /// places are rounded half to even, or refused.
  mutating func fixedPoint(places: Int, rounding: Bool) -> Int?
  mutating func text() -> String?
  /// Calls `use` with the bytes of the text. No `String` is created for it.
  mutating func withText(_ use: (UnsafeBufferPointer<UInt8>) -> Void)
  /// Writes the text to a sink without changing it.
  mutating func copyText<K: Sink>(to sink: inout K)
  /// Calls `use` with the bytes of the value as JSON.
  mutating func withJSON(_ use: (UnsafeBufferPointer<UInt8>) -> Void)
  mutating func uuid() -> UUID?
  mutating func timestamp() -> Timestamp?
  mutating func list<Element: Value>(of type: Element.Type) -> [Element]?
  /// Reads the members of an object whose names are not known beforehand, in the order of the text.
  mutating func map<Member: Value>(of type: Member.Type) -> [(name: String, value: Member)]?
  mutating func record<R: Record>(_ type: R.Type) -> R
  /// Reads a merge patch of a record, and returns the record with the changes. Fields that are not in the patch keep
  /// their stored values.
  mutating func merge<R: Record>(into stored: R) -> R
  /// Reads a merge patch of a record that is not known yet. Records the problems that the patch has for any record. The
  /// result can be applied to a record as long as the source's text is in memory.
  mutating func changes<R: Record>(to type: R.Type) -> Patch<R>
  /// Returns any JSON value as compact text.
  mutating func json() -> String?

  /// Records the problem that the value has the right type, but is not allowed.
  mutating func refuse(_ message: String)
}

extension Source {
  public mutating func integer(of what: StaticString) -> Int? { integer() }

  @inlinable public mutating func copyText<K: Sink>(to sink: inout K) { withText { sink.text($0) } }
}
