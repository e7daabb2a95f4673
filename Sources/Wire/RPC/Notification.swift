internal import JSON
public import Shape

/// A message that gets no reply, sent by the core or by the front end. The type's members are the parameters.
public protocol Notification: Record {
  /// The method's name.
  static var name: StaticString { get }
}

/// The description of a notification, for the discovery document.
public struct NotificationDescription: Sendable {
  public let name: String
  public let doc: String
  public let params: ObjectSchema
  public let schema: Schema

  public init<N: Notification>(_ type: N.Type) {
    name = "\(N.name)"
    doc = "\(N.doc)"
    params = ObjectSchema(of: N.self)
    schema = N.schema
  }
}

extension Conversation {
  /// Sends a notification.
  public func notify<N: Notification>(_ notification: N) {
    notify(N.name) { $0.record(notification) }
  }
}
