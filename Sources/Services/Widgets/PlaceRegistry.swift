internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// All places that the user could ever choose for widgets. The table refuses to change or delete a place, because the
/// configurations of widgets name places by their ids.
struct PlaceRegistry {
  private let dependencies: Dependencies
  /// The columns of a place. `p` is the row of its registration, and `f` the row of details that became known later.
  static let columns = WidgetPlace.fieldNames.map { name in
    ["region", "country", "timeZone"].contains(name) ? "coalesce(p.\(name), f.\(name))" : "p.\(name)"
  }.joined(separator: ", ")
  /// The places of the present account, as the FROM clause of queries.
  static let source =
    "(SELECT * FROM {store}.widget_places WHERE account IS NULL) p LEFT JOIN {store}.widget_place_facts f ON f.place = p.id"

  private let selectOne = StoreStatement("SELECT \(columns) FROM \(source) WHERE p.id = ?")
  private let selectNear = StoreStatement(
    "SELECT \(columns) FROM \(source) WHERE p.words = ? AND p.latitude BETWEEN ? AND ? AND p.longitude BETWEEN ? AND ? ORDER BY p.row"
  )
  private let selectNewest = StoreStatement("SELECT \(columns) FROM \(source) ORDER BY p.row DESC LIMIT ?")
  private let selectChange = StoreStatement(
    "SELECT max(max(p.createdAt), coalesce(max(f.updatedAt), 0)) FROM \(source)")
  /// Selects the places with a word. Recent places come first, the last used of them first.
  private let selectMatching = StoreStatement(
    """
    SELECT \(columns), p.words FROM \(source) LEFT JOIN {store}.widget_recents r ON r.place = p.id
    WHERE instr(p.words, ?) > 0 ORDER BY r.row DESC NULLS LAST, p.row DESC
    """)
  private let learn = StoreStatement(
    """
    INSERT INTO {store}.widget_place_facts (place, region, country, timeZone, updatedAt) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET region = coalesce(region, excluded.region), country = coalesce(country, excluded.country),
      timeZone = coalesce(timeZone, excluded.timeZone), updatedAt = excluded.updatedAt
    """)
  private let insert = StoreStatement(
    """
    INSERT INTO {store}.widget_places (\(WidgetPlace.fieldNames.joined(separator: ", ")), words, createdAt)
    VALUES (\(WidgetPlace.fieldNames.map { _ in "?" }.joined(separator: ", ")), ?, ?)
    """)

  private let giveAway = StoreStatement("UPDATE {store}.widget_places SET account = ? WHERE account IS NULL")
  private let takeBack = StoreStatement("UPDATE {store}.widget_places SET account = NULL WHERE account = ?")

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// The rules for a change of the account. Places are never deleted, but they are visible only while their account is
  /// in use.
  var accountRules: AccountRules {
    AccountRules(
      kept: [KeptRows(of: "widget_places", in: .device), KeptRows(of: "widget_place_facts", in: .device)],
      left: { [dependencies, giveAway] (account) throws(Failure) in
        try dependencies.stores.run(giveAway, in: .device, bind: account)
      },
      came: { [dependencies, takeBack] (account) throws(Failure) in
        dependencies.appGroup.touch(AppGroupKey.registry.rawValue)
        try dependencies.stores.run(takeBack, in: .device, bind: account)
      })
  }

  func find(_ id: UUID) throws(Failure) -> WidgetPlace? {
    try dependencies.stores.first(selectOne, in: .device, bind: id) { $0.fields() }
  }

  /// Returns the places with these ids, in the order of the ids. Unknown ids are left out.
  func find(_ ids: [UUID]) throws(Failure) -> [WidgetPlace] {
    var found: [WidgetPlace] = []
    for id in ids { if let place = try find(id) { found.append(place) } }
    return found
  }

  /// Returns the registered place that counts as the same place as the details, or `nil` if there is none. If several
  /// places do, returns the nearest one, and of equally near places the one that was registered first.
  func find(like details: PlaceDetails) throws(Failure) -> WidgetPlace? {
    // A thousandth of a degree of latitude is more than a hundred metres, the limit for the same place.
    let (south, north) = (details.coordinates.latitude.micro - 1000, details.coordinates.latitude.micro + 1000)
    let reach = details.coordinates.reachEastward(metres: PlaceDetails.reach)
    let (west, east) = (
      reach.map { details.coordinates.longitude.micro - $0 } ?? .min,
      reach.map { details.coordinates.longitude.micro + $0 } ?? .max
    )
    let named: [WidgetPlace] = try dependencies.stores.all(
      selectNear, in: .device, bind: PlaceRegistry.words(details), south, north, west, east
    ) { $0.fields() }
    let near = named.map { (place: $0, metres: $0.details.coordinates.distance(to: details.coordinates)) }
    return near.filter { $0.place.details.isSame(as: details) }.min { $0.metres < $1.metres }?.place
  }

  /// Registers a place. A registered place is never deleted.
  func register(_ details: PlaceDetails, as id: UUID, at now: Timestamp) throws(Failure) -> WidgetPlace {
    let place = WidgetPlace(id: id, details: details)
    try dependencies.stores.run(insert, in: .device) {
      $0.addFields(of: place)
      $0.add(PlaceRegistry.words(details))
      $0.add(now)
    }
    try dependencies.appGroup.noteChange(of: AppGroupKey.registry.rawValue, at: now)
    return place
  }

  private static func words(_ details: PlaceDetails) -> String {
    details.name.text.foldedWords.map { " \(String(decoding: $0, as: UTF8.self))" }.joined()
  }

  /// Stores details that were unknown when the place was registered, and returns the place with all known details.
  func complete(_ place: WidgetPlace, with details: PlaceDetails, at now: Timestamp) throws(Failure) -> WidgetPlace {
    guard details.isSame(as: place.details), let completed = place.details.completed(by: details) else { return place }
    try dependencies.stores.run(
      learn, in: .device, bind: place.id, completed.region, completed.country, completed.timeZone, now)
    try dependencies.appGroup.noteChange(of: AppGroupKey.registry.rawValue, at: now)
    return WidgetPlace(id: place.id, details: completed)
  }

  /// Returns the newest places, and the time of the last change of any place. Returns `nil` if there are no places.
  func newest(_ count: Int) throws(Failure) -> (places: [WidgetPlace], changedAt: Timestamp)? {
    let places: [WidgetPlace] = try dependencies.stores.all(selectNewest, in: .device, bind: count) { $0.fields() }
    guard !places.isEmpty, let changedAt = try changedAt() else { return nil }
    return (places, changedAt)
  }

  /// Returns the time of the last change of any place, or `nil` if there are no places.
  func changedAt() throws(Failure) -> Timestamp? {
    try dependencies.stores.first(selectChange, in: .device) { $0.next(Timestamp?.self) } ?? nil
  }

  /// Returns the places that match a text: each word of the text must begin a word of the place's name.
  func matching(_ text: String, limit: Int) throws(Failure) -> [WidgetPlace] {
    let words = text.foldedWords
    guard let longest = words.max(by: { $0.count < $1.count }) else { return [] }
    var found: [WidgetPlace] = []
    try dependencies.stores.each(selectMatching, in: .device, bind: String(decoding: longest, as: UTF8.self)) { row in
      if found.count == limit { return }
      let place: WidgetPlace = row.fields()
      let known = row.next(String.self).utf8.split(separator: UInt8(ascii: " "))
      if words.allSatisfy({ word in known.contains { $0.hasFolded(word) } }) { found.append(place) }
    }
    return found
  }
}
