internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Stdio

/// A connection to a container that is tested: a process of its command, which is asked one thing after the other, or several at once.
final class TestedCloud: @unchecked Sendable {
  private let words: [String]
  private var process: PeerProcess?
  private let monitor = Monitor()
  /// Which of the processes it is; what comes late from one before it is no answer. Guarded by the monitor, as the two below.
  private var number = 0
  /// Lines that came and were not looked at, and whether more may come.
  private var lines: [[UInt8]] = []
  private var hasEnded = false
  private var lastID = 0
  /// How often it has said unasked that something has changed.
  private(set) var told = 0

  /// How long an answer may take, in milliseconds.
  private static let patience = 60_000

  init(_ words: [String]) { self.words = words }

  deinit { process?.kill() }

  /// - Throws: where the command can't be started.
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

  /// Sends a line as it is.
  func send(_ line: String) throws(Flaw) { try running().send(Array("\(line)\n".utf8)) }

  /// Sends a request.
  /// - Returns: what its reply is known by.
  @discardableResult func send<R: HostRequest>(_ request: R) throws(Flaw) -> Int {
    lastID += 1
    try send("{\"jsonrpc\":\"2.0\",\"id\":\(lastID),\"method\":\"\(R.name)\",\"params\":\(jsonText(request))}")
    return lastID
  }

  /// Waits for a reply.
  /// - Parameters:
  ///   - id: nil for one without an id.
  ///   - request: validates the reply.
  /// - Throws: where it does not come, is another one, or can't be read.
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
      } catch { throw Flaw("its reply can't be used: \(error.sentence)") }
      guard let reply else { continue }
      if !isMeant { throw Flaw("it replied to something else than it was asked: \(String(decoding: line.prefix(200), as: UTF8.self))") }
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
    throw Flaw(hasEnded ? "its process has ended" : "it did not answer within \(TestedCloud.patience / 1000) s")
  }

  /// Asks, and waits for the reply.
  func ask<R: HostRequest>(_ request: R) throws(Flaw) -> CloudReply<R.Answer> { try reply(to: send(request), of: request) }

  /// Asks for what must be answered.
  func answer<R: HostRequest>(to request: R) throws(Flaw) -> R.Answer {
    switch try ask(request) {
    case .result(let answer):
      if let problem = request.problems(of: answer).first { throw Flaw("\(R.name): \(problem.pointer): \(problem.message)") }
      return answer
    case .failure(let failure): throw Flaw("\(R.name) was refused: \(failure.kind.rawValue), \(failure.message)")
    }
  }

  /// Asks for what must be refused.
  /// - Parameter kinds: as one of which.
  func refused<R: HostRequest>(_ request: R, as kinds: CloudErrorKind..., when what: String) throws(Flaw) {
    guard case .failure(let failure) = try ask(request) else { throw Flaw("\(R.name) was answered \(what)") }
    try Flaw.require(
      kinds.contains(failure.kind),
      "\(R.name) \(what): refused as \(failure.kind.rawValue), expected \(kinds.map(\.rawValue).joined(separator: " or "))")
  }

  /// Waits until it says unasked that something has changed, for so long at most.
  func listen(milliseconds: Int) throws(Flaw) {
    let end = MonotonicClock.milliseconds + milliseconds
    while MonotonicClock.milliseconds < end {
      let line = monitor.within { () -> [UInt8]? in
        if lines.isEmpty, !hasEnded { monitor.wait(milliseconds: 50) }
        return lines.isEmpty ? nil : lines.removeFirst()
      }
      guard let line else { continue }
      let isNews = try? JSONText.read(line, ignoresUnknown: true) { $0.value.member("method")?.isName(CloudChanged.name) ?? false }
      try Flaw.require(isNews == true, "it said what nobody has asked: \(String(decoding: line.prefix(200), as: UTF8.self))")
      told += 1
      return
    }
  }

  /// The process is killed, as by a power cut; the next question starts another one.
  func kill() {
    process?.kill()
    process?.waitForEnd()
    process = nil
  }
}

/// What a container does that it must not.
struct Flaw: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  static func require(_ isSo: Bool, _ sentence: @autoclosure () -> String) throws(Flaw) {
    if !isSo { throw Flaw(sentence()) }
  }
}
