internal import Shape

/// The name that somebody signs in with. It is kept as it was given, composed, with one space between its parts; names that are spelled alike
/// are one.
///
/// A name has the letters, marks and digits of the profile UsernameCaseMapped (RFC 8265, section 3.3), in parts with spaces between them
/// (section 3.5); of what else ASCII has, a few signs. Beyond the profile, it takes typographic apostrophes, as phones write them, and the
/// compatibility forms of letters, which older names may have. The rule for the direction of text (RFC 5893) is not applied.
struct Username: Value {
  let text: String

  private static let limit = Limit.length(1...64)

  init(stored text: String) { self.text = text }

  static func read<S: Source>(from source: inout S) -> Username {
    let text = source.composedText(
      limit, tidied: { $0.split(whereSeparator: Username.isSpace).joined(separator: " ") },
      {
        $0.unicodeScalars.allSatisfy { isAllowed($0.ofUsualWidth) }
          ? nil : "must have letters, digits, spaces, apostrophes and . _ - @ + alone"
      })
    return text.map(Username.init(stored:)) ?? example
  }

  /// The space, and the one as wide as an ideograph.
  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{3000}" }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber:
      true
    default: " ._-@+'\u{2019}".unicodeScalars.contains(scalar)
    }
  }

  /// What names are compared by: width mapping, case mapping and composition, as the profile has them (RFC 8265, section 3.3.2). Case goes by
  /// way of the capitals, which are fewer: so ß, ẞ and ss are one, too, and both forms of a small sigma. All apostrophes are one.
  var folded: String {
    var mapped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { mapped.append(scalar == "\u{2019}" ? "'" : scalar.ofUsualWidth) }
    return Username.caseFolded(String(mapped))
  }

  /// What older names were compared by, wide forms as letters of their own.
  var foldedBefore: String { Username.caseFolded(text) }

  private static func caseFolded(_ text: String) -> String { text.lowercased().uppercased().lowercased().composed }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { .text(TextSchema(length: limit)) }
  static var example: Username { Username(stored: "ada") }
}
