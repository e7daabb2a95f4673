internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The promotions that users have dismissed, and the times until which they are hidden.
///
/// A dismissal is valid until its end, even if the clock has been set back.
struct Dismissals {
  private let dependencies: Dependencies

  private let selection = StoreStatement(
    "SELECT promotion, until FROM {store}.promotion_dismissals WHERE until > ?")
  /// Keeps the later of the two ends if the promotion was dismissed before. But if the stored dismissal is from the
  /// future, the clock was set back, and the new end replaces the stored one.
  private let upsert = StoreStatement(
    """
    INSERT INTO {store}.promotion_dismissals (promotion, dismissedAt, until) VALUES (?, ?, ?)
    ON CONFLICT (promotion) DO UPDATE SET until = iif(dismissedAt <= excluded.dismissedAt, max(until, excluded.until), excluded.until),
      dismissedAt = excluded.dismissedAt
    """)
  private let end = StoreStatement("SELECT until FROM {store}.promotion_dismissals WHERE promotion = ?")
  private let deletion = StoreStatement("DELETE FROM {store}.promotion_dismissals WHERE until <= ?")

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// Returns the promotions that are hidden now, each with the end of its dismissal. The keys are the bytes of the
  /// promotions' ids.
  func current(at now: Timestamp) throws(Failure) -> [[UInt8]: Timestamp] {
    let hidden = try dependencies.stores.all(selection, in: .device, bind: now) {
      (Array($0.next(String.self).utf8), $0.next(Timestamp.self))
    }
    return Dictionary(uniqueKeysWithValues: hidden)
  }

  /// Hides a promotion for its `hidingTime`. If the promotion is already hidden for longer, the later end remains. Also
  /// deletes dismissals that have ended.
  func add(_ promotion: Promotion, at now: Timestamp) throws(Failure) -> Dismissal {
    let until = Timestamp(milliseconds: min(now.milliseconds + promotion.hidingTime, Timestamp.latest))
    try dependencies.stores.run(deletion, in: .device, bind: now)
    try dependencies.stores.run(upsert, in: .device, bind: promotion.id, now, until)
    let end = try dependencies.stores.first(end, in: .device, bind: promotion.id) { $0.next(Timestamp.self) }
    return Dismissal(id: promotion.id, until: end ?? until)
  }
}

/// A dismissed promotion, as `policy.promotions.dismiss` returns it.
struct Dismissal: Record {
  let id: String, until: Timestamp

  static let doc: StaticString = "A dismissed promotion, and the end of its dismissal."
}

extension Dismissal {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the promotion.")
    until = field("until", \.until, "The time from which the promotion can be shown again.")
  }
}
