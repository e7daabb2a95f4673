internal import JSON
internal import Shape

/// Creates the text of a row for the full-text index. The first line is the row's block, and each further line has the
/// folded words of one column:
///
///     4fti4g
///     bean eth
///     ethiopian beans
///     :coffee
///     organic<TAB>fair trade
///
/// A block is a range of rows of one partition. Each term of the index begins with the block. So the cost of a search
/// within a block depends only on the rows of that block. A line that begins with a colon contains labels: values that
/// can also be searched for as a whole.
public enum TextContent {
  /// The number of rows of a block is 2 to the power of this number. With larger blocks, it would take longer to read a
  /// word that all rows have. With smaller blocks, it would take longer to search for a rare word.
  private static let blockBits = 12

  public static let lineEnd = UInt8(ascii: "\n")
  static let valueEnd = UInt8(ascii: "\t")
  static let wordEnd = UInt8(ascii: " ")
  static let labelMark = UInt8(ascii: ":")

  /// Returns a Boolean value that indicates whether the byte separates words, values or lines. No word contains such a
  /// byte.
  @inline(__always) public static func isSeparator(_ byte: UInt8) -> Bool {
    byte == wordEnd || byte == valueEnd || byte == labelMark || byte == lineEnd
  }

  /// Returns the number of words in a line, but at least 1.
  public static func wordCount(in line: some Sequence<UInt8>) -> Int {
    line.reduce(1) { $1 == wordEnd || $1 == valueEnd ? $0 + 1 : $0 }
  }

  public static func block(of row: Int) -> Int { row >> blockBits }
  public static func lastRow(ofBlock block: Int) -> Int { (block + 1) << blockBits - 1 }

  /// The kind of a column. The raw value is the letter that stands for it in a call of the SQL function `text_content`.
  public enum Kind: UInt8, Sendable {
    case text = 0x74  // t
    /// A JSON list of texts.
    case list = 0x6c  // l
    /// A text that can also be searched for as a whole. `labelList` is a JSON list of such texts.
    case labelText = 0x54  // T
    case labelList = 0x4c  // L
    /// A JSON list of telephone numbers. Their digits are found in any grouping.
    case numberList = 0x6e  // n

    var isList: Bool { self == .list || self == .labelList || self == .numberList }
    var hasLabels: Bool { self == .labelText || self == .labelList }
  }

  static func begin(row: Int) -> [UInt8] { Array(String(block(of: row), radix: 36).utf8) }

  /// Appends the line of a column.
  static func add(_ text: UnsafeBufferPointer<UInt8>, _ kind: Kind, to content: inout [UInt8]) {
    content.append(lineEnd)
    if kind.hasLabels { content.append(labelMark) }
    let hasTails = kind == .numberList
    if kind.isList, let values = JSONSource.decode(text, { $0.list(of: String.self) }) {
      for (index, value) in values.enumerated() {
        if index > 0 { content.append(valueEnd) }
        var value = value
        value.withUTF8 { add($0, withTails: hasTails, to: &content) }
      }
    } else {
      add(text, withTails: hasTails, to: &content)
    }
  }

  /// Appends the words of one value.
  private static func add(_ value: UnsafeBufferPointer<UInt8>, withTails: Bool, to content: inout [UInt8]) {
    if !withTails, value.allSatisfy({ $0 < 0x80 }) { return addASCII(value, to: &content) }
    let value = String(decoding: value, as: UTF8.self)
    content += (value.foldedWords + (withTails ? value.digitTails : [])).joined(separator: [wordEnd])
  }

  /// Appends the words of an ASCII value, without creating a `String`. They are the same as those of
  /// `String.foldedWords`.
  private static func addASCII(_ value: UnsafeBufferPointer<UInt8>, to content: inout [UInt8]) {
    let start = content.count
    var isWordOver = false
    for byte in value where byte != UInt8(ascii: "'") {
      let byte = byte.lowercasedASCII
      guard byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) else {
        isWordOver = true
        continue
      }
      if isWordOver, content.count > start { content.append(wordEnd) }
      isWordOver = false
      content.append(byte)
    }
  }
}
