/// The words of a command line, with the name of the command somewhere among them.
enum CommandWords {
  /// Returns the command's name and the other words in their order. The name is `nil` if there are only options.
  static func split(_ words: [String]) -> (name: String?, rest: [String]) {
    var index = 0
    while index < words.count {
      let word = words[index]
      guard word.hasPrefix("-"), word.count > 1 else {
        return (word, Array(words[..<index] + words[(index + 1)...]))
      }
      // After an unknown option, the next word may be its value or the command. So the search ends, and `serve` reports
      // the option.
      guard word.hasPrefix("--"), let option = option(word.dropFirst(2).prefix { $0 != "=" }) else { break }
      index += option.value == nil || word.contains("=") ? 1 : 2
    }
    return (nil, words)
  }

  private static func option(_ name: Substring) -> Command.Option? {
    // In most cases, `serve` has the option, because a core that is started without a command has the options of
    // `serve`.
    if let option = Command.serve.options.first(where: { $0.name == name }) { return option }
    for command in Command.all {
      if let option = command.options.first(where: { $0.name == name }) { return option }
    }
    return nil
  }
}
