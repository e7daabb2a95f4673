extension CausalOracle {
  /// The rules that the oracle checks.
  struct Rules: OptionSet, Sendable {
    let rawValue: Int

    /// No value is replaced by a value that its writer had seen.
    static let values = Rules(rawValue: 1)
    /// A deletion removes what it had seen. A change that it had not seen undoes it.
    static let deletions = Rules(rawValue: 2)
    /// A part exists if its whole exists and no device has removed the part.
    static let parts = Rules(rawValue: 4)
    /// Elements that were added to a set are in it, except those that were removed.
    static let sets = Rules(rawValue: 8)
    /// A step is never overruled by a step that it had seen.
    static let folds = Rules(rawValue: 16)
    /// A discarded value that no later edit had seen has a conflict line on some device.
    static let lines = Rules(rawValue: 32)
    /// This conflict line is on every device.
    static let linesEverywhere = Rules(rawValue: 64)
    /// All devices show the same state, and no value that no device has written.
    static let agreement = Rules(rawValue: 128)

    /// Two records never have the same natural key.
    static let keys = Rules(rawValue: 256)

    static let all: Rules = [.values, .deletions, .parts, .sets, .folds, .lines, .linesEverywhere, .agreement, .keys]
  }
}
