/// The header of a frame. Each line has the form `Name: value`. Only Content-Length is used. All other names are
/// accepted and ignored.
///
/// The form is that of the base protocol of the Language Server Protocol. Upper and lower case of names are not
/// distinguished.
struct FrameHeader {
  /// The largest number of bytes of a line.
  static let longestLine = 4096
  private static let lengthName: StaticString = "content-length"

  /// A Boolean value that indicates whether no line was added so far.
  private(set) var isEmpty = true
  /// The number of bytes of the body, or `nil` if no line with Content-Length was added so far.
  private(set) var length: Int?

  /// The error that a header line can't be used.
  struct Defect: Error {
    let sentence: String
    /// A Boolean value that indicates whether the line has the form of a header line. If not, the line is other text,
    /// and the next header may begin at its end.
    let isInHeader: Bool
  }

  /// Adds one line, without its line end. If a line is too long, it is enough to pass its beginning.
  mutating func add(_ line: UnsafeBufferPointer<UInt8>) throws(Defect) {
    let found = FrameHeader.colon(in: line)
    if line.count > FrameHeader.longestLine {
      throw Defect(sentence: "a header line is longer than \(FrameHeader.longestLine) bytes", isInHeader: found != nil)
    }
    guard let colon = found else { throw Defect(sentence: "a line is not a header", isInHeader: false) }
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

  /// Returns a Boolean value that indicates whether a line begins with a name and a colon. The line's beginning of
  /// `longestLine` bytes is enough.
  static func isHeader(_ line: UnsafeBufferPointer<UInt8>) -> Bool { colon(in: line) != nil }

  /// Returns the offset at which the last `Content-Length:` in a line of other text begins, or `nil` if there is none.
  /// It is needed because a body may end without a newline, so that the next header follows it in the same line.
  ///
  /// A `Content-Length:` before a quote is ignored, because it is inside of a JSON string. Such a string ends with a
  /// quote in the same line, because JSON strings contain no line ends.
  static func lastLength(in line: UnsafeBufferPointer<UInt8>) -> Int? {
    let strings = line.lastIndex(of: UInt8(ascii: "\"")) ?? -1
    let colons = line.indices[(strings + 1)...].reversed().lazy.filter { line[$0] == UInt8(ascii: ":") }
    let starts = colons.map { ($0 - lengthName.utf8CodeUnitCount, $0) }
    return starts.first { start, colon in
      guard start > strings, start == 0 || !isOfName(line[start - 1]) else { return false }
      return isLength(UnsafeBufferPointer(rebasing: line[start...]), colon - start)
    }?.0
  }

  /// Returns the offset of the colon after the name at the beginning of a line, or `nil` if the line does not begin
  /// with a name.
  private static func colon(in line: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let end = line.prefix(longestLine).firstIndex(where: { !isOfName($0) }), end > 0 else { return nil }
    return line[end] == UInt8(ascii: ":") ? end : nil
  }

  /// Returns a Boolean value that indicates whether the name before the colon is Content-Length.
  private static func isLength(_ line: UnsafeBufferPointer<UInt8>, _ colon: Int) -> Bool {
    guard colon == lengthName.utf8CodeUnitCount else { return false }
    return (0..<colon).allSatisfy {
      let byte = line[$0]
      return (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte) == lengthName.utf8Start[$0]
    }
  }

  /// Returns the number that the digits mean. Returns `nil` for any other text, even with a sign, and for a number that
  /// does not fit into an `Int`.
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

  /// Returns a Boolean value that indicates whether a name may contain the byte: a name is a token of RFC 9110, section
  /// 5.6.2.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

/// Returns a Boolean value that indicates whether a byte is white space within a line.
private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
