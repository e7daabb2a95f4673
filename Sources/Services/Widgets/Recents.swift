internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The places that the user has used last, the newest first. There are at most twenty, and no place is listed twice.
struct Recents {
  static let most = 20

  private let dependencies: Dependencies
  private let registry: PlaceRegistry
  private let select = StoreStatement(
    """
    SELECT \(PlaceRegistry.columns), r.usedAt FROM \(PlaceRegistry.source) JOIN {store}.widget_recents r ON r.place = p.id ORDER BY r.row DESC
    """)
  private let insert = StoreStatement("INSERT OR REPLACE INTO {store}.widget_recents (place, usedAt) VALUES (?, ?)")
  private let selectOne = StoreStatement("SELECT 1 FROM {store}.widget_recents WHERE place = ?")
  private let delete = StoreStatement("DELETE FROM {store}.widget_recents WHERE place = ?")
  private let deleteAll = StoreStatement("DELETE FROM {store}.widget_recents")
  private let trim = StoreStatement(
    "DELETE FROM {store}.widget_recents WHERE row <= (SELECT row FROM {store}.widget_recents ORDER BY row DESC LIMIT 1 OFFSET \(most))"
  )

  init(_ dependencies: Dependencies, _ registry: PlaceRegistry) {
    self.dependencies = dependencies
    self.registry = registry
  }

  func list() throws(Failure) -> [RecentPlace] {
    try dependencies.stores.all(select, in: .device) { RecentPlace(place: $0.fields(), usedAt: $0.next()) }
  }

  /// Records that a place was used, and returns the place. A known place keeps its id, even if it is no longer among
  /// the recent places, and gets the details that were unknown.
  func add(_ details: PlaceDetails, at now: Timestamp) throws(Failure) -> WidgetPlace {
    let place = try find(details, id: nil, among: try list().map(\.place), at: now)
    try put([place.id], at: now)
    try share(at: now)
    return place
  }

  /// Adds the recent places of another device. They become the newest recent places, in the given order. Their ids
  /// become valid ids of these places on this device.
  func add(contentsOf places: [ImportedPlace], at now: Timestamp) throws(Failure) -> [WidgetPlace] {
    var found: [WidgetPlace] = []
    var recent = try list().map(\.place)
    for place in places.reversed() {
      let used = try find(place.details, id: place.id, among: recent, at: now)
      found.append(used)
      recent.removeAll { $0.id == used.id }
      recent.insert(used, at: 0)
      if recent.count > Recents.most { recent.removeLast() }
    }
    // Moves the imported places to the front, also those that were recent places before, in the imported order.
    let used = Set(found.map(\.id))
    try put(recent.reversed().map(\.id).filter(used.contains), at: now)
    try share(at: now)
    // Reads the places again, because one imported place may have added details to another one.
    return try registry.find(found.reversed().map(\.id))
  }

  /// Returns the place with these details. If the place is unknown, registers it; if details are unknown, adds them.
  /// - Parameter recents: the recent places, the newest first.
  private func find(
    _ details: PlaceDetails, id: UUID?, among recents: [WidgetPlace], at now: Timestamp
  ) throws(Failure) -> WidgetPlace {
    var known: WidgetPlace?
    if let id {
      known = try registry.find(id)
      if known == nil { known = try registry.register(details, as: id, at: now) }
    }
    // If the id is registered already, uses the registered details to find the place, and not the imported ones.
    let meant = known?.details ?? details
    let recent = recents.first { $0.details.isSame(as: meant) }
    let found: WidgetPlace = if let place = recent ?? known { place } else { try registered(meant, at: now) }
    return try registry.complete(found, with: details, at: now)
  }

  /// Moves places to the front of the recent places, so that the last of them becomes the newest.
  private func put(_ places: [UUID], at now: Timestamp) throws(Failure) {
    for place in places {
      try dependencies.stores.run(insert, in: .device, bind: place, now)
    }
    try dependencies.stores.run(trim, in: .device)
  }

  private func registered(_ details: PlaceDetails, at now: Timestamp) throws(Failure) -> WidgetPlace {
    if let place = try registry.find(like: details) { return place }
    return try registry.register(details, as: dependencies.ids.next(at: now), at: now)
  }

  /// Removes a place from the recent places, and returns whether the place was among them. The place keeps its id.
  func remove(_ id: UUID, at now: Timestamp) throws(Failure) -> Bool {
    let found: Void? = try dependencies.stores.first(selectOne, in: .device, bind: id) { _ in }
    if found == nil { return false }
    dependencies.stores.useReserve()
    try dependencies.stores.run(delete, in: .device, bind: id)
    try share(at: now)
    return true
  }

  /// Removes all recent places, and returns their number.
  func clear(at now: Timestamp) throws(Failure) -> Int {
    let count = try list().count
    if count == 0 { return 0 }
    dependencies.stores.useReserve()
    try dependencies.stores.run(deleteAll, in: .device)
    try share(at: now)
    return count
  }

  /// Writes the recent places into the app group, where widgets read them.
  private func share(at now: Timestamp) throws(Failure) {
    try dependencies.appGroup.set(.recents, to: try list().map(\.place), at: now)
    try dependencies.stores.changes.note(Recents.kind, at: now)
  }

  static let kind = DeviceKind("recents", of: WidgetsModule.name)
}
