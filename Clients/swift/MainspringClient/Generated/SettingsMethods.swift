// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The settings of the account and of the device, and the app's own settings.
public struct SettingsMethods: Sendable {
  let caller: any CallSender

  /// Returns the values of settings. To be notified of changes, call this method through `live.open`.
  /// - Parameter keys: The names of the settings. Default: all settings. These include the app's own settings, and
  /// settings that a newer program has stored.
  /// - Returns: The values, by the names of the settings.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    keys: [String]? = nil
  ) async throws -> SettingValues {
    var writer = MemberWriter()
    writer.putIfGiven("keys", keys)
    return try await caller.call("settings.get", .read, writer)
  }

  /// Stores the values of settings. The app can also store settings of its own, under `app.NAME` (synced) or
  /// `app.device.NAME` (on this device only). Each of these can be any JSON of at most 64 KiB.
  /// - Parameters:
  ///   - values: The values, by the names of the settings. `null` restores the default. `settings.describe` lists the
  ///   names, types and defaults.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The values of the given settings after the change.
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

  /// Resets the named settings to their defaults. If one of the app's own settings is named, it is removed.
  /// - Parameters:
  ///   - keys: The names of the settings.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The values of the named settings after the reset.
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

  /// Lists all settings with their types, limits and defaults, and tells where each of them is stored.
  /// - Returns: All settings.
  /// - Throws: `CoreError`: invalidParams.
  public func describe() async throws -> DescribedSettings {
    return try await caller.call("settings.describe", .read, MemberWriter())
  }
}
