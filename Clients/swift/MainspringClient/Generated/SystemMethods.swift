// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Methods about the process of the core.
public struct SystemMethods: Sendable {
  let caller: any CallSender

  /// Returns an empty object at once. Use it to check that the core responds.
  /// - Returns: An empty object.
  /// - Throws: `CoreError`: invalidParams.
  public func ping() async throws -> Pong {
    return try await caller.call("system.ping", .read, MemberWriter())
  }

  /// Agrees with the core on the version of the protocol, and names the client. The call is optional. Without the call,
  /// the newest version is used.
  /// - Parameters:
  ///   - protocol: The version of the protocol that the client uses. The only version is 1.
  ///   - client: The client's name and version. `system.diagnostics` and `system.conversations` return them.
  /// - Returns: The version of the protocol that is used from now on, and the core's name and version.
  /// - Throws: `CoreError`: invalidParams, unsupportedProtocol.
  @discardableResult
  public func hello(
    `protocol`: Int,
    client: ClientInput? = nil
  ) async throws -> Hello {
    var writer = MemberWriter()
    writer.put("protocol", `protocol`)
    writer.putIfGiven("client", client)
    return try await caller.call("system.hello", .session, writer)
  }

  /// Returns the version of this process, its data directory and its number of methods.
  /// - Returns: The facts about the process.
  /// - Throws: `CoreError`: invalidParams.
  public func info() async throws -> Info {
    return try await caller.call("system.info", .read, MemberWriter())
  }

  /// Returns facts for finding a fault: versions, sizes and the newest lines of the log. The facts contain no text of
  /// users.
  /// - Parameter check: `true` to check every page of the stores. The check takes about one second per million records.
  /// If it is left out, `integrity` is `null`.
  /// - Returns: The state of the process and of its stores.
  /// - Throws: `CoreError`: invalidParams.
  public func diagnostics(
    check: Bool? = nil
  ) async throws -> Diagnostics {
    var writer = MemberWriter()
    writer.putIfGiven("check", check)
    return try await caller.call("system.diagnostics", .read, writer)
  }

  /// Writes a backup of the data directory to one file: the stores, as they are at one moment, and the files of assets.
  /// An asset's file that cannot be read is left out, and named in `missing`. The core answers other requests during
  /// the backup. The command `mainspring restore` creates a data directory from the backup.
  /// - Parameters:
  ///   - path: The path of the backup, a tar archive. An existing file is refused, unless `overwrite` is `true`. The
  ///   backup contains passwords and keys as the stores contain them, but no tokens of the app's backend.
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token, in which `done` counts the bytes written and read again.
  ///   - overwrite: `true` to replace an existing file, once the new file is complete.
  /// - Returns: The contents of the backup. The reply comes when the file is complete, on the disk, and was read again
  /// as a check.
  /// - Throws: `CoreError`: invalidParams, forbidden, limitReached, requestCancelled, storageFault.
  @discardableResult
  public func backup(
    path: String,
    progressToken: JSON? = nil,
    overwrite: Bool? = nil
  ) async throws -> BackupReport {
    var writer = MemberWriter()
    writer.put("path", path)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("overwrite", overwrite)
    return try await caller.call("system.backup", .session, writer)
  }

  /// Lists the conversations of the core: its connections to programs. There is only one conversation, unless several
  /// programs share the core (`--shared`).
  /// - Returns: The open conversations, oldest first.
  /// - Throws: `CoreError`: invalidParams.
  public func conversations() async throws -> ConversationList {
    return try await caller.call("system.conversations", .read, MemberWriter())
  }
}
