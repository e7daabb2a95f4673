internal import RPC
internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program: finds the command, runs it, and ends with its exit code.
@main struct Mainspring {
  static func main() {
    Output.fillStandardDescriptors()
    do throws(UsageError) {
      exit(try run(try words()))
    } catch {
      let help = error.command.map { "mainspring \($0) --help" } ?? "mainspring --help"
      _ = Files.write("mainspring: \(error.sentence)\nTry \(help).\n", toDescriptor: 2)
      exit(64)
    }
  }

  /// Returns the words after the program's name.
  /// - Throws: an error for a word that is not UTF-8. Swift would repair such a word, and the repaired word would name
  ///   another directory.
  private static func words() throws(UsageError) -> [String] {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      guard let word = String(validatingCString: argument) else {
        throw UsageError("argument \(index), \(String(cString: argument)), is not UTF-8; arguments must be UTF-8")
      }
      words.append(word)
    }
    return words
  }

  private static func run(_ words: [String]) throws(UsageError) -> Int32 {
    // Without arguments, the program serves requests from the standard input. On a terminal, the user more probably
    // wants help.
    if words.isEmpty { return isatty(0) != 0 ? Output.print(Help.text) : try run(.serve, []) }
    let (name, rest) = CommandWords.split(words)
    // After `--`, all words are operands.
    let options = rest.prefix { $0 != "--" }
    let asksForHelp = options.contains("--help") || options.contains("-h")
    guard let name else {
      if asksForHelp { return Output.print(Help.text) }
      if options.contains("--version") || options.contains("-V") { return Output.print("mainspring \(Version.text)\n") }
      // Without the name of a command, the command is `serve`.
      return try run(.serve, rest)
    }
    if name == "help" {
      return Output.print(
        try rest.first.map { (word) throws(UsageError) in Help.text(for: try self.command(word)) } ?? Help.text)
    }
    // A word with a dot is the name of a method, and the method is called. All names of methods have a dot, and no name
    // of a command has one.
    let isMethod = name.utf8.contains(UInt8(ascii: "."))
    let command = isMethod ? Command.call : try self.command(name)
    return asksForHelp ? Output.print(Help.text(for: command)) : try run(command, isMethod ? [name] + rest : rest)
  }

  private static func run(_ command: Command, _ words: [String]) throws(UsageError) -> Int32 {
    do throws(UsageError) {
      return try command.run(Arguments(words, for: command))
    } catch {
      throw UsageError(error.sentence, of: command.name)
    }
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    // `serve` and `call` must start fast. They are searched first, so that the list of all commands need not be
    // created.
    for command in [Command.serve, .call] where command.name == name { return command }
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let hint = suggestion(for: name, among: Command.all.map(\.name))
    throw UsageError("there is no command \(name)\(hint)")
  }
}
