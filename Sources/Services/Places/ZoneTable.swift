internal import RPC
internal import Shape
internal import Vocabulary

/// The cities that the system's time zones are named after, for want of a host that knows more.
struct ZoneTable {
  let cities: [ZoneCity]

  /// Reads the table's file; damaged lines are skipped. nil when nothing is left.
  init?(_ text: [UInt8]) {
    cities = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.first == UInt8(ascii: "#") ? nil : ZoneCity(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    if cities.isEmpty { return nil }
  }

  /// The cities of which each word of the text begins a word: the nearest first, or those whose names begin with the text.
  func search(_ text: String, near here: Coordinates?, limit: Int) -> [FoundPlace] {
    let words = text.foldedWords
    guard !words.isEmpty else { return [] }
    let found = cities.lazy.filter { city in words.allSatisfy { word in city.words.contains { $0.starts(with: word) } } }
    let start = Array(words.joined(separator: [0x20]))
    return found.map { city in
      let distance = here?.metres(to: city.place.coordinates)
      let begins = distance != nil || city.words.joined(separator: [0x20]).starts(with: start)
      return (place: city.place, distance: distance, rank: distance ?? (begins ? 0 : 1))
    }
    .sorted { a, b in
      if a.rank != b.rank { return a.rank < b.rank }
      if a.distance == nil, a.place.name != b.place.name { return a.place.name < b.place.name }
      return a.place.timeZone?.name ?? "" < b.place.timeZone?.name ?? ""
    }
    .prefix(limit).map { FoundPlace(place: $0.place, distance: $0.distance) }
  }
}
