public import Shape

/// The tag of a language, such as `de-AT` (BCP 47), by its form alone; `_` between its parts counts as `-`.
public struct LanguageTag: Value, Sendable {
  /// As it was written.
  public let text: String
  /// In lower case, with dashes.
  fileprivate let folded: [UInt8]

  fileprivate init?(_ text: String, isRange: Bool) {
    let folded = text.lowercasedASCII.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    self.text = text
    self.folded = folded
    if isRange, folded == LanguageTag.any { return }
    let parts = folded.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isSound = parts.allSatisfy { part in (1...8).contains(part.count) && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } }
    guard isSound, folded.count <= LanguageTag.most, parts[0].allSatisfy(\.isASCIILetter) else { return nil }
  }

  /// Longer ones name no language.
  private static let most = 100
  fileprivate static let any = [UInt8(ascii: "*")]

  public static func read<S: Source>(from source: inout S) -> LanguageTag {
    guard let text = source.text() else { return example }
    if let tag = LanguageTag(text, isRange: false) { return tag }
    source.refuse("must be the tag of a language, such as de-AT")
    return example
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(text) }
  public static var schema: Schema {
    .text(TextSchema(length: .length(1...most), pattern: "^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*$"))
  }
  public static var example: LanguageTag { LanguageTag("de-AT", isRange: false)! }
}

/// A basic language range ([RFC 4647](https://www.rfc-editor.org/rfc/rfc4647), section 2.1): a tag that stands for itself and for all that
/// begin with it, or `*` for any.
public struct LanguageRange: Value, Sendable {
  private let tag: LanguageTag

  /// Basic filtering (section 3.3.1).
  public func matches(_ other: LanguageTag) -> Bool {
    let (range, folded) = (tag.folded, other.folded)
    if range == LanguageTag.any || range == folded { return true }
    return folded.count > range.count && folded.starts(with: range) && folded[range.count] == UInt8(ascii: "-")
  }

  public static func read<S: Source>(from source: inout S) -> LanguageRange {
    guard let text = source.text() else { return example }
    if let tag = LanguageTag(text, isRange: true) { return LanguageRange(tag: tag) }
    source.refuse("must be a range of languages, such as de, de-AT or *")
    return example
  }

  public func write<K: Sink>(to sink: inout K) { tag.write(to: &sink) }
  public static var schema: Schema {
    .text(TextSchema(length: .length(1...100), pattern: #"^(\*|[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*)$"#))
  }
  public static var example: LanguageRange { LanguageRange(tag: LanguageTag.example) }
}
