/// The options of the command line.
struct Options {
  private(set) var isQuick = false
  /// A Boolean value that indicates whether a missed limit makes the run fail.
  private(set) var mustHold = false
  /// The number of items in a large company, or `nil` for the default.
  private(set) var itemCount: Int?
  /// The path of an older run's results, whose figures are printed beside the new ones.
  private(set) var olderResults: String?
  /// The names of the measurements to run. If it is empty, all of them run.
  private(set) var names: [String] = []

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--check": mustHold = true
      case "--items":
        let count = rest.popFirst().flatMap { Int($0) }
        guard let count, count >= 10_000 else { throw Trouble("--items needs a number from 10000 on") }
        itemCount = count
      case "--compare":
        guard let file = rest.popFirst() else { throw Trouble("--compare needs the path of a file") }
        olderResults = file
      default: names.append(word)
      }
    }
  }
}
