internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Asks the host, behind a reply, for documents that were found to be stale, or were never fetched: once, however many requests found it, and less and less often
/// while it fails. No request waits for it.
final class DocumentRenewal {
  private struct State {
    let document: DocumentName
    /// Whether the host is to be asked once all that was served is committed.
    var isWanted = false
    /// Whether the host has been asked, and has not answered.
    var isAsked = false
    /// How often the host was asked in a row without anything being kept.
    var tries = 0
    /// When it was asked last.
    var askedAt = Timestamp(milliseconds: 0)
    /// Before this it is not asked again.
    var notBefore = Timestamp(milliseconds: 0)
  }

  private let dependencies: Dependencies
  private let keep: (JSONObject, DocumentName, Timestamp) throws(Failure) -> Void
  private var states = DocumentName.allCases.map { State(document: $0) }

  /// In milliseconds: the first pause after a failure, which doubles with each further one, and the longest. The first pause also stands
  /// between two fetches that succeed, unless the document's `maxAge` is shorter.
  private static let (pause, longestPause) = (60_000, 3_600_000)

  /// - Parameter keep: keeps what the host has fetched.
  init(_ dependencies: Dependencies, keep: @escaping (JSONObject, DocumentName, Timestamp) throws(Failure) -> Void) {
    self.dependencies = dependencies
    self.keep = keep
    dependencies.conversations.onSettled { [unowned self] in ask() }
  }

  /// Notes that a document is stale, or was never fetched.
  /// - Parameters:
  ///   - fetchedAt: when it was fetched last; `nil` if it never was.
  ///   - maxAge: the document's, in seconds.
  func want(_ document: DocumentName, fetchedAt: Timestamp?, maxAge: Int, at now: Timestamp) {
    guard dependencies.host.offers(FetchConfig.self), let index = states.firstIndex(where: { $0.document == document }) else { return }
    guard !states[index].isWanted, !states[index].isAsked else { return }
    if let fetchedAt {
      // The last answer was kept. That is known only now: its commit might have failed.
      if fetchedAt >= states[index].askedAt { (states[index].tries, states[index].notBefore) = (0, Timestamp(milliseconds: 0)) }
      if fetchedAt <= now, fetchedAt.age(at: now) < min(DocumentRenewal.pause, maxAge * 1000) { return }
    }
    guard now >= states[index].notBefore else { return }
    states[index].isWanted = true
    dependencies.conversations.changeInterests(by: 1)
  }

  private func ask() {
    for index in states.indices where states[index].isWanted {
      states[index].isWanted = false
      dependencies.conversations.changeInterests(by: -1)
      let document = states[index].document
      states[index].isAsked = dependencies.host.askForItself(
        FetchConfig(document: document),
        keep: { [unowned self] (answer) throws(Failure) in
          defer { noteEnd(index) }
          try keep(answer.document, document, dependencies.clock.now)
        }, note: { [unowned self] (_) throws(Failure) in noteEnd(index) })
      if states[index].isAsked {
        states[index].tries += 1
        states[index].askedAt = dependencies.clock.now
      }
    }
  }

  /// The host has answered, or will not. Whether its answer is kept shows when the document is asked for again.
  private func noteEnd(_ index: Int) {
    states[index].isAsked = false
    let pause = min(DocumentRenewal.pause << min(max(states[index].tries - 1, 0), 10), DocumentRenewal.longestPause)
    states[index].notBefore = Timestamp(milliseconds: dependencies.clock.now.milliseconds + pause)
  }
}
