import Foundation
import Synchronization

/// The connection to a core: its process, and after a restart the next process, with all calls in progress.
///
/// A separate thread reads from the core. It never waits for a reader, so a slow reader does not delay others.
final class Connection: Sendable {
  struct State {
    var process: ChildProcess
    var lastID = 0
    var calls: [Int: PendingCall] = [:]
    /// The ids of calls that were cancelled before they were sent.
    var cancelled: Set<Int> = []
    var feeds: [FeedKey: any Feed] = [:]
    var progress: [String: ProgressHandler] = [:]
    var hostTasks: [Int: Task<Void, Never>] = [:]
    var hasAnswered = false
    var isClosed = false
    var ended: ProcessEnded?
  }

  let state: Mutex<State>
  let restarts: Bool
  let host: (any CoreHost)?
  private let words: [String]
  private let environment: [String: String]?
  private let end = Bell()

  init(_ words: [String], environment: [String: String]?, host: (any CoreHost)?, restarts: Bool) throws {
    (self.words, self.environment, self.host, self.restarts) = (words, environment, host, restarts)
    let process = try ChildProcess.start(words, environment: environment)
    state = Mutex(State(process: process))
    state.withLock { offer(&$0) }
    let thread = Thread { [self] in serve(process) }
    thread.name = "mainspring"
    thread.stackSize = 4 << 20
    thread.start()
  }

  var processID: Int32 { state.withLock(\.process.id) }

  /// Reads from the process until it has ended. If it is restarted, reads from the next process.
  private func serve(_ first: ChildProcess) {
    var process = first
    while true {
      process.readLines { take($0) }
      guard let next = ended(process) else { return }
      process = next
    }
  }

  /// Tells the core which requests the host answers. Each new process must be told again.
  private func offer(_ state: inout State) {
    guard let host else { return }
    var parameters = MemberWriter()
    parameters.put("capabilities", HostRequests.offered(by: host))
    state.send(Request(method: "host.provide", parameters: parameters, mayRepeat: false)) { _ in }
  }

  /// Handles the end of a process.
  /// - Returns: the process that replaces it, or nil if the core is not restarted.
  private func ended(_ process: ChildProcess) -> ChildProcess? {
    process.closeInput()
    var reason = Program.howItEnded(process.waitForEnd())
    let (lost, feeds, next) = state.withLock { state -> ([PendingCall], [any Feed], ChildProcess?) in
      let (calls, feeds) = (state.calls.values.sorted { $0.id < $1.id }, Array(state.feeds.values))
      for task in state.hostTasks.values { task.cancel() }
      (state.calls, state.feeds, state.hostTasks) = ([:], [:], [:])
      var next: ChildProcess?
      if restarts, !state.isClosed, state.hasAnswered {
        do {
          next = try ChildProcess.start(words, environment: environment)
        } catch {
          reason = "\(error)"
        }
      }
      if let next {
        (state.process, state.hasAnswered) = (next, false)
        offer(&state)
      } else {
        state.ended = ProcessEnded(reason: "\(reason); it answers no more calls")
      }
      return (state.keep(calls, for: next), feeds, next)
    }
    for call in lost {
      call.answer(.failure(ProcessEnded(reason: "\(reason); whether \(call.method) was done is not known")))
    }
    for feed in feeds {
      if next == nil { feed.end(ProcessEnded(reason: "\(reason); nothing more comes")) } else { feed.open() }
    }
    if next == nil { end.ring() }
    return next
  }

  /// Closes the input of the core. The core then finishes the requests that it has begun, and ends.
  func closeInput() {
    state.withLock { state in
      if state.isClosed { return }
      state.isClosed = true
      state.process.closeInput()
    }
  }

  /// Closes the input of the core, and waits until it has ended. This function waits even in a cancelled task.
  func close() async {
    closeInput()
    await Task {
      while true {
        let rung = end.count
        if state.withLock({ $0.ended != nil }) { return }
        await end.wait(after: rung)
      }
    }.value
  }
}

extension Connection.State {
  /// Sends the calls without a reply to the next process, if there is one.
  /// - Returns: the calls that will get no reply.
  fileprivate mutating func keep(_ calls: [PendingCall], for next: ChildProcess?) -> [PendingCall] {
    var lost: [PendingCall] = []
    for var call in calls {
      if let next, call.survives() {
        self.calls[call.id] = call
        next.write(call.line)
      } else {
        if let token = call.progressToken { progress[token] = nil }
        lost.append(call)
      }
    }
    return lost
  }

  /// Sends a request, and stores the function that gets its reply.
  @discardableResult
  mutating func send(
    _ request: Request, as id: Int? = nil, _ answer: @escaping @Sendable (Result<JSON, any Error>) -> Void
  ) -> Int {
    if id == nil { lastID += 1 }
    let id = id ?? lastID
    var token: String?
    if let handler = request.progress, let text = request.parameters.json["progressToken"]?.text {
      progress[text] = handler
      token = text
    }
    let line =
      #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(request.method)","params":\#(request.parameters.json)}"# + "\n"
    calls[id] = PendingCall(
      id: id, method: request.method, line: line, mayRepeat: request.mayRepeat, progressToken: token, answer: answer)
    process.write(line)
    return id
  }
}
