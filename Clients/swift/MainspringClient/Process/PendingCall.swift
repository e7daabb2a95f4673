public import Foundation

/// A call that was sent and has no reply yet.
struct PendingCall: Sendable {
  let id: Int
  let method: String
  let line: String
  /// A Boolean value that indicates whether the call is sent again after a restart of the process.
  let mayRepeat: Bool
  let progressToken: String?
  /// The number of processes that have died while the call had no reply.
  var deaths = 0
  /// A function that gets the reply. It is called once. Replies are passed on in the order in which they arrive, and
  /// before any later message.
  let answer: @Sendable (Result<JSON, any Error>) -> Void
}

extension PendingCall {
  /// The number of deaths after which a call is not sent again, because the call itself may be the cause.
  private static let mostDeaths = 3

  /// Counts the death of a process. Returns a Boolean value that indicates whether the call is sent to the next
  /// process.
  mutating func survives() -> Bool {
    deaths += 1
    return mayRepeat && deaths < PendingCall.mostDeaths
  }
}

/// A request to the core, with options for sending it.
struct Request: Sendable {
  let method: String
  var parameters: MemberWriter
  var mayRepeat: Bool
  var timeout: Duration?
  var progress: ProgressHandler?
}

/// A function that gets reports about long work. It gets the amount that is done, the total amount (nil if it is not
/// known), and a sentence about the current step.
public typealias ProgressHandler = @Sendable (_ done: Decimal, _ total: Decimal?, _ message: String?) -> Void
