internal import JSON
public import Shape

/// Something that is said unasked, by one side or the other; the record is its parameters.
public protocol Notification: Record {
  /// The method's name.
  static var name: StaticString { get }
}

/// What a notification looks like, for the discovery document.
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
  /// Says a notification.
  public func notify<N: Notification>(_ notification: N) {
    notify(N.name) { $0.record(notification) }
  }
}
