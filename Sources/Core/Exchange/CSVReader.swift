/// Comma-separated values, record by record, of a text that comes in pieces.
///
/// Source: RFC 4180. Line ends may be LF alone, lines without anything are passed over, and a byte-order mark at the start is skipped. What
/// stands most often in the first line separates: commas, semicolons, or tabs. Spreadsheets write semicolons where commas stand in numbers.
struct CSVReader {
  /// One record.
  struct Record {
    /// Where it begins: the first line is 1.
    let line: Int
    /// What is wrong with it; nil for nothing.
    fileprivate(set) var problem: String?
    /// The fields one behind the other, without their quotes.
    fileprivate var text: [UInt8] = []
    /// Where each field ends in the text.
    fileprivate var ends: [Int] = []

    fileprivate init(line: Int) { self.line = line }

    /// How many fields it has.
    var count: Int { ends.count }
    var isUTF8: Bool { !text.contains { $0 >= 0x80 } || String(validating: text, as: UTF8.self) != nil }

    subscript(field: Int) -> ArraySlice<UInt8> { text[(field == 0 ? 0 : ends[field - 1])..<ends[field]] }

    fileprivate var isEmpty: Bool { ends.count == 1 && text.isEmpty }
  }

  private var text: [UInt8] = []
  /// How far it was read.
  private var at = 0
  private var line = 1
  private var hasBegun = false
  /// What separates fields; nil before the first line has told.
  private var separator: UInt8?
  /// Whether nothing comes any more.
  private(set) var isEnd = false

  /// The number of bytes that were not read yet.
  var waiting: Int { text.count - at }

  /// In bytes.
  static let longest = 1 << 20

  private static let quote = UInt8(ascii: "\"")
  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
  private static let (lf, cr) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// Adds the next piece; an empty one is the end.
  mutating func feed(_ piece: [UInt8]) {
    if piece.isEmpty { isEnd = true }
    if at > 0 {
      text.removeFirst(at)
      at = 0
    }
    text += piece
    if !hasBegun, text.count >= 3 || isEnd {
      if text.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
      hasBegun = true
    }
  }

  /// The next record; nil where more must be fed, or nothing is left.
  mutating func next() -> Record? {
    guard hasBegun else { return nil }
    while at < text.count {
      if separator == nil { separator = foundSeparator() }
      guard let separator, let (record, end, lines) = scan(separator) else { return nil }
      at = end
      line += lines
      if let record { return record }
    }
    return nil
  }

  /// The separator that stands most often in the line, outside of quotes, commas where several do; nil where the line's end is not there yet.
  private func foundSeparator() -> UInt8? {
    var (isQuoted, hasEnd) = (false, isEnd || text.count - at > CSVReader.longest)
    var counts = CSVReader.separators.map { _ in 0 }
    let isLineEnd = { (byte: UInt8) in byte == CSVReader.lf || byte == CSVReader.cr }
    for byte in text[at...].drop(while: isLineEnd) {
      if byte == CSVReader.quote { isQuoted.toggle() }
      if isQuoted { continue }
      if isLineEnd(byte) {
        hasEnd = true
        break
      }
      if let index = CSVReader.separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    guard hasEnd, let most = counts.max(), let index = counts.firstIndex(of: most) else { return nil }
    return CSVReader.separators[index]
  }

  /// - Returns: the record (nil for a line without anything), where it ends, and how many lines it has; nil where its end is not there yet.
  private func scan(_ separator: UInt8) -> (Record?, end: Int, lines: Int)? {
    var record = Record(line: line)
    var (index, lines) = (at, 0)
    var (isQuoted, wasQuoted) = (false, false)
    while true {
      // Most bytes mean nothing but themselves.
      let start = index
      if isQuoted {
        while index < text.count, text[index] != CSVReader.quote, text[index] != CSVReader.lf { index += 1 }
      } else if !wasQuoted {
        while index < text.count, !CSVReader.isSpecial(text[index], separator) { index += 1 }
      }
      if index > start { record.text += text[start..<index] }
      guard index < text.count else {
        guard isEnd || text.count - at > CSVReader.longest else { return nil }
        if isQuoted { record.problem = "a quoted field has no end" }
        break
      }
      let byte = text[index]
      index += 1
      if byte == CSVReader.lf { lines += 1 }
      if isQuoted {
        if byte != CSVReader.quote {
          record.text.append(byte)
        } else if index < text.count, text[index] == CSVReader.quote {
          record.text.append(byte)
          index += 1
        } else if index == text.count, !isEnd {
          // The next piece tells whether it is the end of the field.
          return nil
        } else {
          isQuoted = false
        }
      } else if byte == separator {
        record.ends.append(record.text.count)
        wasQuoted = false
      } else if byte == CSVReader.lf {
        break
      } else if byte == CSVReader.cr, wasQuoted || index < text.count && text[index] == CSVReader.lf || index == text.count && isEnd {
        continue
      } else if byte == CSVReader.cr, index == text.count {
        // The next piece tells whether the line ends here.
        return nil
      } else if byte == CSVReader.quote, record.text.count == record.ends.last ?? 0, !wasQuoted {
        (isQuoted, wasQuoted) = (true, true)
      } else {
        if byte == CSVReader.quote || wasQuoted { record.problem = "a quote stands where none may" }
        record.text.append(byte)
      }
    }
    record.ends.append(record.text.count)
    if text.count - at > CSVReader.longest, index - at > CSVReader.longest {
      record.problem = "the record is longer than \(CSVReader.longest) bytes"
    }
    return (record.isEmpty && !wasQuoted ? nil : record, index, lines)
  }

  private static func isSpecial(_ byte: UInt8, _ separator: UInt8) -> Bool {
    byte == separator || byte == lf || byte == cr || byte == quote
  }
}
