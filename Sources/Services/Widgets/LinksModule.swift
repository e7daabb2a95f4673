internal import RPC
public import Tenancy

/// The methods about links that open the app.
public struct LinksModule: ServiceModule {
  public static let name: StaticString = "links"
  public static let doc: StaticString = "Deep links and universal links, until the app can show what they ask for."

  public let parts: ServiceParts

  /// - Parameter addresses: what links into the app begin with.
  public init(_ dependencies: Dependencies, _ addresses: LinkAddresses) {
    let on = Methods(of: PendingLinks(dependencies, addresses), dependencies)
    parts = ServiceParts(methods: [on(OpenLink.self), on(ListLinks.self), on(DrainLinks.self)], kinds: [EntityKind(PendingLinks.kind)])
  }
}
