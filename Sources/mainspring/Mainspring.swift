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
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(UsageError) {
      exit(try run(words))
    } catch {
      _ = Files.write("mainspring: \(error.sentence)\nTry mainspring --help.\n", toDescriptor: 2)
      exit(64)
    }
  }

  private static func run(_ words: [String]) throws(UsageError) -> Int32 {
    guard let first = words.first else {
      // On a terminal nobody pipes requests in: help is what is wanted there.
      if isatty(0) != 0 { return help(Help.text) }
      return try run(.serve, [])
    }
    switch first {
    case "--help", "-h", "help":
      guard first == "help", words.count > 1 else { return help(Help.text) }
      return help(Help.text(for: try command(words[1])))
    case "--version", "-V":
      return help("mainspring \(Core.version)\n")
    default: break
    }
    // Options without a command are meant for serve.
    if first.hasPrefix("--") { return try run(.serve, words) }
    let command = try command(first)
    if words.contains("--help") || words.contains("-h") { return help(Help.text(for: command)) }
    return try run(command, Array(words.dropFirst()))
  }

  private static func run(_ command: Command, _ words: [String]) throws(UsageError) -> Int32 {
    try command.run(Arguments(words, for: command))
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let hint = suggestion(for: name, among: Command.all.map(\.name))
    throw UsageError("there is no command \(name)\(hint)")
  }

  private static func help(_ text: String) -> Int32 {
    Output.print(text)
  }
}

extension Command {
  static let all: [Command] = [.serve, .call, .describe, .methods, .openrpc, .schema, .record, .replay, .catalogue, .completions]
}

/// What --help prints.
enum Help {
  static var text: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.summary)\n" }.joined()
    return """
      mainspring \(Core.version): an application core that speaks line-delimited JSON-RPC 2.0

      Usage: mainspring [COMMAND] [OPTION...]
      Without a command: serve, when standard input is no terminal.

      Commands
      \(commands)
      Options
        --help     print this, or with a command what it takes
        --version  print the version

      Options of serve
      \(options(.serve))
      Exit codes
        0   the input ended and everything was answered
        1   a call was answered with an error, or a transcript differs
        64  the command line can't be understood
        66  the data directory can't be read: damaged, or of a newer program
        73  the data directory can't be made, or another process has it
        74  standard input or output failed

      Try: echo '{"jsonrpc":"2.0","id":1,"method":"temperature.convert","params":{"value":37,"from":"celsius","to":"fahrenheit"}}' | mainspring

      """
  }

  static func text(for command: Command) -> String {
    let usage = ["Usage: mainspring \(command.name)", command.operands, command.options.isEmpty ? "" : "[OPTION...]"]
    let options = command.options.isEmpty ? "" : "\nOptions\n\(options(command))"
    return "\(usage.filter { !$0.isEmpty }.joined(separator: " "))\n  \(command.summary)\n\(options)"
  }

  private static func options(_ command: Command) -> String {
    let names = command.options.map { "--\($0.name)\($0.value.map { " \($0)" } ?? "")" }
    let width = names.map(\.count).max() ?? 0
    return zip(names, command.options).map { name, option in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(option.doc)\n"
    }.joined()
  }
}
