public import RPC
public import Shape
public import Storage
public import Vocabulary

/// Provides the account's settings to the services that depend on them.
public protocol PreferenceKeeper: AnyObject {
  /// Returns the current settings. The settings are read from the store again only after one of them was written.
  func preferences() throws(Failure) -> AccountPreferences

  /// Returns a Boolean value that indicates whether the app may send telemetry. Each device has its own setting for
  /// this.
  func isTelemetryEnabled() throws(Failure) -> Bool
}

/// The settings of the account that other services depend on.
public struct AccountPreferences: Sendable {
  /// The time zone in which the account's days begin and end; `nil` for UTC.
  public let timeZone: TimeZoneName?
  /// The first day of the week.
  public let firstWeekday: Weekday
  /// The language of the app, in which the AI also writes; `nil` for the device's language.
  public let language: LanguageTag?
  /// The AI model that is used for requests that name no model.
  public let defaultModel: Line?
  /// A Boolean value that indicates whether a bag of coffee beans is finished when it holds less than a gram.
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
  /// The kind of events about settings. The fields of such an event are the names of the changed settings.
  public static let settings = DeviceKind("settings", of: "settings")
}

extension AppGroup {
  /// Stores the temperature scale that the app uses, which is the setting `temperatureScale`. `nil` removes the
  /// setting.
  public func setScale(_ scale: Scale?, at now: Timestamp, in changes: ChangeLog) throws(Failure) {
    let name = AppGroupKey.scale.rawValue
    let before = try value(of: .scale, as: Scale.self)
    if let scale { try set(.scale, to: scale, at: now) } else { try removeText(of: name, at: now) }
    if before != scale { try changes.note(.settings, ["temperatureScale"], at: now) }
  }
}
