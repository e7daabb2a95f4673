internal import Ports
internal import Shape

/// Where the device was last, and how far that is to be trusted.
struct LastLocation: Record {
  let place: DevicePlace, stale: Bool, age: Int, authorization: LocationState

  static let doc: StaticString = "Where the device was when it was last asked, and how far that is to be trusted."
}

extension LastLocation {
  init<F: Fields<Self>>(_ field: inout F) {
    place = field.embed(\.place)
    stale = field("stale", \.stale, "Whether it is older than was asked for.")
    age = field("age", \.age, "How many milliseconds ago the device was there; 0 when the clock was set back since.")
    authorization = field(
      "authorization", \.authorization,
      "Whether the app may know where the device is now; where it may not, this place is no more than a memory.")
  }
}
