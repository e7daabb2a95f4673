// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A step that is not open yet, and what it waits for.
public struct WaitingStep: Record {
  /// Where it leads.
  public var to: String
  /// What must be so first; the message says it in words. Of an order: lines (it has one), shipped (nothing is left to ship), paid (all of
  /// it was), returned (what was shipped has come back). Of a purchase: lines, begun (some of it has come), received (all has), awaited
  /// (some is to come), reversed (what has come was taken back). Of a dispatch: lines (something was shipped with it), carrier, address,
  /// colleague (it names one), kept (nothing of it has come back). Of orders and purchases: manager (one takes the step).
  public var needs: [String]

  public init(
    to: String,
    needs: [String]
  ) {
    self.to = to
    self.needs = needs
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.to = reader.required("to")
    self.needs = reader.required("needs")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("to", self.to)
    writer.put("needs", self.needs)
    return writer.json
  }
}

/// Why an answer about the weather has less than was asked for.
public struct WeatherGap: Record {
  /// nowMissing: it begins later, or leaves this hour out; hoursMissing: it covers fewer hours.
  public var reason: WeatherGapReason
  /// A sentence for people.
  public var message: String

  public init(
    reason: WeatherGapReason,
    message: String
  ) {
    self.reason = reason
    self.message = message
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.reason = reader.required("reason")
    self.message = reader.required("message")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("reason", self.reason)
    writer.put("message", self.message)
    return writer.json
  }
}

/// The weather of an hour.
public struct WeatherHour: Record {
  /// When the hour begins.
  public var at: Date
  /// The temperature in degrees Celsius, as the host said it.
  public var celsius: Decimal
  /// The temperature on the scale that was asked for.
  public var temperature: ScaledTemperature
  /// The weather in a word or two, as the host calls it.
  public var condition: String?
  /// What else the host said, untouched; null for nothing.
  public var more: [String: JSON]?

  public init(
    at: Date,
    celsius: Decimal,
    temperature: ScaledTemperature,
    condition: String?,
    more: [String: JSON]?
  ) {
    self.at = at
    self.celsius = celsius
    self.temperature = temperature
    self.condition = condition
    self.more = more
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.celsius = reader.required("celsius")
    self.temperature = reader.required("temperature")
    self.condition = reader.optional("condition")
    self.more = reader.optional("more")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("celsius", self.celsius)
    writer.put("temperature", self.temperature)
    writer.put("condition", self.condition)
    writer.put("more", self.more)
    return writer.json
  }
}

/// The place that weather is of: the nearest that the host knows.
public struct WeatherPlace: Record {
  /// In degrees, north of the equator; rounded to six decimals.
  public var latitude: Decimal
  /// In degrees, east of Greenwich; rounded to six decimals.
  public var longitude: Decimal
  /// What the host calls it; null when it does not say.
  public var name: String?
  /// The name of the time zone in the IANA database.
  public var timeZone: String?

  public init(
    latitude: Decimal,
    longitude: Decimal,
    name: String?,
    timeZone: String?
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
    self.timeZone = timeZone
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.latitude = reader.required("latitude")
    self.longitude = reader.required("longitude")
    self.name = reader.optional("name")
    self.timeZone = reader.optional("timeZone")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.put("name", self.name)
    writer.put("timeZone", self.timeZone)
    return writer.json
  }
}

/// A place that a widget can show. Its id stands for it for ever.
public struct WidgetPlace: Record {
  /// The place's id.
  public var id: String
  /// What the place is called.
  public var name: String
  /// In degrees, north of the equator; rounded to six decimals.
  public var latitude: Decimal
  /// In degrees, east of Greenwich; rounded to six decimals.
  public var longitude: Decimal
  /// The state or province.
  public var region: String?
  /// ISO 3166-1, two capitals: DE.
  public var country: String?
  /// Its time zone.
  public var timeZone: String?

  public init(
    id: String,
    name: String,
    latitude: Decimal,
    longitude: Decimal,
    region: String?,
    country: String?,
    timeZone: String?
  ) {
    self.id = id
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.region = region
    self.country = country
    self.timeZone = timeZone
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
    self.latitude = reader.required("latitude")
    self.longitude = reader.required("longitude")
    self.region = reader.optional("region")
    self.country = reader.optional("country")
    self.timeZone = reader.optional("timeZone")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.put("region", self.region)
    writer.put("country", self.country)
    writer.put("timeZone", self.timeZone)
    return writer.json
  }
}

/// What became of a line of the front end's own.
public struct WrittenLine: Record {
  /// Whether the line was taken. A conversation writes at most 200 lines a second; those beyond are dropped, and one line counts them.
  public var taken: Bool

  public init(
    taken: Bool
  ) {
    self.taken = taken
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.taken = reader.required("taken")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("taken", self.taken)
    return writer.json
  }
}
