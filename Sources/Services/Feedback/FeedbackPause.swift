internal import RPC
internal import Storage
internal import Tenancy

/// The back-off of feedback that did not reach the backend: 2 s, 4 s, 8 s, and so on up to 15 minutes. A request that
/// reaches the backend ends it earlier.
final class FeedbackPause {
  private let conversations: Conversations
  /// A Boolean value that indicates whether time passes: with a fixed clock there is no pause.
  private let isReal: Bool
  private var failures = 0
  /// The end of the pause, in milliseconds of `MonotonicClock`; `nil` for no pause.
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

  /// Begins a pause, unless there is one already. Each pause is twice as long as the one before.
  func begin() {
    guard isReal, endsAt == nil else { return }
    endsAt = MonotonicClock.milliseconds + min(FeedbackPause.first << min(failures, 20), FeedbackPause.longest)
    failures += 1
    // An alarm rings only while some part of the core has an interest.
    conversations.changeInterests(by: 1)
  }

  /// Ends the pause, as the backend can be reached.
  func end() {
    failures = 0
    stop()
  }

  private func stop() {
    if endsAt != nil { conversations.changeInterests(by: -1) }
    endsAt = nil
  }
}
