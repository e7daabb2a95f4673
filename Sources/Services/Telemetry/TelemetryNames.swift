public import JSON
public import Shape

/// The events that may be sent, and their properties. Telemetry never sends data that is not declared here.
public struct TelemetryNames: Record, Sendable {
  let events: [DeclaredEvent]

  public static let doc: StaticString = "The events that `telemetry.track` accepts."

  public init<F: Fields<Self>>(_ field: inout F) {
    events = field("events", \.events, "The events that may be sent.", .count(0...1000))
  }

  /// Reads the events from the JSON text of a file.
  public init(_ text: [UInt8]) throws(JSONText.Defect) {
    self = try JSONText.read(text) { TelemetryNames.read(from: &$0) }
  }

  func event(_ name: String) -> DeclaredEvent? { events.first { $0.name.utf8.elementsEqual(name.utf8) } }
}

/// An event that may be sent.
struct DeclaredEvent: Record, Sendable {
  let name: String, properties: [DeclaredProperty]

  static let doc: StaticString = "An event that may be sent."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the event.", .length(1...64))
    properties = field("properties", \.properties, "The properties that the event may have.", .count(0...20))
  }
}

/// A property that an event may have.
struct DeclaredProperty: Record, Sendable {
  let key: String, type: Kind

  static let doc: StaticString = "A property that an event may have."

  /// The type of the values of a property.
  enum Kind: String, Choice {
    case text, number, boolean

    static let spellings = Spellings<Kind>()
  }

  init<F: Fields<Self>>(_ field: inout F) {
    key = field("key", \.key, "The name of the property.", .length(1...64))
    type = field("type", \.type, "The type of the value: a text of at most 100 characters, a number, or a Boolean.")
  }
}

extension TelemetryNames {
  /// The list of events that is built into the program. The option `--telemetry-names` names a file with another list.
  public static var standard: TelemetryNames {
    let names = TelemetryNames(json: standardJSON)
    assert(names != nil, "the standard list of telemetry can be read")
    return names ?? .example
  }

  private static let standardJSON = """
    {"events":[
      {"name":"app.opened","properties":[{"key":"source","type":"text"}]},
      {"name":"screen.viewed","properties":[{"key":"screen","type":"text"},{"key":"seconds","type":"number"}]},
      {"name":"feature.used","properties":[{"key":"feature","type":"text"},{"key":"first","type":"boolean"}]},
      {"name":"brew.logged","properties":[{"key":"method","type":"text"}]},
      {"name":"bean.added","properties":[{"key":"scanned","type":"boolean"}]},
      {"name":"chat.sent","properties":[{"key":"model","type":"text"},{"key":"seconds","type":"number"}]},
      {"name":"signIn.completed","properties":[]},
      {"name":"error.shown","properties":[{"key":"kind","type":"text"}]}
    ]}
    """
}
