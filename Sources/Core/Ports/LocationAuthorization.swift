internal import JSON
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The user's decision whether the app may know the device's location, and the time when the host reported the
/// decision.
public struct LocationAuthorization: Record {
  public let state: LocationState, changedAt: Timestamp?

  public static let doc: StaticString = "The app's permission to know the device's location."

  public init(state: LocationState, changedAt: Timestamp?) {
    self.state = state
    self.changedAt = changedAt
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "The decision of the user, or of the device's administrator, about the permission.")
    changedAt = field(
      "changedAt", \.changedAt, "The time when the host reported the decision. `null` before the first report.")
  }
}

extension Dependencies {
  /// The name of the setting that stores the authorization.
  private static let setting = "locationAuthorization"

  /// Returns the permission that the host has last reported, or `notDetermined` if the host has not reported one.
  public func locationAuthorization() throws(Failure) -> LocationAuthorization {
    let known = try settings.value(of: Dependencies.setting).flatMap(LocationAuthorization.init(json:))
    return known ?? LocationAuthorization(state: .notDetermined, changedAt: nil)
  }

  /// Stores the permission that the host has reported.
  public func keep(_ authorization: LocationAuthorization, at now: Timestamp) throws(Failure) {
    // Widgets also show whether the app may know the location. So they read the value again.
    appGroup.touch(Dependencies.setting)
    try settings.set(Dependencies.setting, to: jsonText(authorization))
    try stores.changes.note(Dependencies.locationKind, ["authorization"], at: now)
  }

  /// The kind of events about the device's place and about the app's permission to know it.
  public static let locationKind = DeviceKind("location", of: "location")
}
