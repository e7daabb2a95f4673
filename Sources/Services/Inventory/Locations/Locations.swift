internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The locations where companies keep their stock. Each location can be within another one, so they form trees.
final class Locations {
  let records: Records<LocationDetails>
  let names = LocationNames()
  let stores: Stores
  /// Returns the numbers of records that use a location.
  private let use: (ID<LocationDetails>, CompanyContext) throws(Failure) -> LocationUse

  /// The most levels that a request can give a tree. The queries below follow 64 levels, because the changes of two
  /// devices can together make a deeper tree, or a circle.
  static let mostLevels = 32

  private let ancestors = StoreStatement(
    """
    WITH RECURSIVE up (id, parent, depth) AS (
      SELECT id, parent, 1 FROM {store}.locations WHERE id = ?1 AND row BETWEEN ?2 AND ?3
      UNION ALL SELECT l.id, l.parent, depth + 1 FROM up JOIN {store}.locations l ON l.id = up.parent WHERE depth < 64
    ) SELECT id FROM up
    """)
  private let height = StoreStatement(
    """
    WITH RECURSIVE down (id, depth) AS (
      SELECT ?1, 0 UNION ALL SELECT l.id, depth + 1 FROM down JOIN {store}.locations l ON l.parent = down.id WHERE depth < 64
    ) SELECT max(depth) FROM down
    """)
  /// Lists a tree depth first. `ORDER BY` makes SQLite continue with the deepest location of its queue, and with
  /// locations of the same depth by name.
  private let subtree = StoreStatement(
    """
    WITH RECURSIVE tree (id, parent, depth, name, code, kind, structural, archived) AS (
      SELECT * FROM (
        SELECT id, parent, 0, name, code, kind, structural, archived FROM {store}.locations
        WHERE row BETWEEN ?2 AND ?3 AND CASE WHEN ?1 IS NULL THEN parent IS NULL ELSE id = ?1 END)
      UNION ALL
      SELECT l.id, l.parent, depth + 1, l.name, l.code, l.kind, l.structural, l.archived
      FROM tree JOIN {store}.locations l ON l.parent = tree.id WHERE depth < ?4
      ORDER BY 3 DESC, 4
    ) SELECT id, parent, depth, name, code, kind, structural, archived,
      (SELECT count(*) FROM {store}.locations c WHERE c.parent = tree.id),
      NOT EXISTS (
        SELECT 1 FROM {store}.stock_levels s INDEXED BY stock_levels_location
        WHERE s.company = ?5 AND s.location = tree.id)
    FROM tree LIMIT 2001
    """)
  private let below = StoreStatement(
    """
    WITH RECURSIVE down (id) AS (
      SELECT ?1 UNION SELECT l.id FROM down JOIN {store}.locations l ON l.parent = down.id
      UNION SELECT j.id FROM down JOIN {store}.joined_records j ON j.root = down.id
    ) SELECT id FROM down
    """)
  private let holder = StoreStatement("SELECT id FROM {store}.locations WHERE company = ? AND code = ?")
  private let spacedHolder = StoreStatement(
    """
    SELECT id FROM {store}.locations INDEXED BY locations_spaced WHERE company = ? AND \(OuterSpaces.trimmed("code")) = ? COLLATE NOCASE
      AND \(OuterSpaces.surround("code")) ORDER BY row LIMIT 1
    """)
  private let children = StoreStatement("SELECT count(*) FROM {store}.locations WHERE parent = ?")

  private let joined: JoinedRecords

  /// - Parameter use: returns the numbers of records that use a location.
  init(
    _ dependencies: Dependencies, _ joined: JoinedRecords,
    use: @escaping (ID<LocationDetails>, CompanyContext) throws(Failure) -> LocationUse
  ) {
    stores = dependencies.stores
    self.joined = joined
    records = Records(stores, dependencies.ids)
    self.use = use
    // Two devices that create locations with the same code create the same record. Codes that differ only in the case
    // of the letters A to Z count as the same.
    records.rules.naturalKey = { (details, context) in
      details.code.map {
        NaturalKey("location", context.company, String(decoding: $0.text.utf8.map(Locations.lowercased), as: UTF8.self))
      }
    }
    records.rules.create = { [unowned self] (details, context) throws(Failure) in
      try check(details.parent, at: "/parent", height: 1, in: context)
      try requireFree(details.code, in: context)
    }
    records.rules.update = { [unowned self] (old, new, context) throws(Failure) in try check(old, new, in: context) }
    records.rules.delete = { [unowned self] (location, context) throws(Failure) in
      try requireUnused(location.id, in: context)
    }
    records.rules.written = { [joined] (old, new, _, context) throws(Failure) in
      guard let location = new ?? old else { return }
      try joined.note(location.uuid, joined: new?.details.joined?.uuid, was: old?.details.joined?.uuid, in: context)
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private func check(_ old: Location, _ new: LocationDetails, in context: CompanyContext) throws(Failure) {
    if let root = old.details.joined {
      throw .invalidParam(
        "/id",
        "id must not be of a merged location: this location was merged into \(root.uuid). Change that location instead")
    }
    if new.parent != old.details.parent { try check(new.parent, of: old.id, at: "/changes/parent", in: context) }
    if new.code != old.details.code { try requireFree(new.code, but: old.uuid, in: context) }
    let isShut = new.structural.isSet && !old.details.structural.isSet
    guard isShut || new.kind != old.details.kind else { return }
    let use = try use(old.id, context)
    let counts = LocationUse(levels: use.levels, items: isShut ? use.items : 0, entries: 0).counts
    if !counts.isEmpty { throw .inUse("location", counts) }
  }

  /// Refuses a code that another location has. The unique index does not find codes with spaces around them, which
  /// older versions of the program stored. So those codes are looked up separately.
  private func requireFree(_ code: Line?, but location: UUID? = nil, in context: CompanyContext) throws(Failure) {
    guard let code, let other = try find(spacedHolder, code.text, in: context), other != location else { return }
    throw .duplicate("location", member: "code", value: code.text, id: other)
  }

  /// Refuses a parent that would make the tree too deep, or that is within the location itself.
  private func check(
    _ parent: ID<LocationDetails>?, of location: ID<LocationDetails>, at pointer: String, in context: CompanyContext
  ) throws(Failure) {
    let below = try stores.first(height, in: context.store, bind: location.uuid) { $0.next(Int.self) } ?? 0
    try check(parent, at: pointer, height: below + 1, in: context, not: location)
  }

  /// - Parameters:
  ///   - height: the number of levels of the location that is put below the parent, including those within it.
  ///   - part: the moved location, which must not be the parent or above it; `nil` for a new location.
  private func check(
    _ parent: ID<LocationDetails>?, at pointer: String, height: Int, in context: CompanyContext,
    not part: ID<LocationDetails>? = nil
  ) throws(Failure) {
    guard let parent else { return }
    let above = try path(to: parent, in: context)
    if above.isEmpty { throw .notFound("location", at: pointer) }
    if let part, above.contains(part.uuid) {
      throw .invalidParam(pointer, "parent must not be the location itself, or a location within it")
    }
    if above.count + height > Locations.mostLevels {
      throw .invalidParam(
        pointer,
        "parent is too deep in the tree: locations can have at most \(Locations.mostLevels) levels, and this tree would have \(above.count + height)"
      )
    }
  }

  /// Returns the ids of a location and of the locations that contain it, from the innermost to the outermost. Returns
  /// an empty list if the location does not exist.
  func path(to location: ID<LocationDetails>, in context: CompanyContext) throws(Failure) -> [UUID] {
    let rows = context.partition.rows.all
    return try stores.all(ancestors, in: context.store, bind: location.uuid, rows.lowerBound, rows.upperBound) {
      $0.next(UUID.self)
    }
  }

  private func requireUnused(_ location: ID<LocationDetails>, in context: CompanyContext) throws(Failure) {
    let parts = try stores.first(children, in: context.store, bind: location.uuid) { $0.next(Int.self) } ?? 0
    var counts = try use(location, context).counts
    let joining = try joined.count(joining: location.uuid, in: context.store)
    if parts + joining > 0 { counts.append(InUseData.Count("location", parts + joining)) }
    if !counts.isEmpty { throw .inUse("location", counts) }
  }

  /// Returns the location with the given id. If that location was merged into another location, returns the other
  /// location.
  /// - Throws: `notFound`.
  func recall(
    _ id: ID<LocationDetails>, at pointer: @autoclosure () -> String? = nil, in context: CompanyContext
  ) throws(Failure) -> Recalled<Location> {
    let location = try records.recall(id, at: pointer(), in: context)
    if location.record.details.joined == nil { return location }
    return try records.recall(ID(joined.root(of: id.uuid, in: context.store)), at: pointer(), in: context)
  }

  /// Returns the id of the location with the given code, or `nil` if there is none. Spaces around the code are ignored.
  func find(_ code: String, in context: CompanyContext) throws(Failure) -> UUID? {
    let code = code.withoutOuterSpaces
    if let found = try find(holder, code, in: context) { return found }
    return try find(spacedHolder, code, in: context)
  }

  private func find(_ statement: StoreStatement, _ code: String, in context: CompanyContext) throws(Failure) -> UUID? {
    try stores.first(statement, in: context.store, bind: context.company, code) { $0.next(UUID.self) }
  }

  /// Moves a location, with everything in it, into another location, or out of all locations.
  func move(
    _ id: ID<LocationDetails>, to parent: ID<LocationDetails>?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> Location {
    let old = try records.find(id, in: context).record
    try old.require(expect, for: context.audience)
    if parent != old.details.parent { try check(parent, of: id, at: "/parent", in: context) }
    return try records.update(
      id, Patch(names: ["parent"]) { (details, _) in .success(details.moved(to: parent)) }, expect: expect, in: context)
  }

  /// Returns the tree of the locations within a root. Without a root, returns the trees of all locations.
  /// - Throws: `notFound` for a root that does not exist.
  func tree(from root: ID<LocationDetails>?, depth: Int, in context: CompanyContext) throws(Failure) -> LocationTree {
    if let root { _ = try records.find(root, in: context) }
    let rows = context.partition.rows.all
    let nodes: [LocationNode] = try stores.all(
      subtree, in: context.store, bind: root, rows.lowerBound, rows.upperBound, depth, context.number
    ) { $0.fields() }
    return LocationTree(
      nodes: Array(nodes.prefix(Locations.mostNodes)),
      isWhole: nodes.count <= Locations.mostNodes && !nodes.contains { $0.depth == depth && $0.children > 0 })
  }

  private static let mostNodes = 2000

  /// Returns the id of a location and, if `includingAll` is `true`, the ids of all locations within it.
  /// - Throws: `notFound`.
  func parts(of location: ID<LocationDetails>, includingAll: Bool, in context: CompanyContext) throws(Failure) -> [UUID]
  {
    _ = try records.find(location, at: "/location", in: context)
    if !includingAll { return [location.uuid] }
    return try stores.all(below, in: context.store, bind: location.uuid) { $0.next(UUID.self) }
  }

  // MARK: The core's own locations

  /// Returns the main location, which is used if a request names none. It is created when it is first needed.
  ///
  /// Its id is computed from the company's id. So if several devices create it before they sync, they create the same
  /// record.
  func main(in context: CompanyContext) throws(Failure) -> Recalled<Location> {
    try own(.main, .mainLocation, in: context)
  }

  /// Returns the location that holds lent goods. It is created when it is first needed.
  func lent(in context: CompanyContext) throws(Failure) -> Recalled<Location> {
    try own(.lent, .lentLocation, in: context)
  }

  static func ownID(_ own: OwnRecord, in context: CompanyContext) -> ID<LocationDetails> {
    ID(own.id(in: context.company))
  }

  private func own(_ details: LocationDetails, _ own: OwnRecord, in context: CompanyContext) throws(Failure)
    -> Recalled<Location>
  {
    let id = Locations.ownID(own, in: context)
    do throws(Failure) { return try records.recall(id, in: context) } catch {
      guard error.code == .notFound else { throw error }
      _ = try records.create(details, id: id, in: context)
      return try records.recall(id, in: context)
    }
  }
}
