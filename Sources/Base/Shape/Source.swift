/// Where a value is read from: a JSON value, a column of a row.
///
/// Every primitive answers nil when what stands there is of another kind; the source has noted the problem then.
public protocol Source {
  /// Whether what stands here was checked when it was stored, so that checking it again would be for nothing.
  static var isTrusted: Bool { get }
  /// A Boolean value that indicates whether the core wrote this text. Values that older programs accepted stay readable: a stricter rule
  /// applies only to what people write.
  var isOfCore: Bool { get }

  /// Takes JSON's null or SQL's NULL, and answers whether one stood here.
  mutating func null() -> Bool
  /// Whether a list stands here.
  var isList: Bool { get }

  mutating func boolean() -> Bool?
  mutating func integer() -> Int?
  /// The same of what people easily take for another number.
  /// - Parameter what: what it counts, with an example, as a problem's sentence says it.
  mutating func integer(of what: StaticString) -> Int?
  /// A number with at most `places` decimals, as the integer `number * 10^places`; further decimals are rounded half to even or refused.
  mutating func fixedPoint(places: Int, rounding: Bool) -> Int?
  mutating func text() -> String?
  /// Hands the text's bytes over without making a String of them.
  mutating func withText(_ use: (UnsafeBufferPointer<UInt8>) -> Void)
  /// Copies a text to where it is written.
  mutating func copyText<K: Sink>(to sink: inout K)
  /// Hands the bytes of a text over that is JSON.
  mutating func withJSON(_ use: (UnsafeBufferPointer<UInt8>) -> Void)
  mutating func uuid() -> UUID?
  mutating func timestamp() -> Timestamp?
  mutating func list<Element: Value>(of type: Element.Type) -> [Element]?
  /// The members of an object whose names are not known beforehand, in the order of the text.
  mutating func map<Member: Value>(of type: Member.Type) -> [(name: String, value: Member)]?
  mutating func record<R: Record>(_ type: R.Type) -> R
  /// Reads a merge patch of a record: a member that is there is read, one that is not keeps its stored value.
  mutating func merge<R: Record>(into stored: R) -> R
  /// Reads a merge patch now, noting every problem that it has whatever it is applied to, and answers what applies it to a record while the
  /// source's text is there.
  mutating func changes<R: Record>(to type: R.Type) -> Patch<R>
  /// Any JSON value, as its compact text.
  mutating func json() -> String?

  /// Notes that the value is of the right kind and still not allowed.
  mutating func refuse(_ message: String)
}

extension Source {
  public mutating func integer(of what: StaticString) -> Int? { integer() }

  @inlinable public mutating func copyText<K: Sink>(to sink: inout K) { withText { sink.text($0) } }
}
