internal import JSON
public import RPC
public import Shape
public import Storage
public import Tenancy

/// Whether the app may know where the device is, and since when that is known.
public struct LocationAuthorization: Record {
  public let state: LocationState, changedAt: Timestamp?

  public static let doc: StaticString = "The app's permission to know the device's location."

  public init(state: LocationState, changedAt: Timestamp?) {
    self.state = state
    self.changedAt = changedAt
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    state = field("state", \.state, "The decision of the user, or of the device's administrator.")
    changedAt = field("changedAt", \.changedAt, "The time when the host reported the decision; null before that.")
  }
}

extension Dependencies {
  /// Under what name it is kept.
  private static let setting = "locationAuthorization"

  /// Whether the app may know where the device is, as far as the host has said.
  public func locationAuthorization() throws(Failure) -> LocationAuthorization {
    let known = try settings.value(of: Dependencies.setting).flatMap(LocationAuthorization.init(json:))
    return known ?? LocationAuthorization(state: .notDetermined, changedAt: nil)
  }

  /// Keeps what the host has said.
  public func keep(_ authorization: LocationAuthorization, at now: Timestamp) throws(Failure) {
    // Widgets say when the app is not allowed to know.
    appGroup.touch(Dependencies.setting)
    try settings.set(Dependencies.setting, to: jsonText(authorization))
    try stores.changes.note(Dependencies.locationKind, ["authorization"], at: now)
  }

  /// Where the device is, and whether the app may know, to those who are told of changes.
  public static let locationKind = DeviceKind("location", of: "location")
}
