internal import RPC
internal import Shape
internal import Vocabulary

/// The cities of the system's time zones, which are searched if no host searches places.
struct ZoneTable {
  let cities: [ZoneCity]

  /// Reads the text of the table's file, and skips damaged lines. Returns `nil` if no city remains.
  init?(_ text: [UInt8]) {
    let zoneCities = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.first == UInt8(ascii: "#") ? nil : ZoneCity(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    let zones = Set(zoneCities.compactMap { $0.place.timeZone?.name })
    let further = CityNames.further.utf8.split(separator: UInt8(ascii: "\n")).compactMap {
      ZoneCity(further: Array($0))
    }
    cities = zoneCities + further.filter { zones.contains($0.place.timeZone?.name ?? "") }
    if cities.isEmpty { return nil }
  }

  /// Returns the cities that have a name in which each word of the text begins a word. With a location, the nearest
  /// cities come first. Without a location, cities whose names begin with the text come first, and then the cities that
  /// people mean most often.
  /// - Parameter isBias: a Boolean value that indicates whether the location is not from the request. In this case, a
  ///   city whose name begins with the text comes before a nearer city.
  func search(_ text: String, near here: Coordinates?, isBias: Bool, limit: Int) -> [FoundPlace] {
    let words = text.foldedWords
    guard !words.isEmpty else { return [] }
    let found = cities.compactMap { city -> (city: ZoneCity, distance: Int?, order: [Int])? in
      guard let match = city.match(words) else { return nil }
      let distance = here?.metres(to: city.place.coordinates)
      return (city, distance, distance.map { isBias ? [match, $0] : [$0] } ?? [match, city.rank])
    }
    return found.sorted { a, b in
      if a.order != b.order { return a.order.lexicographicallyPrecedes(b.order) }
      let (one, other) = (a.city.place, b.city.place)
      if a.distance == nil, one.name != other.name { return one.name.text < other.name.text }
      return one.timeZone?.name ?? "" < other.timeZone?.name ?? ""
    }
    .prefix(limit).map { FoundPlace(place: $0.city.place, distance: $0.distance) }
  }
}
