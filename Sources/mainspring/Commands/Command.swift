internal import Shape

/// A command of the program, such as `serve`, with its options and its help.
struct Command: Sendable {
  static let all: [Command] = [
    .serve, .share, .call, .watch, .widget, .describe, .methods, .openrpc, .schema, .record, .replay, .recover, .backup,
    .restore, .cloud,
    .mcp, .catalogue,
    .completions, .complete, .man,
  ]

  let name: String
  let summary: String
  /// The operands as the help shows them after the command's name.
  let operands: String
  /// The options that the command does not share with `serve`.
  let own: [Option]
  /// The options that the command shares with `serve`.
  let ofServe: [Option]
  /// All options of the command.
  let options: [Option]
  /// The text after the options in the command's help.
  let more: String
  let run: @Sendable (Arguments) throws(UsageError) -> Int32

  init(
    name: String, summary: String, operands: String, options: [Option], ofServe: [Option] = [], more: String = "",
    run: @escaping @Sendable (Arguments) throws(UsageError) -> Int32
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    own = options
    self.ofServe = ofServe
    self.options = ofServe.isEmpty ? options : options + ofServe
    self.more = more
    self.run = run
  }

  /// An option of a command. On the command line it is `--name VALUE` or `--name=VALUE`. A switch has no value.
  struct Option: Sendable {
    let name: String
    /// The name of the value in the help, or `nil` for a switch.
    let value: String?
    let doc: String

    init(_ name: String, _ value: String?, _ doc: String) {
      self.name = name
      self.value = value
      self.doc = doc
    }
  }
}

/// An error in the command line. The program then ends with the exit code 64 (EX_USAGE).
struct UsageError: Error {
  let sentence: String
  /// The name of the command whose help explains the usage, or `nil` if the command is not known.
  let command: String?

  init(_ sentence: String, of command: String? = nil) {
    self.sentence = sentence
    self.command = command
  }
}

/// The options and operands of a command, read from the command line.
struct Arguments {
  /// The names of the given options. Their values are in `values`, at the same index. There are few options, and the
  /// type of a dictionary would have to be created at every start.
  private var given: [String] = []
  private var values: [String] = []
  /// The options that the command accepts.
  private let known: [Command.Option]
  private(set) var operands: [String] = []

  init(_ words: [String], for command: Command) throws(UsageError) {
    known = command.options
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("--") else {
        // A negative number is an operand and not an option. For example, the codes of errors are negative.
        if word.hasPrefix("-"), word.count > 1, Int(word) == nil {
          throw UsageError("\(word) is not an option of \(command.name); options begin with two dashes")
        }
        operands.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      guard let option = command.options.first(where: { $0.name == parts[0] }) else {
        throw Arguments.unknown(parts[0], command)
      }
      if given.contains(option.name) { throw UsageError("--\(option.name) is given twice") }
      if option.value == nil {
        if parts.count > 1 { throw UsageError("--\(option.name) takes no value") }
        set(option.name, "")
      } else if parts.count > 1 {
        set(option.name, parts[1])
      } else if let value = rest.popFirst() {
        set(option.name, value)
      } else {
        throw UsageError("--\(option.name) needs a value: \(option.value ?? "")")
      }
    }
  }

  /// Returns the arguments with the options of `others` that are missing here.
  func adding(_ others: Arguments, _ value: (Command.Option, String) -> String) -> Arguments {
    var all = self
    for option in others.known where !isSet(option.name) {
      if let other = others[option.name] { all.set(option.name, value(option, other)) }
    }
    return all
  }

  /// Returns the options as words of a command line.
  /// - Parameter write: returns the spelling of an option's value.
  func optionWords(_ write: (Command.Option, String) -> String = { $1 }, where isWanted: (String) -> Bool) -> [String] {
    zip(given, values).filter { isWanted($0.0) }.map { name, value in
      guard let option = known.first(where: { $0.name == name }), option.value != nil else { return "--\(name)" }
      return "--\(name)=\(write(option, value))"
    }
  }

  subscript(_ option: String) -> String? { given.firstIndex(of: option).map { values[$0] } }

  func isSet(_ option: String) -> Bool { given.contains(option) }

  private mutating func set(_ option: String, _ value: String) {
    given.append(option)
    values.append(value)
  }

  private static func unknown(_ name: String, _ command: Command) -> UsageError {
    let hint = suggestion(for: name, among: command.options.map(\.name) + ["help", "version"], prefix: "--")
    return UsageError("--\(name) is not an option of \(command.name)\(hint)")
  }
}
