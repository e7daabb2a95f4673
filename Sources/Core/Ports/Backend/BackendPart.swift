public import JSON
public import Shape

/// A part of the backend's answer: the events that have come since the last part.
public struct BackendPart: Record, Sendable {
  public let events: [BackendEvent]

  public static let doc: StaticString = "A part of the answer of the app's backend."

  public init<F: Fields<Self>>(_ field: inout F) {
    events = field("events", \.events, "The events, in order.", .count(0...1000))
  }
}

/// A server-sent event, as the WHATWG's EventSource defines it. Its texts are valid only as long as the request that
/// has brought the event is served.
public struct BackendEvent: Record, Sendable {
  public let event: UnreadText, data: UnreadText

  public static let doc: StaticString = "A server-sent event."

  public init<F: Fields<Self>>(_ field: inout F) {
    event = field("event", \.event, "The type of the event. `message` if the event has no type.", .length(0...200))
    data = field(
      "data", \.data, "The data of the event. Several lines are joined by line feeds.", .length(0...1_048_576))
  }
}
