internal import JSON

/// An action that the core performs at a certain instant, such as an expiry. No request causes the action. Subscribers
/// and live queries are notified of its changes.
public struct Alarm {
  /// Returns the number of milliseconds until the instant: 0 if the instant has come, `nil` if there is no alarm.
  public let delay: () -> Int?
  /// Performs the action, in a transaction of its own. A failure is not reported.
  public let ring: () throws(Failure) -> Void

  public init(delay: @escaping () -> Int?, ring: @escaping () throws(Failure) -> Void) {
    self.delay = delay
    self.ring = ring
  }
}

extension RequestServer {
  /// The number of milliseconds until the next alarm. It is `nil` if there is no alarm, or if nothing needs alarms now
  /// (`Conversations.hasTimers`).
  public var alarm: Int? { conversations.hasTimers ? conversations.alarms.compactMap { $0.delay() }.min() : nil }

  /// Performs the actions of all due alarms. The lines that were served before are committed first.
  func ringAlarms() {
    let due = conversations.alarms.filter { $0.delay() == 0 }
    if due.isEmpty { return }
    onRequest()
    singly(.answering) {
      for alarm in due {
        deliver(
          to: .unsent,
          .written(.emptyObject) { (_) throws(Failure) in
            try alarm.ring()
          })
      }
    }
    tellOfWork()
  }
}
