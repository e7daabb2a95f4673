// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Sync of records between all devices of the account, through a container.
public struct SyncMethods: Sendable {
  let caller: any CallSender

  /// Methods of sync.queue.
  public var queue: SyncQueueMethods { SyncQueueMethods(caller: self.caller) }

  /// Methods of sync.events.
  public var events: SyncEventsMethods { SyncEventsMethods(caller: self.caller) }

  /// Methods of sync.conflicts.
  public var conflicts: SyncConflictsMethods { SyncConflictsMethods(caller: self.caller) }

  /// Connects the data directory to a container. Sync runs from now on, also after a restart, and sends records that were written before,
  /// too. A directory belongs to the first account that it is connected to.
  /// - Parameters:
  ///   - cloud: The container: the path of a file, which is created if it does not exist; the address of a server
  ///   (postgres://ROLE@HOST/DATABASE); or host for the host's own cloud. Only the command line accepts commands.
  ///   - account: The user reference, the same on all devices of the account. If left out, the directory's account, or else me.
  ///   - replace: true to connect to an empty container in place of the one before, which is gone. All records of the directory are sent to
  ///   it.
  /// - Returns: The state of sync. The first cycle has begun.
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

  /// Ends the connection to the container. All records stay, and pending changes stay pending.
  /// - Returns: The state of sync.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func disconnect() async throws -> SyncStatus {
    return try await caller.call("sync.disconnect", .session, MemberWriter())
  }

  /// Begins a cycle, which fetches the container's changes and sends the changes made here.
  /// - Parameters:
  ///   - wait: true to reply when the cycle has ended. rpc.cancel ends the wait, but not the cycle.
  ///   - progressToken: Repeated in rpc.progress, which counts the records that were fetched or sent.
  /// - Returns: The state of sync. With wait, the state when the cycle has ended.
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

  /// Returns the state of sync.
  /// - Returns: The state of sync.
  /// - Throws: `CoreError`: invalidParams.
  public func status() async throws -> SyncStatus {
    return try await caller.call("sync.status", .read, MemberWriter())
  }

  /// Sent by the host when records have changed in the cloud. It begins a cycle. Up to ten such requests in one second begin only one.
  /// - Parameters:
  ///   - database: The database with the changes; null for any.
  ///   - zone: The zone with the changes; null for any.
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

  /// Sent by a host whose cloud is the container, when a user has signed in to the cloud or out of it. Without an account work continues
  /// here, and changes wait. For another account the core switches as sync.switchAccount does. Unsent changes of the former account are
  /// then lost without a question, as the change has already happened.
  /// - Parameters:
  ///   - status: The state of the cloud's account, such as available or noAccount.
  ///   - account: The user reference. Required with status available.
  /// - Returns: The account.
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

  /// Returns the account that the directory belongs to, and the state of the cloud's account.
  /// - Returns: The account.
  /// - Throws: `CoreError`: invalidParams.
  public func account() async throws -> SyncAccount {
    return try await caller.call("sync.account", .read, MemberWriter())
  }

  /// Switches the directory to another account. First all data of the present account is removed: companies, sessions, settings, caches,
  /// purchases and files. Synced records stay in that account's cloud and return with it. Records written before the first account belong
  /// to the first account.
  /// - Parameters:
  ///   - account: The user reference: the same on all devices of the account.
  ///   - cloud: The account's container: the path of a file, the address of a server, or host. The present container if left out. Only the
  ///   command line accepts commands.
  ///   - discard: true if changes that were not sent yet may be lost. Otherwise the request is refused while there are any.
  /// - Returns: The account. Its data is being fetched.
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

  /// Lists the records with changes that were made here and are not confirmed, one page at a time. Each record has one entry.
  /// - Parameters:
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  /// - Returns: A page of the queue.
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

  /// Begins a cycle that sends refused records without waiting for their next attempt, and tries again those that were put aside.
  /// - Parameter record: The id of a record, to retry this one only; null for all.
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

  /// Restores a record to the cloud's state. Changes that were made here and are not confirmed are discarded, with a line in
  /// sync.conflicts.list. This cannot be undone.
  /// - Parameters:
  ///   - record: The id of the record.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The record, and a Boolean that is true if it had pending changes.
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

  /// Lists the latest 1,000 events of sync that moved records or failed, newest first, one page at a time. A failure that repeats in the
  /// same way is listed once. Each is also sent as an event of type syncEvent.
  /// - Parameters:
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
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

  /// Lists values that were discarded because two devices changed the same member, newest first, one page at a time. The lines are the same
  /// on all devices. A caller sees only lines about records and members that the caller may read. Each discarded value has a line. A line
  /// is deleted 90 days after it was resolved.
  /// - Parameters:
  ///   - record: The id of a record, to list its conflicts only.
  ///   - resolved: true for resolved conflicts only, false for the others; both if left out.
  ///   - account: true for conflicts of the account's own records, which belong to no company. If left out, they are listed only if record
  ///   is one of them.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  /// - Returns: A page of conflicts.
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

  /// Chooses the right value for one conflict, or for the conflicts of a record. If that value is not the stored one, it is set as an
  /// ordinary change. Only an owner resolves lines, except that a participant resolves lines about the participant's own credentials.
  /// - Parameters:
  ///   - take: local for the value of the device that found the conflict, server for the cloud's.
  ///   - id: The id of the conflict.
  ///   - record: The id of the record. Without id, its unresolved conflicts are resolved, at most 200 at once.
  ///   - company: The company. Without it, the account, if the named record is the account's own. Otherwise the selected company, or the
  ///   only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The resolved conflicts.
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
