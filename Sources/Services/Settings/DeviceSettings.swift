internal import Ports
internal import Shape
internal import Vocabulary

/// The settings of this device. They do not sync.
struct DeviceSettings: Record {
  let temperatureScale: Scale?, notificationsEnabled: Enabled, hapticsEnabled: Enabled, telemetryEnabled: Flag
  let assetCacheBytes: AssetCacheSize

  static let doc: StaticString = "The settings of this device, which do not sync."

  init<F: Fields<Self>>(_ field: inout F) {
    temperatureScale = field(
      "temperatureScale", \.temperatureScale,
      "The scale on which the app shows temperatures. It is the same value as `scale` of the app group. `null` if the app has not chosen a scale."
    )
    notificationsEnabled = field(
      "notificationsEnabled", \.notificationsEnabled, "`true` if the app may show notifications.")
    hapticsEnabled = field("hapticsEnabled", \.hapticsEnabled, "`true` if the app may use haptic feedback (vibration).")
    telemetryEnabled = field(
      "telemetryEnabled", \.telemetryEnabled, "`true` if the app may send telemetry to its maker.")
    assetCacheBytes = field(
      "assetCacheBytes", \.assetCacheBytes,
      "The number of bytes that the files of assets may occupy on this device. If they occupy more, files that can be fetched again are removed, the least recently read first. The option `--asset-cache` overrides this setting.",
      .range(0...1 << 53))
  }
}

/// A Boolean value whose default is `true`.
struct Enabled: Value {
  let isOn: Bool

  static func read<S: Source>(from source: inout S) -> Enabled { Enabled(isOn: Bool.read(from: &source)) }
  func write<K: Sink>(to sink: inout K) { sink.boolean(isOn) }
  static var schema: Schema { .boolean }
  static var example: Enabled { Enabled(isOn: true) }
  static var absent: Enabled? { example }
}

/// A number of bytes. Its default is the usual size of the cache of assets' files.
struct AssetCacheSize: Value {
  let bytes: Int

  static func read<S: Source>(from source: inout S) -> AssetCacheSize { AssetCacheSize(bytes: Int.read(from: &source)) }
  func write<K: Sink>(to sink: inout K) { sink.integer(bytes) }
  static var schema: Schema { .integer(.none) }
  static var example: AssetCacheSize { AssetCacheSize(bytes: AssetCache.usual) }
  static var absent: AssetCacheSize? { example }
  func violation(of limit: Limit) -> String? { bytes.violation(of: limit) }
}
