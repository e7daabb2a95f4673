// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The people who have signed in with Apple; each sees their own record alone.
public struct UsersMethods: Sendable {
  let caller: any CallSender

  /// Finds the user who is signed in. Other users of the account are not found.
  /// - Parameter id: The user; without it, the one who is signed in.
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
