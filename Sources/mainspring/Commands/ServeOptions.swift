internal import Logging
internal import Shape
internal import Stdio
internal import Storage

/// The options of `serve` that do not concern the start of the core.
struct ServeOptions {
  let maxLine: Int
  let framing: Framing
  let logLevel: LogLevel
  /// The number of changes that a store keeps for events, or `nil` for the usual number.
  private let keptChanges: Int?
  /// The maximum size of the idempotency keys in a store, in bytes, or `nil` for the usual size.
  private let keptKeys: Int?
  let signIn: SignInReach
  /// A Boolean value that indicates whether only methods that read are allowed.
  let isReadOnly: Bool

  static let maxLine = Command.Option(
    "max-line", "BYTES", "the size of the longest line, or body of a frame (default: 16777216)")

  /// The options that limit how much data the stores keep.
  static let keeping = [
    Command.Option(
      "keep-changes", "NUMBER",
      "the number of changes that a store keeps for events.since (default: 1000000); the histories of records are stored separately, for the months that the company's setting historyMonths names"
    ),
    Command.Option(
      "keep-keys", "BYTES",
      "the largest size of the idempotency keys of a store (default: 268435456); if they are larger, the oldest keys are removed, except keys of the last hour; after 30 days, each key is removed"
    ),
  ]

  static let options =
    keeping + [
      maxLine,
      Command.Option(
        "framing", "NAME",
        "the framing of messages: lines, or content-length, the headers that editors send (default: lines)"),
      Command.Option("stdio", nil, "no effect; editors start their servers with it"),
      LogLevel.option,
    ]

  init(_ arguments: Arguments) throws(UsageError) {
    maxLine = try arguments.number("max-line", "a number of bytes", 1...1 << 30) ?? LinkOptions.usualMaxLine
    keptChanges = try arguments.number("keep-changes", "a number", 1...1_000_000_000)
    keptKeys = try arguments.number("keep-keys", "a number of bytes", 0...1 << 53)
    framing = try arguments.choice("framing") ?? .lines
    logLevel = try LogLevel(arguments)
    signIn = try ShareOptions.signIn(arguments)
    isReadOnly = arguments.isSet("read-only")
  }

  /// Applies the options that limit the stores.
  func limit(_ stores: Stores) {
    if let keptChanges { stores.changes.kept = keptChanges }
    if let keptKeys { stores.idempotency.mostBytes = keptKeys }
  }
}

extension Arguments {
  /// Returns the value of an option that is a whole number within a range.
  func number(_ option: String, _ what: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("--\(option) must be \(what) from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  /// Returns the value of an option that accepts only a few names.
  func choice<C: RawRepresentable<String> & CaseIterable>(_ option: String, of type: C.Type = C.self) throws(UsageError)
    -> C?
  {
    guard let text = self[option] else { return nil }
    if let choice = C(rawValue: text) { return choice }
    let names = C.allCases.map(\.rawValue)
    throw UsageError(
      "--\(option) must be one of \(names.joined(separator: ", ")), not \(text)\(suggestion(for: text, among: names))")
  }
}
