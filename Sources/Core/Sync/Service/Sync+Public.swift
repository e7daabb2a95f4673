public import Cloud
public import RPC
internal import Shape

/// A question for public records that is not answered.
final class PublicQuestion {
  let isAwaited: () -> Bool
  let fail: (Failure) -> Void

  init(isAwaited: @escaping () -> Bool, fail: @escaping (Failure) -> Void) {
    self.isAwaited = isAwaited
    self.fail = fail
  }
}

extension Sync: PublicContainer {
  public var hasPublicDatabase: Bool {
    if let connection { return !SyncOptions.isHost(connection.cloud) }
    if hasBegun || !mayConnect { return false }
    // Readers of flags ask this each time, and until the first idle moment a store would have to be read.
    if let intendsContainer { return intendsContainer }
    do throws(Failure) {
      let isContainer = try intended().map { !SyncOptions.isHost($0) } ?? false
      intendsContainer = isContainer
      return isContainer
    } catch { return false }
  }

  public func query(
    _ request: QueryRecords, isAwaited: @escaping () -> Bool,
    done: @escaping (Result<QueryRecords.Answer, Failure>) throws(Failure) -> Void
  ) -> Bool {
    guard (try? begin()) != nil, let connection, !SyncOptions.isHost(connection.cloud) else { return false }
    func finish(_ outcome: Result<QueryRecords.Answer, Failure>) {
      if let failure = theLoop.perform({ () throws(Failure) in try done(outcome) }) { log("public records: \(failure.message)") }
    }
    let question = PublicQuestion(isAwaited: isAwaited) { finish(.failure($0)) }
    let isAsked = connection.peer.ask(request) { [weak connection] answer in
      connection?.publicQuestions.removeAll { $0 === question }
      finish(answer.mapError(Failure.of))
    }
    if isAsked { connection.publicQuestions.append(question) }
    return isAsked
  }
}
