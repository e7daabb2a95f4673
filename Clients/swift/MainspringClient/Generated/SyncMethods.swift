// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The same records on all devices of the account, through a container.
public struct SyncMethods: Sendable {
  let caller: any CallSender

  /// Methods of sync.queue.
  public var queue: SyncQueueMethods { SyncQueueMethods(caller: self.caller) }

  /// Methods of sync.events.
  public var events: SyncEventsMethods { SyncEventsMethods(caller: self.caller) }

  /// Methods of sync.conflicts.
  public var conflicts: SyncConflictsMethods { SyncConflictsMethods(caller: self.caller) }

  /// Syncs with a container from now on, also after a restart. What was written before goes there, too. The first account that a directory
  /// meets is the one it belongs to.
  /// - Parameters:
  ///   - cloud: The container: the path of a file, which is made if it is not there, or the address of a server
  ///   (postgres://ROLE@HOST/DATABASE), or host for the host's own, which the host is asked for. Commands are for the command line alone.
  ///   - account: The user reference: the same on all devices of the account; without it the directory's, or me.
  ///   - replace: Whether an empty container takes the place of the one that the directory was connected to, which is gone: all that is
  ///   here is sent to it.
  /// - Returns: How it stands; the first cycle has begun.
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

  /// Syncs with no container any more. What is here stays, and what is pending stays pending.
  /// - Returns: How it stands.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func disconnect() async throws -> SyncStatus {
    return try await caller.call("sync.disconnect", .session, MemberWriter())
  }

  /// Begins a cycle: what has changed there comes here, and what was changed here goes there.
  /// - Parameters:
  ///   - wait: Whether to answer when the cycle has ended; rpc.cancel ends the wait, and not the cycle.
  ///   - progressToken: Echoed in rpc.progress, which tells how many records have come or gone.
  /// - Returns: How it stands: with wait, when the cycle has ended.
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

  /// Tells how it stands with sync.
  /// - Returns: How it stands.
  /// - Throws: `CoreError`: invalidParams.
  public func status() async throws -> SyncStatus {
    return try await caller.call("sync.status", .read, MemberWriter())
  }

  /// The host passes on that something has changed in the cloud: a cycle begins; ten in a second are one.
  /// - Parameters:
  ///   - database: Which database; null for any.
  ///   - zone: Which zone; null for any.
  /// - Returns: How it stands.
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

  /// The host, whose cloud it is, passes on that somebody has signed in to it, or out. Without an account everything goes on here, and
  /// waits. Another account is gone over to, as sync.switchAccount does, and what was not sent of the former one's is lost: nobody asks, as
  /// it has happened.
  /// - Parameters:
  ///   - status: Whether there is an account that can be used.
  ///   - account: The user reference; it must be there with available.
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

  /// Tells whose data the directory has, and whether the cloud's account can be used.
  /// - Returns: The account.
  /// - Throws: `CoreError`: invalidParams.
  public func account() async throws -> SyncAccount {
    return try await caller.call("sync.account", .read, MemberWriter())
  }

  /// Goes over to another account: everything of the present one goes from the directory first, its companies, sessions, settings, caches,
  /// purchases and files. What syncs is in its cloud, and comes back with it. What was written before the first account came is the first
  /// account's.
  /// - Parameters:
  ///   - account: The user reference: the same on all devices of the account.
  ///   - cloud: Its container: the path of a file, the address of a server, or host; without it the one that there is. Commands are for the
  ///   command line alone.
  ///   - discard: Whether what was changed here and was not sent yet may be lost; otherwise it is refused.
  /// - Returns: The account; its data is being fetched.
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

  /// Lists what was changed here and is not confirmed, page by page: one entry a record.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
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

  /// Tries at once what had to wait as it was refused, and again what was put aside, and begins a cycle.
  /// - Parameter record: This record alone; null for all.
  /// - Returns: How it stands.
  /// - Throws: `CoreError`: invalidParams, notFound.
  @discardableResult
  public func retry(
    record: String? = nil
  ) async throws -> SyncStatus {
    var writer = MemberWriter()
    writer.putIfGiven("record", record)
    return try await caller.call("sync.queue.retry", .session, writer)
  }

  /// Takes the cloud's state of a record back: what was changed here and is not confirmed goes, and is a line of sync.conflicts.list. It
  /// can't be undone.
  /// - Parameters:
  ///   - record: The record.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: Whether anything was pending.
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

  /// Lists what sync has done and what has failed, newest first, page by page: the last 1,000 of what has moved something, or could not.
  /// What fails again in the same way is listed once. Each is an event of the type syncEvent, too.
  /// - Parameters:
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
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

  /// Lists values that were discarded because two devices changed the same, newest first, page by page. The lines are the same on all
  /// devices. A caller sees lines about the records and members that the caller may read. Nothing is discarded without a line. A line is
  /// deleted 90 days after it was resolved.
  /// - Parameters:
  ///   - record: Of this record alone.
  ///   - resolved: Only those of which somebody has said which value is right, or only the others.
  ///   - account: Whether conflicts of the account's own records are meant, which belong to no company; without it only where record is one
  ///   of these.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
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

  /// Says which of two values is right, of one conflict or of all of a record. The other one than that which stays is set as an ordinary
  /// change. Only an owner resolves lines, except that a participant resolves lines about the participant's own credentials.
  /// - Parameters:
  ///   - take: local for the value of the device that found the conflict, server for the cloud's.
  ///   - id: The conflict.
  ///   - record: The record: without an id, all its conflicts of which nobody has said it.
  ///   - company: The company; without it the account, where the record that is named is the account's own; else the selected company, or
  ///   the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The conflicts.
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
