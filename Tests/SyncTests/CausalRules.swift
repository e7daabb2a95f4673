extension CausalOracle {
  /// The rules of the judgement.
  struct Rules: OptionSet, Sendable {
    let rawValue: Int

    /// No value is replaced by one that its maker had seen.
    static let values = Rules(rawValue: 1)
    /// A deletion wins over what it had seen, and over nothing else.
    static let deletions = Rules(rawValue: 2)
    /// A part lives if its whole lives and nobody has removed it.
    static let parts = Rules(rawValue: 4)
    /// Elements that were added are there; those that were taken out are not.
    static let sets = Rules(rawValue: 8)
    /// A step is never overruled by one that it had seen.
    static let folds = Rules(rawValue: 16)
    /// A discarded value that no later edit had seen has a conflict line on some device.
    static let lines = Rules(rawValue: 32)
    /// The line is on every device.
    static let linesEverywhere = Rules(rawValue: 64)
    /// All devices show the same, and nothing that nobody has made.
    static let agreement = Rules(rawValue: 128)

    /// A natural key names one record.
    static let keys = Rules(rawValue: 256)

    static let all: Rules = [.values, .deletions, .parts, .sets, .folds, .lines, .linesEverywhere, .agreement, .keys]
  }
}
