internal import Shape
internal import Stdio

/// What serve is told beside what the core is started with.
struct ServeOptions {
  let maxLine: Int
  let framing: Framing
  let logLevel: LogLevel
  /// How many changes are kept for events; nil for the usual number.
  let keptChanges: Int?
  let signIn: SignInReach
  /// Whether what would change anything is refused.
  let isReadOnly: Bool

  static let maxLine = Command.Option("max-line", "BYTES", "the longest line, or body of a frame, that is accepted (default: 16777216)")

  static let keepChanges = Command.Option(
    "keep-changes", "NUMBER", "how many changes a store keeps for events.since (default: 1000000)")

  static let options = [
    maxLine,
    Command.Option(
      "framing", "NAME", "how messages are told apart: lines, or content-length, headers as editors send them (default: lines)"),
    Command.Option("stdio", nil, "nothing but what is done anyway: editors start their servers with it"),
    keepChanges,
    LogLevel.option,
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    maxLine = try arguments.number("max-line", "a number of bytes", 1...1 << 30) ?? LinkOptions.usualMaxLine
    keptChanges = try arguments.number("keep-changes", "a number", 1...1_000_000_000)
    framing = try arguments.choice("framing") ?? .lines
    logLevel = try LogLevel(arguments)
    signIn = try ShareOptions.signIn(arguments)
    isReadOnly = arguments.isSet("read-only")
  }
}

extension Arguments {
  /// The value of an option that is a whole number within a range.
  func number(_ option: String, _ what: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("--\(option) must be \(what) from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  /// The value of an option that is one of a few names.
  func choice<C: RawRepresentable<String> & CaseIterable>(_ option: String, of type: C.Type = C.self) throws(UsageError) -> C? {
    guard let text = self[option] else { return nil }
    if let choice = C(rawValue: text) { return choice }
    let names = C.allCases.map(\.rawValue)
    throw UsageError("--\(option) must be one of \(names.joined(separator: ", ")), not \(text)\(suggestion(for: text, among: names))")
  }
}
