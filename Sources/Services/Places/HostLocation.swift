internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// The request `host.location.request`, with which the core asks the host for the location of the device.
struct HostLocation: HostRequest {
  static let name: StaticString = "host.location.request"
  static let doc: StaticString =
    "Asks the host for the location of the device, once for each call of `location.request`. The host may have to ask the user for permission."
  static let answerDoc: StaticString =
    "The location of the device. If the app may not know the location, the state `denied` or `restricted` instead."
  static let isShared = true

  /// The host's answer.
  struct Answer: Record {
    let latitude: Latitude?, longitude: Longitude?, accuracy: Metres?, at: Timestamp?, authorization: LocationState?

    static let recordName = "LocationAnswer"
    static let doc: StaticString = "The host's answer to host.location.request."

    init<F: Fields<Self>>(_ field: inout F) {
      latitude = field(
        "latitude", \.latitude,
        "The latitude in degrees, positive north of the equator. Required, unless `authorization` is `denied` or `restricted`."
      )
      longitude = field(
        "longitude", \.longitude,
        "The longitude in degrees, positive east of Greenwich. Required, unless `authorization` is `denied` or `restricted`."
      )
      accuracy = field("accuracy", \.accuracy, "The accuracy of the position, in metres.")
      at = field("at", \.at, "The time when the device was at this position. Default: the present time.")
      authorization = field("authorization", \.authorization, "The app's permission to know the device's location.")
    }

    /// The location of the device, or `nil` if the app is not allowed to know the location.
    var coordinates: Coordinates? {
      guard authorization?.isRefusal != true, let latitude, let longitude else { return nil }
      return Coordinates(latitude: latitude, longitude: longitude)
    }
  }

  func problems(of answer: Answer) -> [Problem] {
    if answer.authorization?.isRefusal == true { return [] }
    var missing: [String] = []
    if answer.latitude == nil { missing.append("latitude") }
    if answer.longitude == nil { missing.append("longitude") }
    return missing.map { Problem(pointer: "/\($0)", kind: .missing, message: "\($0) is missing") }
  }
}

extension HostLocation {
  init<F: Fields<Self>>(_ field: inout F) {}
}
