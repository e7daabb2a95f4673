internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `telemetry.track`: records an event of the app, to be sent to the app's maker.
struct TrackEvent: AccountMethod {
  let name: String, properties: TelemetryProperties

  static let name: StaticString = "telemetry.track"
  static let doc: StaticString =
    "Records an event of the app, to be sent to the app's maker. If the setting `telemetryEnabled` is off, the event is dropped. Otherwise it is sent together with others: when 20 events wait, or after 60 seconds."
  static let effect = Effect.write
  static let isDestructive = false
  /// An event that is dropped must leave no trace. Even a digest of its parameters is not stored, because a program
  /// could find the event by trying all names.
  static let secrets: [SecretMember] = [.guessable("name"), .guessable("properties")]
  static let resultDoc: StaticString = "The outcome: the event waits to be sent, or it was dropped."
  static let examples = [
    Example("while telemetry is off", params: #"{"name":"app.opened","properties":{"source":"widget"}}"#),
    Example(
      "while telemetry is on", given: [Example.Step("settings.set", #"{"values":{"telemetryEnabled":true}}"#)],
      params: #"{"name":"feature.used","properties":{"feature":"export","first":true}}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    name = field(
      "name", \.name,
      "The name of the event, which must be in `telemetry.names`. A repeated request is recognized only by its `idempotencyKey`: the names are not compared.",
      .length(1...64))
    properties = field(
      "properties", \.properties,
      "The properties of the event, as `telemetry.names` declares them. Each property can be left out. A repeated request is recognized only by its `idempotencyKey`: the properties are not compared."
    )
  }

  func call(on service: Telemetry, in context: Context) throws(Failure) -> TrackedEvent {
    TrackedEvent(waits: try service.track(name, properties, at: context.now))
  }
}

/// The result of `telemetry.track`.
struct TrackedEvent: Record {
  let waits: Bool

  static let doc: StaticString = "The outcome of recording an event."
}

extension TrackedEvent {
  init<F: Fields<Self>>(_ field: inout F) {
    waits = field(
      "waits", \.waits,
      "`true` if the event waits to be sent. `false` if the event was dropped because telemetry is off.")
  }
}
