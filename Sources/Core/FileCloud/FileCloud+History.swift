internal import RPC
internal import SQLite

/// Functions that detect a container restored from a backup. Each commit gets a random mark, which its tokens contain.
/// A token whose mark differs from the stored one is from a state that the container has lost.
extension FileCloud {
  /// The number that the history has for the container as a whole.
  private static let whole = 0

  /// Stores the marks of a commit that has changed the container, and a zone.
  /// - Parameter changed: the number of the container's change.
  func noteCommit(_ changed: Int, of zone: Int, at change: Int, floor: Int) throws {
    for (zone, change, floor) in [(FileCloud.whole, changed, changed - kept), (zone, change, floor)] {
      try statements.noteCommit.run(bind: zone, change)
      if floor > 0 {
        try statements.trimHistory.run(bind: zone, floor)
      }
    }
  }

  private func commit(of zone: Int, from change: Int) throws -> (change: Int, mark: Int)? {
    try statements.mark.first(bind: zone, change) { (change: $0.next(Int.self), mark: $0.next(Int.self)) }
  }

  /// Returns the token of a position in a zone, which may be in the middle of a commit.
  func token(of zone: Zone, at change: Int) throws -> CloudToken {
    CloudToken("\(id).\(zone.number)", change, try commit(of: zone.number, from: change)?.mark)
  }

  /// Returns the token of a change of the container.
  func token(at change: Int) throws -> CloudToken {
    let found = try commit(of: FileCloud.whole, from: change)
    return CloudToken(id, change, found?.change == change ? found?.mark : nil)
  }

  /// Returns a token of a zone, or refuses one that is not valid any more.
  /// - Throws: `changeTokenExpired`, `historyLost`.
  func require(_ text: String, of zone: Zone) throws -> CloudToken {
    guard let token = CloudToken(text), token.origin == "\(id).\(zone.number)" else { throw Failure.changeTokenExpired }
    if token.change > zone.change { throw Failure.historyLost }
    if token.change < zone.floor { throw Failure.changeTokenExpired }
    if let mark = token.mark, try commit(of: zone.number, from: token.change)?.mark != mark {
      throw Failure.historyLost
    }
    return token
  }

  /// Refuses a request from a core that has seen a later state of a zone.
  /// - Parameter text: the newest token that the core was given. A token of another zone of the same name proves
  ///   nothing.
  /// - Throws: `historyLost`.
  func requireReached(_ text: String?, of zone: Zone) throws {
    guard let text, let token = CloudToken(text), token.origin == "\(id).\(zone.number)" else { return }
    if token.change > zone.change { throw Failure.historyLost }
    if token.change >= zone.floor, let mark = token.mark, try commit(of: zone.number, from: token.change)?.mark != mark
    {
      throw Failure.historyLost
    }
  }

  /// Returns a token of a database, or refuses one that is not valid any more. A token so old that its mark is
  /// forgotten counts as valid.
  /// - Throws: `changeTokenExpired`, `historyLost`.
  func require(_ text: String, newest: Int) throws -> CloudToken {
    guard let token = CloudToken(text), token.origin == id else { throw Failure.changeTokenExpired }
    if token.change > newest { throw Failure.historyLost }
    if let mark = token.mark, let found = try commit(of: FileCloud.whole, from: token.change),
      found.change == token.change ? found.mark != mark : try !isForgotten(token.change)
    {
      throw Failure.historyLost
    }
    return token
  }

  /// Returns a Boolean value that indicates whether the history begins after a change.
  private func isForgotten(_ change: Int) throws -> Bool {
    (try commit(of: FileCloud.whole, from: 0)?.change ?? 0) > change
  }
}
