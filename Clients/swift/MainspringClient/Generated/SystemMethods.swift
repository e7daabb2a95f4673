// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Methods about the process of the core.
public struct SystemMethods: Sendable {
  let caller: any CallSender

  /// Returns an empty object at once, as a sign of life.
  /// - Returns: An empty object.
  /// - Throws: `CoreError`: invalidParams.
  public func ping() async throws -> Pong {
    return try await caller.call("system.ping", .read, MemberWriter())
  }

  /// Agrees on the version of the protocol. The call is optional: without it, the newest version is used.
  /// - Parameters:
  ///   - protocol: The version that the client speaks: 1.
  ///   - client: The client's name and version, which system.diagnostics and system.conversations show.
  /// - Returns: The version that is used from now on, and the core's name and version.
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
  /// - Returns: The process.
  /// - Throws: `CoreError`: invalidParams.
  public func info() async throws -> Info {
    return try await caller.call("system.info", .read, MemberWriter())
  }

  /// Returns facts for finding a fault: versions, sizes and the newest lines of the log. They contain no text of users.
  /// - Parameter check: true to check every page of the stores, which takes a second per million records.
  /// - Returns: The state of the process and of its stores.
  /// - Throws: `CoreError`: invalidParams.
  public func diagnostics(
    check: Bool? = nil
  ) async throws -> Diagnostics {
    var writer = MemberWriter()
    writer.putIfGiven("check", check)
    return try await caller.call("system.diagnostics", .read, writer)
  }

  /// Writes the data directory to one file, as it is at one moment: the stores, and the files of assets. A file of an asset that cannot be
  /// read is left out, and named in missing. Other requests are served meanwhile. mainspring restore creates a data directory from the
  /// file.
  /// - Parameters:
  ///   - path: The path of the backup, a tar archive. An existing file is refused, unless overwrite is true. The backup contains passwords
  ///   and keys as the stores have them, but no tokens of the app's backend.
  ///   - progressToken: Repeated in rpc.progress, which counts the bytes that were written and read again.
  ///   - overwrite: true to replace an existing file, once the new one is complete.
  /// - Returns: The contents of the backup. The reply comes when the file is in its place, on the disk, and was read again as a check.
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

  /// Lists the conversations of the core. There is only one unless several programs share the core (--shared).
  /// - Returns: The present conversations, oldest first.
  /// - Throws: `CoreError`: invalidParams.
  public func conversations() async throws -> ConversationList {
    return try await caller.call("system.conversations", .read, MemberWriter())
  }
}
