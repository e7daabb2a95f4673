public import Foundation

/// A request on its way.
struct PendingCall: Sendable {
  let id: Int
  let method: String
  let line: String
  /// Whether it is asked once more where the process is started again.
  let mayRepeat: Bool
  let progressToken: String?
  /// How many processes have died while it was on its way.
  var deaths = 0
  /// Told once what it is answered with, in the order in which answers come, and before anything that comes behind it.
  let answer: @Sendable (Result<JSON, any Error>) -> Void
}

extension PendingCall {
  /// So many deaths are no accident: the call may be what the process dies of.
  private static let mostDeaths = 3

  /// Notes that a process has died, and says whether the call is asked of the next one.
  mutating func survives() -> Bool {
    deaths += 1
    return mayRepeat && deaths < PendingCall.mostDeaths
  }
}

/// What is asked, and how.
struct Request: Sendable {
  let method: String
  var parameters: MemberWriter
  var mayRepeat: Bool
  var timeout: Duration?
  var progress: ProgressHandler?
}

/// What is told of long work: how much is done, how much there is (nil where nobody knows), and what is being done.
public typealias ProgressHandler = @Sendable (_ done: Decimal, _ total: Decimal?, _ message: String?) -> Void
