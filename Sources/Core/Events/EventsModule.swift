public import Kernel
public import RPC

/// The methods about changes.
public struct EventsModule {
  public static let name: StaticString = "events"
  public static let doc: StaticString = "What has changed: a log to read, and to be told of."

  private let service: Events

  public init(_ kernel: Kernel, _ conversation: Conversation) { service = Events(kernel, conversation) }

  public var endpoints: [Endpoint] {
    [Endpoint(Since.self, on: service), Endpoint(Subscribe.self, on: service), Endpoint(Unsubscribe.self, on: service)]
  }

  /// What subscribers are sent.
  public static var notifications: [NotificationDescription] { [NotificationDescription(EventsChanged.self)] }
}
