public import Cloud
public import RPC
internal import Shape

/// An unanswered request for public records.
final class PublicQuestion {
  let isAwaited: () -> Bool
  let fail: (Failure) -> Void

  init(isAwaited: @escaping () -> Bool, fail: @escaping (Failure) -> Void) {
    self.isAwaited = isAwaited
    self.fail = fail
  }
}

/// Where the public database of a data directory is: at the host, in the container, or nowhere.
enum PublicCloud {
  case none, host, container

  /// - Parameter cloud: the cloud that the directory syncs with, or `nil` if there is none.
  init(_ cloud: String?) { self = cloud.map { SyncOptions.isHost($0) ? .host : .container } ?? .none }
}

extension Sync: PublicContainer {
  public var hasPublicDatabase: Bool { publicCloud == .container && (connection != nil || mayConnect) }

  public var refusalOfHost: Failure? {
    guard publicCloud == .host, let refusal = hostRefusal() else { return nil }
    return .hostUnavailable("\(QueryRecords.name)", "The host can't be asked for records: \(refusal)")
  }

  /// Where the directory's public database is. This is known even before the directory is connected.
  private var publicCloud: PublicCloud {
    if let connection { return PublicCloud(connection.cloud) }
    if hasBegun { return .none }
    // Each request that reads feature flags uses this property. Without the stored result, each access before the first
    // idle moment would read a store.
    if let intendedPublicCloud { return intendedPublicCloud }
    do throws(Failure) {
      let cloud = PublicCloud(try intended())
      intendedPublicCloud = cloud
      return cloud
    } catch { return .none }
  }

  public func query(
    _ request: QueryRecords, isAwaited: @escaping () -> Bool,
    done: @escaping (Result<QueryRecords.Answer, Failure>) throws(Failure) -> Void
  ) -> Bool {
    guard (try? begin()) != nil, let connection, !SyncOptions.isHost(connection.cloud) else { return false }
    func finish(_ outcome: Result<QueryRecords.Answer, Failure>) {
      if let failure = theLoop.perform({ () throws(Failure) in try done(outcome) }) {
        log("public records: \(failure.message)")
      }
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
