public import Ports
public import RPC
internal import Shape
public import Storage
public import Tenancy
public import Vocabulary

/// The module of the service `location`: the methods for the device's location, the permission, and the names of
/// places.
public struct LocationModule: ServiceModule {
  public static let name: StaticString = "location"
  public static let doc: StaticString =
    "The location of the device, the app's permission to know the location, and the names of places."
  public static let schema = PlacesTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(LocationDeniedData.self)] }

  public let parts: ServiceParts
  /// Finds the name of the device's place for other services.
  public let namer: any PlaceNamer

  public init(_ dependencies: Dependencies) {
    namer = DevicePlaceNamer(dependencies)
    let on = Methods(of: Locations(dependencies), dependencies)
    parts = ServiceParts(
      methods: [
        on(ShowAuthorization.self), on(SetAuthorization.self), on(RequestLocation.self), on(ShowLastLocation.self),
        on(Geocode.self),
      ], kinds: [EntityKind(Dependencies.locationKind)])
  }
}

extension LocationModule {
  /// Asks a host for the name of a place, without storing the name.
  /// - Parameters:
  ///   - deadline: the time that the host has, in milliseconds; `nil` for the usual time.
  ///   - done: called with the name, or with `nil` if the host has not answered in time.
  /// - Returns: a Boolean value that indicates whether the host was asked.
  public static func askName(
    of place: Coordinates, by host: HostCalls, deadline: Int?, done: @escaping (String?) -> Void
  ) -> Bool {
    host.askForItself(
      HostGeocode(coordinates: place.rounded(places: Geocodes.places)), deadline: deadline,
      keep: { done($0.name.text) },
      note: { _ in done(nil) })
  }

  /// The capability that a host must have to give names of places.
  public static var nameCapability: String { "\(HostGeocode.name)" }
}
