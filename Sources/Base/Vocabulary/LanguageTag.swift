public import Shape

/// The tag of a language, such as `de-AT` (BCP 47). Only its form is checked. An underscore between its parts is
/// accepted instead of a hyphen.
public struct LanguageTag: Value, Sendable {
  /// The tag as it was written.
  public let text: String
  /// The tag in lower case, with hyphens between its parts.
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

  /// The largest number of bytes of a tag. No real tag is longer.
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

/// An extended language range ([RFC 4647](https://www.rfc-editor.org/rfc/rfc4647), section 2.2). It is a tag, or a part
/// of one, in which `*` stands for any part. For example, `de-DE` matches `de-Latn-DE`, and `*-CH` matches all
/// languages of Switzerland.
public struct LanguageRange: Value, Sendable {
  private let tag: LanguageTag

  /// Returns a Boolean value that indicates whether the range matches a tag. The method is extended filtering (RFC
  /// 4647, section 3.3.2).
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
        // A part of one character begins an extension. The parts after it do not belong to the language, so the wanted
        // part can't be found there.
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
