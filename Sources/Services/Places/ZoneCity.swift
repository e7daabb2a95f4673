internal import Shape
internal import Vocabulary

/// A city of the table of time zones: the city after which a zone is named, or another large city of the zone.
struct ZoneCity {
  let place: Place
  /// The name of the city, and its names in other languages. Each name is a list of folded words, with which the words
  /// of a search are compared.
  let names: [[[UInt8]]]
  /// The rank of the city. Of two cities that match a text equally well, people more often mean the one with the lower
  /// rank.
  let rank: Int

  /// Creates the city from a line of the table: country codes, coordinates, zone and comments, with tabs between them.
  /// Returns `nil` for a damaged line.
  ///
  /// The format is described at the head of zone1970.tab (https://data.iana.org/time-zones/tz-link.html).
  init?(_ line: some Collection<UInt8>) {
    let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard cells.count >= 3, let code = cells[0].split(separator: ",").first, let country = CountryCode(String(code)),
      let coordinates = Coordinates(iso6709: cells[1]), let zone = TimeZoneName(cells[2])
    else { return nil }
    let parts = zone.name.split(separator: "/").map { String($0.map { $0 == "_" ? " " : $0 }) }
    guard parts.count > 1, let name = parts.last else { return nil }
    let region = parts.count > 2 ? Line(parts[1]) : nil
    place = Place(name: Line(name), region: region, country: country, coordinates: coordinates, timeZone: zone)
    let known = CityNames.all[zone.name] ?? .none
    names = [name.foldedWords] + known.names
    rank = known.rank
  }

  /// Creates the city from a line of `CityNames.further`. The city comes after all cities with ranks of their own.
  init?(further line: some Collection<UInt8>) {
    guard let zoneCity = ZoneCity(line),
      let called = line.split(separator: UInt8(ascii: "\t")).last?.split(separator: UInt8(ascii: "|")).map({
        String(decoding: $0, as: UTF8.self)
      }),
      let name = called.first
    else { return nil }
    place = Place(
      name: Line(name), region: nil, country: zoneCity.place.country, coordinates: zoneCity.place.coordinates,
      timeZone: zoneCity.place.timeZone)
    names = called.map(\.foldedWords)
    rank = CityNames.lastRank
  }

  /// Returns how well the city matches the words that the user has typed: 0 if a name begins with all of them, 1 if
  /// each word begins a word of a name. Returns `nil` if the city does not match.
  func match(_ words: [[UInt8]]) -> Int? {
    let start = Array(words.joined(separator: [0x20]))
    var best: Int?
    for name in names {
      if name.joined(separator: [0x20]).starts(with: start) { return 0 }
      if words.allSatisfy({ word in name.contains { $0.hasFolded(word) } }) { best = 1 }
    }
    return best
  }
}

extension Coordinates {
  /// Creates coordinates from a text in the form `+DDMM+DDDMM` or `+DDMMSS+DDDMMSS` (ISO 6709, annex H).
  fileprivate init?(iso6709 text: String) {
    let bytes = Array(text.utf8)
    guard let second = bytes.lastIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }), second > 0,
      let latitude = Coordinates.micro(bytes[..<second], degreeDigits: 2),
      let longitude = Coordinates.micro(bytes[second...], degreeDigits: 3), abs(latitude) <= Latitude.most,
      abs(longitude) <= Longitude.most
    else { return nil }
    self.init(latitude: Latitude(micro: latitude), longitude: Longitude(micro: longitude))
  }

  private static func micro(_ text: ArraySlice<UInt8>, degreeDigits: Int) -> Int? {
    let digits = text.dropFirst().map { Int($0) - 0x30 }
    guard text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "-"),
      text.dropFirst().allSatisfy(\.isASCIIDigit),
      digits.count == degreeDigits + 2 || digits.count == degreeDigits + 4
    else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    let minutes = number(degreeDigits..<degreeDigits + 2)
    let seconds = digits.count > degreeDigits + 2 ? number(degreeDigits + 2..<degreeDigits + 4) : 0
    guard minutes < 60, seconds < 60 else { return nil }
    let total = number(0..<degreeDigits) * 3600 + minutes * 60 + seconds
    let micro = divideHalfEven(Int128(total * 1_000_000), 3600)
    return text.first == UInt8(ascii: "-") ? -micro : micro
  }
}
