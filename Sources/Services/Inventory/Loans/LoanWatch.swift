internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Sets `overdueAt` of loans that have become overdue. It does so at once if a front end has subscriptions, and
/// otherwise in idle moments. Each loan is changed once, and the change is an event for subscribers.
final class LoanWatch {
  private let stores: Stores
  private let clock: Clock
  private let records: Records<LoanDetails>
  /// The instant at which the next loan is due, in milliseconds: `Int.max` if no loan is due, `nil` if the instant must
  /// be looked up.
  private var next: Int?
  private var isPaused = false
  /// The instant at which `overdueAt` was last set or tried to be set, in milliseconds.
  private var lastTry = Int.min

  private static let mostAtOnce = 100
  /// The wait after an attempt that could not be written, for example because the disk is full, in milliseconds.
  /// Without it, the watch would try again without a pause.
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

  /// Forgets the next due instant, because a loan was created or changed. The instant is then looked up again.
  func noteWritten() {
    next = nil
    isPaused = false
  }

  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in !isPaused && !clock.isFixed && isDue },
      step: { [unowned self] () throws(Failure) in try tell() }, pause: { [unowned self] in isPaused = true })
  }

  /// The timer that sets `overdueAt` at the due instant. It runs while a front end has subscriptions.
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
