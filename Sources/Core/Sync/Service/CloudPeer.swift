internal import Cloud
internal import JSON
internal import RPC
internal import Shape

/// The receiver of sync's requests: a container, or a process or host that acts for one. It matches the replies to the
/// requests.
final class CloudPeer {
  /// News from the container.
  enum News {
    case answer(EngineEvent)
    /// A requested file, or the reason why it was not returned.
    case file(Result<DownloadAsset.Answer, CloudFailure>)
    /// The result of a request that another part of the program has sent, and not the engine. The receiver of the news
    /// must call the closure at once.
    case done(() -> Void)
    /// Something has changed in the cloud.
    case changed
    /// The container's process or host has ended. The next process or host may serve another account.
    case gone
    case nothing
  }

  /// A request that was sent.
  private struct Asked {
    let id: Int
    let read: (inout JSONSource) -> News
    let fail: (CloudFailure) -> News
    /// A Boolean value that indicates whether the engine has sent the request.
    let isQuestion: Bool
    /// The instant until which the reply is awaited, by `MonotonicClock`.
    let deadline: Int
    /// The reply, if the container has replied to this request of the engine before an earlier one.
    var early: News?
  }

  private let begin: (_ lastID: Int, _ end: [UInt8]) -> (any CloudTransport)?
  private var lastID = 0
  private var transport: (any CloudTransport)?
  /// The number of transports that were created so far.
  private var count = 0
  /// The unanswered requests, in the order in which they were sent: requests of the engine, at most one request for a
  /// file, and requests of other parts of the program.
  private var asked: [Asked] = []

  /// The longest time that a reply may take, in milliseconds.
  static let patience = 60_000
  /// The lowest expected speed of a file transfer, in bytes per millisecond. It extends the time for replies to
  /// requests with files.
  private static let slowest = 500

  /// - Parameters:
  ///   - absence: the failure that is reported if no container can be reached.
  ///   - begin: creates a transport, which posts `end` when it has ended. Returns `nil` if no transport can be created.
  ///   - refusal: returns the reason why no request may be sent now, or `nil` if requests may be sent.
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

  /// The failure that is reported if no request can be sent, or none may be sent.
  var absence: CloudFailure { refusal() ?? whenAbsent }

  /// The instant at which the wait for the next reply ends, or `nil` if no reply is awaited.
  var deadline: Int? { asked.map(\.deadline).min() }

  /// Sends a request of the engine.
  /// - Returns: `false` if no request can be sent.
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

  /// Requests a file. Besides the engine's requests, only one file is requested at a time.
  /// - Returns: `false` if no request can be sent.
  func ask(_ request: DownloadAsset, bytes: Int) -> Bool {
    send(request, bytes: bytes, isQuestion: false, { .file(.success($0)) }, { .file(.failure($0)) })
  }

  /// Sends a request for a part of the program other than the engine.
  /// - Parameter done: called with the result.
  /// - Returns: `false` if no request can be sent.
  func ask<R: HostRequest>(_ request: R, _ done: @escaping (Result<R.Answer, CloudFailure>) -> Void) -> Bool {
    send(
      request, bytes: 0, isQuestion: false, { answer in .done { done(.success(answer)) } },
      { failure in .done { done(.failure(failure)) } }
    )
  }

  private func ask<R: HostRequest>(_ request: R, bytes: Int = 0, _ event: @escaping (R.Answer) -> EngineEvent) -> Bool {
    send(request, bytes: bytes, isQuestion: true, { .answer(event($0)) }, { .answer(.failed($0)) })
  }

  /// - Parameter bytes: the size of the files that are transferred. They extend the time for the reply.
  private func send<R: HostRequest>(
    _ request: R, bytes: Int, isQuestion: Bool, _ news: @escaping (R.Answer) -> News,
    _ fail: @escaping (CloudFailure) -> News
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
        // The container may still work on an earlier request. So the wait is added to the latest time at which its
        // reply may come.
        deadline: max(MonotonicClock.milliseconds, deadline ?? 0) + CloudPeer.patience + bytes / CloudPeer.slowest))
    return true
  }

  private func running() -> (any CloudTransport)? {
    if let transport { return transport }
    count += 1
    transport = begin(lastID, SyncConnection.Note.end(count).bytes)
    return transport
  }

  /// Handles the end of a transport. The end of an earlier transport is ignored.
  func ended(_ number: Int) -> [News] {
    guard number == count, transport != nil else { return [] }
    transport = nil
    return [.gone] + failAll(CloudFailure(.networkFailure, "the connection to the container has ended"))
  }

  /// The number of the engine's unanswered requests.
  var questionCount: Int { asked.count(where: \.isQuestion) }

  /// Removes the engine's requests, because their replies are no longer awaited.
  func forgetQuestion() { asked.removeAll(where: \.isQuestion) }

  private func failAll(_ failure: CloudFailure) -> [News] {
    defer { asked = [] }
    // The engine expects no further replies after a failure.
    let first = asked.firstIndex(where: \.isQuestion)
    return asked.indices.filter { !asked[$0].isQuestion || $0 == first }.map { asked[$0].fail(failure) }
  }

  /// Handles a line of JSON from the container: a reply or a notification.
  func take(_ line: [UInt8]) -> [News] {
    var found: Int?
    var news = News.nothing
    do throws(JSONText.Defect) {
      news = try JSONText.read(line, ignoresUnknown: true) { source in
        if source.value.member("method")?.isName(CloudChanged.name) ?? false { return .changed }
        let id = source.value.member("id").flatMap { Int(String(decoding: $0.text, as: UTF8.self)) }
        // Without a match, the reply belongs to a request that is no longer awaited.
        guard let index = asked.firstIndex(where: { $0.id == id && $0.early == nil }) else { return .nothing }
        found = index
        return asked[index].read(&source)
      }
    } catch {
      if let found {
        news = asked[found].fail(
          CloudFailure(.serviceUnavailable, "the container's answer can't be used: \(error.sentence)"))
      }
    }
    guard let found else { return [news] }
    return answered(found, news)
  }

  /// Returns the news after a reply. The engine gets its replies in the order of its requests, and no reply after a
  /// failure.
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

  /// Ends a transport whose reply is late, so that the reply can't arrive any more.
  func giveUp() -> [News] {
    transport?.kill()
    transport = nil
    return [.gone]
      + failAll(CloudFailure(.timeout, "the container did not answer within \(CloudPeer.patience / 1000) s"))
  }

  func end() {
    transport?.end()
    transport = nil
  }

  /// Ends the transport at once, and waits for its end.
  func kill() {
    transport?.kill()
    transport?.waitForEnd()
    transport = nil
  }
}

extension ModifyRecords {
  /// The size of the files that the request sends, in bytes. Files are sent one record at a time.
  fileprivate var bytesOfFiles: Int { save.count == 1 ? save[0].fields.fileBytes : 0 }
}
