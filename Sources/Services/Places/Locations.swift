internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Where the device is, whether the app may know, and what places are called.
struct Locations {
  let dependencies: Dependencies
  let geocodes: Geocodes

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    geocodes = Geocodes(dependencies)
  }

  func authorization() throws(Failure) -> LocationAuthorization { try dependencies.locationAuthorization() }

  /// Keeps what the host said; that it said so before changes nothing.
  func setAuthorization(_ state: LocationState, at now: Timestamp) throws(Failure) -> LocationAuthorization {
    let known = try authorization()
    if known.state == state, known.changedAt != nil { return known }
    let changed = LocationAuthorization(state: state, changedAt: now)
    try dependencies.keep(changed, at: now)
    return changed
  }

  /// Keeps where the device is, as the host has said at an instant; a newer place that is known already stays. (One from the future does
  /// not, as the clock was set back: nothing would be newer for a long time.)
  /// - Returns: where the device is now.
  /// - Throws: `locationDenied` where it has said that the app is not allowed to know.
  func keep(_ answer: HostLocation.Answer, at now: Timestamp) throws(Failure) -> DeviceLocation {
    guard let coordinates = answer.coordinates else { throw .locationDenied(answer.authorization ?? .denied) }
    let at = answer.at ?? now
    if let known = try dependencies.appGroup.devicePlace(), known.at > at, known.at <= now { return DeviceLocation(known) }
    let name = try geocodes.find(coordinates.rounded(places: Geocodes.places))?.name.text
    let place = DevicePlace(coordinates: coordinates, name: name, at: at, accuracy: answer.accuracy)
    try dependencies.appGroup.setDevicePlace(place, at: now)
    return DeviceLocation(place)
  }
}

extension Failure {
  /// The app is not allowed to know where the device is.
  static func locationDenied(_ state: LocationState) -> Failure {
    let reason = state == .restricted ? "restrictions of the device forbid it" : "the user has denied it"
    return Failure(LocationDeniedData(state: state), "The app is not allowed to know where the device is: \(reason)")
  }
}
