public import RPC
public import Shape
public import Storage
public import Vocabulary

/// Provides the settings that other services work by.
public protocol PreferenceKeeper: AnyObject {
  /// Returns the present settings. They are read again only after a setting was written.
  func preferences() throws(Failure) -> AccountPreferences

  /// Returns a Boolean value that indicates whether the app may send telemetry. That is a setting of this device.
  func isTelemetryEnabled() throws(Failure) -> Bool
}

/// The settings of the account that other services work by.
public struct AccountPreferences: Sendable {
  /// The time zone that days are counted in; `nil` for UTC.
  public let timeZone: TimeZoneName?
  /// The day that weeks begin on.
  public let firstWeekday: Weekday
  /// The language of texts; `nil` for the device's language.
  public let language: LanguageTag?
  /// The model for requests that name no model.
  public let defaultModel: Line?
  /// A Boolean value that indicates whether a bean is finished when less than a gram of it is left.
  public let finishesEmptyBeans: Bool

  public init(
    timeZone: TimeZoneName?, firstWeekday: Weekday, language: LanguageTag?, defaultModel: Line?,
    finishesEmptyBeans: Bool
  ) {
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
    self.language = language
    self.defaultModel = defaultModel
    self.finishesEmptyBeans = finishesEmptyBeans
  }
}

extension DeviceKind {
  /// The kind of events about settings. The fields of such an event are the names of the settings that have changed.
  public static let settings = DeviceKind("settings", of: "settings")
}

extension AppGroup {
  /// Stores the scale that temperatures are shown on, which is the setting `temperatureScale`; `nil` removes it.
  public func setScale(_ scale: Scale?, at now: Timestamp, in changes: ChangeLog) throws(Failure) {
    let name = AppGroupKey.scale.rawValue
    let before = try value(of: .scale, as: Scale.self)
    if let scale { try set(.scale, to: scale, at: now) } else { try removeText(of: name, at: now) }
    if before != scale { try changes.note(.settings, ["temperatureScale"], at: now) }
  }
}
