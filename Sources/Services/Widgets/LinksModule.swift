internal import RPC
public import Tenancy

/// The methods of links that open the app.
public struct LinksModule: ServiceModule {
  public static let name: StaticString = "links"
  public static let doc: StaticString = "Deep links and universal links, stored until the app can show their targets."

  /// The description of the file that `--links` names.
  public static var documents: [DocumentDescription] { [DocumentDescription(LinkFile.self, ignoresUnknown: false)] }

  public let parts: ServiceParts

  /// - Parameter file: the links into the app.
  public init(_ dependencies: Dependencies, _ file: LinkFile) {
    let on = Methods(of: PendingLinks(dependencies, file), dependencies)
    parts = ServiceParts(
      methods: [on(OpenLink.self), on(ListLinks.self), on(DrainLinks.self)], kinds: [EntityKind(PendingLinks.kind)])
  }
}
