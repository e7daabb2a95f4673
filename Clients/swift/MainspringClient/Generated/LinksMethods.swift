// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Deep links and universal links, until the app can show what they ask for.
public struct LinksMethods: Sendable {
  let caller: any CallSender

  /// Takes a deep link or a universal link that the system has handed to the app. What it asks for waits until links.drain; an unknown one
  /// is ignored.
  /// - Parameters:
  ///   - url: The link: SCHEME://PATH with a scheme of --links, or https with one of its hosts; https://HOST/share/TOKEN leads to what
  ///   somebody shares.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What it asks for.
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

  /// Answers what links have asked for and nobody has taken yet.
  /// - Returns: What waits.
  /// - Throws: `CoreError`: invalidParams.
  public func pending() async throws -> LinkList {
    return try await caller.call("links.pending", .read, MemberWriter())
  }

  /// Takes what links have asked for, once, when the app's scene is active; before that nothing is taken.
  /// - Parameters:
  ///   - phase: Whether the scene can show it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: What is to be shown now.
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
