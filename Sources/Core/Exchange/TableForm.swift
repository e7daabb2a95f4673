public import Shape

/// The separator of a table's fields.
public enum Separator: String, Choice {
  case comma, semicolon, tab

  public static let spellings = Spellings<Separator>()

  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    case .tab: UInt8(ascii: "\t")
    }
  }

  init?(byte: UInt8) {
    guard let found = Separator.allCases.first(where: { $0.byte == byte }) else { return nil }
    self = found
  }
}

/// The sign before the decimals of a number.
public enum DecimalSign: String, Choice {
  case point, comma

  public static let spellings = Spellings<DecimalSign>()

}

/// The character encoding of a file.
public enum TextEncoding: String, Choice {
  case utf8, utf16
  /// The encoding that spreadsheets of Western Europe and America write if UTF-8 is not chosen.
  case windows1252

  public static let spellings = Spellings<TextEncoding>()
}

/// The programs that a table is written for.
public enum TableDialect: String, Choice {
  case standard
  /// Spreadsheets: with a byte-order mark, amounts of money as people write them, and no text that is taken for a
  /// formula.
  case excel

  public static let spellings = Spellings<TableDialect>()
}

/// The form of a table to be read. What the caller leaves out is guessed from the file.
public struct TableForm: Record {
  var separator: Separator?, decimal: DecimalSign?, encoding: TextEncoding?, dialect: TableDialect?

  public static let doc: StaticString = "The form of a table to import: separators, encoding and dialect."

  public init() {}

  public init<F: Fields<Self>>(_ field: inout F) {
    separator = field(
      "separator", \.separator,
      "The column separator of csv. If it is left out, the core guesses the separator from the first lines, and returns it in the result."
    )
    decimal = field(
      "decimal", \.decimal,
      "The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be refused."
    )
    encoding = field(
      "encoding", \.encoding,
      "The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file, otherwise `utf8`."
    )
    dialect = field(
      "dialect", \.dialect,
      "The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default: `standard`."
    )
  }
}

/// The form of a table to be written.
public struct WrittenForm: Record {
  let dialect: TableDialect?, separator: Separator?, decimal: DecimalSign?

  public static let doc: StaticString = "The form of a table to export: dialect and separators."

  public init<F: Fields<Self>>(_ field: inout F) {
    dialect = field(
      "dialect", \.dialect,
      "The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a formula get an apostrophe before them. Default: `standard`."
    )
    separator = field(
      "separator", \.separator,
      "The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is `point`.")
    decimal = field("decimal", \.decimal, "The decimal separator in the dialect `excel`. Default: `comma`.")
  }

  /// Returns the first option that the format does not have, and the reason.
  func flaw(for format: ExchangeFormat) -> (member: String, sentence: String)? {
    if dialect != nil, format != .csv { return ("dialect", "dialect must be left out if format is not csv") }
    if separator == .comma, decimal ?? .comma == .comma, isExcel {
      return ("separator", "separator must not be comma if decimal is comma, the default; set decimal to point")
    }
    if !isExcel, separator != nil { return ("separator", "separator must be left out if dialect is not excel") }
    return !isExcel && decimal != nil ? ("decimal", "decimal must be left out if dialect is not excel") : nil
  }

  var isExcel: Bool { dialect == .excel }
  var decimalSign: DecimalSign { isExcel ? decimal ?? .comma : .point }
  var separatorByte: UInt8 {
    if !isExcel { return Separator.comma.byte }
    return (separator ?? (decimalSign == .comma ? .semicolon : .comma)).byte
  }
}
