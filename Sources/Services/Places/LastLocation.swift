internal import Ports
internal import Shape

/// The last known place of the device, its age, and the app's permission to know the location.
struct LastLocation: Record {
  let place: DevicePlace, stale: Bool, age: Int, authorization: LocationState

  static let doc: StaticString = "The last known place of the device, with its age and the app's present permission."
}

extension LastLocation {
  init<F: Fields<Self>>(_ field: inout F) {
    place = field.embed(\.place)
    stale = field(
      "stale", \.stale,
      "`true` if the place is older than `maxAge`, or if the clock was set back since the place was found.")
    age = field(
      "age", \.age, "The age of the place in milliseconds. 0 if the clock was set back since the place was found.")
    authorization = field(
      "authorization", \.authorization,
      "The app's present permission to know the device's location. If it is `denied` or `restricted`, the place was found before the permission was refused."
    )
  }
}
