public import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `settings`: its methods and synced records.
public struct SettingsModule: ServiceModule {
  public static let name: StaticString = "settings"
  public static let doc: StaticString = "The settings of the account and of the device, and the app's own settings."
  public static let schema = SettingsTables.schema

  public let parts: ServiceParts
  private let service: SettingStore
  /// The service that other services ask for settings.
  public var keeper: any PreferenceKeeper { service }
  /// Returns the number of bytes that files may occupy which can be fetched again.
  public var assetCacheBytes: () throws(Failure) -> Int { service.assetCacheBytes }

  /// - Parameters:
  ///   - zones: provides the time zones of the system.
  ///   - assetCacheOption: the number of bytes that the option `--asset-cache` allows for files that can be fetched
  ///     again; `nil` without the option.
  ///   - assetCacheChanged: called after the setting for these bytes has changed.
  ///   - telemetrySwitched: called after the setting for telemetry has changed, in the same write.
  public init(
    _ dependencies: Dependencies, zones: ZoneNames, assetCacheOption: Int?, assetCacheChanged: @escaping () -> Void,
    telemetrySwitched: @escaping () throws(Failure) -> Void
  ) {
    let service = SettingStore(
      dependencies, zones: zones, assetCacheOption: assetCacheOption, assetCacheChanged: assetCacheChanged,
      telemetrySwitched: telemetrySwitched)
    self.service = service
    let on = Methods(of: service, dependencies)
    // The records of settings cause no events of their own. Instead, events of the kind `settings` name the settings
    // that have changed.
    parts = ServiceParts(
      methods: [on(GetSettings.self), on(SetSettings.self), on(ResetSettings.self), on(DescribeSettings.self)],
      kinds: [EntityKind(.settings)], synced: service.synced,
      account: AccountRules(kept: [KeptRows(of: "settings", in: .device, where: "name GLOB 'setting.*'")]))
  }
}
