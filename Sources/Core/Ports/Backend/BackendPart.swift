public import JSON
public import Shape

/// A part of the backend's answer: the events that have arrived since the previous part.
public struct BackendPart: Record, Sendable {
  public let events: [BackendEvent]

  public static let doc: StaticString = "A part of the backend's answer, as events."

  public init<F: Fields<Self>>(_ field: inout F) {
    events = field("events", \.events, "The server-sent events of this part, in order.", .count(0...1000))
  }
}

/// A server-sent event, as the WHATWG's EventSource defines it. Its texts point into the request that brought the
/// event. So they are valid only while the core serves that request.
public struct BackendEvent: Record, Sendable {
  public let event: UnreadText, data: UnreadText

  public static let doc: StaticString = "A server-sent event."

  public init<F: Fields<Self>>(_ field: inout F) {
    event = field("event", \.event, "The type of the event. `message` if the event has no type.", .length(0...200))
    data = field(
      "data", \.data, "The data of the event. Several lines are joined by line feeds.", .length(0...1_048_576))
  }
}
