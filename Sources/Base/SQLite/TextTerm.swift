internal import Shape

/// A term of the full-text index, without the block that it stands in.
public struct TextTerm: Hashable, Sendable {
  let name: [UInt8]
  /// Further names, of which one does as well.
  var others: [[UInt8]] = []
  /// Whether terms that begin with it are meant, too.
  public let isPrefix: Bool

  /// How many bytes of a text it stands for: the more, the fewer rows have it, as a rule.
  public var length: Int { name.count }

  static let wordMark = UInt8(ascii: ".")
  /// Stands between the words of a label.
  static let labelSpace = UInt8(ascii: "_")
  /// No term has more bytes before the words that it stands for, but for its block.
  static let longestMark = 32

  /// A word, or the beginning of one.
  public static func word(_ word: [UInt8], isPrefix: Bool) -> TextTerm { TextTerm(name: [wordMark] + word, isPrefix: isPrefix) }

  /// A value of a column that has labels, as a whole.
  public static func label(_ value: String, column: Int) -> TextTerm { label(value.foldedWords[...], column: column) }

  /// One of several values of such a column.
  public static func label(anyOf values: [String], column: Int) -> TextTerm {
    let terms = values.map { label($0, column: column) }
    return TextTerm(name: terms[0].name, others: terms.dropFirst().map(\.name), isPrefix: false)
  }

  static func label(_ words: ArraySlice<[UInt8]>, column: Int) -> TextTerm {
    var name: [UInt8] = []
    writeLabelMark(column) { name.append($0) }
    return TextTerm(name: name + words.joined(separator: [labelSpace]), isPrefix: false)
  }

  /// What a label begins with.
  static func writeLabelMark(_ column: Int, _ append: (UInt8) -> Void) {
    append(UInt8(ascii: "="))
    for digit in String(column).utf8 { append(digit) }
    append(UInt8(ascii: "."))
  }

  /// The terms of a word that is written without spaces, in which any part may be looked for: each pair of characters, and the last alone.
  static func grams(of word: [UInt8]) -> [TextTerm] {
    let characters = String(decoding: word, as: UTF8.self).unicodeScalars.map { Array(String($0).utf8) }
    return characters.indices.map { TextTerm.word(characters[$0...].prefix(2).flatMap(\.self), isPrefix: false) }
  }

  /// The terms that a row must have in which a part of a word looks like this.
  public static func grams(within word: [UInt8]) -> [TextTerm] {
    let grams = grams(of: word)
    return grams.count == 1 ? [TextTerm.word(word, isPrefix: true)] : grams.dropLast()
  }

  /// What asks the index for the term in a block (https://www.sqlite.org/fts5.html#full_text_query_syntax).
  public func query(block: Int) -> String {
    let block = String(block, radix: 36)
    return ([name] + others).map { "\"\(block)\(String(decoding: $0, as: UTF8.self))\"\(isPrefix ? "*" : "")" }.joined(separator: " OR ")
  }
}
