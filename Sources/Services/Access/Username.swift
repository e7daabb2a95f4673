internal import Shape

/// The name that somebody signs in with. It is kept as it was given, composed; names that differ in case or composition alone are one.
///
/// Letters, marks, digits and a few signs. Letters that only look alike, and wide and narrow forms, are letters of their own.
struct Username: Value {
  let text: String

  private static let limit = Limit.length(1...64)

  init(stored text: String) { self.text = text }

  static func read<S: Source>(from source: inout S) -> Username {
    let text = source.composedText(limit) {
      $0.unicodeScalars.allSatisfy(isAllowed) ? nil : "must have letters, digits and . _ - @ + alone"
    }
    return text.map(Username.init(stored:)) ?? example
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber:
      true
    default: "._-@+".unicodeScalars.contains(scalar)
    }
  }

  /// What names are compared by: by way of the capitals, which are fewer (ß, ẞ and ss, both forms of a small sigma).
  var folded: String { text.lowercased().uppercased().lowercased().composed }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { .text(TextSchema(length: limit)) }
  static var example: Username { Username(stored: "ada") }
}
