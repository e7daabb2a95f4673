// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The log of the core and its front ends, for finding the cause of faults.
public struct LogMethods: Sendable {
  let caller: any CallSender

  /// Writes a line of the front end to the core's log. If a host offers `host.log.write`, the line is also written to
  /// the system's log. Secrets that the core recognizes by name or form are replaced first. The line delays no other
  /// request. Without an id, the request is a notification and gets no reply.
  /// - Parameters:
  ///   - level: The severity of the line. Lines of every severity are stored.
  ///   - category: The subject of the line: `debug`, `cloudKit`, `error`, or any other name of 1 to 64 letters and
  ///   digits. Between two letters or digits, there may be one space or one of the characters . _ / and -.
  ///   - message: The message of the line.
  ///   - fields: Further facts about the line, as an object of at most 4,000 characters of JSON. If it is left out, the
  ///   line has no fields.
  /// - Returns: Whether the line was written or dropped.
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

  /// Lists the stored lines of the log, the newest first, one page at a time. If the users of any company must sign in,
  /// a conversation gets only its own lines and the core's lines. An owner who is signed in to each such company gets
  /// all lines. To be notified of new lines, call this method through `live.open`.
  /// - Parameters:
  ///   - since: The time of the oldest line to return. If it is left out, lines of any age are returned.
  ///   - level: The lowest severity to return. Lines of this severity and of higher ones are returned. If it is left
  ///   out, lines of all severities are returned.
  ///   - category: The category of the lines to return. If it is left out, lines of all categories are returned.
  ///   - text: A text that the message or the fields of a returned line must contain. Case does not matter. If it is
  ///   left out, all lines are returned.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  /// - Returns: A page of lines. Each page searches only a part of the log, so a page may have fewer lines than `limit`
  /// although `next` is not `null`.
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

  /// Exports the log and other facts that help to find a fault, such as for a message to support. The result is a file
  /// or a text of JSON lines: facts about the core, the state and events of sync, and all stored lines of the log, the
  /// oldest first. It contains no records, secrets or account ids. If the users of any company must sign in, only an
  /// owner who is signed in to each such company may call this method.
  /// - Parameters:
  ///   - path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or
  ///   `inline` must be given, not both.
  ///   - inline: `true` to return the export as a text in the result. The text may have at most 4 MiB. Either `path` or
  ///   `inline` must be given, not both.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token. There, `done` is the number of lines written so far.
  ///   - overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
  ///   Default: `false`.
  /// - Returns: The size of the export, and its text if `inline` is `true`. The core answers other requests during the
  /// export.
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

  /// Removes all lines of the log. If the users of any company must sign in, only an owner who is signed in to each
  /// such company may call this method.
  /// - Returns: The number of removed bytes, and whether all lines were removed.
  /// - Throws: `CoreError`: invalidParams, forbidden.
  @discardableResult
  public func clear() async throws -> ClearedLog {
    return try await caller.call("log.clear", .session, MemberWriter())
  }
}
