public import Cloud
internal import JSON
public import RPC
internal import Shape

/// A container in a PostgreSQL database. It serves one account, which is the role that the program connects as. The
/// database itself checks the account's rights.
public final class PostgresCloud: CloudContainer {
  private let address: ServerAddress
  private var connection: ServerConnection?
  private var hello: CloudAccount.Answer?
  /// The changes that this process has made. The keys are the numbers of the zones.
  var own: [Int: OwnChanges] = [:]
  /// The tokens from the last search for changes, on a server that sends no notifications.
  private var seen: String?
  /// A Boolean value that indicates whether the server sends notifications of changes. If it does not, this program
  /// asks for changes at intervals.
  private(set) var isListening = false
  /// The time of the last search for changes, on a monotonic clock in milliseconds.
  var lookedAt = -ServerWatch.longestRest

  /// A Boolean value that indicates whether the installation replies to batches with tokens. Installations of earlier
  /// versions do not.
  private var hasTokensOfBatches = false

  /// A Boolean value that indicates whether the installation was found to have a public database.
  var knowsPublicTables = false

  /// A function that is called when a new connection was made.
  var hasConnected: () -> Void = {}
  /// A function that is called when a notification of a change has arrived together with the result of a statement.
  var wasTold: () -> Void = {}

  public init(_ address: ServerAddress) { self.address = address }

  public func whose() throws(Failure) -> CloudAccount.Answer {
    _ = try connected()
    return hello ?? CloudAccount.Answer(.couldNotDetermine, account: nil, container: nil)
  }

  // MARK: Requests that are passed to a function of the schema unchanged

  public func changes(_ request: FetchDatabaseChanges) throws(Failure) -> FetchDatabaseChanges.Answer {
    // Notifications that arrive from now on can be about changes that the reply does not contain, so only the earlier
    // ones are settled. A connection that is made meanwhile has its own count.
    let asked = try connected()
    asked.count()
    let before = asked.told
    let answer: FetchDatabaseChanges.Answer = try ask("database_changes", request)
    // The reply about the private database also tells whether the shared database has changed. So this one request
    // settles the notifications of both.
    if request.database == .private { asked.looked(before) }
    lookedAt = MonotonicClock.milliseconds
    return answer
  }
  public func modify(_ request: ModifyZones) throws(Failure) -> ModifyZones.Answer {
    if request.database == .public { throw .publicDatabase }
    return try ask("modify_zones", request)
  }
  public func create(_ request: CreateShare) throws(Failure) -> ShareAnswer { try ask("create_share", request) }
  public func fetch(_ request: FetchShare) throws(Failure) -> FetchShare.Answer { try ask("fetch_share", request) }
  public func update(_ request: UpdateShare) throws(Failure) -> ShareAnswer { try ask("update_share", request) }
  public func invite(_ request: InviteParticipant) throws(Failure) -> InviteParticipant.Answer {
    let record = request.record
    guard record.recordType == OwnersRecords.access, record.zone == request.zone,
      record.fields.parsed?.allSatisfy({ $0.value?.flaw == nil }) == true
    else { throw Failure(.invalidArguments, "record must be an access record of the zone") }
    return try ask("invite", request)
  }
  public func delete(_ request: DeleteShare) throws(Failure) -> ShareAnswer { try ask("delete_share", request) }
  public func preview(_ request: PreviewShare) throws(Failure) -> PreviewShare.Answer {
    try ask("preview_share", request)
  }
  public func accept(_ request: AcceptShare) throws(Failure) -> ShareAnswer { try ask("accept_share", request) }
  public func leave(_ request: LeaveShare) throws(Failure) -> LeaveShare.Answer { try ask("leave_share", request) }

  private func ask<R: HostRequest>(_ function: String, _ request: R) throws(Failure) -> R.Answer {
    let rows = try rows("SELECT mainspring.\(function)($1::json)", [.json(request)])
    guard let answer = rows.text(0, 0).flatMap({ R.Answer(json: PrivateUse.opened($0)) }) else {
      throw .internalError("mainspring.\(function) has returned an invalid answer")
    }
    return answer
  }

  // MARK: The connection

  /// The number of attempts to run a statement that fails because of a serialization failure or a deadlock.
  static let attempts = 3

  /// Runs a statement. If it fails because of a serialization failure or a deadlock with another program, runs it
  /// again.
  func rows(_ sql: String, _ parameters: [ServerConnection.Parameter], isBinary: Bool = false) throws(Failure) -> Rows {
    for _ in 1..<PostgresCloud.attempts {
      do throws(Failure) { return try tried(sql, parameters, isBinary) } catch {
        guard connection?.hasCollided ?? false else { throw error }
      }
    }
    return try tried(sql, parameters, isBinary)
  }

  private func tried(_ sql: String, _ parameters: [ServerConnection.Parameter], _ isBinary: Bool) throws(Failure)
    -> Rows
  {
    let connection = try connected()
    defer {
      connection.count()
      if connection.isAlive, connection.told > 0 { wasTold() }
    }
    do throws(Failure) { return try connection.ask(sql, parameters, isBinary: isBinary) } catch {
      if error.code == .timeout || error.code == .networkFailure || !connection.isAlive { self.connection = nil }
      throw error
    }
  }

  /// Returns the connection. If there is none, or if it was lost, makes a new one.
  private func connected() throws(Failure) -> ServerConnection {
    if let connection, connection.isThere() { return connection }
    connection = nil
    let made = try ServerConnection(address)
    let format = try made.ask("SELECT mainspring.format()").number(0, 0)
    if format > Schema.format {
      throw Failure(
        .incompatibleVersion,
        "The container in the database has format \(format), and this program supports \(Schema.format). Install a newer mainspring-postgres"
      )
    }
    if format < Schema.format {
      throw Failure(
        .serviceUnavailable,
        "The container in the database has format \(format), and this program needs \(Schema.format). Update the container with mainspring-postgres install"
      )
    }
    try made.setUp()
    let rows = try made.ask(
      """
      SELECT account, container, channel, to_regprocedure('mainspring.record_rule(text)') IS NOT NULL,
        to_regprocedure('\(Schema.modifyRecords)') IS NOT NULL FROM mainspring.hello()
      """)
    guard let account = rows.text(0, 0), let container = rows.text(0, 1), let channel = rows.text(0, 2) else {
      throw Failure(
        .serviceUnavailable,
        "The server is a read-only copy, and does not know the account yet. Connect once to the server that accepts writes"
      )
    }
    // Some servers understand PostgreSQL's protocol but not LISTEN. Such a server is asked for changes at intervals.
    do throws(Failure) {
      try made.run("LISTEN \(channel)")
      isListening = true
    } catch {
      guard made.isAlive, error.code != .timeout else { throw error }
      isListening = false
    }
    hasTokensOfBatches = rows.text(0, 4) == "t"
    // Installations of earlier versions do not have the function `record_rule`, and do not check departments.
    let answer = CloudAccount.Answer(
      .available, account: account, container: container, enforcesRights: rows.text(0, 3) == "t")
    if let hello {
      if isListening { made.mayHaveMissed() }
      if hello.container != container { own = [:] }
    }
    (hello, connection) = (answer, made)
    hasConnected()
    return made
  }

  /// Returns a Boolean value that indicates whether the installation replies to batches with tokens.
  func givesTokens() throws(Failure) -> Bool {
    _ = try connected()
    return hasTokensOfBatches
  }

  /// The file descriptor that becomes readable when a notification of a change arrives, or `nil` without a connection.
  var descriptor: Int32? { connection.flatMap { $0.isAlive ? $0.descriptor : nil } }

  /// Returns the number of notifications about changes by other connections since the last search for changes. A
  /// notification that may have been missed is also counted.
  /// - Returns: the number, or `nil` if the server can't be reached.
  func news() -> Int? {
    guard let connection = try? connected() else { return nil }
    connection.count()
    return isListening ? connection.told : polled().map { $0 ? 1 : 0 }
  }

  /// Records that a search for changes is about to begin. It settles all notifications that have arrived.
  func willLook() {
    connection?.looked(.max)
    lookedAt = MonotonicClock.milliseconds
  }

  /// Searches for changes on a server that sends no notifications.
  /// - Returns: a Boolean value that indicates whether something has changed, or `nil` if the search failed.
  private func polled() -> Bool? {
    guard let answer = try? changes(FetchDatabaseChanges(.private, since: seen.map { String($0.prefix { $0 != " " }) }))
    else {
      // A database that was restored from a backup may refuse the token. The next search then begins without a token.
      seen = nil
      return nil
    }
    let now = "\(answer.token) \(answer.sharedToken ?? "")"
    defer { seen = now }
    return now != seen
  }
}

extension ServerConnection.Parameter {
  /// Returns a parameter with the value as JSON.
  static func json<V: Value>(_ record: V) -> ServerConnection.Parameter { .text(PrivateUse.sealed(jsonText(record))) }
}

extension Failure {
  static let publicDatabase = Failure(.permissionFailure, "Only the operators of the public database may write it")
}
