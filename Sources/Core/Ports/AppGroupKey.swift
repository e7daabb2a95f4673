internal import JSON
public import RPC
public import Shape
public import Storage

/// The values of the app group whose meaning the core knows.
public enum AppGroupKey: String, CaseIterable, Sendable {
  /// The place of the device.
  case devicePlace
  /// The purchases of the account, as they were last computed.
  case entitlements
  /// The flags of the newest `AppConfig`.
  case flags
  /// The places that were used last.
  case recents
  /// The places that widgets were ever offered.
  case registry
  /// The scale that the app shows temperatures on.
  case scale
  /// The place for widgets that have no place of their own.
  case widgetPlace

  /// The writer of a value.
  public enum Owner: String, Choice {
    case core, app

    public static let spellings = Spellings<Owner>()
  }

  public var owner: Owner { self == .scale ? .app : .core }
}

extension AppGroup {
  /// Returns the value of a key, or `nil` if there is no value, or if the value has another shape.
  public func value<V: Value>(of key: AppGroupKey, as type: V.Type = V.self) throws(Failure) -> V? {
    try text(of: key.rawValue).flatMap { V(json: $0.json) }
  }

  /// Stores the value of a key.
  /// - Parameter now: the instant that is stored with the value.
  public func set<V: Value>(_ key: AppGroupKey, to value: V, at now: Timestamp) throws(Failure) {
    try setText(key.rawValue, to: jsonText(value), at: now)
  }

  /// Removes the value of a key, if there is one.
  public func remove(_ key: AppGroupKey, at now: Timestamp) throws(Failure) {
    try removeText(of: key.rawValue, at: now)
  }
}
