internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Checks and corrects the stored sums of all items once a week, in idle moments. The progress is stored, so that
/// another process can continue an unfinished rebuild.
final class WeeklyRebuild {
  private let stores: Stores
  private let clock: Clock
  private let rebuild: StockRebuild
  /// The store and the position that the rebuild has reached; `nil` between two rebuilds.
  private var place: (store: Store, position: StockRebuild.Position)?
  /// The instant at which the next rebuild begins, in milliseconds; `nil` if it must be read from the settings.
  private var dueAt: Int?
  private var isPaused = false
  private var steps = 0
  /// The number of times that sync has changed the order of entries.
  private(set) var reorderings = 0

  private static let setting = "stockRebuild"
  private static let week = 7 * 86_400_000
  /// The number of entries that one step reads in an idle moment.
  private static let mostAtOnce = 500
  /// The number of steps after which the progress is stored.
  private static let mostSteps = 200

  private let anyEntry = StoreStatement("SELECT 1 FROM {store}.stock_entries LIMIT 1")

  init(_ dependencies: Dependencies, _ rebuild: StockRebuild) {
    stores = dependencies.stores
    clock = dependencies.clock
    self.rebuild = rebuild
  }

  /// The rebuild as work for idle moments. It does not run in processes with a fixed clock, such as tests, because its
  /// steps depend on when there are idle moments.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in !isPaused && !clock.isFixed && isDue },
      step: { [unowned self] () throws(Failure) in try step() },
      pause: { [unowned self] in
        place = nil
        isPaused = true
      })
  }

  /// Starts the current item again from its first entry, because sync has changed the order of entries.
  func beginAnew() {
    reorderings += 1
    if let place { self.place = (place.store, StockRebuild.Position(row: place.position.row)) }
  }

  private var isDue: Bool { place != nil || (try? look()).map { clock.remaining(until: $0) == 0 } ?? false }

  /// Returns the instant at which the next rebuild begins. If another process has left a rebuild unfinished, it
  /// continues now.
  private func look() throws(Failure) -> Int {
    if let dueAt { return dueAt }
    let words = (try stores.settingsOfCompanies.value(of: WeeklyRebuild.setting) ?? "0").split(separator: " ")
    let found = words.first.flatMap { Int($0) } ?? 0
    if words.count == 3, let store = stores.ofCompanies.first(where: { "\($0)" == words[1] }), let row = Int(words[2]) {
      place = (store, StockRebuild.Position(row: row))
    }
    dueAt = found
    return found
  }

  private func step() throws(Failure) {
    if place == nil { place = try first() }
    guard let store = place?.store, var position = place?.position else {
      // No company has ledger entries, so there are no sums to check.
      dueAt = clock.now.milliseconds + WeeklyRebuild.week
      return
    }
    let hasMore = try rebuild.goOn(
      from: &position, upTo: .max, most: WeeklyRebuild.mostAtOnce, in: store, Context(stores, at: clock.now))
    try stores.commit()
    steps += 1
    if hasMore {
      place = (store, position)
      if steps.isMultiple(of: WeeklyRebuild.mostSteps) { try note(store, position.row) }
    } else if let next = stores.ofCompanies.first(where: { $0.rawValue > store.rawValue }) {
      place = (next, StockRebuild.Position(row: 0))
    } else {
      place = nil
      dueAt = clock.now.milliseconds + WeeklyRebuild.week
      try stores.settingsOfCompanies.set(WeeklyRebuild.setting, to: "\(clock.now.milliseconds + WeeklyRebuild.week)")
    }
  }

  /// Returns the position at which a rebuild begins, or `nil` if there are no entries at all.
  private func first() throws(Failure) -> (store: Store, position: StockRebuild.Position)? {
    for store in stores.ofCompanies {
      let found: Void? = try stores.first(anyEntry, in: store) { _ in }
      if found != nil { return (store, StockRebuild.Position(row: 0)) }
    }
    return nil
  }

  private func note(_ store: Store, _ row: Int) throws(Failure) {
    try stores.settingsOfCompanies.set(WeeklyRebuild.setting, to: "0 \(store) \(row)")
  }
}
