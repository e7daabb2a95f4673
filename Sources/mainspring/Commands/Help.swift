/// What --help prints.
enum Help {
  static var text: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.summary)\n" }.joined()
    return """
      mainspring \(Core.version): an application core that speaks line-delimited JSON-RPC 2.0

      Usage: mainspring [COMMAND] [OPTION...]
             mainspring METHOD [NAME=VALUE...]
      Without a command: serve, when standard input is no terminal. A method stands for call and its name.

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
    let more = command.more.isEmpty ? "" : "\n\(command.more)\n"
    return "\(usage.filter { !$0.isEmpty }.joined(separator: " "))\n  \(command.summary)\n\(options)\(more)"
  }

  private static func options(_ command: Command) -> String {
    let names = command.options.map { "--\($0.name)\($0.value.map { " \($0)" } ?? "")" }
    let width = names.map(\.count).max() ?? 0
    return zip(names, command.options).map { name, option in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(option.doc)\n"
    }.joined()
  }
}
