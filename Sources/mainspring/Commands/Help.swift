internal import RPC

/// The text that `--help` prints.
enum Help {
  static let withoutCommand =
    "If no command is given, and standard input is not a terminal, serve runs. If a method's name is given instead of a command, call runs."

  static let environment: [(name: String, doc: String)] = [
    ("MAINSPRING_DATA", "the data directory, if --data is not given"),
    ("NO_COLOR", "if set to any text that is not empty, no colours on a terminal"),
    ("TZDIR", "the directory of the system's time zones"),
    ("MAINSPRING_DEPLOYMENT", "the deployment path: appleNative or backend (see policy.deployment.get)"),
    ("MAINSPRING_E2E_DEPLOYMENT", "the deployment path, which takes precedence over MAINSPRING_DEPLOYMENT"),
    ("MAINSPRING_BUILD_ENVIRONMENT", "the environment that the app was built for, if --build-environment is not given"),
  ]

  static let exitCodes: [(code: Int, doc: String)] = [
    (0, "the input ended, and each request got its reply"),
    (1, "a call returned an error, a transcript differs, or a recovery was not confirmed"),
    (3, "a backup lacks files of assets that could not be read; all other files are in it"),
    (64, "the command line is not valid"),
    (
      65,
      "a call has imported a file and printed the rows that were refused, with the reasons; or the file that widget reads is damaged"
    ),
    (
      66,
      "the data directory cannot be read: it is damaged, or a newer program wrote it; or the file that widget reads is missing, or a newer program wrote it"
    ),
    (73, "the data directory or a file cannot be created, or another process holds the directory"),
    (74, "standard input or output failed"),
  ]

  static var text: String {
    """
    mainspring \(Version.text): an application core that speaks line-delimited JSON-RPC 2.0

    Usage: mainspring [COMMAND] [OPTION...]
           mainspring METHOD [NAME=VALUE...]
    \(withoutCommand)

    Commands
    \(lines(Command.all.map { ($0.name, $0.summary) }))
    Options
      --help     print this, or with a command its options
      --version  print the version

    Options of serve
    \(options(.serve))
    Environment
    \(lines(environment))
    Exit codes
    \(lines(exitCodes.map { (String($0.code), $0.doc) }))
    Try: echo '{"jsonrpc":"2.0","id":1,"method":"temperature.convert","params":{"value":37,"from":"celsius","to":"fahrenheit"}}' | mainspring

    """
  }

  static func text(for command: Command) -> String {
    let usage = ["Usage: mainspring \(command.name)", command.operands, command.options.isEmpty ? "" : "[OPTION...]"]
    let options =
      command.own.isEmpty ? "" : "\nOptions\n\(options(command))\(shared(command).map { "  \($0)\n" } ?? "")"
    let more = command.more.isEmpty ? "" : "\n\(command.more)\n"
    return "\(usage.filter { !$0.isEmpty }.joined(separator: " "))\n  \(command.summary)\n\(options)\(more)"
  }

  /// Returns the line of the help that lists the options shared with `serve`, or `nil` if the command shares none.
  static func shared(_ command: Command) -> String? {
    if command.ofServe.isEmpty { return nil }
    return
      "and these options of serve (mainspring serve --help): \(command.ofServe.map { "--\($0.name)" }.joined(separator: ", "))"
  }

  private static func options(_ command: Command) -> String {
    lines(command.own.map { ("--\($0.name)\($0.value.map { " \($0)" } ?? "")", $0.doc) })
  }

  private static func lines(_ named: [(name: String, doc: String)]) -> String {
    NamedLines(named.map { ("  \($0.name)", $0.doc) }).text
  }
}
