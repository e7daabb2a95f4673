internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// `host.location.request`: where the device is.
struct HostLocation: HostRequest {
  static let name: StaticString = "host.location.request"
  static let doc: StaticString = "Asks the host where the device is, once; it may have to ask the user whether the app may know."
  static let answerDoc: StaticString = "Where the device is, or why the app is not allowed to know."
  static let isShared = true

  /// What the host answers.
  struct Answer: Record {
    let latitude: Latitude?, longitude: Longitude?, accuracy: Metres?, at: Timestamp?, authorization: LocationState?

    static let recordName = "LocationAnswer"
    static let doc: StaticString = "The host's answer to host.location.request."

    init<F: Fields<Self>>(_ field: inout F) {
      latitude = field("latitude", \.latitude, "Needed, unless authorization is denied or restricted.")
      longitude = field("longitude", \.longitude, "Needed, unless authorization is denied or restricted.")
      accuracy = field("accuracy", \.accuracy, "How many metres the device may be from there.")
      at = field("at", \.at, "When the device was there; now without it.")
      authorization = field("authorization", \.authorization, "Whether the app may know where the device is.")
    }

    /// Where the device is; nil when the app is not allowed to know.
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
