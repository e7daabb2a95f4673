internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Stdio

/// A connection to the tested container: a process that runs the container's command. Several requests can be sent
/// before their replies are read.
final class TestedCloud: @unchecked Sendable {
  private let words: [String]
  private var process: PeerProcess?
  private let monitor = Monitor()
  /// The number of the current process. Lines that still arrive from an earlier process are ignored. The monitor guards
  /// this number and the next two properties.
  private var number = 0
  /// The lines that have arrived but were not read yet.
  private var lines: [[UInt8]] = []
  /// A Boolean value that indicates whether the process's output has ended.
  private var hasEnded = false
  private var lastID = 0
  /// The number of change notifications that the container has sent.
  private(set) var told = 0

  /// The longest time to wait for a reply, in milliseconds.
  private static let patience = 60_000

  init(_ words: [String]) { self.words = words }

  deinit { process?.kill() }

  /// Returns the running process, or starts one.
  /// - Throws: if the command can't be started.
  private func running() throws(Flaw) -> PeerProcess {
    if let process { return process }
    let own = monitor.within {
      number += 1
      (lines, hasEnded) = ([], false)
      return number
    }
    let made = PeerProcess(words) { [weak self] line in
      guard let self else { return }
      monitor.change {
        guard number == own else { return }
        if let line { lines.append(line) } else { hasEnded = true }
      }
    }
    guard let made else { throw Flaw("the command can't be started") }
    process = made
    return made
  }

  /// Sends a line that need not be a valid request.
  func send(_ line: String) throws(Flaw) { try running().send(Array("\(line)\n".utf8)) }

  /// Sends a request.
  /// - Returns: the id of the request, which its reply repeats.
  @discardableResult func send<R: HostRequest>(_ request: R) throws(Flaw) -> Int {
    lastID += 1
    try send("{\"jsonrpc\":\"2.0\",\"id\":\(lastID),\"method\":\"\(R.name)\",\"params\":\(jsonText(request))}")
    return lastID
  }

  /// Waits for a reply.
  /// - Parameters:
  ///   - id: the id of the request, or `nil` for a reply without an id.
  ///   - request: the request, which validates the reply.
  /// - Throws: if no reply arrives in time, or if the next reply has another id or can't be read.
  func reply<R: HostRequest>(to id: Int?, of request: R) throws(Flaw) -> CloudReply<R.Answer> {
    while true {
      let line = try nextLine()
      var isMeant = false
      let reply: CloudReply<R.Answer>?
      do throws(JSONText.Defect) {
        reply = try JSONText.read(line, ignoresUnknown: true) { source in
          if source.value.member("method")?.isName(CloudChanged.name) ?? false {
            told += 1
            return nil
          }
          let found = source.value.member("id").flatMap { Int(String(decoding: $0.text, as: UTF8.self)) }
          isMeant = found == id
          return CloudReply(to: request, from: &source)
        }
      } catch { throw Flaw("the container's reply can't be used: \(error.sentence)") }
      guard let reply else { continue }
      if !isMeant {
        throw Flaw("the container's reply has the wrong id: \(String(decoding: line.prefix(200), as: UTF8.self))")
      }
      return reply
    }
  }

  private func nextLine() throws(Flaw) -> [UInt8] {
    let end = MonotonicClock.milliseconds + TestedCloud.patience
    let line = monitor.within { () -> [UInt8]? in
      while lines.isEmpty, !hasEnded, MonotonicClock.milliseconds < end { monitor.wait(milliseconds: 100) }
      return lines.isEmpty ? nil : lines.removeFirst()
    }
    if let line { return line }
    throw Flaw(
      hasEnded
        ? "the container's process has ended" : "the container did not answer within \(TestedCloud.patience / 1000) s")
  }

  /// Sends a request, and waits for the reply.
  func ask<R: HostRequest>(_ request: R) throws(Flaw) -> CloudReply<R.Answer> {
    try reply(to: send(request), of: request)
  }

  /// Sends a request that must get a result, and returns the result.
  func answer<R: HostRequest>(to request: R) throws(Flaw) -> R.Answer {
    switch try ask(request) {
    case .result(let answer):
      if let problem = request.problems(of: answer).first {
        throw Flaw("\(R.name): \(problem.pointer): \(problem.message)")
      }
      return answer
    case .failure(let failure): throw Flaw("\(R.name) was refused: \(failure.kind.rawValue), \(failure.message)")
    }
  }

  /// Sends a request that must be refused.
  /// - Parameter kinds: the allowed kinds of the refusal.
  func refused<R: HostRequest>(_ request: R, as kinds: CloudErrorKind..., when what: String) throws(Flaw) {
    guard case .failure(let failure) = try ask(request) else {
      throw Flaw(
        "\(R.name) \(what) must be refused as \(kinds.map(\.rawValue).joined(separator: " or ")), but was accepted")
    }
    try Flaw.require(
      kinds.contains(failure.kind),
      "\(R.name) \(what) must be refused as \(kinds.map(\.rawValue).joined(separator: " or ")), not as \(failure.kind.rawValue)"
    )
  }

  /// Waits until the container sends a notification of a change, or until the given time is over.
  func listen(milliseconds: Int) throws(Flaw) {
    let end = MonotonicClock.milliseconds + milliseconds
    while MonotonicClock.milliseconds < end {
      let line = monitor.within { () -> [UInt8]? in
        if lines.isEmpty, !hasEnded { monitor.wait(milliseconds: 50) }
        return lines.isEmpty ? nil : lines.removeFirst()
      }
      guard let line else { continue }
      let isNews = try? JSONText.read(line, ignoresUnknown: true) {
        $0.value.member("method")?.isName(CloudChanged.name) ?? false
      }
      try Flaw.require(
        isNews == true, "the container sent an unknown message: \(String(decoding: line.prefix(200), as: UTF8.self))")
      told += 1
      return
    }
  }

  /// Kills the process without warning, as a power failure would. The next request starts a new process.
  func kill() {
    process?.kill()
    process?.waitForEnd()
    process = nil
  }
}

/// A problem of a container, as a sentence. A check that finds one has failed.
struct Flaw: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  static func require(_ isSo: Bool, _ sentence: @autoclosure () -> String) throws(Flaw) {
    if !isSo { throw Flaw(sentence()) }
  }
}
