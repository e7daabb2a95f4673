public import Ports
public import RPC
internal import Shape
public import Storage
public import Tenancy
public import Vocabulary

/// The methods about where the device is.
public struct LocationModule: ServiceModule {
  public static let name: StaticString = "location"
  public static let doc: StaticString = "The location of the device, the app's permission to know it, and the names of places."
  public static let schema = PlacesTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(LocationDeniedData.self)] }

  public let parts: ServiceParts
  /// Finds out for other services what the device's place is called.
  public let namer: any PlaceNamer

  public init(_ dependencies: Dependencies) {
    namer = DevicePlaceNamer(dependencies)
    let on = Methods(of: Locations(dependencies), dependencies)
    parts = ServiceParts(
      methods: [
        on(ShowAuthorization.self), on(SetAuthorization.self), on(RequestLocation.self), on(ShowLastLocation.self), on(Geocode.self),
      ], kinds: [EntityKind(Dependencies.locationKind)])
  }
}

extension LocationModule {
  /// Asks a host what a place is called, for who keeps no places.
  /// - Parameters:
  ///   - deadline: how many milliseconds the host has; nil for as long as usual.
  ///   - done: gets the name; nil where the host has not said it in this time.
  /// - Returns: whether it was asked.
  public static func askName(
    of place: Coordinates, by host: HostCalls, deadline: Int?, done: @escaping (String?) -> Void
  ) -> Bool {
    host.askForItself(
      HostGeocode(coordinates: place.rounded(places: Geocodes.places)), deadline: deadline, keep: { done($0.name.text) },
      note: { _ in done(nil) })
  }

  /// What that asks of the host.
  public static var nameCapability: String { "\(HostGeocode.name)" }
}
