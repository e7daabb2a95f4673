/// The options of the command line.
struct Options {
  private(set) var isQuick = false
  /// Whether a missed limit is an error.
  private(set) var mustHold = false
  /// How many items a large company has, where somebody has said so.
  private(set) var itemCount: Int?
  /// The results of an older run, to print the figures beside.
  private(set) var olderResults: String?
  /// The measurements to run; all of them when there are none.
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
