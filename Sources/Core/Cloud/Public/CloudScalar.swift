internal import JSON
public import Shape

/// A value that a filter can compare: a text, a number or a date.
public enum CloudScalar: Sendable, Equatable {
  case text(String)
  case integer(Int)
  case number(Double)
  case date(Timestamp)

  /// Reads a string, a number, or an object of `type` and `value`, such as `{"type":"date","value":"..."}`. Returns
  /// `nil` for other JSON, and for values that can't be compared.
  init?(_ value: JSONValue) {
    switch value.kind {
    case .string: self = .text(value.string)
    case .number:
      self.init(number: value)
    case .object:
      guard value.count == 2, let type = value.member("type"), type.kind == .string,
        let known = CloudValueType.spellings.find(type.text),
        let inner = value.member("value")
      else { return nil }
      self.init(inner, as: known)
    default: return nil
    }
  }

  /// Returns the comparable values of a field: its value, or the elements of its list. Values that can't be compared
  /// are left out.
  static func all(of value: CloudValue) -> [CloudScalar] {
    var json = value.json
    return json.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        if value.type == .list { return source.value.elements.compactMap { CloudScalar($0) } }
        return CloudScalar(source.value, as: value.type).map { [$0] } ?? []
      }
    } ?? []
  }

  /// - Returns: `nil` for a number that is too large for a double, such as 1e400.
  private init?(number value: JSONValue) {
    let text = String(decoding: value.text, as: UTF8.self)
    if let whole = Int(text) {
      self = .integer(whole)
    } else if let number = Double(text), number.isFinite {
      self = .number(number)
    } else {
      return nil
    }
  }

  private init?(_ value: JSONValue, as type: CloudValueType) {
    switch type {
    case .text, .reference:
      guard value.kind == .string else { return nil }
      self.init(value)
    case .int, .double:
      // Hosts may write a whole number as a string.
      self.init(number: value)
    case .date:
      guard value.kind == .string, let at = Timestamp(value.string) else { return nil }
      self = .date(at)
    case .bytes, .asset, .list: return nil
    }
  }

  var json: String {
    switch self {
    case .text(let text): jsonText(text)
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .date(let at): #"{"type":"date","value":\#(jsonText(at))}"#
    }
  }

  /// Returns a negative number, 0 or a positive number if this value is less than, equal to or greater than the other.
  /// Returns `nil` for values of different kinds, such as a text and a date. Integers and doubles are one kind.
  func order(to other: CloudScalar) -> Int? {
    switch (self, other) {
    case (.text(let a), .text(let b)):
      if a.utf8.elementsEqual(b.utf8) { return 0 }
      return a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : 1
    case (.integer(let a), .integer(let b)): return a < b ? -1 : a > b ? 1 : 0
    case (.date(let a), .date(let b)): return a < b ? -1 : a > b ? 1 : 0
    default:
      guard let a = double, let b = other.double else { return nil }
      return a < b ? -1 : a > b ? 1 : 0
    }
  }

  private var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .text, .date: nil
    }
  }

  // MARK: Keys of an index

  /// The text that stands for the value in an index. If the keys of one kind are sorted byte by byte, their values are
  /// in ascending order.
  ///
  /// Different values can have the same key, because long texts are cut and numbers are converted to doubles.
  public var key: String {
    switch self {
    case .text(let text):
      var (end, bytes) = (text.startIndex, 0)
      while end < text.endIndex {
        let scalar = text.unicodeScalars[end]
        bytes += UTF8.width(scalar)
        if bytes > CloudScalar.longestKey { break }
        end = text.unicodeScalars.index(after: end)
      }
      return "t\(text[..<end])"
    case .date(let at): return "d\(CloudScalar.digits(UInt64(bitPattern: Int64(at.milliseconds)) ^ 1 << 63))"
    case .integer, .number:
      // Of two positive doubles, the larger one has the larger bit pattern. The patterns of negative doubles are in
      // reverse order, so their bits are inverted. The addition of 0 turns -0 into 0.
      let bits = ((double ?? 0) + 0).bitPattern
      return "n\(CloudScalar.digits(bits >> 63 == 1 ? ~bits : bits | 1 << 63))"
    }
  }

  private static let longestKey = 200

  /// A Boolean value that indicates whether no other value has this value's key.
  var isKeyItsOwn: Bool {
    switch self {
    // A text is cut at the end of a code point, which has at most four bytes. So the key of a cut text always has more
    // bytes than this.
    case .text(let text): text.utf8.count <= CloudScalar.longestKey - 4
    case .date: true
    case .integer(let number): number.magnitude < 1 << 53
    case .number(let number): number.magnitude < 0x1p53
    }
  }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
