// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A step that is not possible yet, and the conditions that must be met first.
public struct WaitingStep: Record {
  /// The status to which the step leads.
  public var to: String
  /// The conditions that must be met first. The message names them in words. For an order: lines (it has a line),
  /// shipped (nothing is left to ship), paid (all of it is paid), returned (all shipped goods are back). For a
  /// purchase: lines, begun (some goods have arrived), received (all goods have arrived), awaited (some goods are still
  /// to arrive), reversed (all receipts are reversed). For a dispatch: lines (goods were shipped with it), carrier (it
  /// has a carrier), address (it has an address or a contact), colleague (the recipient is a user), kept (no line was
  /// returned only in part). For a build: made (all of it is made), begun (a part is made), unfinished (a part is still
  /// to make), unmade (nothing is made). For orders and purchases: manager (a manager takes the step).
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

/// The reason why a result has fewer hours of weather than the request asked for.
public struct WeatherGap: Record {
  /// The reason. nowMissing: the host's answer has no present hour. hoursMissing: the host's answer has fewer hours
  /// than requested.
  public var reason: WeatherGapReason
  /// The reason as a sentence that a user interface can show.
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
  /// The time when the hour begins.
  public var at: Date
  /// The temperature in degrees Celsius, converted from the host's unit.
  public var celsius: Decimal
  /// The temperature on the requested scale.
  public var temperature: ScaledTemperature
  /// The weather in a word or two, as the host calls it. `null` if the host does not report it.
  public var condition: String?
  /// The members of the host's answer that the core does not know, unchanged. `null` if there are none.
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

/// The place that the weather is about. Of the places for which the host has weather, it is the one nearest to the
/// requested coordinates.
public struct WeatherPlace: Record {
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The host's name for the place. `null` if the host sent no name.
  public var name: String?
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
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

/// A place that a widget can show. Its id always names this place, and never another one.
public struct WidgetPlace: Record {
  /// The id of the place.
  public var id: String
  /// The name of the place.
  public var name: String
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The state or province.
  public var region: String?
  /// The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE.
  public var country: String?
  /// The name of the place's time zone in the IANA database, such as `Europe/Berlin`.
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

/// Whether a line was written to the log.
public struct WrittenLine: Record {
  /// `true` if the line was written, `false` if it was dropped. A conversation can write at most 200 lines a second.
  /// Further lines are dropped, and one line of the log counts them.
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
