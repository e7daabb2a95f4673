public import Kernel
public import RPC

/// The methods about where the device is.
public struct LocationModule {
  public static let name: StaticString = "location"
  public static let doc: StaticString = "Where the device is, whether the app may know, and what places are called."

  private let service: Locations

  public init(_ kernel: Kernel, _ host: HostCalls) { service = Locations(kernel, host) }

  public var endpoints: [Endpoint] {
    [
      Endpoint(ShowAuthorization.self, on: service), Endpoint(SetAuthorization.self, on: service),
      Endpoint(RequestLocation.self, on: service, of: service.host), Endpoint(ShowLastLocation.self, on: service),
      Endpoint(Geocode.self, on: service, of: service.host),
    ]
  }
}
