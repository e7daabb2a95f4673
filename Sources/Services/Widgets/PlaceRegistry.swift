internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// All places that widgets were ever offered. The table itself refuses to change or delete any: a widget that was set up with one must find it.
struct PlaceRegistry {
  private let dependencies: Dependencies
  private static let columns = WidgetPlace.fieldNames.map { "p.\($0)" }.joined(separator: ", ")
  private let selectOne = StoreStatement("SELECT \(columns) FROM {store}.widget_places p WHERE p.id = ?")
  private let selectNamed = StoreStatement(
    "SELECT \(columns) FROM {store}.widget_places p WHERE p.name = ? AND p.latitude BETWEEN ? AND ? AND p.longitude BETWEEN ? AND ? ORDER BY p.row"
  )
  /// Those in the recents first, the newest first.
  private let selectMatching = StoreStatement(
    """
    SELECT \(columns), p.words FROM {store}.widget_places p LEFT JOIN {store}.widget_recents r ON r.place = p.id
    WHERE instr(p.words, ?) > 0 ORDER BY r.row DESC NULLS LAST, p.row DESC
    """)
  private let insert = StoreStatement(
    """
    INSERT INTO {store}.widget_places (\(WidgetPlace.fieldNames.joined(separator: ", ")), words, createdAt)
    VALUES (\(WidgetPlace.fieldNames.map { _ in "?" }.joined(separator: ", ")), ?, ?)
    """)

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  func find(_ id: UUID) throws(Failure) -> WidgetPlace? {
    try dependencies.stores.first(selectOne, in: .device, { $0.add(id) }, { $0.fields() })
  }

  /// The same place; of several the nearest, and of those the one that was registered first.
  func find(like details: PlaceDetails) throws(Failure) -> WidgetPlace? {
    // A hundred metres are less than a thousandth of a degree to the north.
    let (south, north) = (details.coordinates.latitude.micro - 1000, details.coordinates.latitude.micro + 1000)
    let reach = details.coordinates.reachEastward(metres: PlaceDetails.reach)
    let (west, east) = (
      reach.map { details.coordinates.longitude.micro - $0 } ?? .min, reach.map { details.coordinates.longitude.micro + $0 } ?? .max
    )
    let named: [WidgetPlace] = try dependencies.stores.all(
      selectNamed, in: .device,
      {
        $0.add(details.name)
        $0.add(south)
        $0.add(north)
        $0.add(west)
        $0.add(east)
      }, { $0.fields() })
    let near = named.map { (place: $0, metres: $0.details.coordinates.distance(to: details.coordinates)) }
    return near.filter { $0.metres <= PlaceDetails.reach }.min { $0.metres < $1.metres }?.place
  }

  /// Registers a place for ever.
  func register(_ details: PlaceDetails, as id: UUID, at now: Timestamp) throws(Failure) -> WidgetPlace {
    let place = WidgetPlace(id: id, details: details)
    try dependencies.stores.run(insert, in: .device) {
      $0.addFields(of: place)
      $0.add(details.name.text.foldedWords.map { " \(String(decoding: $0, as: UTF8.self))" }.joined())
      $0.add(now)
    }
    return place
  }

  /// Places in whose names each word of a text begins a word.
  func matching(_ text: String, limit: Int) throws(Failure) -> [WidgetPlace] {
    let words = text.foldedWords
    guard let longest = words.max(by: { $0.count < $1.count }) else { return [] }
    var found: [WidgetPlace] = []
    try dependencies.stores.each(selectMatching, in: .device, { $0.add(" \(String(decoding: longest, as: UTF8.self))") }) { row in
      if found.count == limit { return }
      let place: WidgetPlace = row.fields()
      let known = row.next(String.self).utf8.split(separator: UInt8(ascii: " "))
      if words.allSatisfy({ word in known.contains { $0.starts(with: word) } }) { found.append(place) }
    }
    return found
  }
}
