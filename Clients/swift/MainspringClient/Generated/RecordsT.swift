// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A tasting note about a brew or about beans.
public struct Tasting: Record {
  /// The record's id.
  public var id: String
  /// The instant of the tasting.
  public var at: Date
  /// The id of the brew that was tasted. Either `brew` or `bean` must be given, not both.
  public var brew: String?
  /// The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
  public var bean: String?
  /// The taste, in words.
  public var text: String?
  /// Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the same time, sync
  /// keeps the additions of both.
  public var descriptors: [String]
  /// The body (the feel in the mouth), in words.
  public var bodyDescription: String?
  /// The scores of the tasting. `null` if there are none.
  public var scores: TastingScores?
  /// The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it. mixed: a part
  /// was written by a person, and a part was suggested by the AI.
  public var source: TastingSource
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The descriptors that are not in the flavour wheel. Left out if all of them are in the wheel.
  public var unlisted: [String]?

  public init(
    id: String,
    at: Date,
    brew: String?,
    bean: String?,
    text: String?,
    descriptors: [String],
    bodyDescription: String?,
    scores: TastingScores?,
    source: TastingSource,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil,
    unlisted: [String]? = nil
  ) {
    self.id = id
    self.at = at
    self.brew = brew
    self.bean = bean
    self.text = text
    self.descriptors = descriptors
    self.bodyDescription = bodyDescription
    self.scores = scores
    self.source = source
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
    self.unlisted = unlisted
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.at = reader.required("at")
    self.brew = reader.optional("brew")
    self.bean = reader.optional("bean")
    self.text = reader.optional("text")
    self.descriptors = reader.required("descriptors")
    self.bodyDescription = reader.optional("bodyDescription")
    self.scores = reader.optional("scores")
    self.source = reader.required("source")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.unlisted = reader.optional("unlisted")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("at", self.at)
    writer.put("brew", self.brew)
    writer.put("bean", self.bean)
    writer.put("text", self.text)
    writer.put("descriptors", self.descriptors)
    writer.put("bodyDescription", self.bodyDescription)
    writer.put("scores", self.scores)
    writer.put("source", self.source)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("unlisted", self.unlisted)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct TastingConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Tasting

  public init(
    kind: String,
    current: Tasting
  ) {
    self.kind = kind
    self.current = current
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.current = reader.required("current")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("current", self.current)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct TastingDetailsChanges: InputRecord {
  /// The instant of the tasting.
  public var at: Date?
  /// The id of the brew that was tasted. Either `brew` or `bean` must be given, not both.
  public var brew: Change<String>
  /// The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
  public var bean: Change<String>
  /// The taste, in words.
  public var text: Change<String>
  /// Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the same time, sync
  /// keeps the additions of both.
  public var descriptors: Change<[String]>
  /// The body (the feel in the mouth), in words.
  public var bodyDescription: Change<String>
  /// The scores of the tasting. `null` if there are none.
  public var scores: Change<TastingScoresChanges>
  /// The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it. mixed: a part
  /// was written by a person, and a part was suggested by the AI.
  public var source: Change<TastingSource>

  public init(
    at: Date? = nil,
    brew: Change<String> = .unchanged,
    bean: Change<String> = .unchanged,
    text: Change<String> = .unchanged,
    descriptors: Change<[String]> = .unchanged,
    bodyDescription: Change<String> = .unchanged,
    scores: Change<TastingScoresChanges> = .unchanged,
    source: Change<TastingSource> = .unchanged
  ) {
    self.at = at
    self.brew = brew
    self.bean = bean
    self.text = text
    self.descriptors = descriptors
    self.bodyDescription = bodyDescription
    self.scores = scores
    self.source = source
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("at", self.at)
    writer.putChange("brew", self.brew)
    writer.putChange("bean", self.bean)
    writer.putChange("text", self.text)
    writer.putChange("descriptors", self.descriptors)
    writer.putChange("bodyDescription", self.bodyDescription)
    writer.putChange("scores", self.scores)
    writer.putChange("source", self.source)
    return writer.json
  }
}

/// One page of a list.
public struct TastingPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Tasting]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Tasting],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// The scores of a tasting, each from 0 to 10 in steps of 0.25. A score is `null` if it was not given.
public struct TastingScores: Record {
  /// The score for the aroma, from 0 to 10.
  public var aroma: Decimal?
  /// The score for the acidity, from 0 to 10.
  public var acidity: Decimal?
  /// The score for the sweetness, from 0 to 10.
  public var sweetness: Decimal?
  /// The score for the bitterness, from 0 to 10.
  public var bitterness: Decimal?
  /// The score for the body (the feel in the mouth), from 0 to 10.
  public var body: Decimal?
  /// The score for the aftertaste, from 0 to 10.
  public var aftertaste: Decimal?
  /// The score for the balance, from 0 to 10.
  public var balance: Decimal?
  /// The overall score, from 0 to 10.
  public var overall: Decimal?

  public init(
    aroma: Decimal?,
    acidity: Decimal?,
    sweetness: Decimal?,
    bitterness: Decimal?,
    body: Decimal?,
    aftertaste: Decimal?,
    balance: Decimal?,
    overall: Decimal?
  ) {
    self.aroma = aroma
    self.acidity = acidity
    self.sweetness = sweetness
    self.bitterness = bitterness
    self.body = body
    self.aftertaste = aftertaste
    self.balance = balance
    self.overall = overall
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.aroma = reader.optional("aroma")
    self.acidity = reader.optional("acidity")
    self.sweetness = reader.optional("sweetness")
    self.bitterness = reader.optional("bitterness")
    self.body = reader.optional("body")
    self.aftertaste = reader.optional("aftertaste")
    self.balance = reader.optional("balance")
    self.overall = reader.optional("overall")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("aroma", self.aroma)
    writer.put("acidity", self.acidity)
    writer.put("sweetness", self.sweetness)
    writer.put("bitterness", self.bitterness)
    writer.put("body", self.body)
    writer.put("aftertaste", self.aftertaste)
    writer.put("balance", self.balance)
    writer.put("overall", self.overall)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct TastingScoresChanges: InputRecord {
  /// The score for the aroma, from 0 to 10.
  public var aroma: Change<Decimal>
  /// The score for the acidity, from 0 to 10.
  public var acidity: Change<Decimal>
  /// The score for the sweetness, from 0 to 10.
  public var sweetness: Change<Decimal>
  /// The score for the bitterness, from 0 to 10.
  public var bitterness: Change<Decimal>
  /// The score for the body (the feel in the mouth), from 0 to 10.
  public var body: Change<Decimal>
  /// The score for the aftertaste, from 0 to 10.
  public var aftertaste: Change<Decimal>
  /// The score for the balance, from 0 to 10.
  public var balance: Change<Decimal>
  /// The overall score, from 0 to 10.
  public var overall: Change<Decimal>

  public init(
    aroma: Change<Decimal> = .unchanged,
    acidity: Change<Decimal> = .unchanged,
    sweetness: Change<Decimal> = .unchanged,
    bitterness: Change<Decimal> = .unchanged,
    body: Change<Decimal> = .unchanged,
    aftertaste: Change<Decimal> = .unchanged,
    balance: Change<Decimal> = .unchanged,
    overall: Change<Decimal> = .unchanged
  ) {
    self.aroma = aroma
    self.acidity = acidity
    self.sweetness = sweetness
    self.bitterness = bitterness
    self.body = body
    self.aftertaste = aftertaste
    self.balance = balance
    self.overall = overall
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putChange("aroma", self.aroma)
    writer.putChange("acidity", self.acidity)
    writer.putChange("sweetness", self.sweetness)
    writer.putChange("bitterness", self.bitterness)
    writer.putChange("body", self.body)
    writer.putChange("aftertaste", self.aftertaste)
    writer.putChange("balance", self.balance)
    writer.putChange("overall", self.overall)
    return writer.json
  }
}

/// The scores of a tasting, each from 0 to 10 in steps of 0.25. A score is `null` if it was not given.
public struct TastingScoresInput: InputRecord {
  /// The score for the aroma, from 0 to 10.
  public var aroma: Decimal?
  /// The score for the acidity, from 0 to 10.
  public var acidity: Decimal?
  /// The score for the sweetness, from 0 to 10.
  public var sweetness: Decimal?
  /// The score for the bitterness, from 0 to 10.
  public var bitterness: Decimal?
  /// The score for the body (the feel in the mouth), from 0 to 10.
  public var body: Decimal?
  /// The score for the aftertaste, from 0 to 10.
  public var aftertaste: Decimal?
  /// The score for the balance, from 0 to 10.
  public var balance: Decimal?
  /// The overall score, from 0 to 10.
  public var overall: Decimal?

  public init(
    aroma: Decimal? = nil,
    acidity: Decimal? = nil,
    sweetness: Decimal? = nil,
    bitterness: Decimal? = nil,
    body: Decimal? = nil,
    aftertaste: Decimal? = nil,
    balance: Decimal? = nil,
    overall: Decimal? = nil
  ) {
    self.aroma = aroma
    self.acidity = acidity
    self.sweetness = sweetness
    self.bitterness = bitterness
    self.body = body
    self.aftertaste = aftertaste
    self.balance = balance
    self.overall = overall
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("aroma", self.aroma)
    writer.putIfGiven("acidity", self.acidity)
    writer.putIfGiven("sweetness", self.sweetness)
    writer.putIfGiven("bitterness", self.bitterness)
    writer.putIfGiven("body", self.body)
    writer.putIfGiven("aftertaste", self.aftertaste)
    writer.putIfGiven("balance", self.balance)
    writer.putIfGiven("overall", self.overall)
    return writer.json
  }
}

/// The taxes on sales and purchases of a period, by tax category and tax rate.
public struct TaxReport: Record {
  /// The first day of the period, which is included. `null` if the report has no first day.
  public var from: String?
  /// The last day of the period, which is included. `null` if the report extends to the present.
  public var to: String?
  /// The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if
  /// this machine does not know that time zone.
  public var timeZone: String
  /// The tax on invoices, less the tax on credit notes. One row for each currency, rate and category.
  public var sales: [TaxRow]
  /// The tax on purchases. One row for each currency, rate and category.
  public var purchases: [TaxRow]

  public init(
    from: String?,
    to: String?,
    timeZone: String,
    sales: [TaxRow],
    purchases: [TaxRow]
  ) {
    self.from = from
    self.to = to
    self.timeZone = timeZone
    self.sales = sales
    self.purchases = purchases
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.from = reader.optional("from")
    self.to = reader.optional("to")
    self.timeZone = reader.required("timeZone")
    self.sales = reader.required("sales")
    self.purchases = reader.required("purchases")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("from", self.from)
    writer.put("to", self.to)
    writer.put("timeZone", self.timeZone)
    writer.put("sales", self.sales)
    writer.put("purchases", self.purchases)
    return writer.json
  }
}

/// The sums of all documents with the same tax category and tax rate, in one currency.
public struct TaxRow: Record {
  /// The tax rate, in percent.
  public var taxRate: Decimal
  /// The category of the tax, according to EN 16931.
  public var taxCategory: ItemTaxCategory
  /// The number of documents that contain this tax.
  public var documents: Int
  /// The sum of the amounts without tax.
  public var net: MoneySum
  /// The sum of the taxes.
  public var tax: MoneySum

  public init(
    taxRate: Decimal,
    taxCategory: ItemTaxCategory,
    documents: Int,
    net: MoneySum,
    tax: MoneySum
  ) {
    self.taxRate = taxRate
    self.taxCategory = taxCategory
    self.documents = documents
    self.net = net
    self.tax = tax
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.taxRate = reader.required("taxRate")
    self.taxCategory = reader.required("taxCategory")
    self.documents = reader.required("documents")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("taxRate", self.taxRate)
    writer.put("taxCategory", self.taxCategory)
    writer.put("documents", self.documents)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    return writer.json
  }
}

/// The sum of the lines with the same tax category and tax rate.
public struct TaxSum: Record {
  /// The tax rate in percent.
  public var taxRate: Decimal
  /// The category of the tax (EN 16931).
  public var taxCategory: ItemTaxCategory
  /// The sum without tax.
  public var net: Money
  /// The tax on `net`.
  public var tax: Money
  /// The sum with tax.
  public var gross: Money

  public init(
    taxRate: Decimal,
    taxCategory: ItemTaxCategory,
    net: Money,
    tax: Money,
    gross: Money
  ) {
    self.taxRate = taxRate
    self.taxCategory = taxCategory
    self.net = net
    self.tax = tax
    self.gross = gross
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.taxRate = reader.required("taxRate")
    self.taxCategory = reader.required("taxCategory")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("taxRate", self.taxRate)
    writer.put("taxCategory", self.taxCategory)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    return writer.json
  }
}

/// An event of the app.
public struct TelemetryEvent: Record {
  /// The name of the event.
  public var name: String
  /// The properties of the event. Each value is a text, a number, `true` or `false`.
  public var properties: [String: JSON]
  /// The time of the event.
  public var at: Date

  public init(
    name: String,
    properties: [String: JSON],
    at: Date
  ) {
    self.name = name
    self.properties = properties
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.properties = reader.required("properties")
    self.at = reader.required("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("properties", self.properties)
    writer.put("at", self.at)
    return writer.json
  }
}

/// The events that `telemetry.track` accepts.
public struct TelemetryNames: Record {
  /// The events that may be sent.
  public var events: [DeclaredEvent]

  public init(
    events: [DeclaredEvent]
  ) {
    self.events = events
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.events = reader.required("events")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("events", self.events)
    return writer.json
  }
}

/// The host's answer to host.telemetry.send.
public struct TelemetrySent: InputRecord {
  public init() {}

  public var json: JSON { .object([]) }
}

/// A temperature scale: its name, its unit and its definition.
public struct TemperatureScale: Record {
  /// The name of the scale, as `from` and `to` of `temperature.convert` accept it.
  public var scale: TimelineScale
  /// The symbol of the unit, such as °C.
  public var symbol: String
  /// Absolute zero on this scale. Lower values are refused.
  public var absoluteZero: Decimal
  /// The definition of the scale: its conversion from degrees Celsius, in words.
  public var definition: String

  public init(
    scale: TimelineScale,
    symbol: String,
    absoluteZero: Decimal,
    definition: String
  ) {
    self.scale = scale
    self.symbol = symbol
    self.absoluteZero = absoluteZero
    self.definition = definition
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.scale = reader.required("scale")
    self.symbol = reader.required("symbol")
    self.absoluteZero = reader.required("absoluteZero")
    self.definition = reader.required("definition")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("scale", self.scale)
    writer.put("symbol", self.symbol)
    writer.put("absoluteZero", self.absoluteZero)
    writer.put("definition", self.definition)
    return writer.json
  }
}

/// One page of a list.
public struct TemperatureScalePage: ListPage {
  /// All elements, in the list's order.
  public var items: [TemperatureScale]
  /// Always `null`, because the list has only one page.
  public var next: String?

  public init(
    items: [TemperatureScale],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// A flavour term, and the number of tasting notes that contain it.
public struct TermCount: Record {
  /// The flavour term.
  public var term: String
  /// The number of tasting notes that contain the term.
  public var count: Int

  public init(
    term: String,
    count: Int
  ) {
    self.term = term
    self.count = count
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.term = reader.required("term")
    self.count = reader.required("count")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("term", self.term)
    writer.put("count", self.count)
    return writer.json
  }
}

/// In production, the tier of a company cannot be set, whatever rights the caller has.
public struct TierBoughtData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// tierIsBought: the app was built for production, where purchases decide the tier.
  public var reason: String

  public init(
    kind: String,
    reason: String
  ) {
    self.kind = kind
    self.reason = reason
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.reason = reader.required("reason")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("reason", self.reason)
    return writer.json
  }
}

/// The limits and features of a company's tier.
public struct TierLimits: Record {
  /// The tier.
  public var tier: CompanyTier
  /// The maximum number of participants, not counting owners. `null` for no limit.
  public var participants: Int?
  /// `true` if the tier includes analytics.
  public var analytics: Bool
  /// `true` if the tier includes AI (`reports.explain`).
  public var ai: Bool

  public init(
    tier: CompanyTier,
    participants: Int?,
    analytics: Bool,
    ai: Bool
  ) {
    self.tier = tier
    self.participants = participants
    self.analytics = analytics
    self.ai = ai
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.tier = reader.required("tier")
    self.participants = reader.optional("participants")
    self.analytics = reader.required("analytics")
    self.ai = reader.required("ai")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("tier", self.tier)
    writer.put("participants", self.participants)
    writer.put("analytics", self.analytics)
    writer.put("ai", self.ai)
    return writer.json
  }
}

/// One page of a list.
public struct TierLimitsPage: ListPage {
  /// All elements, in the list's order.
  public var items: [TierLimits]
  /// Always `null`, because the list has only one page.
  public var next: String?

  public init(
    items: [TierLimits],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// The company's tier does not allow the request. data.limit names the limit, data.most is its value, and data.tiers
/// lists the tiers that would allow the request.
public struct TierRequiredData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The limit that would be exceeded, or the feature that the tier lacks.
  public var limit: TierRequiredDataLimit
  /// The present limit. `null` if a feature is lacking, or if this device does not know the limit.
  public var most: Int?
  /// The tiers that allow the request.
  public var tiers: [CompanyTier]
  /// The ids of the store's products that give these tiers. Left out if the company's tier does not depend on
  /// purchases.
  public var products: [String]?

  public init(
    kind: String,
    limit: TierRequiredDataLimit,
    most: Int?,
    tiers: [CompanyTier],
    products: [String]? = nil
  ) {
    self.kind = kind
    self.limit = limit
    self.most = most
    self.tiers = tiers
    self.products = products
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.limit = reader.required("limit")
    self.most = reader.optional("most")
    self.tiers = reader.required("tiers")
    self.products = reader.optional("products")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("limit", self.limit)
    writer.put("most", self.most)
    writer.put("tiers", self.tiers)
    writer.putIfGiven("products", self.products)
    return writer.json
  }
}

/// The content of a widget for the next hours, and the reason for each fallback.
public struct Timeline: Record {
  /// The id of the place that the widget's configuration asks for, or of the place chosen for all widgets. `null` for
  /// the device's place.
  public var wanted: String?
  /// The place that the widget shows. `null` if no place is known.
  public var place: TimelinePlace?
  /// The scale of the temperatures.
  public var scale: TimelineScale
  /// The hours that have not ended, in order of time. Empty if no weather is known.
  public var entries: [TimelineEntry]
  /// The reasons why the widget shows less, or another place, than its configuration asks for. Empty if there is no
  /// such reason.
  public var fallbacks: [Fallback]
  /// The time at which the widget should request the timeline again.
  public var refresh: TimelineRefresh
  /// The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
  /// and the result is a safe default.
  public var source: FlagsSource
  /// The age of the data in milliseconds; `null` if `source` is `default`.
  public var age: Int?
  /// The members of the host's answer that the core does not know, unchanged. `null` if there are none.
  public var more: [String: JSON]?

  public init(
    wanted: String?,
    place: TimelinePlace?,
    scale: TimelineScale,
    entries: [TimelineEntry],
    fallbacks: [Fallback],
    refresh: TimelineRefresh,
    source: FlagsSource,
    age: Int?,
    more: [String: JSON]?
  ) {
    self.wanted = wanted
    self.place = place
    self.scale = scale
    self.entries = entries
    self.fallbacks = fallbacks
    self.refresh = refresh
    self.source = source
    self.age = age
    self.more = more
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.wanted = reader.optional("wanted")
    self.place = reader.optional("place")
    self.scale = reader.required("scale")
    self.entries = reader.required("entries")
    self.fallbacks = reader.required("fallbacks")
    self.refresh = reader.required("refresh")
    self.source = reader.required("source")
    self.age = reader.optional("age")
    self.more = reader.optional("more")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("wanted", self.wanted)
    writer.put("place", self.place)
    writer.put("scale", self.scale)
    writer.put("entries", self.entries)
    writer.put("fallbacks", self.fallbacks)
    writer.put("refresh", self.refresh)
    writer.put("source", self.source)
    writer.put("age", self.age)
    writer.put("more", self.more)
    return writer.json
  }
}

/// The content of a widget during one hour.
public struct TimelineEntry: Record {
  /// The time when the hour begins, from which the widget shows this entry.
  public var at: Date
  /// The temperature in degrees Celsius, converted from the host's unit.
  public var celsius: Decimal
  /// The temperature in degrees of the timeline's `scale`.
  public var temperature: Decimal
  /// `true` if the temperature is outside the table of the scale Humanus, so that the value was extrapolated linearly.
  public var extrapolated: Bool
  /// The weather in a word or two, as the host calls it. `null` if the host does not report it.
  public var condition: String?
  /// The members of the host's answer that the core does not know, unchanged. `null` if there are none.
  public var more: [String: JSON]?

  public init(
    at: Date,
    celsius: Decimal,
    temperature: Decimal,
    extrapolated: Bool,
    condition: String?,
    more: [String: JSON]?
  ) {
    self.at = at
    self.celsius = celsius
    self.temperature = temperature
    self.extrapolated = extrapolated
    self.condition = condition
    self.more = more
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.celsius = reader.required("celsius")
    self.temperature = reader.required("temperature")
    self.extrapolated = reader.required("extrapolated")
    self.condition = reader.optional("condition")
    self.more = reader.optional("more")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("celsius", self.celsius)
    writer.put("temperature", self.temperature)
    writer.put("extrapolated", self.extrapolated)
    writer.put("condition", self.condition)
    writer.put("more", self.more)
    return writer.json
  }
}

/// The place that a widget shows.
public struct TimelinePlace: Record {
  /// The id of the place. `null` for the device's place.
  public var id: String?
  /// The name of the place. `null` if the name is not known yet.
  public var name: String?
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
  public var timeZone: String?
  /// The time when the device was at this place. `null` for a place that the user chose.
  public var at: Date?

  public init(
    id: String?,
    name: String?,
    latitude: Decimal,
    longitude: Decimal,
    timeZone: String?,
    at: Date?
  ) {
    self.id = id
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.timeZone = timeZone
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.optional("id")
    self.name = reader.optional("name")
    self.latitude = reader.required("latitude")
    self.longitude = reader.required("longitude")
    self.timeZone = reader.optional("timeZone")
    self.at = reader.optional("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.put("timeZone", self.timeZone)
    writer.put("at", self.at)
    return writer.json
  }
}

/// The time when a widget should request its timeline again.
public struct TimelineRefresh: Record {
  /// The rule for the next request. after: at the time in `at`. never: only when the app reports that the content has
  /// changed.
  public var policy: TimelineRefreshPolicy
  /// The time of the next request. `null` if `policy` is `never`.
  public var at: Date?

  public init(
    policy: TimelineRefreshPolicy,
    at: Date?
  ) {
    self.policy = policy
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.policy = reader.required("policy")
    self.at = reader.optional("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("policy", self.policy)
    writer.put("at", self.at)
    return writer.json
  }
}

/// Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait before
/// the next attempt.
public struct TooManyAttemptsData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The time during which further attempts are refused, in milliseconds.
  public var retryAfter: Int
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
  public var owner: String?

  public init(
    kind: String,
    retryAfter: Int,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.retryAfter = retryAfter
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.retryAfter = reader.required("retryAfter")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("retryAfter", self.retryAfter)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// A filter of events. An event must fit all given members. A topic without members fits all events.
public struct Topic: InputRecord {
  /// The service of the records. Default: the records of all services.
  public var service: String?
  /// The kind of the records. Default: records of all kinds.
  public var type: String?
  /// The id of the company of the records. Default: the records of all companies and of the account.
  public var company: String?

  public init(
    service: String? = nil,
    type: String? = nil,
    company: String? = nil
  ) {
    self.service = service
    self.type = type
    self.company = company
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("service", self.service)
    writer.putIfGiven("type", self.type)
    writer.putIfGiven("company", self.company)
    return writer.json
  }
}

/// The outcome of recording an event.
public struct TrackedEvent: Record {
  /// `true` if the event waits to be sent. `false` if the event was dropped because telemetry is off.
  public var waits: Bool

  public init(
    waits: Bool
  ) {
    self.waits = waits
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.waits = reader.required("waits")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("waits", self.waits)
    return writer.json
  }
}

/// The founder must first make another owner the founder, with access.transfer.
public struct Transfer: Record {
  /// The kind of the condition: transfer.
  public var rule: String

  public init(
    rule: String
  ) {
    self.rule = rule
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.rule = reader.required("rule")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("rule", self.rule)
    return writer.json
  }
}

/// The host's answer to host.image.transform.
public struct TransformedImage: InputRecord {
  /// The absolute path of the file.
  public var path: String
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The number of bytes of the file.
  public var bytes: Int

  public init(
    path: String,
    width: Int,
    height: Int,
    bytes: Int
  ) {
    self.path = path
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("path", self.path)
    writer.put("width", self.width)
    writer.put("height", self.height)
    writer.put("bytes", self.bytes)
    return writer.json
  }
}

/// The turnover of the stock in a period: how often the stock was sold or used up, and replaced.
public struct TurnoverReport: Record {
  /// The first day of the period, which is included. `null` if the report has no first day.
  public var from: String?
  /// The last day of the period, which is included. `null` if the report extends to the present.
  public var to: String?
  /// The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone, or if
  /// this machine does not know that time zone.
  public var timeZone: String
  /// The totals of all items, one row for each currency.
  public var totals: [TurnoverSum]
  /// The number of items that had stock, or of which goods left, and that have no known cost. The sums do not include
  /// them.
  public var uncosted: Int
  /// The rows, sorted by currency, and within a currency by `out`, the largest first.
  public var items: [TurnoverRow]
  /// The cursor of the next page, to pass as `after`; `null` on the last page.
  public var next: String?

  public init(
    from: String?,
    to: String?,
    timeZone: String,
    totals: [TurnoverSum],
    uncosted: Int,
    items: [TurnoverRow],
    next: String?
  ) {
    self.from = from
    self.to = to
    self.timeZone = timeZone
    self.totals = totals
    self.uncosted = uncosted
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.from = reader.optional("from")
    self.to = reader.optional("to")
    self.timeZone = reader.required("timeZone")
    self.totals = reader.required("totals")
    self.uncosted = reader.required("uncosted")
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("from", self.from)
    writer.put("to", self.to)
    writer.put("timeZone", self.timeZone)
    writer.put("totals", self.totals)
    writer.put("uncosted", self.uncosted)
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// One row of a turnover report: the turnover of an item, or of the items of a category.
public struct TurnoverRow: Record {
  /// The id of the item. `null` unless rows are by item.
  public var item: String?
  /// The item's SKU. `null` unless rows are by item.
  public var sku: String?
  /// The item's name. `null` unless rows are by item.
  public var name: String?
  /// The category of the item or the items. `null` for items without a category.
  public var category: String?
  /// The cost of the goods that were sold or used up, less the cost of goods that customers returned.
  public var out: MoneySum
  /// The value of the stock at the beginning of the period.
  public var opening: MoneySum
  /// The value of the stock at the end of the period.
  public var closing: MoneySum
  /// The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to even.
  /// `null` if that average is 0 or less.
  public var turnover: Decimal?

  public init(
    item: String?,
    sku: String?,
    name: String?,
    category: String?,
    out: MoneySum,
    opening: MoneySum,
    closing: MoneySum,
    turnover: Decimal?
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.category = category
    self.out = out
    self.opening = opening
    self.closing = closing
    self.turnover = turnover
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.name = reader.optional("name")
    self.category = reader.optional("category")
    self.out = reader.required("out")
    self.opening = reader.required("opening")
    self.closing = reader.required("closing")
    self.turnover = reader.optional("turnover")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("category", self.category)
    writer.put("out", self.out)
    writer.put("opening", self.opening)
    writer.put("closing", self.closing)
    writer.put("turnover", self.turnover)
    return writer.json
  }
}

/// The cost of the goods that left, and the value of the stock before and after the period, in one currency.
public struct TurnoverSum: Record {
  /// The cost of the goods that were sold or used up, less the cost of goods that customers returned.
  public var out: MoneySum
  /// The value of the stock at the beginning of the period.
  public var opening: MoneySum
  /// The value of the stock at the end of the period.
  public var closing: MoneySum
  /// The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to even.
  /// `null` if that average is 0 or less.
  public var turnover: Decimal?

  public init(
    out: MoneySum,
    opening: MoneySum,
    closing: MoneySum,
    turnover: Decimal?
  ) {
    self.out = out
    self.opening = opening
    self.closing = closing
    self.turnover = turnover
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.out = reader.required("out")
    self.opening = reader.required("opening")
    self.closing = reader.required("closing")
    self.turnover = reader.optional("turnover")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("out", self.out)
    writer.put("opening", self.opening)
    writer.put("closing", self.closing)
    writer.put("turnover", self.turnover)
    return writer.json
  }
}
