internal import JSON

/// An action at a certain instant that no request causes. Conversations that listen are notified of its effects.
public struct Alarm {
  /// Returns the number of milliseconds until the instant: 0 if the instant has come, `nil` if there is no alarm.
  public let delay: () -> Int?
  /// Performs the action, as a write of its own. A failure is not reported.
  public let ring: () throws(Failure) -> Void

  public init(delay: @escaping () -> Int?, ring: @escaping () throws(Failure) -> Void) {
    self.delay = delay
    self.ring = ring
  }
}

extension RequestServer {
  /// The number of milliseconds until the next alarm. `nil` if there is none, or if alarms are not needed now.
  public var alarm: Int? { conversations.hasTimers ? conversations.alarms.compactMap { $0.delay() }.min() : nil }

  /// Rings the alarms that are due. All lines served so far are committed before.
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
