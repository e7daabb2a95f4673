/// The header of a frame, line by line: `Name: value`. Content-Length alone says something; all other names are accepted.
///
/// As in the base protocol of the Language Server Protocol, whose names may be written in any case.
struct FrameHeader {
  /// Longer lines are refused.
  static let longestLine = 4096
  private static let lengthName: StaticString = "content-length"

  /// Whether there was no line yet.
  private(set) var isEmpty = true
  /// How many bytes the body has.
  private(set) var length: Int?

  /// Why a header can't be used.
  struct Defect: Error {
    let sentence: String
    /// Whether the line belongs to a header all the same; any other text may have the beginning of the next header at its end.
    let isInHeader: Bool
  }

  /// Takes in one line, without its line end; of one that is too long, the beginning is enough.
  mutating func add(_ line: UnsafeBufferPointer<UInt8>) throws(Defect) {
    let found = FrameHeader.colon(in: line)
    if line.count > FrameHeader.longestLine {
      throw Defect(sentence: "a header line is longer than \(FrameHeader.longestLine) bytes", isInHeader: found != nil)
    }
    guard let colon = found else { throw Defect(sentence: "a line is no header", isInHeader: false) }
    isEmpty = false
    guard FrameHeader.isLength(line, colon) else { return }
    var value = line[(colon + 1)...]
    while let first = value.first, isBlank(first) { value.removeFirst() }
    while let last = value.last, isBlank(last) { value.removeLast() }
    guard let number = FrameHeader.number(value) else {
      let shown = String(decoding: value.prefix(40), as: UTF8.self)
      throw Defect(sentence: "Content-Length must be a number from 0 to \(Int.max), not \"\(shown)\"", isInHeader: true)
    }
    if let length, length != number {
      throw Defect(sentence: "Content-Length is given twice, as \(length) and as \(number)", isInHeader: true)
    }
    length = number
  }

  /// Whether a line, which may be cut off behind `longestLine`, begins with a name and a colon.
  static func isHeader(_ line: UnsafeBufferPointer<UInt8>) -> Bool { colon(in: line) != nil }

  /// Where the last Content-Length in a line of other text begins: a body ends without a newline, and the next header is right behind it.
  ///
  /// Behind one that is part of a string there is a quote, as JSON's strings end in the line that they begin in.
  static func lastLength(in line: UnsafeBufferPointer<UInt8>) -> Int? {
    let strings = line.lastIndex(of: UInt8(ascii: "\"")) ?? -1
    let colons = line.indices[(strings + 1)...].reversed().lazy.filter { line[$0] == UInt8(ascii: ":") }
    let starts = colons.map { ($0 - lengthName.utf8CodeUnitCount, $0) }
    return starts.first { start, colon in
      guard start > strings, start == 0 || !isOfName(line[start - 1]) else { return false }
      return isLength(UnsafeBufferPointer(rebasing: line[start...]), colon - start)
    }?.0
  }

  /// Where the colon stands behind the name that a line begins with; nil when it begins with anything else.
  private static func colon(in line: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let end = line.prefix(longestLine).firstIndex(where: { !isOfName($0) }), end > 0 else { return nil }
    return line[end] == UInt8(ascii: ":") ? end : nil
  }

  /// Whether the name before the colon is Content-Length.
  private static func isLength(_ line: UnsafeBufferPointer<UInt8>, _ colon: Int) -> Bool {
    guard colon == lengthName.utf8CodeUnitCount else { return false }
    return (0..<colon).allSatisfy {
      let byte = line[$0]
      return (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte) == lengthName.utf8Start[$0]
    }
  }

  /// A number without a sign; nil for anything else, and for what no Int holds.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var number = 0
    for byte in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeNow) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if isTooLarge || isTooLargeNow { return nil }
      number = sum
    }
    return number
  }

  /// Whether a byte may stand in a name: what RFC 9110, section 5.6.2, calls a token.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

/// Whether a byte is white space within a line.
private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
