internal import RPC
public import Tenancy

/// The module of the service `links`: the methods for links that open the app.
public struct LinksModule: ServiceModule {
  public static let name: StaticString = "links"
  public static let doc: StaticString =
    "Links that open the app. The core stores an opened link until the app can show its target."

  /// The description of the file that `--links` names.
  public static var documents: [DocumentDescription] { [DocumentDescription(LinkFile.self, ignoresUnknown: false)] }

  public let parts: ServiceParts

  /// - Parameter file: the description of the links.
  public init(_ dependencies: Dependencies, _ file: LinkFile) {
    let on = Methods(of: PendingLinks(dependencies, file), dependencies)
    parts = ServiceParts(
      methods: [on(OpenLink.self), on(ListLinks.self), on(DrainLinks.self)], kinds: [EntityKind(PendingLinks.kind)])
  }
}
