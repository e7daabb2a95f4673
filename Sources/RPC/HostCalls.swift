internal import JSON
public import Shape

/// The requests that the core has sent to the host, and what waits for their answers.
public final class HostCalls {
  /// A request to the host that is not answered yet.
  struct Wait {
    /// The id of the core's request.
    let id: String
    /// How long the host has, and until when, in milliseconds.
    let deadline: (span: Int, end: Int)
    let progress: ProgressToken?
    /// Reads the answer and writes the result of the request that waits.
    let finish: (Call) throws(Failure) -> Void
    let place: ReplyPlace
  }

  /// In milliseconds.
  static let usualDeadline = 10_000
  /// More waits than this at once are refused: nobody reads their answers.
  static let most = 1000

  /// What the ids of the core's own requests begin with.
  private static let prefix = "core-"

  static func isOwn(_ id: String) -> Bool { id.hasPrefix(prefix) }

  private let conversation: Conversation
  /// What the host said that it can do.
  private var offered: Set<String> = []
  /// In the order in which they were sent.
  private var waits: [Wait] = []
  private var lastNumber = 0
  /// Writes the reply of a request that has waited.
  var deliver: ((ReplyPlace, DeferredOutcome) -> Void)?

  public init(_ conversation: Conversation) { self.conversation = conversation }

  var isWaiting: Bool { !waits.isEmpty }

  /// The host can do these from now on, and nothing else.
  public func offer(_ capabilities: [String]) { offered = Set(capabilities) }

  /// Sends a request to the host; the request being served is answered when the host has answered.
  /// - Parameters:
  ///   - deadline: in milliseconds.
  ///   - finish: called with the answer, and with where the result goes.
  /// - Throws: `hostUnavailable`, and `limitReached` when too many requests wait already.
  public func ask<R: HostRequest>(
    _ request: R, deadline: Int?, progress: ProgressToken?, _ finish: @escaping (R.Answer, Call) throws(Failure) -> Void
  ) throws(Failure) {
    guard offered.contains("\(R.name)") else {
      throw Failure(
        .hostUnavailable, "The host does not offer \(R.name)", facts: [("capability", "\"\(R.name)\"")])
    }
    guard waits.count < HostCalls.most else {
      throw Failure(.limitReached, "\(HostCalls.most) requests wait for the host already", facts: [("limit", "\(HostCalls.most)")])
    }
    let place = try conversation.requirePlace()
    lastNumber += 1
    let span = deadline ?? HostCalls.usualDeadline
    let read = { (call: Call) throws(Failure) in
      var source = call.source
      let answer = R.Answer.read(from: &source)
      if source.hasProblems { throw .hostFault(source.problems) }
      try finish(answer, call)
    }
    let id = "\(HostCalls.prefix)\(lastNumber)"
    waits.append(Wait(id: id, deadline: (span, MonotonicClock.milliseconds + span), progress: progress, finish: read, place: place))
    conversation.changeInterests(by: 1)
    conversation.ask(id, R.name, jsonText(request))
  }

  /// Ends the wait for the request with this id; nil when none waits: it was never sent, or is answered, cancelled or too late.
  func take(_ id: String) -> Wait? {
    guard let index = waits.firstIndex(where: { $0.id.utf8.elementsEqual(id.utf8) }) else { return nil }
    return remove(at: index)
  }

  /// Passes on how far the host is; answers whether the request waits.
  public func progress(_ id: String, _ report: (ProgressToken) -> ProgressMade) -> Bool {
    guard let wait = waits.first(where: { $0.id.utf8.elementsEqual(id.utf8) }) else { return false }
    if let token = wait.progress { conversation.notify(report(token)) }
    return true
  }

  /// Cancels the requests that wait with this id, which is JSON text; answers how many there were.
  public func cancel(_ id: String) -> Int {
    let cancelled = waits.indices.filter { waits[$0].place.has(id) }
    for index in cancelled.reversed() {
      let wait = remove(at: index)
      giveUp(wait, Failure(.requestCancelled, "The request was cancelled"))
    }
    return cancelled.count
  }

  /// Ends what has waited for too long.
  /// - Returns: whether there were any.
  func expire() -> Bool {
    let now = MonotonicClock.milliseconds
    let count = waits.count
    while let index = waits.firstIndex(where: { $0.deadline.end <= now }) {
      let wait = remove(at: index)
      let span = wait.deadline.span
      giveUp(wait, Failure(.hostTimeout, "The host did not answer within \(span) ms", facts: [("deadline", "\(span)")]))
    }
    return waits.count < count
  }

  /// Ends all waits: no answer can come any more.
  func end() {
    while !waits.isEmpty {
      deliver?(remove(at: 0).place, .failure(Failure(.hostFault, "The input ended before the host answered")))
    }
  }

  /// Answers for the host, and tells it that nobody waits any more.
  private func giveUp(_ wait: Wait, _ failure: Failure) {
    deliver?(wait.place, .failure(failure))
    conversation.notify(HostCancelled(id: wait.id))
  }

  private func remove(at index: Int) -> Wait {
    conversation.changeInterests(by: -1)
    return waits.remove(at: index)
  }
}

extension Failure {
  /// The host's answer is not what it ought to be.
  /// - Parameter problems: their pointers lead into the answer's result.
  public static func hostFault(_ problems: [Problem]) -> Failure {
    let problems = problems.map { problem in
      guard problem.pointer.isEmpty, problem.message.hasPrefix("params ") else { return problem }
      return Problem(pointer: "", kind: problem.kind, message: "result \(problem.message.dropFirst("params ".count))")
    }
    let first = problems.first?.message ?? "it can't be read"
    return Failure(.hostFault, "The host's answer can't be understood: \(first)", facts: [("problems", Failure.list(problems))])
  }
}
