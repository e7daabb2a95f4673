internal import JSON
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The app's permission to know the device's location, and the instant at which the host reported it.
public struct LocationAuthorization: Record {
  public let state: LocationState, changedAt: Timestamp?

  public static let doc: StaticString = "The app's permission to know the device's location."

  public init(state: LocationState, changedAt: Timestamp?) {
    self.state = state
    self.changedAt = changedAt
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "The decision of the user, or of the device's administrator.")
    changedAt = field(
      "changedAt", \.changedAt, "The time when the host reported the decision. `null` before the first report.")
  }
}

extension Dependencies {
  /// The name of the setting that stores the authorization.
  private static let setting = "locationAuthorization"

  /// Returns the app's permission to know the device's location, as far as the host has reported it.
  public func locationAuthorization() throws(Failure) -> LocationAuthorization {
    let known = try settings.value(of: Dependencies.setting).flatMap(LocationAuthorization.init(json:))
    return known ?? LocationAuthorization(state: .notDetermined, changedAt: nil)
  }

  /// Stores the permission that the host has reported.
  public func keep(_ authorization: LocationAuthorization, at now: Timestamp) throws(Failure) {
    // Widgets show that the app is not allowed to know the location.
    appGroup.touch(Dependencies.setting)
    try settings.set(Dependencies.setting, to: jsonText(authorization))
    try stores.changes.note(Dependencies.locationKind, ["authorization"], at: now)
  }

  /// The device's place, and the app's permission, in the change log and in events.
  public static let locationKind = DeviceKind("location", of: "location")
}
