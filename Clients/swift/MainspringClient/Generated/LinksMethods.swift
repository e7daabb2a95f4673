// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Links that open the app. The core stores an opened link until the app can show its target.
public struct LinksMethods: Sendable {
  let caller: any CallSender

  /// Stores a deep link or a universal link that the system has passed to the app. The link waits until the app calls
  /// `links.drain`. An unknown link is ignored.
  /// - Parameters:
  ///   - url: The link: `SCHEME://PATH` with a scheme in the file of `--links`, or an https address with a host in that
  ///   file. `https://HOST/share/TOKEN` is a share link.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The target of the link. `flag` is `null` for an unknown link, which is not stored.
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

  /// Lists the links that were opened and that `links.drain` has not returned yet. The links are not removed.
  /// - Returns: The waiting links, in the order in which they were opened.
  /// - Throws: `CoreError`: invalidParams.
  public func pending() async throws -> LinkList {
    return try await caller.call("links.pending", .read, MemberWriter())
  }

  /// Returns the links that were opened since the last call, and removes them. Call this method when the app's scene
  /// becomes active. If the scene is not active, the result is empty, and no link is removed.
  /// - Parameters:
  ///   - phase: The phase of the app's scene. Links are returned only with `active`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The links whose targets the app should show now.
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
