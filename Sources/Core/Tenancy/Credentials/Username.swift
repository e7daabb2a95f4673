public import RPC
public import Shape

/// The name that a user signs in with. It is stored as it was given, in Unicode's composed form, with one space between
/// its parts. Names with the same `folded` form are the same name.
///
/// A name has the letters, marks, digits and signs of ASCII of the profile UsernameCaseMapped (RFC 8265, section 3.3).
/// Its parts have spaces between them (section 3.5). Beside certain other characters, a name may also have the
/// characters of `ContextualRule`. Beyond the profile, it may have typographic apostrophes, as phones write them, and
/// the compatibility forms of letters, which older names may have. The rule for the direction of text (RFC 5893) is not
/// applied.
public struct Username: Value, Sendable {
  public let text: String

  private static let limit = Limit.length(1...64)

  public init(stored text: String) { self.text = text }

  public static func read<S: Source>(from source: inout S) -> Username {
    let text = source.composedText(
      limit, tidied: { $0.split(whereSeparator: Username.isSpace).joined(separator: " ") },
      { parts(of: $0).lazy.compactMap(complaint).first })
    return text.map(Username.init(stored:)) ?? example
  }

  /// Returns a Boolean value that indicates whether a character is a space, or an ideographic space (U+3000).
  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{3000}" }

  /// Returns the parts of a name, which have spaces between them. Wide and narrow characters get their usual width.
  private static func parts(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.map(\.ofUsualWidth).split(separator: " ").map(Array.init)
  }

  private static func complaint(_ part: [Unicode.Scalar]) -> String? {
    for (index, scalar) in part.enumerated() {
      if let rule = ContextualRule(of: scalar) {
        if !rule.allows(index, in: part) {
          return "may have U+\(scalar.hexadecimal) only where \(rule.place) (RFC 5892, appendix A)"
        }
      } else if !isAllowed(scalar) {
        return "may only have letters, digits, spaces and ASCII punctuation, not U+\(scalar.hexadecimal)"
      }
    }
    return nil
  }

  /// A Boolean value that indicates whether a part has Arabic-Indic digits of both kinds (RFC 5892, appendix A.8 and
  /// A.9). New names must not have them, but users who have such a name keep it.
  private var mixesDigits: Bool {
    Username.parts(of: text).contains { part in
      part.contains { "\u{660}"..."\u{669}" ~= $0 } && part.contains { "\u{6f0}"..."\u{6f9}" ~= $0 }
    }
  }

  /// Throws an error if only users who already have this name may have it.
  /// - Throws: -32602 with a pointer.
  public func requireNew(at pointer: String) throws(Failure) {
    if !mixesDigits { return }
    throw .invalidParam(
      pointer, "username must not have both Arabic-Indic digits and extended ones (RFC 5892, appendix A)")
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return "!"..."~" ~= scalar }
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark,
      .decimalNumber:
      true
    default: scalar == "\u{2019}"
    }
  }

  /// The form by which names are compared. It is made by width mapping, case mapping and composition, as in the profile
  /// (RFC 8265, section 3.3.2). Case is mapped through the capital letters, which are fewer. So ß, ẞ and ss are the
  /// same, and so are both forms of a small sigma. All apostrophes are the same, too.
  public var folded: String {
    var mapped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { mapped.append(scalar == "\u{2019}" ? "'" : scalar.ofUsualWidth) }
    return Username.caseFolded(String(mapped))
  }

  /// Returns a Boolean value that indicates whether two names look alike, in any case of their letters (UTS 39).
  public func looksLike(_ other: Username) -> Bool { skeletons.contains { other.skeletons.contains($0) } }

  /// The skeletons of the name as it was given and of its folded form. Both are needed, because a capital I looks like
  /// other letters than a small one.
  private var skeletons: [String] { [text, folded].map { Username.caseFolded(Confusables.skeleton(of: $0)) } }

  /// The form by which older programs compared names. In this form, wide letters differ from letters of usual width.
  public var foldedBefore: String { Username.caseFolded(text) }

  private static func caseFolded(_ text: String) -> String { text.lowercased().uppercased().lowercased().composed }

  public func write<K: Sink>(to sink: inout K) { sink.text(text) }
  public static var schema: Schema { .text(TextSchema(length: limit)) }
  public static var example: Username { Username(stored: "ada") }
}

extension Unicode.Scalar {
  /// The character's code point in hexadecimal, with at least four digits.
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
