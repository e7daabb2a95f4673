// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The synchronization of records between all devices of an account, through a container.
public struct SyncMethods: Sendable {
  let caller: any CallSender

  /// Methods of sync.queue.
  public var queue: SyncQueueMethods { SyncQueueMethods(caller: self.caller) }

  /// Methods of sync.events.
  public var events: SyncEventsMethods { SyncEventsMethods(caller: self.caller) }

  /// Methods of sync.conflicts.
  public var conflicts: SyncConflictsMethods { SyncConflictsMethods(caller: self.caller) }

  /// Connects the data directory to a container. From then on, even after a restart, the core syncs with this
  /// container. Records from before the connection are sent, too. The data directory belongs to the first account with
  /// which it is connected.
  /// - Parameters:
  ///   - cloud: The container: the path of a file, the address of a server (`postgres://ROLE@HOST/DATABASE`), or `host`
  ///   for the host's own cloud. A file that does not exist is created. A command (`exec:`) is accepted only on the
  ///   command line.
  ///   - account: The user reference: a name for the account, which is the same on all devices of the account. Default:
  ///   the account of the directory, or `me` for a directory without an account.
  ///   - replace: `true` if the container no longer exists, and a new, empty one is to replace it. The core sends all
  ///   records of the directory to the new container. Default: `false`.
  /// - Returns: The state of sync. The core has begun its first cycle, which fetches and sends records.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func connect(
    cloud: String,
    account: String? = nil,
    replace: Bool? = nil
  ) async throws -> SyncStatus {
    var writer = MemberWriter()
    writer.put("cloud", cloud)
    writer.putIfGiven("account", account)
    writer.putIfGiven("replace", replace)
    return try await caller.call("sync.connect", .session, writer)
  }

  /// Ends the connection to the container. All records remain on this device, and unconfirmed changes are sent after
  /// the next connection.
  /// - Returns: The state of sync, without a container.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func disconnect() async throws -> SyncStatus {
    return try await caller.call("sync.disconnect", .session, MemberWriter())
  }

  /// Begins a cycle now: the core fetches the container's changes, and sends the changes of this device. Without this
  /// method, the core begins cycles by itself.
  /// - Parameters:
  ///   - wait: `true` to send the reply only when the cycle has ended. `rpc.cancel` ends the wait, but not the cycle.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `done` is the number of records fetched and sent so far.
  /// - Returns: The state of sync. With `wait`, the state at the end of the cycle.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func now(
    wait: Bool? = nil,
    progressToken: JSON? = nil
  ) async throws -> SyncStatus {
    var writer = MemberWriter()
    writer.putIfGiven("wait", wait)
    writer.putIfGiven("progressToken", progressToken)
    return try await caller.call("sync.now", .session, writer)
  }

  /// Returns the state of sync: whether it works, what is still to be sent and fetched, and the last errors.
  /// - Returns: The state of sync, as a whole and for each store.
  /// - Throws: `CoreError`: invalidParams.
  public func status() async throws -> SyncStatus {
    return try await caller.call("sync.status", .read, MemberWriter())
  }

  /// Sent by the host when records have changed in the cloud. The core begins a cycle: it fetches the changes, and
  /// sends its own. If several such requests arrive during a cycle, only one further cycle follows.
  /// - Parameters:
  ///   - database: The database in which records have changed. `null` if it is not known.
  ///   - zone: The zone in which records have changed. `null` if it is not known.
  /// - Returns: The state of sync.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func remoteChanged(
    database: HostCloudShareGetDatabase? = nil,
    zone: CloudZoneInput? = nil
  ) async throws -> SyncStatus {
    var writer = MemberWriter()
    writer.putIfGiven("database", database)
    writer.putIfGiven("zone", zone)
    return try await caller.call("sync.remoteChanged", .session, writer)
  }

  /// Sent by a host whose cloud is the container, when a user has signed in to the cloud or out of it. If no account is
  /// signed in, the core keeps working, and changes wait. If another account is signed in, the core switches to it like
  /// `sync.switchAccount`. Unsent changes of the former account are then lost without a question, because the user has
  /// already changed the account.
  /// - Parameters:
  ///   - status: The state of the cloud's account, such as `available` or `noAccount`.
  ///   - account: The user reference of the account. Required if `status` is `available`.
  /// - Returns: The account of the data directory, and the state of the cloud's account.
  /// - Throws: `CoreError`: invalidParams, storageFault.
  @discardableResult
  public func accountChanged(
    status: SyncAccountStatus,
    account: String? = nil
  ) async throws -> SyncAccount {
    var writer = MemberWriter()
    writer.put("status", status)
    writer.putIfGiven("account", account)
    return try await caller.call("sync.accountChanged", .session, writer)
  }

  /// Returns the account to which the data directory belongs, and the state of the cloud's account.
  /// - Returns: The account of the data directory, and the state of the cloud's account.
  /// - Throws: `CoreError`: invalidParams.
  public func account() async throws -> SyncAccount {
    return try await caller.call("sync.account", .read, MemberWriter())
  }

  /// Switches the data directory to another account. First, the core removes all data of the present account from this
  /// device: companies, sessions, settings, caches, purchases and files. Synced records remain in that account's
  /// container, and return after a switch back. Records that were written before the first connection belong to the
  /// first account.
  /// - Parameters:
  ///   - account: The user reference: a name for the account, the same on all devices of the account.
  ///   - cloud: The container of the new account: the path of a file, the address of a server, or `host` for the host's
  ///   own cloud. Default: the present container. A command (`exec:`) is accepted only on the command line.
  ///   - discard: `true` if unsent changes may be lost. If it is left out, the request fails with `pendingChanges` if
  ///   there are unsent changes.
  /// - Returns: The new account. The core has begun to fetch the account's data.
  /// - Throws: `CoreError`: invalidParams, pendingChanges, storageFault.
  @discardableResult
  public func switchAccount(
    account: String,
    cloud: String? = nil,
    discard: Bool? = nil
  ) async throws -> SyncAccount {
    var writer = MemberWriter()
    writer.put("account", account)
    writer.putIfGiven("cloud", cloud)
    writer.putIfGiven("discard", discard)
    return try await caller.call("sync.switchAccount", .session, writer)
  }
}

/// Methods of sync.queue.
public struct SyncQueueMethods: Sendable {
  let caller: any CallSender

  /// Lists the records with changes of this device that the container has not confirmed, one page at a time. Each
  /// record has one entry.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of records with unconfirmed changes.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func list(
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> QueuedRecordPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("sync.queue.list", .session, writer)
  }

  /// Begins a cycle that sends refused records at once, without waiting for their next attempt. Use this method after
  /// the reason for a refusal was removed. Quarantined records are sent again, too.
  /// - Parameter record: The id of the record to send again. `null` for all refused records.
  /// - Returns: The state of sync.
  /// - Throws: `CoreError`: invalidParams, notFound.
  @discardableResult
  public func retry(
    record: String? = nil
  ) async throws -> SyncStatus {
    var writer = MemberWriter()
    writer.putIfGiven("record", record)
    return try await caller.call("sync.queue.retry", .session, writer)
  }

  /// Restores a record to the state in the container, and discards the changes on this device that the container has
  /// not confirmed. Each discarded value gets a line in `sync.conflicts.list`. This cannot be undone.
  /// - Parameters:
  ///   - record: The id of the record.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the record. `discarded` is `true` if the record had unconfirmed changes.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, keyReused.
  @discardableResult
  public func discard(
    record: String,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> DiscardedRecord {
    var writer = MemberWriter()
    writer.put("record", record)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("sync.queue.discard", .write, writer)
  }
}

/// Methods of sync.events.
public struct SyncEventsMethods: Sendable {
  let caller: any CallSender

  /// Lists the latest 1,000 events of sync in which records were moved or sync failed, newest first, one page at a
  /// time. If failures of the same kind follow each other, only the first is listed. Subscribers also get each of them,
  /// as an event of the type `syncEvent`.
  /// - Parameters:
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of events.
  /// - Throws: `CoreError`: invalidParams.
  public func list(
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> SyncEventPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("sync.events.list", .read, writer)
  }
}

/// Methods of sync.conflicts.
public struct SyncConflictsMethods: Sendable {
  let caller: any CallSender

  /// Lists the values that sync has discarded, for example because two devices changed the same member. The newest come
  /// first, one page at a time. Each line is about one discarded value. The lines are the same on all devices. A caller
  /// sees only lines about records and members that the caller may read. A line is deleted 90 days after it was
  /// resolved.
  /// - Parameters:
  ///   - record: The id of the record whose conflicts to list. If it is left out, conflicts of all records are listed,
  ///   as `account` says.
  ///   - resolved: `true` to list only resolved conflicts, `false` to list only unresolved ones. If it is left out, all
  ///   conflicts are listed.
  ///   - account: `true` to list conflicts of the account's own records, which belong to no company. If it is left out,
  ///   such conflicts are listed only if `record` is one of these records.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  /// - Returns: A page of conflict lines, the newest first.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func list(
    record: String? = nil,
    resolved: Bool? = nil,
    account: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil,
    company: String? = nil
  ) async throws -> SyncConflictPage {
    var writer = MemberWriter()
    writer.putIfGiven("record", record)
    writer.putIfGiven("resolved", resolved)
    writer.putIfGiven("account", account)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("company", company)
    return try await caller.call("sync.conflicts.list", .read, writer)
  }

  /// Chooses the right value for one conflict, or for the conflicts of a record. If the right value is not the stored
  /// value, it is set as an ordinary change. Only an owner can resolve conflicts. Participants can resolve conflicts
  /// about their own credentials.
  /// - Parameters:
  ///   - take: The right value. local: the value of the device that found the conflict. server: the value in the
  ///   container.
  ///   - id: The id of the conflict. At least one of `id` and `record` must be given.
  ///   - record: The id of the record. Without `id`, the unresolved conflicts of this record are resolved, at most 200
  ///   with one request.
  ///   - company: The id of the company. Default: the account if the request names one of the account's own records.
  ///   Otherwise the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The conflicts that are resolved now.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
  @discardableResult
  public func resolve(
    take: SyncConflictKept,
    id: String? = nil,
    record: String? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ResolvedConflicts {
    var writer = MemberWriter()
    writer.put("take", take)
    writer.putIfGiven("id", id)
    writer.putIfGiven("record", record)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("sync.conflicts.resolve", .write, writer)
  }
}
