internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Stdio

/// A child process that is a container, or speaks for one.
final class CloudPeer {
  /// What has come from it.
  enum News {
    case answer(SyncEvent)
    /// A file that was asked for, or why there is none.
    case file(Result<DownloadAsset.Answer, CloudFailure>)
    /// What somebody has asked beside the engine was answered, or was not: this is to be done now.
    case done(() -> Void)
    /// Something has changed in the cloud.
    case changed
    /// It has ended: the next one may be of another account.
    case gone
    case nothing
  }

  /// One question that was sent.
  private struct Asked {
    let id: Int
    let read: (inout JSONSource) -> News
    let fail: (CloudFailure) -> News
    /// Whether it is one of the engine's.
    let isQuestion: Bool
    /// Until when it is waited for, by `MonotonicClock`.
    let deadline: Int
  }

  private let words: [String]
  private let mailbox: Mailbox
  private var process: PeerProcess?
  /// How many processes there were.
  private var processes = 0
  private var lastID = 0
  /// A question of the engine's, one for a file, and those of others.
  private var asked: [Asked] = []

  /// How long an answer may take, in milliseconds.
  static let patience = 60_000
  /// How many bytes of a file it must take a millisecond.
  private static let slowest = 500

  init(_ words: [String], _ mailbox: Mailbox) {
    self.words = words
    self.mailbox = mailbox
  }

  /// What is said where the process can't be started.
  var absence: String { "the process of the container can't be started: \(words[0])" }

  /// When the answer that is waited for comes too late; nil where none is.
  var deadline: Int? { asked.map(\.deadline).min() }

  /// Sends a question.
  /// - Returns: false where the process can't be started.
  func ask(_ question: SyncQuestion) -> Bool {
    switch question {
    case .account: ask(CloudAccount()) { .account($0) }
    case .database(let request): ask(request) { .database($0) }
    case .zone(let request): ask(request) { .page($0) }
    case .zones(let request): ask(request) { .zones($0) }
    case .records(let request):
      ask(request, bytes: request.bytesOfFiles) { .records($0) }
    }
  }

  /// Asks for a file; one at a time, beside the engine's questions.
  /// - Returns: false where the process can't be started.
  func ask(_ request: DownloadAsset, bytes: Int) -> Bool {
    send(request, bytes: bytes, isQuestion: false, { .file(.success($0)) }, { .file(.failure($0)) })
  }

  /// Asks something for somebody else than the engine.
  /// - Parameter done: called with what has become of it.
  /// - Returns: false where the process can't be started.
  func ask<R: HostRequest>(_ request: R, _ done: @escaping (Result<R.Answer, CloudFailure>) -> Void) -> Bool {
    send(
      request, bytes: 0, isQuestion: false, { answer in .done { done(.success(answer)) } }, { failure in .done { done(.failure(failure)) } }
    )
  }

  private func ask<R: HostRequest>(_ request: R, bytes: Int = 0, _ event: @escaping (R.Answer) -> SyncEvent) -> Bool {
    send(request, bytes: bytes, isQuestion: true, { .answer(event($0)) }, { .answer(.failed($0)) })
  }

  /// - Parameter bytes: of files, for which there is more time.
  private func send<R: HostRequest>(
    _ request: R, bytes: Int, isQuestion: Bool, _ news: @escaping (R.Answer) -> News, _ fail: @escaping (CloudFailure) -> News
  ) -> Bool {
    guard let process = running() else { return false }
    lastID += 1
    let line = "{\"jsonrpc\":\"2.0\",\"id\":\(lastID),\"method\":\"\(R.name)\",\"params\":\(jsonText(request))}\n"
    asked.append(
      Asked(
        id: lastID,
        read: { source in
          switch CloudReply<R.Answer>(result: source.value.member("result"), from: &source) {
          case .result(let answer): news(answer)
          case .failure(let failure): fail(failure)
          }
        }, fail: fail, isQuestion: isQuestion,
        // It may have to wait for the other one.
        deadline: max(MonotonicClock.milliseconds, deadline ?? 0) + CloudPeer.patience + bytes / CloudPeer.slowest))
    process.send(Array(line.utf8))
    return true
  }

  private func running() -> PeerProcess? {
    if let process { return process }
    processes += 1
    let end = SyncConnection.Note.end(processes).bytes
    process = PeerProcess(words) { [mailbox] line in
      guard let line else { return mailbox.post(end) }
      // Blank lines are no messages, and nothing shorter than {} is one.
      if line.count > 1, SyncConnection.Note(line) == nil { mailbox.post(line) }
    }
    return process
  }

  /// A process has ended; of one that was let go before nothing is expected any more.
  func ended(_ number: Int) -> [News] {
    guard number == processes, process != nil else { return [] }
    process = nil
    return [.gone] + failAll(CloudFailure(.networkFailure, "the process of the container has ended"))
  }

  /// Nobody waits any more for what the engine has asked.
  func forgetQuestion() { asked.removeAll(where: \.isQuestion) }

  private func failAll(_ failure: CloudFailure) -> [News] {
    defer { asked = [] }
    return asked.map { $0.fail(failure) }
  }

  /// Takes a line.
  func take(_ line: [UInt8]) -> News {
    var question: Asked?
    do throws(JSONText.Defect) {
      return try JSONText.read(line, ignoresUnknown: true) { source in
        if source.value.member("method")?.isName(CloudChanged.name) ?? false { return .changed }
        let id = source.value.member("id").flatMap { Int(String(decoding: $0.text, as: UTF8.self)) }
        // The answer to what was given up.
        guard let index = asked.firstIndex(where: { $0.id == id }) else { return .nothing }
        let answered = asked.remove(at: index)
        question = answered
        return answered.read(&source)
      }
    } catch {
      return question?.fail(CloudFailure(.serviceUnavailable, "the container's answer can't be used: \(error.sentence)")) ?? .nothing
    }
  }

  /// An answer comes too late: the process is let go, so that it can't come any more.
  func giveUp() -> [News] {
    process?.kill()
    process = nil
    return [.gone] + failAll(CloudFailure(.timeout, "the container did not answer within \(CloudPeer.patience / 1000) s"))
  }

  func end() {
    process?.end()
    process = nil
  }

  /// Ends the process at once, and waits for that.
  func kill() {
    process?.kill()
    process?.waitForEnd()
    process = nil
  }
}

extension ModifyRecords {
  /// How many bytes the files have that it brings along: they are sent a record at a time.
  fileprivate var bytesOfFiles: Int { save.count == 1 ? save[0].fields.fileBytes : 0 }
}
