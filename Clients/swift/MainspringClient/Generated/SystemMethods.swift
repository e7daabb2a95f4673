// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The process itself.
public struct SystemMethods: Sendable {
  let caller: any CallSender

  /// Answers at once, with an empty object.
  /// - Returns: Nothing but the fact that there is an answer.
  /// - Throws: `CoreError`: invalidParams.
  public func ping() async throws -> Pong {
    return try await caller.call("system.ping", .read, MemberWriter())
  }

  /// Agrees on the version of the protocol. Nobody has to: without it, the newest version is spoken.
  /// - Parameters:
  ///   - protocol: The version that the client speaks: 1.
  ///   - client: Who the client is; system.diagnostics and system.conversations show it.
  /// - Returns: The version that is spoken from now on, and who speaks it.
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

  /// Answers what this process is: its version and what it works with.
  /// - Returns: The process.
  /// - Throws: `CoreError`: invalidParams.
  public func info() async throws -> Info {
    return try await caller.call("system.info", .read, MemberWriter())
  }

  /// Answers what helps to find a fault: versions, sizes, the newest lines of the log. It holds nothing that users wrote.
  /// - Parameter check: Whether every page of the stores is checked, which takes a second a million records.
  /// - Returns: The state of the process and of its stores.
  /// - Throws: `CoreError`: invalidParams.
  public func diagnostics(
    check: Bool? = nil
  ) async throws -> Diagnostics {
    var writer = MemberWriter()
    writer.putIfGiven("check", check)
    return try await caller.call("system.diagnostics", .read, writer)
  }

  /// Writes all of the data directory to one file, as it is at one moment: the stores, and the files of assets. A file of assets that can't
  /// be read is left out, and named in missing. Other requests are served meanwhile. mainspring restore makes a data directory of the file.
  /// - Parameters:
  ///   - path: The file, a tar archive. A file that is there is refused, unless overwrite is true. Passwords and keys are in it as they are
  ///   in the stores; tokens of the app's backend are not.
  ///   - progressToken: Echoed in rpc.progress, which tells how many bytes are written and read again.
  ///   - overwrite: true to replace a file that is there, once the new one is whole.
  /// - Returns: What was written, once the file is in its place, on the disk, and all of it was read again.
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

  /// Lists the conversations of the core: one, but where several programs share it (--shared).
  /// - Returns: The conversations that there are, the oldest first.
  /// - Throws: `CoreError`: invalidParams.
  public func conversations() async throws -> ConversationList {
    return try await caller.call("system.conversations", .read, MemberWriter())
  }
}
