internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The service `location`: the location of the device, the app's permission to know the location, and the names of
/// places.
struct Locations {
  let dependencies: Dependencies
  let geocodes: Geocodes

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    geocodes = Geocodes(dependencies)
  }

  func authorization() throws(Failure) -> LocationAuthorization { try dependencies.locationAuthorization() }

  /// Stores the permission that the host has reported. If the state has not changed, stores nothing, and the time of
  /// the earlier report remains.
  func setAuthorization(_ state: LocationState, at now: Timestamp) throws(Failure) -> LocationAuthorization {
    let known = try authorization()
    if known.state == state, known.changedAt != nil { return known }
    let changed = LocationAuthorization(state: state, changedAt: now)
    try dependencies.keep(changed, at: now)
    return changed
  }

  /// Stores the device's location from the host's answer. If the stored location is newer than the answer, it remains.
  /// But if the stored location is in the future, the clock was set back, and the answer replaces it. Otherwise no
  /// answer would be newer for a long time.
  /// - Returns: the stored location of the device.
  /// - Throws: `locationDenied` if the host has answered that the app is not allowed to know the location.
  func keep(_ answer: HostLocation.Answer, at now: Timestamp) throws(Failure) -> DeviceLocation {
    guard let coordinates = answer.coordinates else { throw .locationDenied(answer.authorization ?? .denied) }
    let at = answer.at ?? now
    if let known = try dependencies.appGroup.devicePlace(), known.at > at, known.at <= now {
      return DeviceLocation(known)
    }
    let name = try geocodes.find(coordinates.rounded(places: Geocodes.places))?.name.text
    let place = DevicePlace(coordinates: coordinates, name: name, at: at, accuracy: answer.accuracy)
    try dependencies.appGroup.setDevicePlace(place, at: now)
    return DeviceLocation(place)
  }
}

extension Failure {
  /// Returns the error of a request for the device's location, if the app is not allowed to know the location.
  static func locationDenied(_ state: LocationState) -> Failure {
    let reason = state == .restricted ? "restrictions of the device forbid it" : "the user has denied it"
    return Failure(LocationDeniedData(state: state), "The app is not allowed to know where the device is: \(reason)")
  }
}
