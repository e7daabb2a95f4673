internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Asks the host, behind a reply, for documents that were found to be stale: once, however many requests found it, and less and less often
/// while it fails. No request waits for it.
final class DocumentRenewal {
  private struct State {
    let document: DocumentName
    /// Whether the host is to be asked once all that was served is committed.
    var isWanted = false
    /// Whether the host has been asked, and has not answered.
    var isAsked = false
    /// How often it has failed in a row.
    var failures = 0
    /// Before this it is not asked again.
    var notBefore = Timestamp(milliseconds: 0)
  }

  private let dependencies: Dependencies
  private let keep: (JSONObject, DocumentName, Timestamp) throws(Failure) -> Void
  private var states = DocumentName.allCases.map { State(document: $0) }

  /// In milliseconds: the first pause after a failure, which doubles with each further one, and the longest. What was fetched so lately is not
  /// asked for again, stale or not.
  private static let (pause, longestPause) = (60_000, 3_600_000)

  /// - Parameter keep: keeps what the host has fetched.
  init(_ dependencies: Dependencies, keep: @escaping (JSONObject, DocumentName, Timestamp) throws(Failure) -> Void) {
    self.dependencies = dependencies
    self.keep = keep
    dependencies.conversation.onSettled { [unowned self] in ask() }
  }

  /// Notes that a document is stale.
  func want(_ document: DocumentName, fetchedAt: Timestamp, at now: Timestamp) {
    guard dependencies.host.offers(FetchConfig.self), let index = states.firstIndex(where: { $0.document == document }) else { return }
    let isNew = fetchedAt <= now && fetchedAt.age(at: now) < DocumentRenewal.pause
    guard !states[index].isWanted, !states[index].isAsked, !isNew, now >= states[index].notBefore else { return }
    states[index].isWanted = true
    dependencies.conversation.changeInterests(by: 1)
  }

  private func ask() {
    for index in states.indices where states[index].isWanted {
      states[index].isWanted = false
      dependencies.conversation.changeInterests(by: -1)
      let document = states[index].document
      states[index].isAsked = dependencies.host.askForItself(
        FetchConfig(document: document),
        keep: { [unowned self] (answer) throws(Failure) in
          states[index].isAsked = false
          do throws(Failure) { try keep(answer.document, document, dependencies.clock.now) } catch {
            noteFailure(index)
            throw error
          }
          states[index].failures = 0
        }, note: { [unowned self] (_) throws(Failure) in noteFailure(index) })
    }
  }

  private func noteFailure(_ index: Int) {
    let pause = min(DocumentRenewal.pause << min(states[index].failures, 10), DocumentRenewal.longestPause)
    states[index].isAsked = false
    states[index].failures += 1
    states[index].notBefore = Timestamp(milliseconds: dependencies.clock.now.milliseconds + pause)
  }
}
