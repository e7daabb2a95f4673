// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The core's own methods about its methods.
public struct RpcMethods: Sendable {
  let caller: any CallSender

  /// Answers the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery Method).
  /// - Returns: An OpenRPC document.
  /// - Throws: `CoreError`: invalidParams.
  public func discover() async throws -> [String: JSON] {
    return try await caller.call("rpc.discover", .read, MemberWriter())
  }

  /// Cancels a request that waits for the host, or for work that takes long: it is answered with the error requestCancelled, behind this
  /// reply.
  /// - Parameter id: The id of the request, as it was sent.
  /// - Returns: How many requests waited with this id; 0 when it has its reply already.
  /// - Throws: `CoreError`: invalidParams.
  @discardableResult
  public func cancel(
    id: JSON
  ) async throws -> Cancelled {
    var writer = MemberWriter()
    writer.put("id", id)
    return try await caller.call("rpc.cancel", .session, writer)
  }
}
