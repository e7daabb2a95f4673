internal import RPC
internal import Shape

/// Searches for tools by words, for the tool `find_tools`.
struct ToolSearch {
  private let words: [String]

  /// Words that are frequent in questions, and do not help to find a tool.
  private static let stops = [
    "a", "an", "the", "to", "of", "for", "my", "in", "on", "is", "are", "all", "how", "do", "i", "and", "or", "with",
    "me", "it", "that",
    "tool",
    "tools", "want", "need", "can", "what", "which",
  ]

  init(_ text: String) {
    let words = ToolSearch.words(of: text)
    let telling = words.filter { !ToolSearch.stops.contains($0) }
    self.words = telling.isEmpty ? words : telling
  }

  /// Returns the tools that contain at least half of the words, the best match first.
  func found(among tools: [MCPTool]) -> [MCPTool] {
    var ranked: [(tool: MCPTool, hits: Int, score: Int)] = []
    for tool in tools {
      let (hits, score) = rank(tool)
      if hits > 0, hits * 2 >= words.count { ranked.append((tool, hits, score)) }
    }
    // Tools that match equally well stay in the order of their methods.
    return ranked.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.hits != b.hits { return a.hits > b.hits }
      return a.score != b.score ? a.score > b.score : first.offset < second.offset
    }.map(\.element.tool)
  }

  /// Returns how many of the words a tool contains, and a score. A word in the tool's name counts most. A word in its
  /// descriptions counts more than a word among its parameters.
  private func rank(_ tool: MCPTool) -> (hits: Int, score: Int) {
    let name = ToolSearch.words(of: tool.method)
    let said = ToolSearch.words(of: "\(tool.title) \(MCPGuide.of(tool.method)?.text ?? "") \(tool.described.doc)")
    let taken = tool.described.params.members.flatMap { ToolSearch.words(of: $0.name) }
    var (hits, score) = (0, 0)
    for word in words {
      let best = max(
        ToolSearch.match(word, name, 8, 5), ToolSearch.match(word, said, 4, 2), ToolSearch.match(word, taken, 1, 0))
      if best > 0 { hits += 1 }
      score += best
    }
    // If two tools have the same matches, the one with the shorter name is the better match.
    return (hits, score * 10 - name.count)
  }

  private static func match(_ word: String, _ words: [String], _ whole: Int, _ beginning: Int) -> Int {
    if words.contains(word) { return whole }
    return word.utf8.count >= 3 && words.contains { $0.hasPrefix(word) } ? beginning : 0
  }

  /// Returns the words of a text in lower case, without the s of a plural. A name such as `minStock` gives two words.
  private static func words(of text: String) -> [String] {
    var words = [""]
    var wasLower = false
    for character in text {
      let isWord = character.isLetter || character.isNumber
      if !isWord || wasLower && character.isUppercase { words.append("") }
      if isWord { words[words.count - 1] += character.lowercased() }
      wasLower = character.isLowercase
    }
    return words.filter { !$0.isEmpty }.map { word in
      if word.hasSuffix("ies"), word.utf8.count > 4 { return "\(word.dropLast(3))y" }
      return word.hasSuffix("s") && !word.hasSuffix("ss") && word.utf8.count > 3 ? String(word.dropLast()) : word
    }
  }
}
