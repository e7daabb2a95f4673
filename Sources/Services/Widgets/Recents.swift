internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The places that were used last, the newest first: at most twenty, without duplicates.
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

  /// Records that a place was used. A known place keeps its id, even if it is no longer among the recents, and gets the
  /// details that it lacks.
  func add(_ details: PlaceDetails, at now: Timestamp) throws(Failure) -> WidgetPlace {
    let place = try find(details, id: nil, among: try list().map(\.place), at: now)
    try put([place.id], at: now)
    try share(at: now)
    return place
  }

  /// Adds recents from another program. They become the newest recents, in their order. Their ids also become valid ids
  /// of these places here.
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
    // A recent place that was imported again is among the newest ones, in the imported order.
    let used = Set(found.map(\.id))
    try put(recent.reversed().map(\.id).filter(used.contains), at: now)
    try share(at: now)
    // One imported place may have added details to another one. So the places are read again.
    return try registry.find(found.reversed().map(\.id))
  }

  /// Returns the place with these details. The place is registered if necessary, and its details are completed.
  /// - Parameter recents: the places that were used last, the newest first.
  private func find(
    _ details: PlaceDetails, id: UUID?, among recents: [WidgetPlace], at now: Timestamp
  ) throws(Failure) -> WidgetPlace {
    var known: WidgetPlace?
    if let id {
      known = try registry.find(id)
      if known == nil { known = try registry.register(details, as: id, at: now) }
    }
    // If the id is registered already, its details count, and not the details that were imported with it.
    let meant = known?.details ?? details
    let recent = recents.first { $0.details.isSame(as: meant) }
    let found: WidgetPlace = if let place = recent ?? known { place } else { try registered(meant, at: now) }
    return try registry.complete(found, with: details, at: now)
  }

  /// Moves places to the front of the recents, so that the last one becomes the newest.
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

  /// Removes a place from the recents, and returns whether the place was among them. The place keeps its id.
  func remove(_ id: UUID, at now: Timestamp) throws(Failure) -> Bool {
    let found: Void? = try dependencies.stores.first(selectOne, in: .device, bind: id) { _ in }
    if found == nil { return false }
    dependencies.stores.useReserve()
    try dependencies.stores.run(delete, in: .device, bind: id)
    try share(at: now)
    return true
  }

  /// Removes all places from the recents, and returns their number.
  func clear(at now: Timestamp) throws(Failure) -> Int {
    let count = try list().count
    if count == 0 { return 0 }
    dependencies.stores.useReserve()
    try dependencies.stores.run(deleteAll, in: .device)
    try share(at: now)
    return count
  }

  /// Shares the recents with the widgets.
  private func share(at now: Timestamp) throws(Failure) {
    try dependencies.appGroup.set(.recents, to: try list().map(\.place), at: now)
    try dependencies.stores.changes.note(Recents.kind, at: now)
  }

  static let kind = DeviceKind("recents", of: WidgetsModule.name)
}
