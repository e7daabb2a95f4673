internal import Entitlements
internal import Logging
internal import RPC
internal import Shape
internal import Stdio

/// Finds the completions of the last word of a command line.
struct Completer {
  /// A word that could complete the command line, and its description.
  struct Candidate {
    let text: String
    let doc: String

    init(_ text: String, _ doc: String = "") {
      self.text = text
      self.doc = doc
    }

    var line: String { doc.isEmpty ? "\(text)\n" : "\(text)\t\(doc)\n" }
  }

  /// The words before the word that the user is typing.
  private let before: [String]
  private let typed: String
  private let core: Core

  /// - Parameter words: the words after the program's name. The user is typing the last one.
  init(_ words: [String]) throws(UsageError) {
    before = Array(words.dropLast())
    typed = words.last ?? ""
    core = try Core.ofNothing()
  }

  func candidates() -> [Candidate] { all().filter { $0.text.hasPrefix(typed) } }

  private func all() -> [Candidate] {
    let (name, rest) = CommandWords.split(before)
    let isMethod = name?.contains(".") ?? false
    let command = name.flatMap { name in isMethod ? Command.call : Command.all.first { $0.name == name } }
    let options = (command ?? .serve).options
    if let option = openOption(of: options, in: before) { return values(of: option, behind: "") }
    if typed.hasPrefix("--") { return self.options(options, in: before) }
    guard let name else { return commands + methods { _ in true } }
    if name == "help" { return commands }
    guard let command else { return [] }
    return operands(of: command, isMethod ? [name] + words(in: rest, options) : words(in: rest, options))
  }

  private var commands: [Candidate] { Command.all.map { Candidate($0.name, $0.summary) } }

  private func methods(_ isMeant: (Endpoint) -> Bool) -> [Candidate] {
    core.endpoints.filter(isMeant).map { Candidate("\($0.name)", $0.description().doc) }
  }

  // MARK: Options

  /// Returns the last given option if its value is still missing. Returns `nil` if the next word is not a value of an
  /// option.
  private func openOption(of options: [Command.Option], in words: [String]) -> Command.Option? {
    guard let last = words.last, last.hasPrefix("--") else { return nil }
    return options.first { "--\($0.name)" == last && $0.value != nil }
  }

  private func options(_ options: [Command.Option], in words: [String]) -> [Candidate] {
    if let equals = typed.firstIndex(of: "=") {
      let name = typed[..<equals].dropFirst(2)
      return options.first { $0.name == name }.map { values(of: $0, behind: "--\(name)=") } ?? []
    }
    let free = options.filter { option in
      !words.contains { $0 == "--\(option.name)" || $0.hasPrefix("--\(option.name)=") }
    }
    return free.map { Candidate("--\($0.name)", $0.doc) } + [Candidate("--help", "print the help of the command")]
  }

  private func values(of option: Command.Option, behind start: String) -> [Candidate] {
    let names: [String] =
      switch option.name {
      case "log-level": LogLevel.allCases.map(\.rawValue)
      case "framing": Framing.allCases.map(\.rawValue)
      case "output": OutputFormat.allCases.map(\.rawValue)
      case "store-environments": Storefront.knownEnvironments
      default: []
      }
    if option.value == "FILE" || option.value == "DIR" { return paths(behind: start) }
    return names.map { Candidate(start + $0) }
  }

  // MARK: Operands

  /// Returns the words that are neither options nor values of options.
  private func words(in rest: [String], _ options: [Command.Option]) -> [String] {
    var operands: [String] = []
    var isValue = false
    for word in rest {
      if isValue || word.hasPrefix("--") {
        isValue = !isValue && options.contains { "--\($0.name)" == word && $0.value != nil }
      } else {
        operands.append(word)
      }
    }
    return operands
  }

  private func operands(of command: Command, _ given: [String]) -> [Candidate] {
    switch command.name {
    case "call", "watch":
      guard let method = given.first else {
        return methods { command.name == "call" || $0.isAnsweredFromCopies }
      }
      return parameters(of: method, Array(given.dropFirst()))
    case "describe": return given.isEmpty ? describable : []
    case "methods": return given.isEmpty ? core.prefixes.map { Candidate($0) } + methods { _ in true } : []
    case "schema": return given.isEmpty ? records : []
    case "completions": return given.isEmpty ? CompletionScript.all.map { Candidate($0.shell) } : []
    case "record": return given.isEmpty ? paths(behind: "") : []
    case "replay": return paths(behind: "")
    default: return []
    }
  }

  private var records: [Candidate] { core.records().map { Candidate($0.name, $0.doc) } }

  private var describable: [Candidate] {
    let said = Core.notifications.map { Candidate($0.name, $0.doc) }
    let asked = core.capabilities.map { Candidate($0.name, $0.doc) }
    let errors = Core.errors.map { Candidate($0.code.name, "\($0.code.meaning)") }
    var known: [String] = []
    return (methods { _ in true } + said + asked + records + errors + core.prefixes.map { Candidate($0) }).filter {
      candidate in
      if known.contains(candidate.text) { return false }
      known.append(candidate.text)
      return true
    }
  }

  private func parameters(of method: String, _ given: [String]) -> [Candidate] {
    if typed.hasPrefix("@") { return given.isEmpty ? paths(behind: "@") : [] }
    guard let params = core.endpoint(method)?.description().params else { return [] }
    let completion = ParameterCompletion(typed, given: given)
    return completion.candidates(in: params, paths: paths)
  }

  /// Returns the files and folders that complete a typed path. In the typed word, the path follows the given prefix.
  private func paths(behind start: String) -> [Candidate] {
    let path = typed.hasPrefix(start) ? typed.dropFirst(start.count) : ""
    let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let isHiddenMeant = path.dropFirst(directory.count).hasPrefix(".")
    return Files.names(in: directory.isEmpty ? "." : directory).filter { isHiddenMeant || !$0.hasPrefix(".") }
      .map { Candidate(start + directory + $0) }
  }
}
