/// Reads comma-separated values, record by record, from a text that comes in pieces.
///
/// Source: RFC 4180. A line may also end with LF or CR alone. Rows without content are skipped, and so is a byte-order
/// mark at the start. A first line `sep=;`, as Excel writes it, gives the separator. Otherwise the separator is guessed
/// from the first lines: commas, semicolons or tabs.
struct CSVReader {
  /// One record of the file, which is usually one line.
  struct Record {
    /// The line where the record begins; the first line is 1.
    let line: Int
    /// The problem with the record, or `nil` if there is none.
    fileprivate(set) var problem: String?
    /// The fields one after the other, without their quotes.
    fileprivate var text: [UInt8] = []
    /// The ends of the fields in the text.
    fileprivate var ends: [Int] = []

    fileprivate init(line: Int) { self.line = line }

    /// The number of fields.
    var count: Int { ends.count }
    var isUTF8: Bool { !text.contains { $0 >= 0x80 } || String(validating: text, as: UTF8.self) != nil }

    subscript(field: Int) -> ArraySlice<UInt8> { text[(field == 0 ? 0 : ends[field - 1])..<ends[field]] }

    fileprivate var isEmpty: Bool { ends.count == 1 && text.isEmpty }
    /// A Boolean value that indicates whether the record has several fields, and all of them are empty or spaces.
    fileprivate var isBlank: Bool { ends.count > 1 && text.allSatisfy { $0 == UInt8(ascii: " ") } }
    /// Returns a field as text.
    func string(_ field: Int) -> String { String(decoding: self[field], as: UTF8.self) }
  }

  private var text: [UInt8] = []
  /// The index up to which the text was read.
  private var at = 0
  private var line = 1
  private var hasBegun = false
  /// The separator of fields, or `nil` before the first lines have shown it.
  private(set) var separator: UInt8?
  /// A Boolean value that indicates whether a CR alone ends a line, as in very old files.
  private var endsWithCR = false
  private var hasPassedDirective = false
  /// Returns a Boolean value that indicates whether a name in the first line belongs to a known column. The number of
  /// known names is the best evidence of the separator.
  private let isKnown: (String) -> Bool
  /// A Boolean value that indicates whether the end of the text was fed.
  private(set) var isEnd = false

  /// The number of bytes that were fed and not read yet.
  var waiting: Int { text.count - at }

  /// A copy of the reader that reads only the start of the waiting text: at most `sample` bytes, from which the form of
  /// the file is guessed.
  var ofSample: CSVReader {
    var copy = self
    if waiting > CSVReader.sample {
      copy.text = Array(text[at..<at + CSVReader.sample])
    } else {
      copy.text = Array(text[at...])
    }
    copy.at = 0
    copy.isEnd = isEnd && waiting <= CSVReader.sample
    return copy
  }

  /// The maximum size of a record, in bytes.
  static let longest = 1 << 20

  /// - Parameter separator: the separator of fields, or `nil` to guess it.
  init(separator: UInt8? = nil, isKnown: @escaping (String) -> Bool = { _ in false }) {
    self.separator = separator
    self.isKnown = isKnown
  }

  /// The maximum size of the text from which the form of the file is guessed, in bytes.
  static let sample = 1 << 16
  /// The maximum number of rows that are read to guess the separator.
  private static let sampleRows = 20

  /// A Boolean value that indicates whether enough text was fed to guess the form of the file.
  var hasSample: Bool { isEnd || waiting >= CSVReader.sample }

  private static let quote = UInt8(ascii: "\"")
  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
  private static let (lf, cr) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// Adds the next piece of the text. An empty piece marks the end.
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

  /// Returns the next record. Returns `nil` if its end was not fed yet, or if no record is left.
  mutating func next() -> Record? {
    guard hasBegun else { return nil }
    if !hasPassedDirective {
      guard hasSample else { return nil }
      lookAtStart()
    }
    while at < text.count {
      guard let separator, let (record, end, lines) = scan(separator) else { return nil }
      at = end
      line += lines
      if let record { return record }
    }
    return nil
  }

  /// Finds the line ends and the separator.
  private mutating func lookAtStart() {
    hasPassedDirective = true
    endsWithCR = hasOnlyCR
    passDirective()
    if separator == nil { separator = likeliestSeparator() }
  }

  /// A Boolean value that indicates whether lines end with CR alone: there is a CR outside of quotes, and no LF.
  private var hasOnlyCR: Bool {
    var (isQuoted, hasCR) = (false, false)
    for byte in text[at...].prefix(CSVReader.sample) {
      if byte == CSVReader.quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == CSVReader.lf { return false }
      if byte == CSVReader.cr { hasCR = true }
    }
    return hasCR
  }

  /// Skips a first line `sep=;`, which takes precedence over a given separator.
  private mutating func passDirective() {
    let line = text[at...].prefix { $0 != CSVReader.lf && $0 != CSVReader.cr }
    let bare = line.filter { $0 != CSVReader.quote }
    guard bare.count == 5, bare.dropLast().map({ $0 | 0x20 }) == Array("sep=".utf8).map({ $0 | 0x20 }),
      let last = bare.last
    else { return }
    separator = last
    at = line.endIndex
    if at < text.count, text[at] == CSVReader.cr { at += 1 }
    if at < text.count, text[at] == CSVReader.lf { at += 1 }
    self.line += 1
  }

  /// Returns the separator with which the most names of the first line belong to known columns. Of equal separators,
  /// prefers the one with which the most rows have as many fields as the first line. If these are equal, too, prefers
  /// the one with the most fields in the first line.
  private func likeliestSeparator() -> UInt8 {
    var best: (separator: UInt8, known: Int, alike: Int, count: Int)?
    for candidate in CSVReader.separators {
      var probe = self
      probe.separator = candidate
      guard let header = probe.next() else { continue }
      let known = (0..<header.count).count { isKnown(header.string($0)) }
      var alike = 0
      if header.count > 1 {
        for _ in 0..<CSVReader.sampleRows { if let row = probe.next(), row.count == header.count { alike += 1 } }
      }
      let isBetter = best.map { best in
        if known != best.known { return known > best.known }
        return alike != best.alike ? alike > best.alike : header.count > best.count
      }
      if isBetter ?? true { best = (candidate, known, alike, header.count) }
    }
    return best?.separator ?? CSVReader.separators[0]
  }

  /// Reads the record that begins at the present index.
  /// - Returns: the record (`nil` for an empty line), its end, and the number of its lines; `nil` if its end was not
  ///   fed yet.
  private func scan(_ separator: UInt8) -> (Record?, end: Int, lines: Int)? {
    var record = Record(line: line)
    var (index, lines) = (at, 0)
    var (isQuoted, wasQuoted) = (false, false)
    while true {
      // Most bytes have no special meaning, so all bytes up to the next special one are copied at once.
      let start = index
      if isQuoted {
        while index < text.count, text[index] != CSVReader.quote, text[index] != CSVReader.lf,
          text[index] != CSVReader.cr
        { index += 1 }
      } else if !wasQuoted {
        while index < text.count, !CSVReader.isSpecial(text[index], separator) { index += 1 }
      }
      if index > start { record.text += text[start..<index] }
      guard index < text.count else {
        guard isEnd || text.count - at > CSVReader.longest else { return nil }
        if isQuoted { record.problem = "a quoted field has no closing quote" }
        break
      }
      let byte = text[index]
      index += 1
      if byte == (endsWithCR ? CSVReader.cr : CSVReader.lf) { lines += 1 }
      if isQuoted {
        if byte != CSVReader.quote {
          record.text.append(byte)
        } else if index < text.count, text[index] == CSVReader.quote {
          record.text.append(byte)
          index += 1
        } else if index == text.count, !isEnd {
          // The next piece shows whether this is the end of the field.
          return nil
        } else {
          isQuoted = false
        }
      } else if byte == separator {
        record.ends.append(record.text.count)
        wasQuoted = false
      } else if byte == CSVReader.lf || endsWithCR && byte == CSVReader.cr {
        break
      } else if byte == CSVReader.cr,
        wasQuoted || index < text.count && text[index] == CSVReader.lf || index == text.count && isEnd
      {
        continue
      } else if byte == CSVReader.cr, index == text.count {
        // The next piece shows whether the line ends here.
        return nil
      } else if byte == CSVReader.quote, record.text.count == record.ends.last ?? 0, !wasQuoted {
        (isQuoted, wasQuoted) = (true, true)
      } else {
        if byte == CSVReader.quote || wasQuoted {
          record.problem = "a quote is in the wrong place; a field with quotes must be quoted, and its quotes doubled"
        }
        record.text.append(byte)
      }
    }
    record.ends.append(record.text.count)
    if text.count - at > CSVReader.longest, index - at > CSVReader.longest {
      record.problem = "the record is longer than \(CSVReader.longest) bytes"
    }
    return (record.isEmpty && !wasQuoted || record.isBlank ? nil : record, index, lines)
  }

  private static func isSpecial(_ byte: UInt8, _ separator: UInt8) -> Bool {
    byte == separator || byte == lf || byte == cr || byte == quote
  }
}
