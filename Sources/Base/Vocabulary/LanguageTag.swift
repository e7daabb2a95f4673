public import Shape

/// The tag of a language, such as `de-AT` (BCP 47). Only its form is checked. `_` between its parts counts as `-`.
public struct LanguageTag: Value, Sendable {
  /// The text as it was written.
  public let text: String
  /// The text in lower case, with dashes.
  fileprivate let folded: [UInt8]

  fileprivate init?(_ text: String, isRange: Bool) {
    let folded = text.lowercasedASCII.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    self.text = text
    self.folded = folded
    let isSound = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
        || isRange && part == LanguageTag.any[...]
    }
    let first = parts[0]
    guard isSound, folded.count <= LanguageTag.most, first.allSatisfy(\.isASCIILetter) || first == LanguageTag.any[...]
    else { return nil }
  }

  fileprivate var parts: [ArraySlice<UInt8>] {
    folded.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  }

  /// The largest number of bytes. No language has a longer tag.
  private static let most = 100
  fileprivate static let any = [UInt8(ascii: "*")]

  public static func read<S: Source>(from source: inout S) -> LanguageTag {
    guard let text = source.text() else { return example }
    if let tag = LanguageTag(text, isRange: false) { return tag }
    source.refuse("must be a language tag, such as de-AT")
    return example
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(text) }
  public static var schema: Schema {
    .text(TextSchema(length: .length(1...most), pattern: "^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*$"))
  }
  public static var example: LanguageTag { LanguageTag("de-AT", isRange: false)! }
}

/// An extended language range ([RFC 4647](https://www.rfc-editor.org/rfc/rfc4647), section 2.2): a tag, or parts of
/// one, with `*` for any part. `de-DE` matches `de-Latn-DE`, and `*-CH` matches all languages of Switzerland.
public struct LanguageRange: Value, Sendable {
  private let tag: LanguageTag

  /// Returns a Boolean value that indicates whether the range matches a tag, by extended filtering (section 3.3.2).
  public func matches(_ other: LanguageTag) -> Bool {
    var wanted = tag.parts[...]
    var given = other.parts[...]
    guard let first = wanted.popFirst(), let language = given.popFirst() else { return false }
    if first != LanguageTag.any[...], first != language { return false }
    while let part = wanted.first {
      if part == LanguageTag.any[...] {
        wanted.removeFirst()
        continue
      }
      guard let next = given.popFirst() else { return false }
      if part == next {
        wanted.removeFirst()
      } else if next.count == 1 {
        // The part behind a singleton is an extension, and not a part of the language.
        return false
      }
    }
    return true
  }

  public static func read<S: Source>(from source: inout S) -> LanguageRange {
    guard let text = source.text() else { return example }
    if let tag = LanguageTag(text, isRange: true) { return LanguageRange(tag: tag) }
    source.refuse("must be a language range, such as de, de-AT, *-CH or *")
    return example
  }

  public func write<K: Sink>(to sink: inout K) { tag.write(to: &sink) }
  public static var schema: Schema {
    .text(TextSchema(length: .length(1...100), pattern: #"^(\*|[A-Za-z]{1,8})([-_](\*|[A-Za-z0-9]{1,8}))*$"#))
  }
  public static var example: LanguageRange { LanguageRange(tag: LanguageTag.example) }
}
