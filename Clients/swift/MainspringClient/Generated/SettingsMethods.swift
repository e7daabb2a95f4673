// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The settings of the account and of the device, and the app's own settings.
public struct SettingsMethods: Sendable {
  let caller: any CallSender

  /// Returns the values of settings. To be notified of changes, call this method through `live.open`.
  /// - Parameter keys: The names of the settings. Without it, all settings, including the app's own and those that a
  /// newer program stored.
  /// - Returns: The values by their names.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    keys: [String]? = nil
  ) async throws -> SettingValues {
    var writer = MemberWriter()
    writer.putIfGiven("keys", keys)
    return try await caller.call("settings.get", .read, writer)
  }

  /// Stores the values of settings. The app can store its own settings under `app.NAME` (synced) or `app.device.NAME`
  /// (this device only), each any JSON of at most 64 KiB.
  /// - Parameters:
  ///   - values: The values, by the names of the settings. `null` restores the default. `settings.describe` lists the
  ///   names, types and defaults.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The values of these settings.
  /// - Throws: `CoreError`: invalidParams, limitReached, keyReused.
  @discardableResult
  public func set(
    values: [String: JSON],
    idempotencyKey: String? = nil
  ) async throws -> SettingValues {
    var writer = MemberWriter()
    writer.put("values", values)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("settings.set", .write, writer)
  }

  /// Resets the named settings to their defaults. The app's own settings among them are removed.
  /// - Parameters:
  ///   - keys: The names of the settings.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The values of these settings.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func reset(
    keys: [String],
    idempotencyKey: String? = nil
  ) async throws -> SettingValues {
    var writer = MemberWriter()
    writer.put("keys", keys)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("settings.reset", .write, writer)
  }

  /// Lists all settings with their types, limits, defaults and places.
  /// - Returns: The settings.
  /// - Throws: `CoreError`: invalidParams.
  public func describe() async throws -> DescribedSettings {
    return try await caller.call("settings.describe", .read, MemberWriter())
  }
}
