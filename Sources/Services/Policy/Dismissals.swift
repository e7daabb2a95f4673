internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Which promotions were dismissed, and until when they are hidden.
///
/// A dismissal holds until its end, also when the clock was set back since: who has dismissed something is not shown it again for that.
struct Dismissals {
  private let dependencies: Dependencies

  private let selection = StoreStatement(
    "SELECT promotion, until FROM {store}.promotion_dismissals WHERE until > ?")
  /// What hides for longer already keeps doing so, unless it is from the future.
  private let upsert = StoreStatement(
    """
    INSERT INTO {store}.promotion_dismissals (promotion, dismissedAt, until) VALUES (?, ?, ?)
    ON CONFLICT (promotion) DO UPDATE SET until = iif(dismissedAt <= excluded.dismissedAt, max(until, excluded.until), excluded.until),
      dismissedAt = excluded.dismissedAt
    """)
  private let end = StoreStatement("SELECT until FROM {store}.promotion_dismissals WHERE promotion = ?")
  private let deletion = StoreStatement("DELETE FROM {store}.promotion_dismissals WHERE until <= ?")

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// The ids of what is hidden at an instant, as bytes, and until when it is.
  func current(at now: Timestamp) throws(Failure) -> [[UInt8]: Timestamp] {
    let hidden = try dependencies.stores.all(
      selection, in: .device, { $0.add(now) }, { (Array($0.next(String.self).utf8), $0.next(Timestamp.self)) })
    return Dictionary(uniqueKeysWithValues: hidden)
  }

  /// Hides a promotion for its time, or as long as it is hidden anyhow; dismissals that are over are forgotten.
  func add(_ promotion: Promotion, at now: Timestamp) throws(Failure) -> Dismissal {
    let until = Timestamp(milliseconds: min(now.milliseconds + promotion.hidingTime, Timestamp.latest))
    try dependencies.stores.run(deletion, in: .device) { $0.add(now) }
    try dependencies.stores.run(upsert, in: .device) {
      $0.add(promotion.id)
      $0.add(now)
      $0.add(until)
    }
    let end = try dependencies.stores.first(end, in: .device, { $0.add(promotion.id) }, { $0.next(Timestamp.self) })
    return Dismissal(id: promotion.id, until: end ?? until)
  }
}

/// The result of `policy.promotions.dismiss`.
struct Dismissal: Record {
  let id: String, until: Timestamp

  static let doc: StaticString = "A dismissed promotion."
}

extension Dismissal {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the promotion.")
    until = field("until", \.until, "The time from which the promotion can be shown again.")
  }
}
