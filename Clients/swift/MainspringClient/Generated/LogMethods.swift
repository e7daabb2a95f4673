// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The log of the core and its front ends, in which faults are looked for.
public struct LogMethods: Sendable {
  let caller: any CallSender

  /// Writes a line of the front end to the core's log, and to the system's log if the host offers host.log.write. Secrets that are known by
  /// their name or form are replaced first. The line is stored in no database and delays no other request. A request without an id gets no
  /// reply.
  /// - Parameters:
  ///   - level: The severity of the line. Lines of every level are stored.
  ///   - category: The subject of the line: debug, cloudKit, error, or any other name of 1 to 64 letters and digits. Single spaces or . _ /
  ///   - may be between them.
  ///   - message: The message.
  ///   - fields: Further information about the line: an object of at most 4,000 characters as JSON.
  /// - Returns: The outcome: the line was written, or dropped.
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

  /// Lists the stored lines of the log, newest first, one page at a time. If users sign in to companies, a conversation gets only its own
  /// lines and those of the core. An owner who is signed in to each such company gets all lines. A live query follows the log.
  /// - Parameters:
  ///   - since: The time of the oldest line to return. The list ends before the first line that is older.
  ///   - level: The lowest severity to return. Lines of this level and of more severe levels are returned.
  ///   - category: The category of the lines to return.
  ///   - text: A text that the message or the fields must contain, in upper or lower case.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  /// - Returns: A page of lines. A page covers a limited part of the log, so it may have fewer lines than its limit, and still a next page.
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

  /// Exports facts that help to find a fault, as a file or a text of JSON lines. They are facts about the core, the state and events of
  /// sync, and all stored lines of the log, the oldest first. The export contains no records, secrets or account ids. If users sign in to
  /// companies, only an owner who is signed in to each such company may do this.
  /// - Parameters:
  ///   - path: The path of the file. An existing file is refused unless overwrite is true. Either path or inline must be given.
  ///   - inline: true to return the export as a text in the result, at most 4 MiB.
  ///   - progressToken: Repeated in rpc.progress, which reports the number of lines written.
  ///   - overwrite: true to replace an existing file once the new one is complete.
  /// - Returns: The size of the export, and its text if inline is true. Other requests are answered in the meantime.
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

  /// Removes all lines of the log from all files. If users sign in to companies, only an owner who is signed in to each such company may do
  /// this.
  /// - Returns: The number of removed bytes, and the completeness of the removal.
  /// - Throws: `CoreError`: invalidParams, forbidden.
  @discardableResult
  public func clear() async throws -> ClearedLog {
    return try await caller.call("log.clear", .session, MemberWriter())
  }
}
