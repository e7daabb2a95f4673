/// Comma-separated values, record by record, of a text that comes in pieces.
///
/// Source: RFC 4180. Line ends may be LF alone, lines without anything are passed over, and a byte-order mark at the start is skipped.
public struct CSVReader {
  /// One record.
  public struct Record {
    /// Where it begins: the first line is 1.
    public let line: Int
    public let fields: [[UInt8]]
    /// What is wrong with it; nil for nothing.
    public let problem: String?
  }

  private var text: [UInt8] = []
  /// How far it was read.
  private var at = 0
  private var line = 1
  private var hasBegun = false
  /// Whether nothing comes any more.
  public private(set) var isEnd = false

  /// In bytes.
  public static let longest = 1 << 20

  private static let (quote, comma) = (UInt8(ascii: "\""), UInt8(ascii: ","))
  private static let (lf, cr) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  public init() {}

  /// Adds the next piece; an empty one is the end.
  public mutating func feed(_ piece: [UInt8]) {
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
  public mutating func next() -> Record? {
    guard hasBegun else { return nil }
    while at < text.count {
      guard let (record, end, lines) = scan() else { return nil }
      at = end
      line += lines
      if let record { return record }
    }
    return nil
  }

  /// - Returns: the record (nil for a line without anything), where it ends, and how many lines it has; nil where its end is not there yet.
  private func scan() -> (Record?, end: Int, lines: Int)? {
    var fields: [[UInt8]] = []
    var field: [UInt8] = []
    var problem: String?
    var (index, lines) = (at, 0)
    var (isQuoted, wasQuoted) = (false, false)
    while true {
      guard index < text.count else {
        guard isEnd || text.count - at > CSVReader.longest else { return nil }
        if isQuoted { problem = "a quoted field has no end" }
        break
      }
      let byte = text[index]
      index += 1
      if byte == CSVReader.lf { lines += 1 }
      if isQuoted {
        if byte != CSVReader.quote {
          field.append(byte)
        } else if index < text.count, text[index] == CSVReader.quote {
          field.append(byte)
          index += 1
        } else if index == text.count, !isEnd {
          // The next piece tells whether it is the end of the field.
          return nil
        } else {
          isQuoted = false
        }
      } else if byte == CSVReader.comma {
        fields.append(field)
        (field, wasQuoted) = ([], false)
      } else if byte == CSVReader.lf {
        if !wasQuoted, field.last == CSVReader.cr { field.removeLast() }
        break
      } else if byte == CSVReader.quote, field.isEmpty, !wasQuoted {
        (isQuoted, wasQuoted) = (true, true)
      } else if wasQuoted, byte == CSVReader.cr {
        continue
      } else {
        if byte == CSVReader.quote || wasQuoted { problem = "a quote stands where none may" }
        field.append(byte)
      }
    }
    if text.count - at > CSVReader.longest, index - at > CSVReader.longest {
      problem = "the record is longer than \(CSVReader.longest) bytes"
    }
    if fields.isEmpty, field.isEmpty, !wasQuoted { return (nil, index, lines) }
    return (Record(line: line, fields: fields + [field], problem: problem), index, lines)
  }
}

/// Writes a record of comma-separated values, with its line end.
///
/// Source: RFC 4180; a field stands in quotes only where it must.
public enum CSVWriter {
  public static func line(_ fields: [String]) -> [UInt8] {
    var line: [UInt8] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      let mustBeQuoted = field.utf8.contains { [0x22, 0x2c, 0x0a, 0x0d].contains($0) } || fields.count == 1 && field.isEmpty
      guard mustBeQuoted else {
        line += field.utf8
        continue
      }
      line.append(UInt8(ascii: "\""))
      for byte in field.utf8 {
        if byte == UInt8(ascii: "\"") { line.append(byte) }
        line.append(byte)
      }
      line.append(UInt8(ascii: "\""))
    }
    return line + [0x0d, 0x0a]
  }
}
