internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Asks the host for the name of the device's place, for other services.
final class DevicePlaceNamer: PlaceNamer {
  private let dependencies: Dependencies
  private let geocodes: Geocodes
  /// The last place that the host was asked about, and the instant.
  private var asked: (place: Coordinates, at: Timestamp)?

  /// The time after which a host that has not answered is asked again, in milliseconds.
  private static let pause = 600_000

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
    geocodes = Geocodes(dependencies)
  }

  var capability: HostCapability { HostCapability(HostGeocode.self) }
  var isOffered: Bool { dependencies.host.offers(HostGeocode.self) }
  var isDeviceFound: Bool { dependencies.host.offers(HostLocation.self) }

  func nameDevicePlace(deadline: Int?, at now: Timestamp) throws(Failure) {
    guard isOffered, let device = try dependencies.appGroup.devicePlace(), device.name == nil else { return }
    let place = device.coordinates.rounded(places: Geocodes.places)
    if let asked, asked.place == place, asked.at <= now, asked.at.age(at: now) < DevicePlaceNamer.pause { return }
    let isAsked = dependencies.host.askForItself(
      HostGeocode(coordinates: place), deadline: deadline,
      keep: { [geocodes, dependencies] (answer) throws(Failure) in
        try geocodes.keep(answer, of: place, at: dependencies.clock.now)
      })
    if isAsked { asked = (place, now) }
  }
}
