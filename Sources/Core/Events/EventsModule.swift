public import RPC
internal import Storage
public import Tenancy

/// The service `events`, whose methods read the change logs, and subscribe to changes.
public struct EventsModule: ServiceModule {
  public static let name: StaticString = "events"
  public static let doc: StaticString =
    "The log of all changes of records: reading the log, and subscribing to changes."
  public static var notifications: [NotificationDescription] { [NotificationDescription(EventsChanged.self)] }

  public static var errors: [ErrorDescription] { [ErrorDescription(CursorTooOldData.self)] }

  public let parts: ServiceParts

  /// - Parameter kinds: returns the kinds of records of all services. It is called when a front end reads changes or
  ///   subscribes to them.
  public init(_ dependencies: Dependencies, kinds: @escaping () -> [EntityKind]) {
    let on = Methods(of: Events(dependencies, kinds: kinds), dependencies)
    parts = ServiceParts(
      methods: [on(Since.self), on(Subscribe.self), on(Unsubscribe.self)],
      account: AccountRules(kept: [KeptRows(of: "settings", in: .device, where: "name = 'cursorKey'")]))
  }
}
