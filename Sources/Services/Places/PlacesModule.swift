internal import Kernel
public import RPC

/// The methods about places by what they are called.
public struct PlacesModule {
  public static let name: StaticString = "places"
  public static let doc: StaticString = "Places by what they are called."

  private let service: Places

  public init(_ host: HostCalls, zones: ZoneTableSource) { service = Places(host, zones: zones) }

  public var endpoints: [Endpoint] { [Endpoint(SearchPlaces.self, on: service, of: service.host)] }
}
