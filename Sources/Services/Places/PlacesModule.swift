public import RPC
public import Tenancy

/// The module of the service `places`, with its methods.
public struct PlacesModule: ServiceModule {
  public static let name: StaticString = "places"
  public static let doc: StaticString = "The search for places by their names."

  public static var errors: [ErrorDescription] { [ErrorDescription(PlacesUnavailableData.self)] }

  public let parts: ServiceParts

  /// - Parameter zones: the source of the table of time zones. If no host searches places, the cities of this table are
  ///   searched.
  public init(_ dependencies: Dependencies, zones: ZoneTableSource) {
    let on = Methods(of: Places(dependencies, zones: zones), dependencies)
    parts = ServiceParts(methods: [on(SearchPlaces.self), on(ResolvePlace.self)])
  }
}
