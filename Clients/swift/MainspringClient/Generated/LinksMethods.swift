// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Deep links and universal links, stored until the app can show their targets.
public struct LinksMethods: Sendable {
  let caller: any CallSender

  /// Opens a deep link or a universal link that the system has passed to the app. Its target waits until links.drain. An unknown link is
  /// ignored.
  /// - Parameters:
  ///   - url: The link: SCHEME://PATH with a scheme of --links, or https with one of its hosts. https://HOST/share/TOKEN is a share link.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The target of the link.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func open(
    url: String,
    idempotencyKey: String? = nil
  ) async throws -> OpenedLink {
    var writer = MemberWriter()
    writer.put("url", url)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("links.open", .write, writer)
  }

  /// Lists the links that were opened and not yet returned by links.drain.
  /// - Returns: The waiting links.
  /// - Throws: `CoreError`: invalidParams.
  public func pending() async throws -> LinkList {
    return try await caller.call("links.pending", .read, MemberWriter())
  }

  /// Returns the waiting links and removes them, if the app's scene is active. Before that no link is removed.
  /// - Parameters:
  ///   - phase: The phase of the app's scene. Only active returns links.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The links to show now.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func drain(
    phase: LinksDrainPhase,
    idempotencyKey: String? = nil
  ) async throws -> LinkList {
    var writer = MemberWriter()
    writer.put("phase", phase)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("links.drain", .write, writer)
  }
}
