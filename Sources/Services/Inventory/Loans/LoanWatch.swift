internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Sets `overdueAt` of loans when they become overdue, and in idle moments. Each loan is changed once, which is an
/// event.
final class LoanWatch {
  private let stores: Stores
  private let clock: Clock
  private let records: Records<LoanDetails>
  /// The instant when the next loan is due, in milliseconds: `Int.max` if there is none, `nil` if it has to be looked
  /// up.
  private var next: Int?
  private var isPaused = false
  /// The instant of the last attempt, in milliseconds.
  private var lastTry = Int.min

  private static let mostAtOnce = 100
  /// The wait before the next attempt, in milliseconds. After a change that could not be written, as on a full disk,
  /// the watch does not try all the time.
  private static let patience = 10_000

  private let first = StoreStatement(
    "SELECT min(dueAt) FROM {store}.loans WHERE returnedAt IS NULL AND dueAt IS NOT NULL AND overdueAt IS NULL")
  private let due = StoreStatement(
    """
    SELECT \(Table<Loan>.columns) FROM {store}.loans
    WHERE returnedAt IS NULL AND dueAt IS NOT NULL AND overdueAt IS NULL AND dueAt < ? ORDER BY dueAt LIMIT \(LoanWatch.mostAtOnce)
    """)

  init(_ dependencies: Dependencies, _ records: Records<LoanDetails>) {
    stores = dependencies.stores
    clock = dependencies.clock
    self.records = records
    stores.whenUndone { [unowned self] in noteWritten() }
  }

  /// Looks the next due loan up again after a loan was created or changed.
  func noteWritten() {
    next = nil
    isPaused = false
  }

  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in !isPaused && !clock.isFixed && isDue },
      step: { [unowned self] () throws(Failure) in try tell() }, pause: { [unowned self] in isPaused = true })
  }

  /// Subscribers are notified at once.
  var alarm: Alarm {
    Alarm(
      delay: { [unowned self] in
        guard let next = try? nextDue(), next < .max else { return nil }
        let rest = clock.remaining(until: next + 1)
        return rest == 0 && next <= lastTry ? clock.remaining(until: lastTry + LoanWatch.patience) : rest
      }, ring: { [unowned self] () throws(Failure) in try tell() })
  }

  private var isDue: Bool { (try? nextDue()).map { $0 < .max && clock.remaining(until: $0 + 1) == 0 } ?? false }

  private func nextDue() throws(Failure) -> Int {
    if let next { return next }
    var earliest = Int.max
    for store in stores.ofCompanies {
      let found = try stores.first(first, in: store) { $0.next(Int?.self) } ?? nil
      earliest = min(earliest, found ?? .max)
    }
    next = earliest
    return earliest
  }

  private func tell() throws(Failure) {
    let now = clock.now
    lastTry = now.milliseconds
    for store in stores.ofCompanies {
      let loans: [Loan] = try stores.all(due, in: store, bind: now) { $0.fields() }
      for loan in loans {
        var details = loan.details
        details.overdueAt = now
        _ = try records.table.update(loan, to: loan.changed(to: details, at: now), in: store, Context(stores, at: now))
      }
      if loans.count == LoanWatch.mostAtOnce { lastTry = .min }
    }
    next = nil
  }
}
