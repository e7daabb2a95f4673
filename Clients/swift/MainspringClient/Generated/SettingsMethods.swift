// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Settings of the account, of the device, and the app's own.
public struct SettingsMethods: Sendable {
  let caller: any CallSender

  /// Returns settings. live.open reports their changes.
  /// - Parameter keys: The names of the settings; all if left out. A setting that a newer program stored is found by its name.
  /// - Returns: The values by their names.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    keys: [String]? = nil
  ) async throws -> SettingValues {
    var writer = MemberWriter()
    writer.putIfGiven("keys", keys)
    return try await caller.call("settings.get", .read, writer)
  }

  /// Stores settings: known ones, and the app's own, any JSON of at most 64 KiB under app.NAME or app.device.NAME.
  /// - Parameters:
  ///   - values: The values by the names of the settings; null for a default. settings.describe lists names, types and defaults.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Resets settings to their defaults, and removes the app's own.
  /// - Parameters:
  ///   - keys: The names of the settings.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Lists the settings, with their types, defaults and places.
  /// - Returns: The settings.
  /// - Throws: `CoreError`: invalidParams.
  public func describe() async throws -> DescribedSettings {
    return try await caller.call("settings.describe", .read, MemberWriter())
  }
}
