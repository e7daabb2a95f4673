@_spi(_Unicode) internal import Swift

extension String {
  /// The words of the text as people type them in a hurry: lower case, without accents, as UTF-8. What is neither letter nor digit stands
  /// between words.
  ///
  /// Canonical decomposition (Normalization Form D) takes accents off letters that consist of a letter and marks; the few Latin letters
  /// that don't are written as they are where a keyboard lacks them.
  public var foldedWords: [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for scalar in String.UnicodeScalarView(_nfd) {
      if scalar.properties.generalCategory == .nonspacingMark || String.silent.contains(scalar) { continue }
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        word += (String.spelledOut[scalar] ?? scalar.properties.lowercaseMapping).utf8
      } else if !word.isEmpty {
        words.append(word)
        word = []
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Apostrophes: St. John's is St Johns.
  private static let silent: Set<Unicode.Scalar> = ["'", "\u{2019}", "\u{02BC}"]

  static let spelledOut: [Unicode.Scalar: String] = [
    "Ø": "o", "ø": "o", "Ł": "l", "ł": "l", "Đ": "d", "đ": "d", "Ð": "d", "ð": "d", "Þ": "th", "þ": "th", "Æ": "ae", "æ": "ae", "Œ": "oe",
    "œ": "oe", "ß": "ss", "ẞ": "ss", "ı": "i", "Ħ": "h", "ħ": "h", "Ŧ": "t", "ŧ": "t",
  ]
}
