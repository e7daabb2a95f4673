public import RPC
public import SQLite
internal import Shape

/// The query of a full-text search. Each phrase (the text between two spaces) must be in the row, with its words one
/// after the other. The last word may be a prefix. The row must also have the values of the labels.
public struct TextQuery: Sendable {
  /// The phrases, folded, with a space between words. A phrase that is part of another phrase is left out, because each
  /// row with the other phrase has it, too.
  let phrases: [Phrase]
  /// The terms that rows must have in the index. The terms that are probably the rarest come first: whole words, and
  /// long ones.
  let terms: [TextTerm]

  public static let mostWords = 32

  /// - Parameters:
  ///   - text: the text, or `nil` for any row.
  ///   - labels: values that the row must have, by their columns. (Rows with other values of the same words match,
  ///     too.)
  /// - Throws: -32602 for a text of more than 32 words.
  public init(_ text: String?, labels: [TextTerm] = []) throws(Failure) {
    let pieces = text?.split { $0.isWhitespace || $0 == "\0" } ?? []
    guard pieces.count <= TextQuery.mostWords else {
      throw .invalidParam("/text", "text must have at most \(TextQuery.mostWords) words, not \(pieces.count)")
    }
    let all = pieces.map { Phrase(String($0).foldedWords) }.filter { !$0.words.isEmpty }
    phrases = all.enumerated().filter { (index, phrase) in
      !all.enumerated().contains { $0 != index && $1.covers(phrase) && (!phrase.covers($1) || $0 < index) }
    }.map(\.element)
    // A text without any word matches no row, whatever the labels are.
    if text != nil, phrases.isEmpty {
      terms = []
      return
    }
    var seen: Set<TextTerm> = []
    let wanted = (labels + phrases.flatMap(\.terms)).filter { seen.insert($0).inserted }
    terms = wanted.sorted { ($0.isPrefix ? 0 : 1, $0.length) > ($1.isPrefix ? 0 : 1, $1.length) }
  }

  /// Returns the score of a row, or `nil` if the row does not match. Each phrase counts by the column in which it fits
  /// best. It counts more if the column has fewer words.
  ///
  /// The score depends on the row alone. If a word's weight depended on how rare the word is among all rows, one
  /// company's results would depend on the rows of other companies.
  func score(_ content: UnsafeBufferPointer<UInt8>, _ columns: [IndexedColumn]) -> Int? {
    var sum = 0
    for phrase in phrases {
      let score = phrase.score(content, columns)
      if score == 0 { return nil }
      sum += score
    }
    return sum
  }

  /// A phrase of the query: the words of a text between two spaces.
  struct Phrase: Sendable {
    let words: [[UInt8]]
    private let text: [UInt8]
    private let first: UInt8
    /// A Boolean value that indicates whether the phrase may be found in the middle of a word, because its script is
    /// written without spaces.
    private let mayBeginAnywhere: Bool

    init(_ words: [[UInt8]]) {
      self.words = words
      text = Array(words.joined(separator: [UInt8(ascii: " ")]))
      first = text.first ?? 0
      mayBeginAnywhere = text.isUnspacedWord
    }

    /// Returns a Boolean value that indicates whether every text with this phrase contains the other one, too.
    func covers(_ other: Phrase) -> Bool {
      text.withUnsafeBufferPointer { line in line.indices.contains { other.isFound(in: line, at: $0, lineStart: 0) } }
    }

    /// Returns the score in the column where the phrase fits best, or 0 if it is not found.
    func score(_ content: UnsafeBufferPointer<UInt8>, _ columns: [IndexedColumn]) -> Int {
      var best = 0
      // The first line of the content belongs to no column.
      var column = -1
      var lineStart = 0
      var index = 0
      while index < content.count {
        if content[index] == TextContent.lineEnd {
          column += 1
          lineStart = index + 1
        } else if columns.indices.contains(column), columns[column].weight * 1000 > best,
          isFound(in: content, at: index, lineStart: lineStart)
        {
          let line = content[lineStart...].prefix { $0 != TextContent.lineEnd }
          // In a column of very many words, a phrase counts little, but at least 1, because 0 means that it is not
          // found.
          best = max(best, 1, columns[column].weight * 1000 / TextContent.wordCount(in: line))
          index = line.endIndex - 1
        }
        index += 1
      }
      return best
    }

    @inline(__always) private func isFound(in content: UnsafeBufferPointer<UInt8>, at start: Int, lineStart: Int)
      -> Bool
    {
      guard content[start] == first, content.count - start >= text.count else { return false }
      if !mayBeginAnywhere, start > lineStart, !TextContent.isSeparator(content[start - 1]) { return false }
      return text.indices.allSatisfy { text[$0] == content[start + $0] }
    }

    var terms: [TextTerm] {
      words.enumerated().flatMap { index, word in
        word.isUnspacedWord ? TextTerm.grams(within: word) : [.word(word, isPrefix: index == words.count - 1)]
      }
    }
  }
}
