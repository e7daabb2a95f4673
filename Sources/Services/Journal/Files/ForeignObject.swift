internal import JSON
internal import Shape
internal import Vocabulary

/// An object in the JSON of another program. Members are found by their names in any spelling.
struct ForeignObject {
  let value: JSONValue?

  init(_ value: JSONValue?) { self.value = value?.kind == .object ? value : nil }

  private func member(_ name: StaticString) -> JSONValue? { value?.member(name) }

  func object(_ name: StaticString) -> ForeignObject { ForeignObject(member(name)) }
  func objects(_ name: StaticString) -> [ForeignObject] { (member(name)?.elements ?? []).map { ForeignObject($0) } }
  func has(_ name: StaticString) -> Bool { member(name) != nil }
  func isList(_ name: StaticString) -> Bool { member(name)?.kind == .array }

  /// Returns a text without spaces around it; `nil` for an empty one.
  func text(_ name: StaticString) -> String? {
    guard let value = member(name) else { return nil }
    switch value.kind {
    case .string: return value.string.trimmed
    case .number: return value.compactText
    default: return nil
    }
  }

  /// Returns a text without spaces around it in one line; `nil` for an empty one.
  func line(_ name: StaticString) -> Line? { text(name)?.oneLine }

  /// Returns a positive number, or `nil` for 0 and for other values. Programs write 0 for unknown values.
  func number(_ name: StaticString) -> Decimal? {
    text(name).flatMap(Decimal.init(foreign:)).flatMap { $0.units > 0 ? $0 : nil }
  }

  func isTrue(_ name: StaticString) -> Bool { member(name)?.kind == .true }

  /// Returns the last number of a list.
  func last(_ name: StaticString) -> Decimal? { member(name)?.elements.last.flatMap { Decimal(foreign: $0.scalar) } }
  /// Returns the largest number of a list.
  func largest(_ name: StaticString) -> Decimal? {
    member(name)?.elements.compactMap { Decimal(foreign: $0.scalar) }.max()
  }
  /// Returns the texts of a list.
  func texts(_ name: StaticString) -> [String] { member(name)?.elements.compactMap(\.scalar.trimmed) ?? [] }
}

extension JSONValue {
  /// A string, or a number as it is written.
  fileprivate var scalar: String { kind == .string ? string : kind == .number ? compactText : "" }
}

extension Decimal {
  /// Creates a number from a text of another program. Further decimals are rounded, and a comma counts as a point.
  init?(foreign text: String) {
    var text = String(text.map { $0 == "," ? "." : $0 })
    if text.hasPrefix(".") { text = "0\(text)" }
    let units = text.withUTF8 { bytes in
      Decimal.isNumber(bytes) ? try? FixedPoint.parse(bytes, places: Decimal.places, rounding: true) : nil
    }
    // No number in a file about coffee is nearly as large. Smaller numbers can be multiplied and added without
    // overflow.
    guard let units, units.magnitude <= Decimal.mostForeign else { return nil }
    self.init(units: units)
  }

  /// The largest magnitude: 4,000 billion, in units.
  private static let mostForeign: UInt = 400_000_000_000_000_000

  /// Returns a Boolean value that indicates whether a text is a number in JSON's spelling. Leading zeros are also
  /// allowed.
  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = text[...]
    func digits() -> Bool {
      let count = rest.prefix { $0.isASCIIDigit }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard digits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
      guard digits() else { return false }
    }
    return rest.isEmpty
  }
}

extension String {
  /// The text without spaces around it; `nil` if it is empty then.
  var trimmed: String? {
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    let bytes = utf8.drop(while: isSpace)
    guard let end = bytes.lastIndex(where: { !isSpace($0) }) else { return nil }
    return String(self[bytes.startIndex...end])
  }

  /// The text in one line: control characters and line separators become spaces.
  var oneLine: Line? {
    let scalars = unicodeScalars.map { scalar -> Character in
      let isControl =
        scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
      return isControl ? " " : Character(scalar)
    }
    return String(scalars).trimmed.map { Line($0) }
  }
}
