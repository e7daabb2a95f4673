internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Removes old changes from the histories of companies that store changes only for some months
/// (`settings.historyMonths`). The changes are removed in idle moments: once a day, after a start, and after the
/// settings of a company have changed.
final class HistoryRetention {
  private unowned let dependencies: Dependencies
  /// The companies that are still to be checked.
  private var waiting: [Waiting] = []
  /// The next instant at which all companies are checked, in milliseconds since 1970; 0 if the check is overdue.
  private var due = 0

  private struct Waiting {
    let company: UUID, store: Store, months: Int
    /// The position of the last change that was checked.
    var place = 0
  }

  private static let day = 86_400_000
  private let settings = StoreStatement(
    "SELECT id, settings ->> 'historyMonths' FROM {store}.companies WHERE settings ->> 'historyMonths' > 0")

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// Checks all companies again, after the settings of one company were changed.
  func begin() { (due, waiting) = (0, []) }

  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in !waiting.isEmpty || dependencies.clock.remaining(until: due) == 0 },
      step: { [unowned self] () throws(Failure) in try step() }, pause: { [unowned self] in waiting = [] })
  }

  private func step() throws(Failure) {
    let now = dependencies.clock.now
    guard var one = waiting.last else {
      due = now.milliseconds + HistoryRetention.day
      for store in dependencies.stores.ofCompanies {
        waiting += try dependencies.stores.all(settings, in: store) {
          Waiting(company: $0.next(UUID.self), store: store, months: $0.next(Int.self))
        }
      }
      return
    }
    // A month is a twelfth of 365.25 days.
    let instant = Timestamp(milliseconds: now.milliseconds - one.months * HistoryRetention.day / 48 * 1461)
    let next = try dependencies.stores.changes.forget(of: one.company, before: instant, after: one.place, in: one.store)
    waiting.removeLast()
    guard let next else { return }
    one.place = next
    waiting.append(one)
  }
}
