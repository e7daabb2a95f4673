public import Kernel
public import RPC

/// The methods about links that open the app.
public struct LinksModule {
  public static let name: StaticString = "links"
  public static let doc: StaticString = "Deep links and universal links, until the app can show what they ask for."

  private let service: PendingLinks

  /// - Parameter hosts: those of universal links, in lower case.
  public init(_ kernel: Kernel, hosts: [String]) { service = PendingLinks(kernel, hosts: hosts) }

  /// The hosts where nobody says otherwise.
  public static let usualHosts = ["humanus.app"]

  public var endpoints: [Endpoint] {
    [Endpoint(OpenLink.self, on: service), Endpoint(ListLinks.self, on: service), Endpoint(DrainLinks.self, on: service)]
  }
}
