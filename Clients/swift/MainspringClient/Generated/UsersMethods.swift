// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The users who have signed in with Apple. Each user sees only their own record.
public struct UsersMethods: Sendable {
  let caller: any CallSender

  /// Returns the user who is signed in. Other users of the account are not found.
  /// - Parameter id: The id of the user. Default: the user who is signed in.
  /// - Returns: The user.
  /// - Throws: `CoreError`: invalidParams, notFound, notOnThisPath, unauthorized.
  public func get(
    id: String? = nil
  ) async throws -> User {
    var writer = MemberWriter()
    writer.putIfGiven("id", id)
    return try await caller.call("users.get", .read, writer)
  }
}
