/// Finds the name of the command among the words of a command line. Options may come before the name.
enum CommandWords {
  /// Returns the command's name, and all other words in their order. The name is `nil` if there are only options.
  static func split(_ words: [String]) -> (name: String?, rest: [String]) {
    var index = 0
    while index < words.count {
      let word = words[index]
      guard word.hasPrefix("-"), word.count > 1 else {
        return (word, Array(words[..<index] + words[(index + 1)...]))
      }
      // After an unknown option, the next word can be its value or the command. The search ends here, and `serve`
      // reports the unknown option.
      guard word.hasPrefix("--"), let option = option(word.dropFirst(2).prefix { $0 != "=" }) else { break }
      index += option.value == nil || word.contains("=") ? 1 : 2
    }
    return (nil, words)
  }

  private static func option(_ name: Substring) -> Command.Option? {
    // `serve` is searched first, because most options before the command's name are options of `serve`.
    if let option = Command.serve.options.first(where: { $0.name == name }) { return option }
    for command in Command.all {
      if let option = command.options.first(where: { $0.name == name }) { return option }
    }
    return nil
  }
}
