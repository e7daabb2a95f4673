internal import RPC
internal import SQLite

/// Functions that detect a container that was restored from a backup. Each commit gets a random mark, and the tokens of
/// the commit contain the mark. If the mark in a token differs from the stored one, the container has lost the token's
/// commit.
extension FileCloud {
  /// The value of the history's column `zone` for the container as a whole.
  private static let whole = 0

  /// Stores the marks of a commit that has changed a zone, and with it the container.
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

  /// Returns the token of a position in the changes of a zone. The position can be in the middle of a commit.
  func token(of zone: Zone, at change: Int) throws -> CloudToken {
    CloudToken("\(id).\(zone.number)", change, try commit(of: zone.number, from: change)?.mark)
  }

  /// Returns the token of a change of the container.
  func token(at change: Int) throws -> CloudToken {
    let found = try commit(of: FileCloud.whole, from: change)
    return CloudToken(id, change, found?.change == change ? found?.mark : nil)
  }

  /// Reads a token of a zone, and checks that it is still valid.
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

  /// Throws an error if the core has seen changes of a zone that the container has lost.
  /// - Parameter text: the newest token that the core has. A token of an earlier zone of the same name is ignored.
  /// - Throws: `historyLost`.
  func requireReached(_ text: String?, of zone: Zone) throws {
    guard let text, let token = CloudToken(text), token.origin == "\(id).\(zone.number)" else { return }
    if token.change > zone.change { throw Failure.historyLost }
    if token.change >= zone.floor, let mark = token.mark, try commit(of: zone.number, from: token.change)?.mark != mark
    {
      throw Failure.historyLost
    }
  }

  /// Reads a token of a database, and checks that it is still valid. If the token is older than the stored history, its
  /// mark can't be checked, and it counts as valid.
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

  /// Returns a Boolean value that indicates whether a change is older than the stored history.
  private func isForgotten(_ change: Int) throws -> Bool {
    (try commit(of: FileCloud.whole, from: 0)?.change ?? 0) > change
  }
}
