internal import JSON
internal import Shape

/// The flags of AppConfig, which are on or off. They are sorted by the Unicode scalars of their names.
struct FlagSet: Value, Sendable {
  private let flags: [(name: String, isOn: Bool)]
  /// The problems of flags that are neither on nor off, which the core ignores. The pointers of the problems begin at
  /// the set.
  let problems: [Problem]

  private init(_ flags: [(name: String, isOn: Bool)], problems: [Problem]) {
    self.flags = flags.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    self.problems = problems
  }

  static let none = FlagSet([], problems: [])

  /// Returns the value of a flag, or `nil` if no flag has exactly this name.
  func value(of name: String) -> Bool? {
    var (low, high) = (0, flags.count)
    while low < high {
      let middle = (low + high) / 2
      if flags[middle].name.utf8.lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
    }
    return low < flags.count && flags[low].name.utf8.elementsEqual(name.utf8) ? flags[low].isOn : nil
  }

  static func read<S: Source>(from source: inout S) -> FlagSet {
    var flags: [(name: String, isOn: Bool)] = []
    var problems: [Problem] = []
    for (name, part) in source.map(of: Part<Bool>.self) ?? [] {
      if let isOn = part.value { flags.append((name, isOn)) }
      if problems.count < ProblemLog.most {
        problems += part.problems.map {
          $0.within("/\(escapedForPointer(name))", called: name.count > 64 ? "\(name.prefix(64))..." : name)
        }
      }
    }
    return FlagSet(flags, problems: problems)
  }

  func write<K: Sink>(to sink: inout K) {
    sink.json("{\(flags.map { "\(jsonText($0.name)):\($0.isOn)" }.joined(separator: ","))}")
  }

  static var schema: Schema { .map(.boolean) }
  static var example: FlagSet { none }
}
