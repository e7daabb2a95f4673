internal import RPC
internal import Storage
internal import Tenancy

/// The back-off after feedback could not reach the backend. The pauses are 2 s, 4 s, 8 s, and so on, up to 15 minutes.
/// A request that reaches the backend ends the pause.
final class FeedbackPause {
  private let conversations: Conversations
  /// A Boolean value that indicates whether the clock runs. With the fixed clock of a test, there is no pause.
  private let isReal: Bool
  private var failures = 0
  /// The end of the pause, in milliseconds of `MonotonicClock`; `nil` if there is no pause.
  private var endsAt: Int?
  /// Called at the end of the pause, to send waiting feedback.
  var isOver: () -> Void = {}

  private static let (first, longest) = (2000, 900_000)

  init(_ dependencies: Dependencies) {
    conversations = dependencies.conversations
    isReal = !dependencies.clock.isFixed
    conversations.add(
      Alarm(
        delay: { [unowned self] in endsAt.map { max(0, $0 - MonotonicClock.milliseconds) } },
        ring: { [unowned self] () throws(Failure) in
          stop()
          isOver()
        }))
  }

  /// Begins a pause, unless one has begun already. Each pause is twice as long as the previous one.
  func begin() {
    guard isReal, endsAt == nil else { return }
    endsAt = MonotonicClock.milliseconds + min(FeedbackPause.first << min(failures, 20), FeedbackPause.longest)
    failures += 1
    // Alarms ring only while a part of the core has registered an interest. Without it, the pause would not end.
    conversations.changeInterests(by: 1)
  }

  /// Ends the pause, because the backend could be reached.
  func end() {
    failures = 0
    stop()
  }

  private func stop() {
    if endsAt != nil { conversations.changeInterests(by: -1) }
    endsAt = nil
  }
}
