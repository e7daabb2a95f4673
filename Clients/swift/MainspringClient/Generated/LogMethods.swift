// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What the core and its front ends say about what they do, for those who look for a fault.
public struct LogMethods: Sendable {
  let caller: any CallSender

  /// Writes a line of the front end's own to the log of the core, and to the system's where the host offers host.log.write. Secrets by name
  /// are replaced before that. It stores nothing, and delays no other request: send it without an id to get no reply.
  /// - Parameters:
  ///   - level: How grave it is. A line of any level is kept.
  ///   - category: What it is about: debug, cloudKit, error, or any name of 1 to 64 letters and digits, with single spaces or . _ / -
  ///   between them.
  ///   - message: What it says.
  ///   - fields: More about it: an object, of at most 4,000 characters as JSON.
  /// - Returns: Whether the line was taken.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func write(
    level: LogLineLevel,
    category: String,
    message: String,
    fields: [String: JSON]? = nil
  ) async throws -> WrittenLine {
    var writer = MemberWriter()
    writer.put("level", level)
    writer.put("category", category)
    writer.put("message", message)
    writer.putIfGiven("fields", fields)
    return try await caller.call("log.write", .session, writer)
  }

  /// Lists the lines of the log that are kept, newest first, page by page: the core's own and those of front ends. Where people sign in to
  /// a company, a conversation gets its own lines and the core's; all are for an owner who is signed in to each such company. A live query
  /// follows the log.
  /// - Parameters:
  ///   - since: Lines from this instant on: the list ends before the first line that is older.
  ///   - level: Lines that are at least as grave.
  ///   - category: Lines of this category.
  ///   - text: Lines whose message or fields have this text, whatever the case of its letters.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  /// - Returns: A page of lines. It looks at a limited part of the log, and so may have fewer lines than its limit and a next.
  /// - Throws: `CoreError`: invalidParams.
  public func read(
    since: Date? = nil,
    level: LogLineLevel? = nil,
    category: String? = nil,
    text: String? = nil,
    limit: Int? = nil,
    after: String? = nil
  ) async throws -> LogLinePage {
    var writer = MemberWriter()
    writer.putIfGiven("since", since)
    writer.putIfGiven("level", level)
    writer.putIfGiven("category", category)
    writer.putIfGiven("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    return try await caller.call("log.read", .read, writer)
  }

  /// Writes what helps others to find a fault, as a file or a text of JSON lines: facts about the core, the state of sync, what sync has
  /// done, and all kept lines of the log, the oldest first. No record is in it, no secret and no account's id. Where people sign in to a
  /// company, only an owner may who is signed in to each such company.
  /// - Parameters:
  ///   - path: The file; one that is there is refused, unless overwrite is true. It, or inline, must be given.
  ///   - inline: true for a text in the answer, of at most 4 MiB.
  ///   - progressToken: Echoed in rpc.progress, which tells how many lines are written.
  ///   - overwrite: true to replace a file that is there, once the new one is whole.
  /// - Returns: How much was written, and what, where a text was asked for. Other requests are answered meanwhile.
  /// - Throws: `CoreError`: invalidParams, forbidden, limitReached, requestCancelled.
  @discardableResult
  public func export(
    path: String? = nil,
    inline: Bool? = nil,
    progressToken: JSON? = nil,
    overwrite: Bool? = nil
  ) async throws -> LogExportReport {
    var writer = MemberWriter()
    writer.putIfGiven("path", path)
    writer.putIfGiven("inline", inline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("overwrite", overwrite)
    return try await caller.call("log.export", .session, writer)
  }

  /// Removes all lines of the log, of all files. Where people sign in to a company, only an owner may who is signed in to each such
  /// company.
  /// - Returns: What was removed.
  /// - Throws: `CoreError`: invalidParams, forbidden.
  @discardableResult
  public func clear() async throws -> ClearedLog {
    return try await caller.call("log.clear", .session, MemberWriter())
  }
}
