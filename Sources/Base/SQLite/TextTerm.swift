internal import Shape

/// A term of the full-text index: a word, or a label, which is a whole value. The block at the beginning of each term
/// in the index is not included.
public struct TextTerm: Hashable, Sendable {
  let name: [UInt8]
  /// Alternative names of the term. A row with one of these names also matches.
  var others: [[UInt8]] = []
  /// A Boolean value that indicates whether all terms that begin with this one match.
  public let isPrefix: Bool

  /// The number of bytes of the term's name. A longer name usually matches fewer rows.
  public var length: Int { name.count }

  static let wordMark = UInt8(ascii: ".")
  /// The character between two words of a label.
  static let labelSpace = UInt8(ascii: "_")
  /// The largest number of bytes before the words in a term, not counting the block.
  static let longestMark = 32

  /// Returns the term for a word, or, if `isPrefix` is `true`, for all words that begin with it.
  public static func word(_ word: [UInt8], isPrefix: Bool) -> TextTerm {
    TextTerm(name: [wordMark] + word, isPrefix: isPrefix)
  }

  /// Returns the term for a whole value of a column with labels.
  public static func label(_ value: String, column: Int) -> TextTerm { label(value.foldedWords[...], column: column) }

  /// Returns a term that matches each of several values of a column with labels.
  public static func label(anyOf values: [String], column: Int) -> TextTerm {
    let terms = values.map { label($0, column: column) }
    return TextTerm(name: terms[0].name, others: terms.dropFirst().map(\.name), isPrefix: false)
  }

  static func label(_ words: ArraySlice<[UInt8]>, column: Int) -> TextTerm {
    var name: [UInt8] = []
    writeLabelMark(column) { name.append($0) }
    return TextTerm(name: name + words.joined(separator: [labelSpace]), isPrefix: false)
  }

  /// Writes the beginning of a label: a mark and the number of the column.
  static func writeLabelMark(_ column: Int, _ append: (UInt8) -> Void) {
    append(UInt8(ascii: "="))
    for digit in String(column).utf8 { append(digit) }
    append(UInt8(ascii: "."))
  }

  /// Returns the terms of a word in a script without spaces: each pair of neighbouring characters, and the last
  /// character alone. With these terms, a search can find any part of the word.
  static func grams(of word: [UInt8]) -> [TextTerm] {
    let characters = String(decoding: word, as: UTF8.self).unicodeScalars.map { Array(String($0).utf8) }
    return characters.indices.map { TextTerm.word(characters[$0...].prefix(2).flatMap(\.self), isPrefix: false) }
  }

  /// Returns the terms that a row must have if one of its words contains `word` as a part, in a script without spaces.
  public static func grams(within word: [UInt8]) -> [TextTerm] {
    let grams = grams(of: word)
    return grams.count == 1 ? [TextTerm.word(word, isPrefix: true)] : grams.dropLast()
  }

  /// Returns the query that finds the term in a block (https://www.sqlite.org/fts5.html#full_text_query_syntax).
  public func query(block: Int) -> String {
    let block = String(block, radix: 36)
    return ([name] + others).map { "\"\(block)\(String(decoding: $0, as: UTF8.self))\"\(isPrefix ? "*" : "")" }.joined(
      separator: " OR ")
  }
}
