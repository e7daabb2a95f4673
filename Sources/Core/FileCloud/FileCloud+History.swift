internal import RPC
internal import SQLite

/// What tells a container that was put back to an earlier state, even after it has grown past a token: a random mark of each commit.
extension FileCloud {
  /// The row of the history that is the container's as a whole.
  private static let whole = 0

  /// Notes that a commit has changed the container, and a zone.
  /// - Parameter changed: the container's change that it is.
  func noteCommit(_ changed: Int, of zone: Int, at change: Int, floor: Int) throws {
    for (zone, change, floor) in [(FileCloud.whole, changed, changed - kept), (zone, change, floor)] {
      try statements.noteCommit.run {
        $0.add(zone)
        $0.add(change)
      }
      if floor > 0 {
        try statements.trimHistory.run {
          $0.add(zone)
          $0.add(floor)
        }
      }
    }
  }

  private func commit(of zone: Int, from change: Int) throws -> (change: Int, mark: Int)? {
    try statements.mark.first(
      {
        $0.add(zone)
        $0.add(change)
      }, { (change: $0.next(Int.self), mark: $0.next(Int.self)) })
  }

  /// The token of a position in a zone, which may be in the middle of a commit.
  func token(of zone: Zone, at change: Int) throws -> CloudToken {
    CloudToken("\(id).\(zone.number)", change, try commit(of: zone.number, from: change)?.mark)
  }

  /// The token of a change of the container.
  func token(at change: Int) throws -> CloudToken {
    let found = try commit(of: FileCloud.whole, from: change)
    return CloudToken(id, change, found?.change == change ? found?.mark : nil)
  }

  /// Refuses a token of a zone that leads on no more.
  /// - Throws: `changeTokenExpired`, `historyLost`.
  func require(_ text: String, of zone: Zone) throws -> CloudToken {
    guard let token = CloudToken(text), token.origin == "\(id).\(zone.number)" else { throw Failure.changeTokenExpired }
    if token.change > zone.change { throw Failure.historyLost }
    if token.change < zone.floor { throw Failure.changeTokenExpired }
    if let mark = token.mark, try commit(of: zone.number, from: token.change)?.mark != mark { throw Failure.historyLost }
    return token
  }

  /// Refuses what is asked by one that has seen a later state of a zone.
  /// - Parameter text: the newest token that it was given; that of another zone of the same name says nothing.
  /// - Throws: `historyLost`.
  func requireReached(_ text: String?, of zone: Zone) throws {
    guard let text, let token = CloudToken(text), token.origin == "\(id).\(zone.number)" else { return }
    if token.change > zone.change { throw Failure.historyLost }
    if token.change >= zone.floor, let mark = token.mark, try commit(of: zone.number, from: token.change)?.mark != mark {
      throw Failure.historyLost
    }
  }

  /// Refuses a token of a database that leads on no more. What was so long ago that its mark is forgotten is taken for true.
  /// - Throws: the same.
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

  /// Whether the history begins behind a change.
  private func isForgotten(_ change: Int) throws -> Bool { (try commit(of: FileCloud.whole, from: 0)?.change ?? 0) > change }
}
