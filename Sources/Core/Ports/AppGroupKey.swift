internal import JSON
public import RPC
public import Shape
public import Storage

/// The values of the app group whose meaning the core knows.
public enum AppGroupKey: String, CaseIterable, Sendable {
  /// Where the device is.
  case devicePlace
  /// What the account has bought, when that was computed last.
  case entitlements
  /// The flags of the newest `AppConfig`.
  case flags
  /// The places that were used last.
  case recents
  /// The places that widgets were ever offered.
  case registry
  /// The scale that the app shows temperatures on.
  case scale
  /// The place that widgets show which choose none themselves.
  case widgetPlace

  /// Who writes a value.
  public enum Owner: String, Choice {
    case core, app

    public static let spellings = Spellings<Owner>()
  }

  public var owner: Owner { self == .scale ? .app : .core }
}

extension AppGroup {
  /// The value of a key; nil when there is none, or one of another shape.
  public func value<V: Value>(of key: AppGroupKey, as type: V.Type = V.self) throws(Failure) -> V? {
    try text(of: key.rawValue).flatMap { V(json: $0.json) }
  }

  /// Keeps the value of a key.
  /// - Parameter now: noted as when it was written.
  public func set<V: Value>(_ key: AppGroupKey, to value: V, at now: Timestamp) throws(Failure) {
    try setText(key.rawValue, to: jsonText(value), at: now)
  }

  /// Removes the value of a key; nothing where there is none.
  public func remove(_ key: AppGroupKey, at now: Timestamp) throws(Failure) { try removeText(of: key.rawValue, at: now) }
}
