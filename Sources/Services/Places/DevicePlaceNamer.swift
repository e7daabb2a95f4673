internal import Hosting
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Asks the host for the name of the device's place, for other services. Requests do not wait for the name: the first
/// request gets the place without a name, and later requests get the stored name.
final class DevicePlaceNamer: PlaceNamer {
  private let dependencies: Dependencies
  private let geocodes: Geocodes
  private let renewals: Renewals<Coordinates>

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    geocodes = Geocodes(dependencies)
    renewals = Renewals(
      dependencies.host, dependencies.clock, RenewalMemory(dependencies.stores, of: LocationModule.name),
      name: { "\($0.latitude.micro) \($0.longitude.micro)" })
  }

  var capability: HostCapability { HostCapability(HostGeocode.self) }
  var isOffered: Bool { dependencies.host.offers(HostGeocode.self) }
  var isDeviceFound: Bool { dependencies.host.offers(HostLocation.self) }

  func nameDevicePlace(deadline: Int?, at now: Timestamp) throws(Failure) {
    guard let device = try dependencies.appGroup.devicePlace(), device.name == nil else { return }
    let place = device.coordinates.rounded(places: Geocodes.places)
    // A stored name never becomes stale, so its age does not matter.
    renewals.want(
      place, by: HostGeocode(coordinates: place), fetchedAt: nil, maxAge: .max, at: now, deadline: deadline,
      keep: { [geocodes, dependencies] (answer) throws(Failure) in
        try geocodes.keep(answer, of: place, at: dependencies.clock.now)
      })
  }
}
