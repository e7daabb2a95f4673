internal import Shape

/// The names of cities of the system's table of time zones in other languages, and their ranks.
struct CityNames {
  /// The other names of a zone's city, in the form in which texts are compared with them.
  let names: [[[UInt8]]]
  /// Cities with lower ranks come first; `max` for a city without a rank.
  let rank: Int

  /// The names of a city that is not in the list.
  static let none = CityNames(names: [], rank: .max)

  /// The rank after all ranked cities.
  static let lastRank = table.split(separator: "\n").count

  /// The names by zone.
  static let all: [String: CityNames] = {
    var all: [String: CityNames] = [:]
    for (rank, line) in table.split(separator: "\n").enumerated() { add(line, rank: rank, to: &all) }
    for line in others.split(separator: "\n") { add(line, rank: .max, to: &all) }
    return all
  }()

  private static func add(_ line: Substring, rank: Int, to all: inout [String: CityNames]) {
    let cells = line.split(separator: "|")
    all[String(cells[0])] = CityNames(names: cells.dropFirst().map { String($0).foldedWords }, rank: rank)
  }
}
