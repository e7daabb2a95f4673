internal import JSON
public import Shape

/// The category of a line: a name that the program chooses, such as `debug`, `cloudKit` or `error`.
public struct LineCategory: Value, Equatable, Sendable {
  public let text: String

  init(_ text: String) { self.text = text }

  /// The category of the lines that the core writes about itself.
  public static let core = LineCategory("core")
  /// The category of the lines about sync.
  public static let cloudKit = LineCategory("cloudKit")
  /// The category of the lines about the log itself, such as counts of dropped lines.
  static let log = LineCategory("log")

  static let most = 64
  /// Letters and digits, with single separators between them, as a regular expression (ECMA-262).
  private static let pattern = "^\(letter)(?:[ ._/-]?\(letter)){0,63}$"
  private static let letter = #"[0-9A-Za-z\u00a1-\u1fff\u2070-\ud7ff]"#

  public static func read<S: Source>(from source: inout S) -> LineCategory {
    guard let text = source.text() else { return example }
    if !S.isTrusted { check(text, of: &source) }
    return LineCategory(text)
  }

  /// Reports a problem if the text is not a valid category.
  static func check<S: Source>(_ text: String, of source: inout S) {
    if isName(text) { return }
    source.refuse(
      "must be a name of 1 to \(most) letters and digits, such as cloudKit, with single spaces or . _ / - between them")
  }

  static func isName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard scalars.count <= most, let last = scalars.last, isLetter(last) else { return false }
    // A separator must be between two letters or digits.
    var isBehindLetter = false
    for scalar in scalars {
      let isLetter = isLetter(scalar)
      if !isLetter, !isBehindLetter || !" ._/-".unicodeScalars.contains(scalar) { return false }
      isBehindLetter = isLetter
    }
    return true
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(scalar.value).isASCIILetter || UInt8(scalar.value).isASCIIDigit }
    return 0xa1...0x1fff ~= scalar.value || 0x2070...0xd7ff ~= scalar.value
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(text) }
  public static var schema: Schema { .text(TextSchema(length: .length(1...most), pattern: pattern)) }
  public static var example: LineCategory { LineCategory("cloudKit") }
}

/// The category of a line that may be dropped. It is checked in the buffer of the request, and copied only if the line
/// is written.
struct UnreadCategory: Value {
  private let text: UnreadText

  static func read<S: Source>(from source: inout S) -> UnreadCategory {
    guard let json = source as? JSONSource, json.value.kind == .string else {
      // Reports the problem that the value must be a string.
      _ = source.text()
      return example
    }
    let text = UnreadText.read(from: &source)
    var isPlain = false
    text.withBytes { bytes in
      isPlain =
        bytes.count > 0 && bytes.count <= LineCategory.most
        && bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
    if !isPlain { LineCategory.check(text.string, of: &source) }
    return UnreadCategory(text: text)
  }

  /// Returns a copy of the category, which outlives the request.
  var category: LineCategory { LineCategory(text.string) }

  func write<K: Sink>(to sink: inout K) { text.write(to: &sink) }
  static var schema: Schema { LineCategory.schema }
  static var example: UnreadCategory { UnreadCategory(text: .example) }
}
