// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The account's coffee journal.
public struct JournalMethods: Sendable {
  let caller: any CallSender

  /// Methods of journal.beans.
  public var beans: JournalBeansMethods { JournalBeansMethods(caller: self.caller) }
}

/// Methods of journal.beans.
public struct JournalBeansMethods: Sendable {
  let caller: any CallSender

  /// Creates a bean.
  /// - Parameters:
  ///   - name: The name on the bag.
  ///   - roaster: The roaster.
  ///   - roastLevel: How dark the beans are roasted.
  ///   - process: How the cherries were processed.
  ///   - decaf: Whether the beans are decaffeinated.
  ///   - roastDate: The day on which the beans were roasted.
  ///   - note: Any further text.
  ///   - url: The address of a page about the beans.
  ///   - barcode: The code on the bag.
  ///   - flavours: The flavours, as the roaster names them. Devices merge them as a set.
  ///   - favourite: Whether the beans are a favourite.
  ///   - archived: Whether the beans are out of use.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new bean.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func create(
    name: String,
    roaster: String? = nil,
    roastLevel: BeanRoastLevel? = nil,
    process: BeanProcess? = nil,
    decaf: Bool? = nil,
    roastDate: String? = nil,
    note: String? = nil,
    url: String? = nil,
    barcode: String? = nil,
    flavours: [String]? = nil,
    favourite: Bool? = nil,
    archived: Bool? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Bean {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.putIfGiven("roaster", roaster)
    writer.putIfGiven("roastLevel", roastLevel)
    writer.putIfGiven("process", process)
    writer.putIfGiven("decaf", decaf)
    writer.putIfGiven("roastDate", roastDate)
    writer.putIfGiven("note", note)
    writer.putIfGiven("url", url)
    writer.putIfGiven("barcode", barcode)
    writer.putIfGiven("flavours", flavours)
    writer.putIfGiven("favourite", favourite)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.beans.create", .write, writer)
  }

  /// Answers one bean.
  /// - Parameter id: The record.
  /// - Returns: The bean as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func get(
    id: String
  ) async throws -> Bean {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("journal.beans.get", .read, writer)
  }

  /// Changes the named members of a bean and leaves the others.
  /// - Parameters:
  ///   - id: The record.
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The bean after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func update(
    id: String,
    changes: BeanDetailsChanges,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Bean {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.beans.update", .write, writer)
  }

  /// Deletes a bean.
  /// - Parameters:
  ///   - id: The record.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What was deleted.
  /// - Throws: `CoreError`: invalidParams, notFound, conflict, keyReused.
  @discardableResult
  public func delete(
    id: String,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("journal.beans.delete", .write, writer)
  }

  /// Lists what has happened to a bean, newest first, page by page; also to one that is deleted.
  /// - Parameters:
  ///   - id: The record.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  /// - Returns: A page of what has happened.
  /// - Throws: `CoreError`: invalidParams, notFound.
  public func history(
    id: String,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> HistoryEntryPage {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("journal.beans.history", .read, writer)
  }

  /// Lists beans, newest first, page by page.
  /// - Parameters:
  ///   - text: Words that must each begin a word of the name, the roaster or the note; case and accents don't matter.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - snapshot: Whether the pages after this one are to be of the state in which this one is: once the company has changed, they are
  ///   refused with cursorTooOld. What follows from the time alone, and whether an asset's file is here, is no part of a state. Without it
  ///   each is of the state of its own time; none skips or repeats what is there all the time.
  /// - Returns: A page of beans.
  /// - Throws: `CoreError`: invalidParams, cursorTooOld.
  public func list(
    text: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil
  ) async throws -> BeanPage {
    var writer = MemberWriter()
    writer.putIfGiven("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    return try await caller.call("journal.beans.list", .read, writer)
  }
}
