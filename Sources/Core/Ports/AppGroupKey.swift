internal import JSON
public import RPC
public import Shape
public import Storage

/// The names of those values of the app group that the core reads or writes itself. The app group holds the values that
/// an app shares with its widgets.
public enum AppGroupKey: String, CaseIterable, Sendable {
  /// The last known place of the device.
  case devicePlace
  /// The account's tiers and features, as they were last computed.
  case entitlements
  /// The feature flags of the newest record `AppConfig`.
  case flags
  /// The places that the user has used last.
  case recents
  /// The places that were offered to widgets at any time.
  case registry
  /// The temperature scale that the app uses.
  case scale
  /// The place for widgets whose configuration names no place.
  case widgetPlace

  /// The program that writes a value: the core or the app.
  public enum Owner: String, Choice {
    case core, app

    public static let spellings = Spellings<Owner>()
  }

  public var owner: Owner { self == .scale ? .app : .core }
}

extension AppGroup {
  /// Returns the value with the given key. Returns `nil` if there is no such value, or if it is not of the given type.
  public func value<V: Value>(of key: AppGroupKey, as type: V.Type = V.self) throws(Failure) -> V? {
    try text(of: key.rawValue).flatMap { V(json: $0.json) }
  }

  /// Stores the value of a key.
  /// - Parameter now: the time that is stored with the value.
  public func set<V: Value>(_ key: AppGroupKey, to value: V, at now: Timestamp) throws(Failure) {
    try setText(key.rawValue, to: jsonText(value), at: now)
  }

  /// Removes the value of a key, if there is one.
  public func remove(_ key: AppGroupKey, at now: Timestamp) throws(Failure) {
    try removeText(of: key.rawValue, at: now)
  }
}
