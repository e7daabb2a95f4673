internal import Cloud
internal import JSON
internal import RPC
internal import Shape

/// Whoever is a container, or speaks for one, as the engine asks it.
final class CloudPeer {
  /// What has come from it.
  enum News {
    case answer(EngineEvent)
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
    /// The answer, where a question of the engine's was answered before an earlier one.
    var early: News?
  }

  private let begin: (_ lastID: Int, _ end: [UInt8]) -> (any CloudTransport)?
  private var lastID = 0
  private var transport: (any CloudTransport)?
  /// How many transports there were.
  private var count = 0
  /// The engine's questions, one for a file, and those of others, in the order in which they were asked.
  private var asked: [Asked] = []

  /// How long an answer may take, in milliseconds.
  static let patience = 60_000
  /// How many bytes of a file it must take a millisecond.
  private static let slowest = 500

  /// - Parameters:
  ///   - absence: what is said where nobody can be asked.
  ///   - begin: makes what is asked, which posts `end` when it is gone; nil where nobody can be asked.
  ///   - refusal: why nobody may be asked now; nil where somebody may.
  init(
    absence: CloudFailure, refusal: @escaping () -> CloudFailure? = { nil },
    begin: @escaping (_ lastID: Int, _ end: [UInt8]) -> (any CloudTransport)?
  ) {
    whenAbsent = absence
    self.refusal = refusal
    self.begin = begin
  }

  private let whenAbsent: CloudFailure
  private let refusal: () -> CloudFailure?

  /// What is said where nobody can or may be asked.
  var absence: CloudFailure { refusal() ?? whenAbsent }

  /// When the answer that is waited for comes too late; nil where none is.
  var deadline: Int? { asked.map(\.deadline).min() }

  /// Sends a question.
  /// - Returns: false where nobody can be asked.
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
  /// - Returns: false where nobody can be asked.
  func ask(_ request: DownloadAsset, bytes: Int) -> Bool {
    send(request, bytes: bytes, isQuestion: false, { .file(.success($0)) }, { .file(.failure($0)) })
  }

  /// Asks something for somebody else than the engine.
  /// - Parameter done: called with what has become of it.
  /// - Returns: false where nobody can be asked.
  func ask<R: HostRequest>(_ request: R, _ done: @escaping (Result<R.Answer, CloudFailure>) -> Void) -> Bool {
    send(
      request, bytes: 0, isQuestion: false, { answer in .done { done(.success(answer)) } }, { failure in .done { done(.failure(failure)) } }
    )
  }

  private func ask<R: HostRequest>(_ request: R, bytes: Int = 0, _ event: @escaping (R.Answer) -> EngineEvent) -> Bool {
    send(request, bytes: bytes, isQuestion: true, { .answer(event($0)) }, { .answer(.failed($0)) })
  }

  /// - Parameter bytes: of files, for which there is more time.
  private func send<R: HostRequest>(
    _ request: R, bytes: Int, isQuestion: Bool, _ news: @escaping (R.Answer) -> News, _ fail: @escaping (CloudFailure) -> News
  ) -> Bool {
    guard refusal() == nil, let id = running()?.send(R.name, jsonText(request)) else { return false }
    lastID = max(lastID, id)
    asked.append(
      Asked(
        id: id,
        read: { source in
          switch CloudReply(to: request, from: &source) {
          case .result(let answer): news(answer)
          case .failure(let failure): fail(failure)
          }
        }, fail: fail, isQuestion: isQuestion,
        // It may have to wait for the other one.
        deadline: max(MonotonicClock.milliseconds, deadline ?? 0) + CloudPeer.patience + bytes / CloudPeer.slowest))
    return true
  }

  private func running() -> (any CloudTransport)? {
    if let transport { return transport }
    count += 1
    transport = begin(lastID, SyncConnection.Note.end(count).bytes)
    return transport
  }

  /// Whoever was asked is gone; of one that was let go before nothing is expected any more.
  func ended(_ number: Int) -> [News] {
    guard number == count, transport != nil else { return [] }
    transport = nil
    return [.gone] + failAll(CloudFailure(.networkFailure, "whoever speaks for the container has ended"))
  }

  /// The number of the engine's questions that were not answered yet.
  var questionCount: Int { asked.count(where: \.isQuestion) }

  /// Nobody waits any more for what the engine has asked.
  func forgetQuestion() { asked.removeAll(where: \.isQuestion) }

  private func failAll(_ failure: CloudFailure) -> [News] {
    defer { asked = [] }
    // Behind a failure the engine expects nothing.
    let first = asked.firstIndex(where: \.isQuestion)
    return asked.indices.filter { !asked[$0].isQuestion || $0 == first }.map { asked[$0].fail(failure) }
  }

  /// Takes a line.
  func take(_ line: [UInt8]) -> [News] {
    var found: Int?
    var news = News.nothing
    do throws(JSONText.Defect) {
      news = try JSONText.read(line, ignoresUnknown: true) { source in
        if source.value.member("method")?.isName(CloudChanged.name) ?? false { return .changed }
        let id = source.value.member("id").flatMap { Int(String(decoding: $0.text, as: UTF8.self)) }
        // The answer to what was given up.
        guard let index = asked.firstIndex(where: { $0.id == id && $0.early == nil }) else { return .nothing }
        found = index
        return asked[index].read(&source)
      }
    } catch {
      if let found {
        news = asked[found].fail(CloudFailure(.serviceUnavailable, "the container's answer can't be used: \(error.sentence)"))
      }
    }
    guard let found else { return [news] }
    return answered(found, news)
  }

  /// The engine gets the answers to its questions in the order in which it has asked them, and none behind a failure.
  private func answered(_ index: Int, _ news: News) -> [News] {
    guard asked[index].isQuestion else {
      asked.remove(at: index)
      return [news]
    }
    asked[index].early = news
    var all: [News] = []
    while let first = asked.firstIndex(where: \.isQuestion), let news = asked[first].early {
      asked.remove(at: first)
      all.append(news)
      if case .answer(.failed) = news { forgetQuestion() }
    }
    return all
  }

  /// An answer comes too late: whoever was asked is let go, so that it can't come any more.
  func giveUp() -> [News] {
    transport?.kill()
    transport = nil
    return [.gone] + failAll(CloudFailure(.timeout, "the container did not answer within \(CloudPeer.patience / 1000) s"))
  }

  func end() {
    transport?.end()
    transport = nil
  }

  /// Lets go of whoever is asked at once, and waits for that.
  func kill() {
    transport?.kill()
    transport?.waitForEnd()
    transport = nil
  }
}

extension ModifyRecords {
  /// How many bytes the files have that it brings along: they are sent a record at a time.
  fileprivate var bytesOfFiles: Int { save.count == 1 ? save[0].fields.fileBytes : 0 }
}
