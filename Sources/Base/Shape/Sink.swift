/// A destination to which values are written: JSON text, or the parameters of an SQL statement.
public protocol Sink {
  mutating func null()
  mutating func boolean(_ value: Bool)
  mutating func integer(_ value: Int)
  /// Writes the number `value / 10^places`.
  mutating func fixedPoint(_ value: Int, places: Int)
  mutating func text(_ value: String)
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Writes a text if all its bytes are ASCII and need no escape. Otherwise writes nothing and returns `false`.
  mutating func plainText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool
  mutating func uuid(_ value: UUID)
  mutating func timestamp(_ value: Timestamp)
  mutating func list<Element: Value>(_ elements: [Element])
  mutating func record<R: Record>(_ record: R)
  /// Writes a JSON value that is already text. The text must be valid and compact.
  mutating func json(_ text: String)
  mutating func json(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension Sink {
  public mutating func plainText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { false }
}
