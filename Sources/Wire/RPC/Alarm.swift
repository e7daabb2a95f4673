internal import JSON

/// Something that is done at an instant though nobody asks, so that whoever listens hears of it.
public struct Alarm {
  /// In how many milliseconds: 0 when the instant has come, nil when there is none.
  public let delay: () -> Int?
  /// Does it, as a write of its own. Nobody is told when it fails.
  public let ring: () throws(Failure) -> Void

  public init(delay: @escaping () -> Int?, ring: @escaping () throws(Failure) -> Void) {
    self.delay = delay
    self.ring = ring
  }
}

extension Session {
  /// In how many milliseconds an alarm goes off; nil when none will, or nobody listens.
  public var alarm: Int? { conversations.hasTimers ? conversations.alarms.compactMap { $0.delay() }.min() : nil }

  /// Does what has come due. All lines so far are committed.
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
