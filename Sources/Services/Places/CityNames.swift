internal import Shape

/// What cities of the system's table of time zones are called elsewhere, and which of them people mean first.
struct CityNames {
  /// Other names of a zone's city, as texts are compared with them.
  let names: [[[UInt8]]]
  /// Lower ones come first; `max` where people mean no city of the name first.
  let rank: Int

  /// Of a city that is not in the list.
  static let none = CityNames(names: [], rank: .max)

  /// Behind all that people mean first.
  static let lastRank = table.split(separator: "\n").count

  /// By the names of their zones.
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
