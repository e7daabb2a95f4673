internal import RPC
internal import Shape

/// The request `host.telemetry.send`: asks the host to send events of the app to the app's maker.
struct HostSendTelemetry: HostRequest {
  let installation: UUID, events: [TelemetryEvent]

  static let name: StaticString = "host.telemetry.send"
  static let doc: StaticString =
    "Asks the host to send events of the app to the app's maker. The core sends at most 20 events at once, and only while the user allows it (`settings.telemetryEnabled`)."
  static let answerDoc: StaticString =
    "An empty answer: the host has accepted the events, and the core does not send them again."
  static let usualDeadline = 30_000

  /// The host's answer.
  struct Answer: Record {
    static let recordName = "TelemetrySent"
    static let doc: StaticString = "The host's answer to host.telemetry.send."

    init<F: Fields<Self>>(_ field: inout F) {}
  }
}

extension HostSendTelemetry {
  init<F: Fields<Self>>(_ field: inout F) {
    installation = field(
      "installation", \.installation,
      "A random id of the installation. Each time that telemetry is switched on, a new id is made.")
    events = field("events", \.events, "The events, oldest first.", .count(1...20))
  }
}

/// An event in the form in which it is sent.
struct TelemetryEvent: Record {
  let name: String, properties: TelemetryProperties, at: Timestamp

  static let doc: StaticString = "An event of the app."
}

extension TelemetryEvent {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the event.", .length(1...64))
    properties = field(
      "properties", \.properties, "The properties of the event. Each value is a text, a number, `true` or `false`.")
    at = field("at", \.at, "The time of the event.")
  }
}
