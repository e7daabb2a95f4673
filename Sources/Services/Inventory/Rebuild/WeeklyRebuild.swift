internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Rebuilds all stored sums once a week, in idle moments. A rebuild that another process has left unfinished is
/// continued.
final class WeeklyRebuild {
  private let stores: Stores
  private let clock: Clock
  private let rebuild: StockRebuild
  /// The current position, or `nil` between two rebuilds.
  private var place: (store: Store, position: StockRebuild.Position)?
  /// The start of the next rebuild, in milliseconds, or `nil` if the start must be looked up.
  private var dueAt: Int?
  private var isPaused = false
  private var steps = 0
  /// The number of times that the order of entries has changed.
  private(set) var reorderings = 0

  private static let setting = "stockRebuild"
  private static let week = 7 * 86_400_000
  /// The number of entries that an idle moment reads.
  private static let mostAtOnce = 500
  /// The number of idle moments after which the progress is stored.
  private static let mostSteps = 200

  private let anyEntry = StoreStatement("SELECT 1 FROM {store}.stock_entries LIMIT 1")

  init(_ dependencies: Dependencies, _ rebuild: StockRebuild) {
    stores = dependencies.stores
    clock = dependencies.clock
    self.rebuild = rebuild
  }

  /// The chore that runs the rebuild. It does not run in processes with a fixed clock, as its steps depend on when
  /// there are idle moments.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in !isPaused && !clock.isFixed && isDue },
      step: { [unowned self] () throws(Failure) in try step() },
      pause: { [unowned self] in
        place = nil
        isPaused = true
      })
  }

  /// Begins the current item again, because the order of entries has changed.
  func beginAnew() {
    reorderings += 1
    if let place { self.place = (place.store, StockRebuild.Position(row: place.position.row)) }
  }

  private var isDue: Bool { place != nil || (try? look()).map { clock.remaining(until: $0) == 0 } ?? false }

  /// Returns the start of the next rebuild. A rebuild that another process did not finish continues at once.
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
      // There are no entries yet, and so no sums to check.
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

  /// Returns the first position, or `nil` if there are no entries.
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
