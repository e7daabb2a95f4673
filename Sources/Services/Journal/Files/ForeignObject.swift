internal import JSON
internal import Shape
internal import Vocabulary

/// A JSON object from a file of another program. A member that is missing or has a value of another type than expected
/// is read as `nil`.
struct ForeignObject {
  let value: JSONValue?

  init(_ value: JSONValue?) { self.value = value?.kind == .object ? value : nil }

  private func member(_ name: StaticString) -> JSONValue? { value?.member(name) }

  func object(_ name: StaticString) -> ForeignObject { ForeignObject(member(name)) }
  func objects(_ name: StaticString) -> [ForeignObject] { (member(name)?.elements ?? []).map { ForeignObject($0) } }
  func has(_ name: StaticString) -> Bool { member(name) != nil }
  func isList(_ name: StaticString) -> Bool { member(name)?.kind == .array }

  /// Returns the text of a member, without spaces around it. Returns `nil` if the text is empty or missing.
  func text(_ name: StaticString) -> String? {
    guard let value = member(name) else { return nil }
    switch value.kind {
    case .string: return value.string.trimmed
    case .number: return value.compactText
    default: return nil
    }
  }

  /// Returns the text of a member in a single line, without spaces around it. Returns `nil` if the text is empty or
  /// missing.
  func line(_ name: StaticString) -> Line? { text(name)?.oneLine }

  /// Returns the number of a member. Returns `nil` for 0 and negative numbers, because other programs write 0 for an
  /// unknown value.
  func number(_ name: StaticString) -> Decimal? {
    text(name).flatMap(Decimal.init(foreign:)).flatMap { $0.units > 0 ? $0 : nil }
  }

  func isTrue(_ name: StaticString) -> Bool { member(name)?.kind == .true }

  /// Returns the last number in a list.
  func last(_ name: StaticString) -> Decimal? { member(name)?.elements.last.flatMap { Decimal(foreign: $0.scalar) } }
  /// Returns the largest number in a list.
  func largest(_ name: StaticString) -> Decimal? {
    member(name)?.elements.compactMap { Decimal(foreign: $0.scalar) }.max()
  }
  /// Returns the texts in a list.
  func texts(_ name: StaticString) -> [String] { member(name)?.elements.compactMap(\.scalar.trimmed) ?? [] }
}

extension JSONValue {
  /// The text of a string, or of a number as it is written in the file; empty for any other value.
  fileprivate var scalar: String { kind == .string ? string : kind == .number ? compactText : "" }
}

extension Decimal {
  /// Creates a number from a text of another program. A comma is read as a decimal point, and further decimals are
  /// rounded.
  init?(foreign text: String) {
    var text = String(text.map { $0 == "," ? "." : $0 })
    if text.hasPrefix(".") { text = "0\(text)" }
    let units = text.withUTF8 { bytes in
      Decimal.isNumber(bytes) ? try? FixedPoint.parse(bytes, places: Decimal.places, rounding: true) : nil
    }
    // Real numbers in files about coffee are much smaller. The limit ensures that numbers can be multiplied and added
    // without overflow.
    guard let units, units.magnitude <= Decimal.mostForeign else { return nil }
    self.init(units: units)
  }

  /// The largest accepted magnitude: 4,000 billion, in units of `Decimal`.
  private static let mostForeign: UInt = 400_000_000_000_000_000

  /// Returns a Boolean value that indicates whether a text is a number in the syntax of JSON. Unlike in JSON, leading
  /// zeros are allowed.
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
  /// The text without spaces around it; `nil` if nothing else is in it.
  var trimmed: String? {
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    let bytes = utf8.drop(while: isSpace)
    guard let end = bytes.lastIndex(where: { !isSpace($0) }) else { return nil }
    return String(self[bytes.startIndex...end])
  }

  /// The text as a single line: control characters and line separators are replaced with spaces.
  var oneLine: Line? {
    let scalars = unicodeScalars.map { scalar -> Character in
      let isControl =
        scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
      return isControl ? " " : Character(scalar)
    }
    return String(scalars).trimmed.map { Line($0) }
  }
}
