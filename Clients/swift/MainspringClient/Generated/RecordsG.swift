// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The content of a GS1 barcode. Each member is the value of an application identifier.
public struct GS1Content: Record {
  /// Identifier 01: the GTIN of the trade item, 14 digits; `null` without it.
  public var gtin: String?
  /// Identifier 02: the GTIN of the contained trade items, 14 digits; `null` without it.
  public var content: String?
  /// Identifier 10: the batch; `null` without it.
  public var batch: String?
  /// Identifier 21: the serial number; `null` without it.
  public var serial: String?
  /// Identifier 11: the day of manufacture; `null` without it.
  public var madeOn: String?
  /// The last day on which the goods are good. Identifier 17 (expiry), or else 7003 (expiry with a time), or else 15
  /// (best before). `null` without these identifiers.
  public var expiry: String?
  /// Identifier 30: the number of pieces of an item with a variable measure; `null` without it.
  public var count: Int?
  /// Identifier 37: the number of contained trade items; `null` without it.
  public var contained: Int?
  /// Identifiers 310n to 316n, 32nn, 35nn and 36nn: the quantity, in `unit`; `null` without these identifiers.
  public var quantity: Decimal?
  /// The unit of `quantity`, such as kg, m, m2, l, m3, lb, oz or in (inches); `null` if `quantity` is `null`.
  public var unit: String?
  /// The amount to pay. Identifier 392n: in the company's currency. Identifier 393n: in the currency that the code
  /// names. `null` without these identifiers, and if the currency is unknown or has fewer decimal places than the
  /// amount.
  public var price: Money?
  /// All elements of the code, in their order, including those without a member of their own.
  public var elements: [GS1Element]

  public init(
    gtin: String?,
    content: String?,
    batch: String?,
    serial: String?,
    madeOn: String?,
    expiry: String?,
    count: Int?,
    contained: Int?,
    quantity: Decimal?,
    unit: String?,
    price: Money?,
    elements: [GS1Element]
  ) {
    self.gtin = gtin
    self.content = content
    self.batch = batch
    self.serial = serial
    self.madeOn = madeOn
    self.expiry = expiry
    self.count = count
    self.contained = contained
    self.quantity = quantity
    self.unit = unit
    self.price = price
    self.elements = elements
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.gtin = reader.optional("gtin")
    self.content = reader.optional("content")
    self.batch = reader.optional("batch")
    self.serial = reader.optional("serial")
    self.madeOn = reader.optional("madeOn")
    self.expiry = reader.optional("expiry")
    self.count = reader.optional("count")
    self.contained = reader.optional("contained")
    self.quantity = reader.optional("quantity")
    self.unit = reader.optional("unit")
    self.price = reader.optional("price")
    self.elements = reader.required("elements")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("gtin", self.gtin)
    writer.put("content", self.content)
    writer.put("batch", self.batch)
    writer.put("serial", self.serial)
    writer.put("madeOn", self.madeOn)
    writer.put("expiry", self.expiry)
    writer.put("count", self.count)
    writer.put("contained", self.contained)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.put("price", self.price)
    writer.put("elements", self.elements)
    return writer.json
  }
}

/// One element of a GS1 code: an application identifier and its value.
public struct GS1Element: Record {
  /// The application identifier, two to four digits, which names the meaning of the value.
  public var ai: String
  /// The value, as it is in the code.
  public var value: String

  public init(
    ai: String,
    value: String
  ) {
    self.ai = ai
    self.value = value
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.ai = reader.required("ai")
    self.value = reader.required("value")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("ai", self.ai)
    writer.put("value", self.value)
    return writer.json
  }
}

/// The host's answer to host.geocode.reverse.
public struct GeocodeAnswer: InputRecord {
  /// The name of the place.
  public var name: String
  /// The city, town or village.
  public var locality: String?
  /// The state or province.
  public var region: String?
  /// The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.
  public var country: String?
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
  public var timeZone: String?

  public init(
    name: String,
    locality: String? = nil,
    region: String? = nil,
    country: String? = nil,
    timeZone: String? = nil
  ) {
    self.name = name
    self.locality = locality
    self.region = region
    self.country = country
    self.timeZone = timeZone
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.putIfGiven("locality", self.locality)
    writer.putIfGiven("region", self.region)
    writer.putIfGiven("country", self.country)
    writer.putIfGiven("timeZone", self.timeZone)
    return writer.json
  }
}

/// The given coordinates, with the name of the place there.
public struct GeocodedPlace: Record {
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The name of the place.
  public var name: String
  /// The city, town or village.
  public var locality: String?
  /// The state or province.
  public var region: String?
  /// The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.
  public var country: String?
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
  public var timeZone: String?
  /// `true` if the name was already stored, so that the host was not asked.
  public var known: Bool

  public init(
    latitude: Decimal,
    longitude: Decimal,
    name: String,
    locality: String?,
    region: String?,
    country: String?,
    timeZone: String?,
    known: Bool
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
    self.locality = locality
    self.region = region
    self.country = country
    self.timeZone = timeZone
    self.known = known
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.latitude = reader.required("latitude")
    self.longitude = reader.required("longitude")
    self.name = reader.required("name")
    self.locality = reader.optional("locality")
    self.region = reader.optional("region")
    self.country = reader.optional("country")
    self.timeZone = reader.optional("timeZone")
    self.known = reader.required("known")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.put("name", self.name)
    writer.put("locality", self.locality)
    writer.put("region", self.region)
    writer.put("country", self.country)
    writer.put("timeZone", self.timeZone)
    writer.put("known", self.known)
    return writer.json
  }
}

/// The scale on which a grinder's settings are given.
public struct GrindScale: Record {
  /// The lowest setting of the grinder, from 0 to 100,000.
  public var minimum: Decimal
  /// The highest setting of the grinder; more than `minimum`, at most 100,000.
  public var maximum: Decimal
  /// The difference between two neighbouring settings; more than 0.
  public var step: Decimal
  /// The direction in which the grinder grinds finer. lower: towards lower settings. higher: towards higher settings.
  public var finer: GrindScaleFiner

  public init(
    minimum: Decimal,
    maximum: Decimal,
    step: Decimal,
    finer: GrindScaleFiner
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.finer = finer
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.minimum = reader.required("minimum")
    self.maximum = reader.required("maximum")
    self.step = reader.required("step")
    self.finer = reader.required("finer")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("minimum", self.minimum)
    writer.put("maximum", self.maximum)
    writer.put("step", self.step)
    writer.put("finer", self.finer)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct GrindScaleChanges: InputRecord {
  /// The lowest setting of the grinder, from 0 to 100,000.
  public var minimum: Decimal?
  /// The highest setting of the grinder; more than `minimum`, at most 100,000.
  public var maximum: Decimal?
  /// The difference between two neighbouring settings; more than 0.
  public var step: Decimal?
  /// The direction in which the grinder grinds finer. lower: towards lower settings. higher: towards higher settings.
  public var finer: GrindScaleFiner?

  public init(
    minimum: Decimal? = nil,
    maximum: Decimal? = nil,
    step: Decimal? = nil,
    finer: GrindScaleFiner? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.finer = finer
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("minimum", self.minimum)
    writer.putIfGiven("maximum", self.maximum)
    writer.putIfGiven("step", self.step)
    writer.putIfGiven("finer", self.finer)
    return writer.json
  }
}

/// The scale on which a grinder's settings are given.
public struct GrindScaleInput: InputRecord {
  /// The lowest setting of the grinder, from 0 to 100,000.
  public var minimum: Decimal
  /// The highest setting of the grinder; more than `minimum`, at most 100,000.
  public var maximum: Decimal
  /// The difference between two neighbouring settings; more than 0.
  public var step: Decimal
  /// The direction in which the grinder grinds finer. lower: towards lower settings. higher: towards higher settings.
  public var finer: GrindScaleFiner

  public init(
    minimum: Decimal,
    maximum: Decimal,
    step: Decimal,
    finer: GrindScaleFiner
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.finer = finer
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("minimum", self.minimum)
    writer.put("maximum", self.maximum)
    writer.put("step", self.step)
    writer.put("finer", self.finer)
    return writer.json
  }
}
