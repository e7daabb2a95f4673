public import RPC
public import SQLite
internal import Shape

/// What is looked for in a full-text index: every piece of a text between spaces, as its words stand in a row one after the other, the last
/// of them perhaps only begun; and values that a row must have.
public struct TextQuery: Sendable {
  /// Folded, with a space between words; none that is found wherever another one is.
  let phrases: [Phrase]
  /// What rows must have in the index, the rarest first, as far as that can be told from the terms alone.
  let terms: [TextTerm]

  public static let mostWords = 32

  /// - Parameters:
  ///   - text: nil for any.
  ///   - labels: values that the row must have, by their columns. (Values whose words are the same are found, too.)
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
    // A text of which nothing can be looked up is found nowhere, whatever else is asked for.
    if text != nil, phrases.isEmpty {
      terms = []
      return
    }
    var seen: Set<TextTerm> = []
    let wanted = (labels + phrases.flatMap(\.terms)).filter { seen.insert($0).inserted }
    terms = wanted.sorted { ($0.isPrefix ? 0 : 1, $0.length) > ($1.isPrefix ? 0 : 1, $1.length) }
  }

  /// How well a row fits; nil for a row that doesn't. Each phrase counts by the column where it fits best, and more the fewer words stand
  /// there.
  ///
  /// By that row alone: if words weighed by how rare they are among all rows, what one company finds would depend on what others keep.
  func score(_ content: UnsafeBufferPointer<UInt8>, _ columns: [IndexedColumn]) -> Int? {
    var sum = 0
    for phrase in phrases {
      let score = phrase.score(content, columns)
      if score == 0 { return nil }
      sum += score
    }
    return sum
  }

  /// A piece of the text.
  struct Phrase: Sendable {
    let words: [[UInt8]]
    private let text: [UInt8]
    private let first: UInt8
    /// What is written without spaces may be found in the middle of a word.
    private let mayBeginAnywhere: Bool

    init(_ words: [[UInt8]]) {
      self.words = words
      text = Array(words.joined(separator: [UInt8(ascii: " ")]))
      first = text.first ?? 0
      mayBeginAnywhere = text.isUnspacedWord
    }

    /// Whether this one is found nowhere without the other one.
    func covers(_ other: Phrase) -> Bool {
      text.withUnsafeBufferPointer { line in line.indices.contains { other.isFound(in: line, at: $0, lineStart: 0) } }
    }

    /// By the column where it fits best; 0 where it is not found.
    func score(_ content: UnsafeBufferPointer<UInt8>, _ columns: [IndexedColumn]) -> Int {
      var best = 0
      // The first line has no column.
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
          // In a column of very many words it counts little, and is found all the same.
          best = max(best, 1, columns[column].weight * 1000 / TextContent.wordCount(in: line))
          index = line.endIndex - 1
        }
        index += 1
      }
      return best
    }

    @inline(__always) private func isFound(in content: UnsafeBufferPointer<UInt8>, at start: Int, lineStart: Int) -> Bool {
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
