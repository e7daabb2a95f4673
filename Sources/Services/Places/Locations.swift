internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The location of the device, its authorization, and the names of places.
struct Locations {
  let dependencies: Dependencies
  let geocodes: Geocodes

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    geocodes = Geocodes(dependencies)
  }

  func authorization() throws(Failure) -> LocationAuthorization { try dependencies.locationAuthorization() }

  /// Stores the authorization that the host has sent. An unchanged one is not stored again.
  func setAuthorization(_ state: LocationState, at now: Timestamp) throws(Failure) -> LocationAuthorization {
    let known = try authorization()
    if known.state == state, known.changedAt != nil { return known }
    let changed = LocationAuthorization(state: state, changedAt: now)
    try dependencies.keep(changed, at: now)
    return changed
  }

  /// Stores the device's location as the host has sent it at an instant. A stored location that is newer stays. A
  /// stored location in the future is replaced, as the clock was set back. Otherwise no location would be newer for a
  /// long time.
  /// - Returns: the location of the device now.
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
  /// Returns the failure for an app that is not allowed to know the device's location.
  static func locationDenied(_ state: LocationState) -> Failure {
    let reason = state == .restricted ? "restrictions of the device forbid it" : "the user has denied it"
    return Failure(LocationDeniedData(state: state), "The app is not allowed to know where the device is: \(reason)")
  }
}
