internal import Shape

/// The names in other languages of the cities in the system's table of time zones, and the cities' ranks.
struct CityNames {
  /// The names of a zone's city in other languages. Each name is a list of folded words, with which the words of a
  /// search are compared.
  let names: [[[UInt8]]]
  /// The position of the city in the results of a search. Cities with lower ranks come first; `Int.max` for a city
  /// without a rank.
  let rank: Int

  /// The names and the rank of a city that the tables do not list.
  static let none = CityNames(names: [], rank: .max)

  /// The rank of a city that comes after all cities with ranks of their own.
  static let lastRank = table.split(separator: "\n").count

  /// The names and ranks of the cities, by the names of their zones.
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
