public import Ports
public import RPC
public import Storage
public import Tenancy

/// The methods about where the device is.
public struct LocationModule: ServiceModule {
  public static let name: StaticString = "location"
  public static let doc: StaticString = "Where the device is, whether the app may know, and what places are called."
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
