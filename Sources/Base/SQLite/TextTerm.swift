internal import Shape

/// A term of the full-text index, without its block.
public struct TextTerm: Hashable, Sendable {
  let name: [UInt8]
  /// Alternative names. A row that has one of them matches, too.
  var others: [[UInt8]] = []
  /// A Boolean value that indicates whether terms that begin with this one match, too.
  public let isPrefix: Bool

  /// The number of bytes of the term's name. As a rule, fewer rows have a longer term.
  public var length: Int { name.count }

  static let wordMark = UInt8(ascii: ".")
  /// The separator between the words of a label.
  static let labelSpace = UInt8(ascii: "_")
  /// The largest number of bytes that precede the words in a term, without its block.
  static let longestMark = 32

  /// Returns the term of a word, or of the beginning of a word.
  public static func word(_ word: [UInt8], isPrefix: Bool) -> TextTerm {
    TextTerm(name: [wordMark] + word, isPrefix: isPrefix)
  }

  /// Returns the term of a whole value of a column that has labels.
  public static func label(_ value: String, column: Int) -> TextTerm { label(value.foldedWords[...], column: column) }

  /// Returns a term that matches any of several values of such a column.
  public static func label(anyOf values: [String], column: Int) -> TextTerm {
    let terms = values.map { label($0, column: column) }
    return TextTerm(name: terms[0].name, others: terms.dropFirst().map(\.name), isPrefix: false)
  }

  static func label(_ words: ArraySlice<[UInt8]>, column: Int) -> TextTerm {
    var name: [UInt8] = []
    writeLabelMark(column) { name.append($0) }
    return TextTerm(name: name + words.joined(separator: [labelSpace]), isPrefix: false)
  }

  /// Writes the beginning of a label.
  static func writeLabelMark(_ column: Int, _ append: (UInt8) -> Void) {
    append(UInt8(ascii: "="))
    for digit in String(column).utf8 { append(digit) }
    append(UInt8(ascii: "."))
  }

  /// Returns the terms of a word in a script without spaces: each pair of characters, and the last character alone.
  /// With these terms, a search finds any part of the word.
  static func grams(of word: [UInt8]) -> [TextTerm] {
    let characters = String(decoding: word, as: UTF8.self).unicodeScalars.map { Array(String($0).utf8) }
    return characters.indices.map { TextTerm.word(characters[$0...].prefix(2).flatMap(\.self), isPrefix: false) }
  }

  /// Returns the terms that a row must have if one of its words contains this part.
  public static func grams(within word: [UInt8]) -> [TextTerm] {
    let grams = grams(of: word)
    return grams.count == 1 ? [TextTerm.word(word, isPrefix: true)] : grams.dropLast()
  }

  /// Returns the query for the term in a block (https://www.sqlite.org/fts5.html#full_text_query_syntax).
  public func query(block: Int) -> String {
    let block = String(block, radix: 36)
    return ([name] + others).map { "\"\(block)\(String(decoding: $0, as: UTF8.self))\"\(isPrefix ? "*" : "")" }.joined(
      separator: " OR ")
  }
}
