public import RPC
public import Tenancy

/// The methods of places.
public struct PlacesModule: ServiceModule {
  public static let name: StaticString = "places"
  public static let doc: StaticString = "Places, searched by their names."

  public static var errors: [ErrorDescription] { [ErrorDescription(PlacesUnavailableData.self)] }

  public let parts: ServiceParts

  /// - Parameter zones: the source of the table of time zones. Its cities are found if no host provides places.
  public init(_ dependencies: Dependencies, zones: ZoneTableSource) {
    let on = Methods(of: Places(dependencies, zones: zones), dependencies)
    parts = ServiceParts(methods: [on(SearchPlaces.self), on(ResolvePlace.self)])
  }
}
