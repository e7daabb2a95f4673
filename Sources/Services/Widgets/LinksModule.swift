internal import RPC
public import Tenancy

/// The methods about links that open the app.
public struct LinksModule: ServiceModule {
  public static let name: StaticString = "links"
  public static let doc: StaticString = "Deep links and universal links, until the app can show what they ask for."

  public let parts: ServiceParts

  /// - Parameter hosts: those of universal links, in lower case.
  public init(_ dependencies: Dependencies, hosts: [String]) {
    let on = Methods(of: PendingLinks(dependencies, hosts: hosts), dependencies)
    parts = ServiceParts(methods: [on(OpenLink.self), on(ListLinks.self), on(DrainLinks.self)], kinds: [EntityKind(PendingLinks.kind)])
  }

  /// The hosts where nobody says otherwise.
  public static let usualHosts = ["humanus.app"]
}
