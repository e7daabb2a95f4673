internal import JSON
internal import Shape

/// The text of a row for the full-text index: its block, and then a line for each column with the folded words of its
/// values.
///
///     4fti4g
///     bean eth
///     ethiopian beans
///     :coffee
///     organic<TAB>fair trade
///
/// A block is a run of rows of one partition. Each term of the index begins with the block. So the cost of a search in
/// a block depends only on that block's rows. A line that begins with a colon has labels: its values can also be looked
/// up as a whole.
public enum TextContent {
  /// The number of rows of a block, as a power of two. With more rows, reading a word that all of them have takes
  /// longer. With fewer, looking up a rare word takes longer.
  private static let blockBits = 12

  public static let lineEnd = UInt8(ascii: "\n")
  static let valueEnd = UInt8(ascii: "\t")
  static let wordEnd = UInt8(ascii: " ")
  static let labelMark = UInt8(ascii: ":")

  /// Returns a Boolean value that indicates whether the byte separates words. No word contains such a byte.
  @inline(__always) public static func isSeparator(_ byte: UInt8) -> Bool {
    byte == wordEnd || byte == valueEnd || byte == labelMark || byte == lineEnd
  }

  /// Returns the number of words of a line, at least 1.
  public static func wordCount(in line: some Sequence<UInt8>) -> Int {
    line.reduce(1) { $1 == wordEnd || $1 == valueEnd ? $0 + 1 : $0 }
  }

  public static func block(of row: Int) -> Int { row >> blockBits }
  public static func lastRow(ofBlock block: Int) -> Int { (block + 1) << blockBits - 1 }

  /// The kind of a column, as a letter for the SQL function.
  public enum Kind: UInt8, Sendable {
    case text = 0x74  // t
    /// A JSON list of texts.
    case list = 0x6c  // l
    /// A text that can also be looked up as a whole, and below a JSON list of such texts.
    case labelText = 0x54  // T
    case labelList = 0x4c  // L
    /// A JSON list of texts whose digits are found in any grouping: telephone numbers.
    case numberList = 0x6e  // n

    var isList: Bool { self == .list || self == .labelList || self == .numberList }
    var hasLabels: Bool { self == .labelText || self == .labelList }
  }

  static func begin(row: Int) -> [UInt8] { Array(String(block(of: row), radix: 36).utf8) }

  /// Appends a column.
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

  /// Appends a value's words.
  private static func add(_ value: UnsafeBufferPointer<UInt8>, withTails: Bool, to content: inout [UInt8]) {
    if !withTails, value.allSatisfy({ $0 < 0x80 }) { return addASCII(value, to: &content) }
    let value = String(decoding: value, as: UTF8.self)
    content += (value.foldedWords + (withTails ? value.digitTails : [])).joined(separator: [wordEnd])
  }

  /// Appends the words of an ASCII value, which are those of `String.foldedWords`.
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
