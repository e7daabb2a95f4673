public import RPC
public import Tenancy

/// The methods about places by what they are called.
public struct PlacesModule: ServiceModule {
  public static let name: StaticString = "places"
  public static let doc: StaticString = "Places, searched by their names."

  public static var errors: [ErrorDescription] { [ErrorDescription(PlacesUnavailableData.self)] }

  public let parts: ServiceParts

  /// - Parameter zones: where the table of time zones is, whose cities are found where no host knows more.
  public init(_ dependencies: Dependencies, zones: ZoneTableSource) {
    let on = Methods(of: Places(dependencies, zones: zones), dependencies)
    parts = ServiceParts(methods: [on(SearchPlaces.self), on(ResolvePlace.self)])
  }
}
