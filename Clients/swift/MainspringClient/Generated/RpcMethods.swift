// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Methods about the core's methods and about requests.
public struct RpcMethods: Sendable {
  let caller: any CallSender

  /// Returns the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery Method).
  /// - Returns: An OpenRPC document.
  /// - Throws: `CoreError`: invalidParams.
  public func discover() async throws -> [String: JSON] {
    return try await caller.call("rpc.discover", .read, MemberWriter())
  }

  /// Cancels a request that waits for the host, or for long work. The cancelled request fails with `requestCancelled`.
  /// Its reply comes after the reply to this request.
  /// - Parameter id: The id of the request to cancel, as the request was sent.
  /// - Returns: The number of cancelled requests. 0 if no request with this id waits, for example because it already
  /// has its reply.
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
