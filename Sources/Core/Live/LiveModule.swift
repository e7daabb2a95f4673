public import RPC
public import Tenancy

/// The service `live`, whose methods open and close live queries.
public struct LiveModule: ServiceModule {
  public static let name: StaticString = "live"
  public static let doc: StaticString =
    "Live queries: calls of reading methods whose results the core sends again when they change."
  public static var notifications: [NotificationDescription] { [NotificationDescription(LiveChanged.self)] }

  public let parts: ServiceParts

  /// - Parameter router: finds all methods. It must outlive the module.
  public init(_ dependencies: Dependencies, router: Router) {
    let service = LiveQueries(dependencies, router: router)
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(methods: [
      on(OpenLive.self, about: { [unowned service] in service.company(of: $0) }), on(CloseLive.self),
    ])
  }
}
