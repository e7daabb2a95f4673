// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Values that the app shares with its widgets.
public struct AppGroupMethods: Sendable {
  let caller: any CallSender

  /// Returns a value that the app shares with its widgets. To be notified of changes, call this method through
  /// `live.open`.
  /// - Parameter name: The name of the value: `scale`, `recents`, `entitlements`, `devicePlace`, `widgetPlace`, `flags`
  /// or `registry` (the newest 2,000 places that the user could choose for widgets). The names of the app's own values
  /// begin with `app.`.
  /// - Returns: The value, and the time when it was written.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    name: String
  ) async throws -> SharedValue {
    var writer = MemberWriter()
    writer.put("name", name)
    return try await caller.call("appGroup.get", .read, writer)
  }

  /// Stores a value that the app shares with its widgets: the temperature scale `scale`, or a value of the app's own,
  /// which may be any JSON of at most 64 KiB.
  /// - Parameters:
  ///   - name: The name of the value: `scale`, or a name that begins with `app.`.
  ///   - value: The value to store. `null` removes the stored value.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The stored value, and the time when it was written.
  /// - Throws: `CoreError`: invalidParams, limitReached, keyReused.
  @discardableResult
  public func set(
    name: String,
    value: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> SharedValue {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.putIfGiven("value", value)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("appGroup.set", .write, writer)
  }

  /// Lists the names of the values that the app shares with its widgets. To get a value, use appGroup.get.
  /// - Returns: The names, sorted, each with the writer of the value and the time of writing.
  /// - Throws: `CoreError`: invalidParams.
  public func list() async throws -> SharedNames {
    return try await caller.call("appGroup.list", .read, MemberWriter())
  }
}
