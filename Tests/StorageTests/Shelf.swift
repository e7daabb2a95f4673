import RPC
import SQLite
import Shape
import Storage

/// The stores of a directory, with a table of things.
final class Shelf {
  let directory = ScratchDirectory()
  let clock = Clock(fixed: Timestamp(milliseconds: 1_000_000))
  let ids = IDGenerator(seed: 7)
  let stores: Stores
  let things: Table<Thing>
  /// The companies that were deleted.
  private(set) var gone: Gone
  /// The number of rollbacks.
  private(set) var undone = 0

  final class Gone { var companies: Set<UUID> = [] }

  static let schema = ServiceSchema(steps: [.init("test.things", in: .companies, Thing.sql)])
  static let first = UUID(high: 1, low: 1)
  static let second = UUID(high: 2, low: 2)

  init() throws {
    let gone = Gone()
    self.gone = gone
    stores = Stores(
      try directory.open([Stores.schema, Shelf.schema]), clock: clock, ids: ids,
      isThere: { !gone.companies.contains($0) }, log: { _ in })
    things = Table("things", stores)
    // The account is created at the first access. This call creates it before the test.
    _ = try stores.account()
    stores.whenUndone { [unowned self] in undone += 1 }
  }

  var context: Context { Context(stores, at: clock.now) }
  var commits: Int { stores.state.pointee.commits }
  var isLost: Bool { stores.state.pointee.isLost }

  /// Executes one request. Its work joins the group, or is rolled back if it throws.
  func write(_ company: UUID = Shelf.first, in store: Store = .private, _ action: () throws(Failure) -> Void)
    throws(Failure)
  {
    stores.beginWrite()
    stores.enter(company)
    stores.enter(store)
    do throws(Failure) {
      try action()
      stores.endWrite()
    } catch {
      stores.undoWrite()
      throw error
    }
  }

  /// Executes a request that adds a thing.
  @discardableResult func add(_ name: String, to company: UUID = Shelf.first, in store: Store = .private)
    throws(Failure) -> Thing
  {
    let thing = Thing(id: ids.next(at: clock.now), company: company, name: name)
    try write(company, in: store) { () throws(Failure) in
      if try !things.insert(thing, row: nil, in: store, context) { throw .duplicate("thing", member: "name") }
    }
    return thing
  }

  private let names = StoreStatement("SELECT name FROM {store}.things ORDER BY row")

  /// Returns the names of all things in the open transaction.
  func names(in store: Store = .private) throws(Failure) -> [String] {
    try stores.all(names, in: store, { _ in }, { $0.next(String.self) })
  }

  private let addition = StoreStatement(
    "INSERT INTO {store}.things (id, company, name, version) VALUES (randomblob(16), zeroblob(16), ?, 1)")

  /// Adds a thing without a row in the change log, as the core's own work does.
  func addQuietly(_ name: String, in store: Store = .private) throws(Failure) {
    try stores.run(addition, in: store) { $0.add(name) }
  }
}

extension Failure {
  static let trouble = Failure.internalError("trouble")
}
