// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The record's status does not allow this step. data.allowed lists the steps that are possible now, and data.waiting
/// lists the conditions of the other steps.
public struct IllegalStepData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The present status of the record.
  public var status: String
  /// The status or the action that the request asked for.
  public var asked: String
  /// The statuses to which the record can move now.
  public var allowed: [String]
  /// The steps that are not possible yet, each with the conditions that must be met first.
  public var waiting: [WaitingStep]

  public init(
    kind: String,
    status: String,
    asked: String,
    allowed: [String],
    waiting: [WaitingStep]
  ) {
    self.kind = kind
    self.status = status
    self.asked = asked
    self.allowed = allowed
    self.waiting = waiting
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.status = reader.required("status")
    self.asked = reader.required("asked")
    self.allowed = reader.required("allowed")
    self.waiting = reader.required("waiting")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("status", self.status)
    writer.put("asked", self.asked)
    writer.put("allowed", self.allowed)
    writer.put("waiting", self.waiting)
    return writer.json
  }
}

/// The result of an import: the numbers of created and changed records, and the refused rows.
public struct ImportReport: Record {
  /// The number of rows. A record that spans several lines is one row.
  public var rows: Int
  /// The number of rows that created a record.
  public var created: Int
  /// The number of rows that changed a record.
  public var updated: Int
  /// The number of rows whose record already had the same values.
  public var unchanged: Int
  /// The number of refused rows. If an atomic import has refused rows, it stores nothing.
  public var failed: Int
  /// The refused rows and their problems, at most 1,000.
  public var problems: [RowProblems]
  /// The form in which the core has read the table: what the request gave, or what the core has guessed. Left out for
  /// formats other than csv.
  public var form: AnsweredForm?

  public init(
    rows: Int,
    created: Int,
    updated: Int,
    unchanged: Int,
    failed: Int,
    problems: [RowProblems],
    form: AnsweredForm? = nil
  ) {
    self.rows = rows
    self.created = created
    self.updated = updated
    self.unchanged = unchanged
    self.failed = failed
    self.problems = problems
    self.form = form
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.rows = reader.required("rows")
    self.created = reader.required("created")
    self.updated = reader.required("updated")
    self.unchanged = reader.required("unchanged")
    self.failed = reader.required("failed")
    self.problems = reader.required("problems")
    self.form = reader.optional("form")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("rows", self.rows)
    writer.put("created", self.created)
    writer.put("updated", self.updated)
    writer.put("unchanged", self.unchanged)
    writer.put("failed", self.failed)
    writer.put("problems", self.problems)
    writer.putIfGiven("form", self.form)
    return writer.json
  }
}

/// A place that was used on another device.
public struct ImportedPlace: InputRecord {
  /// The name of the place.
  public var name: String
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The id of the place on the other device. The id becomes valid on this device, too, unless it already names another
  /// place here.
  public var id: String?
  /// The state or province.
  public var region: String?
  /// The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE.
  public var country: String?
  /// The name of the place's time zone in the IANA database, such as `Europe/Berlin`.
  public var timeZone: String?
  /// The time of the place's last use on the other device, as in `widgets.recents.list`. On this device, the import
  /// counts as a use now.
  public var usedAt: Date?

  public init(
    name: String,
    latitude: Decimal,
    longitude: Decimal,
    id: String? = nil,
    region: String? = nil,
    country: String? = nil,
    timeZone: String? = nil,
    usedAt: Date? = nil
  ) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.id = id
    self.region = region
    self.country = country
    self.timeZone = timeZone
    self.usedAt = usedAt
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("id", self.id)
    writer.put("name", self.name)
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.putIfGiven("region", self.region)
    writer.putIfGiven("country", self.country)
    writer.putIfGiven("timeZone", self.timeZone)
    writer.putIfGiven("usedAt", self.usedAt)
    return writer.json
  }
}

/// The number of records of one kind that refer to a record.
public struct InUseCount: Record {
  /// The kind of the records, such as `order`.
  public var kind: String
  /// The number of records.
  public var count: Int

  public init(
    kind: String,
    count: Int
  ) {
    self.kind = kind
    self.count = count
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.count = reader.required("count")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("count", self.count)
    return writer.json
  }
}

/// Other records refer to the record. data.counts has the number of these records for each kind. Remove the references
/// first.
public struct InUseData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The numbers of records that refer to the record, for each kind of record that does.
  public var counts: [InUseCount]

  public init(
    kind: String,
    counts: [InUseCount]
  ) {
    self.kind = kind
    self.counts = counts
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.counts = reader.required("counts")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("counts", self.counts)
    return writer.json
  }
}

/// Facts about a process of the core.
public struct Info: Record {
  /// The program's name.
  public var name: String
  /// The program's version, in the form of semver.org, such as 0.1.0.
  public var version: String
  /// The path of the data directory. `:memory:` if the core keeps its data in memory.
  public var data: String
  /// The number of methods that the core offers.
  public var methods: Int

  public init(
    name: String,
    version: String,
    data: String,
    methods: Int
  ) {
    self.name = name
    self.version = version
    self.data = data
    self.methods = methods
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.version = reader.required("version")
    self.data = reader.required("data")
    self.methods = reader.required("methods")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("version", self.version)
    writer.put("data", self.data)
    writer.put("methods", self.methods)
    return writer.json
  }
}

/// The outcome of each signed document, and the tiers and features that the account has now.
public struct Ingested: Record {
  /// The outcomes, one for each document. The outcome of a notification is followed by those of the documents inside
  /// it.
  public var outcomes: [Outcome]
  /// The account's present tier in each group, in the catalogue's order.
  public var tiers: [HeldTier]
  /// The features of these tiers, sorted by the bytes of their ids.
  public var features: [String]
  /// The time when the first of the purchases that give tiers now ends; `null` if none of them ends.
  public var validUntil: Date?
  /// The time for which the tiers and features were computed.
  public var at: Date

  public init(
    outcomes: [Outcome],
    tiers: [HeldTier],
    features: [String],
    validUntil: Date?,
    at: Date
  ) {
    self.outcomes = outcomes
    self.tiers = tiers
    self.features = features
    self.validUntil = validUntil
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.outcomes = reader.required("outcomes")
    self.tiers = reader.required("tiers")
    self.features = reader.required("features")
    self.validUntil = reader.optional("validUntil")
    self.at = reader.required("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("outcomes", self.outcomes)
    writer.put("tiers", self.tiers)
    writer.put("features", self.features)
    writer.put("validUntil", self.validUntil)
    writer.put("at", self.at)
    return writer.json
  }
}

/// A finding about brews, such as the best parameters, as numbers and ids. A front end turns it into words.
public struct Insight: Record {
  /// The kind of insight, such as `bestParameters`.
  public var kind: InsightKind
  /// The state of the insight. ready: there are enough brews for a finding. tooLittle: more brews are needed. empty: no
  /// brew counts for this kind.
  public var state: InsightState
  /// The finding. `null` if `state` is not `ready`, or if the brews show no effect.
  public var data: InsightData?
  /// The number of brews on which the insight is based, and the number that is needed.
  public var evidence: Evidence
  /// The confidence of the finding, judged by the number of brews. low: at least the needed number. medium: at least
  /// twice that number. high: at least four times that number. `null` if `state` is not `ready`.
  public var confidence: InsightConfidence?

  public init(
    kind: InsightKind,
    state: InsightState,
    data: InsightData?,
    evidence: Evidence,
    confidence: InsightConfidence?
  ) {
    self.kind = kind
    self.state = state
    self.data = data
    self.evidence = evidence
    self.confidence = confidence
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.state = reader.required("state")
    self.data = reader.optional("data")
    self.evidence = reader.required("evidence")
    self.confidence = reader.optional("confidence")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("state", self.state)
    writer.put("data", self.data)
    writer.put("evidence", self.evidence)
    writer.put("confidence", self.confidence)
    return writer.json
  }
}

/// The numbers and ids of an insight. Each kind has its own members. The other members are left out.
public struct InsightData: Record {
  /// The id of the beans to which the finding applies.
  public var bean: String?
  /// The brewing method to which the finding applies.
  public var method: BrewMethod?
  /// The id of the recipe to which the finding applies.
  public var recipe: String?
  /// The median dose of the best brews, in grams.
  public var dose: Decimal?
  /// The median ratio of the best brews: the grams of water or beverage for each gram of coffee.
  public var ratio: Decimal?
  /// The median water temperature of the best brews, in degrees Celsius.
  public var temperature: Decimal?
  /// The median duration of the best brews, in seconds.
  public var time: Decimal?
  /// The median grind setting of the best brews, on the grinder's own scale.
  public var grindSetting: Decimal?
  /// The median rating of the best brews, from 0 to 5.
  public var rating: Decimal?
  /// The direction of the trend. steady: the value changes by less than 5 percent of its mean.
  public var direction: InsightDataDirection?
  /// The change per week, in the unit of the value: the slope of the straight line that fits the brews best.
  public var perWeek: Decimal?
  /// The change over all examined days, in percent of the mean. Negative if the value falls.
  public var percent: Decimal?
  /// The value whose brews have the best ratings: a grind setting, a temperature (in degrees Celsius) or an age (in
  /// days).
  public var value: Decimal?
  /// For a trend: the mean value of all brews. For an effect: the mean rating of the brews with the best value.
  public var mean: Decimal?
  /// For an effect: the mean rating of the brews with other values.
  public var rest: Decimal?
  /// The standard deviation of the ratio between the brews.
  public var ratioDeviation: Decimal?
  /// The standard deviation of the duration, in seconds.
  public var timeDeviation: Decimal?
  /// The standard deviation of the extraction yield, in percent.
  public var extractionDeviation: Decimal?
  /// The number of brews with an extraction yield under 18 percent.
  public var under: Int?
  /// The number of brews with an extraction yield of 18 to 22 percent.
  public var within: Int?
  /// The number of brews with an extraction yield over 22 percent.
  public var over: Int?
  /// The most frequent flavour terms in the tasting notes, at most ten.
  public var terms: [TermCount]?

  public init(
    bean: String? = nil,
    method: BrewMethod? = nil,
    recipe: String? = nil,
    dose: Decimal? = nil,
    ratio: Decimal? = nil,
    temperature: Decimal? = nil,
    time: Decimal? = nil,
    grindSetting: Decimal? = nil,
    rating: Decimal? = nil,
    direction: InsightDataDirection? = nil,
    perWeek: Decimal? = nil,
    percent: Decimal? = nil,
    value: Decimal? = nil,
    mean: Decimal? = nil,
    rest: Decimal? = nil,
    ratioDeviation: Decimal? = nil,
    timeDeviation: Decimal? = nil,
    extractionDeviation: Decimal? = nil,
    under: Int? = nil,
    within: Int? = nil,
    over: Int? = nil,
    terms: [TermCount]? = nil
  ) {
    self.bean = bean
    self.method = method
    self.recipe = recipe
    self.dose = dose
    self.ratio = ratio
    self.temperature = temperature
    self.time = time
    self.grindSetting = grindSetting
    self.rating = rating
    self.direction = direction
    self.perWeek = perWeek
    self.percent = percent
    self.value = value
    self.mean = mean
    self.rest = rest
    self.ratioDeviation = ratioDeviation
    self.timeDeviation = timeDeviation
    self.extractionDeviation = extractionDeviation
    self.under = under
    self.within = within
    self.over = over
    self.terms = terms
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.bean = reader.optional("bean")
    self.method = reader.optional("method")
    self.recipe = reader.optional("recipe")
    self.dose = reader.optional("dose")
    self.ratio = reader.optional("ratio")
    self.temperature = reader.optional("temperature")
    self.time = reader.optional("time")
    self.grindSetting = reader.optional("grindSetting")
    self.rating = reader.optional("rating")
    self.direction = reader.optional("direction")
    self.perWeek = reader.optional("perWeek")
    self.percent = reader.optional("percent")
    self.value = reader.optional("value")
    self.mean = reader.optional("mean")
    self.rest = reader.optional("rest")
    self.ratioDeviation = reader.optional("ratioDeviation")
    self.timeDeviation = reader.optional("timeDeviation")
    self.extractionDeviation = reader.optional("extractionDeviation")
    self.under = reader.optional("under")
    self.within = reader.optional("within")
    self.over = reader.optional("over")
    self.terms = reader.optional("terms")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("bean", self.bean)
    writer.putIfGiven("method", self.method)
    writer.putIfGiven("recipe", self.recipe)
    writer.putIfGiven("dose", self.dose)
    writer.putIfGiven("ratio", self.ratio)
    writer.putIfGiven("temperature", self.temperature)
    writer.putIfGiven("time", self.time)
    writer.putIfGiven("grindSetting", self.grindSetting)
    writer.putIfGiven("rating", self.rating)
    writer.putIfGiven("direction", self.direction)
    writer.putIfGiven("perWeek", self.perWeek)
    writer.putIfGiven("percent", self.percent)
    writer.putIfGiven("value", self.value)
    writer.putIfGiven("mean", self.mean)
    writer.putIfGiven("rest", self.rest)
    writer.putIfGiven("ratioDeviation", self.ratioDeviation)
    writer.putIfGiven("timeDeviation", self.timeDeviation)
    writer.putIfGiven("extractionDeviation", self.extractionDeviation)
    writer.putIfGiven("under", self.under)
    writer.putIfGiven("within", self.within)
    writer.putIfGiven("over", self.over)
    writer.putIfGiven("terms", self.terms)
    return writer.json
  }
}

/// The insights of the journal, one of each kind.
public struct Insights: Record {
  /// The insights, one of each kind.
  public var insights: [Insight]

  public init(
    insights: [Insight]
  ) {
    self.insights = insights
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.insights = reader.required("insights")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("insights", self.insights)
    return writer.json
  }
}

/// There is less stock than the request takes. data has the item, the location, the lot, and the requested, present and
/// available quantities.
public struct InsufficientStockData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The id of the item.
  public var item: String
  /// The id of the location from which the request takes the stock.
  public var location: String
  /// The id of the lot; `null` if the request named none.
  public var lot: String?
  /// The requested quantity, in the item's own unit.
  public var asked: Decimal
  /// The quantity on hand in the location, in the item's own unit. If the request named a lot, the quantity of this
  /// lot.
  public var onHand: Decimal
  /// The quantity that could be taken, in the item's own unit. Stock that is reserved for orders or builds is excluded.
  /// If the request named no lot, expired lots and lots that must not be sold are excluded, too.
  public var available: Decimal
  /// The usable stock of the item in other locations, at most ten of them. Empty for callers who may not view the
  /// inventory.
  public var elsewhere: [StockElsewhere]
  /// The quantity that is expected: on order, or to be made by open builds. `null` for callers who may not view the
  /// inventory.
  public var incoming: Decimal?
  /// The instant at which the next part of `incoming` is expected; `null` if it is not known.
  public var incomingAt: Date?

  public init(
    kind: String,
    item: String,
    location: String,
    lot: String?,
    asked: Decimal,
    onHand: Decimal,
    available: Decimal,
    elsewhere: [StockElsewhere],
    incoming: Decimal?,
    incomingAt: Date?
  ) {
    self.kind = kind
    self.item = item
    self.location = location
    self.lot = lot
    self.asked = asked
    self.onHand = onHand
    self.available = available
    self.elsewhere = elsewhere
    self.incoming = incoming
    self.incomingAt = incomingAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.item = reader.required("item")
    self.location = reader.required("location")
    self.lot = reader.optional("lot")
    self.asked = reader.required("asked")
    self.onHand = reader.required("onHand")
    self.available = reader.required("available")
    self.elsewhere = reader.required("elsewhere")
    self.incoming = reader.optional("incoming")
    self.incomingAt = reader.optional("incomingAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("item", self.item)
    writer.put("location", self.location)
    writer.put("lot", self.lot)
    writer.put("asked", self.asked)
    writer.put("onHand", self.onHand)
    writer.put("available", self.available)
    writer.put("elsewhere", self.elsewhere)
    writer.put("incoming", self.incoming)
    writer.put("incomingAt", self.incomingAt)
    return writer.json
  }
}

/// A list of purchase intents.
public struct IntentList: Record {
  /// The intents, in the order in which they were added.
  public var intents: [PurchaseIntent]

  public init(
    intents: [PurchaseIntent]
  ) {
    self.intents = intents
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.intents = reader.required("intents")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("intents", self.intents)
    return writer.json
  }
}

/// The core has a fault. The core's log has the details.
public struct InternalErrorData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String

  public init(
    kind: String
  ) {
    self.kind = kind
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    return writer.json
  }
}

/// The parameters don't fit the method. data.problems lists all problems.
public struct InvalidParamsData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// All problems of the parameters.
  public var problems: [Problem]

  public init(
    kind: String,
    problems: [Problem]
  ) {
    self.kind = kind
    self.problems = problems
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.problems = reader.required("problems")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("problems", self.problems)
    return writer.json
  }
}

/// The message is JSON, but not a JSON-RPC 2.0 request.
public struct InvalidRequestData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String

  public init(
    kind: String
  ) {
    self.kind = kind
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    return writer.json
  }
}

/// The share with an invited participant, and the participant's access record.
public struct InvitedParticipant: InputRecord {
  /// The share.
  public var share: CloudShare
  /// The access record in its present state. `null` if it no longer exists.
  public var record: CloudRecordInput?

  public init(
    share: CloudShare,
    record: CloudRecordInput? = nil
  ) {
    self.share = share
    self.record = record
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("share", self.share)
    writer.putIfGiven("record", self.record)
    return writer.json
  }
}

/// An invoice or a credit note. It is never changed and never deleted.
public struct Invoice: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The kind of the document.
  public var type: InvoiceType
  /// The number on the document.
  public var number: String
  /// The series of the number: A, B, C and so on. Each device that issues documents has a series of its own. Numbers do
  /// not show the series A.
  public var series: String
  /// The position in the series, from 1. Invoices and credit notes are counted separately. Neither count has gaps.
  public var sequence: Int
  /// The id of the order.
  public var order: String
  /// The number of the order.
  public var orderNumber: String?
  /// The id of the invoice that a credit note corrects. `null` for an invoice.
  public var invoice: String?
  /// The number of the corrected invoice.
  public var invoiceNumber: String?
  /// The reason for a credit note, as a free text.
  public var reason: String?
  /// The instant of issue.
  public var issuedAt: Date
  /// The day of issue, in the company's time zone at that time.
  public var issuedOn: String
  /// The instant of the last shipment of goods on the document. `null` if nothing was shipped, and on a credit note.
  public var suppliedAt: Date?
  /// The day of `suppliedAt`, in the company's time zone at the time of issue.
  public var suppliedOn: String?
  /// The instant by which the invoice must be paid: the end of the day `dueOn`. `null` for a contact without
  /// `paymentDays`, and on a credit note.
  public var dueAt: Date?
  /// The last day on which the invoice can be paid in time: the day of issue plus the contact's `paymentDays`.
  public var dueOn: String?
  /// The seller, as it was when the document was issued.
  public var seller: InvoiceSeller
  /// The buyer, as it was when the document was issued.
  public var buyer: InvoiceBuyer
  /// The address to which the goods are shipped. `null` if none is known.
  public var shippingAddress: Address?
  /// The customer's own reference for the order, such as the number of their purchase order.
  public var reference: String?
  /// The currency of all amounts (ISO 4217).
  public var currency: String
  /// `true` if unit prices include the tax.
  public var taxIncluded: Bool
  /// The lines. On a credit note, the credited quantities and amounts are positive.
  public var lines: [InvoiceLine]
  /// The sums for each category and rate of the tax.
  public var taxes: [TaxSum]
  /// The sum of the lines without tax. Positive on a credit note, too, like all amounts.
  public var net: Money
  /// The sum of the tax.
  public var tax: Money
  /// The sum of `net` and `tax`.
  public var gross: Money
  /// The company's terms of payment in words. `null` on a credit note.
  public var paymentTerms: String?
  /// The order's note for the customer, when the document was issued.
  public var note: String?
  /// The id of the user who issued the document.
  public var actor: String
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The amount paid. Money that was paid for an order goes to its invoices, the oldest first. 0 for a credit note.
  public var paid: Money?
  /// The amount that is still to be paid: `gross`, less the credit notes that correct the invoice, less `paid`.
  /// Negative if an amount must be paid back. 0 for a credit note.
  public var due: Money?
  /// The paid amount compared with the owed amount. A credit note is `paid`.
  public var paymentState: OrderPaymentState?

  public init(
    id: String,
    company: String,
    type: InvoiceType,
    number: String,
    series: String,
    sequence: Int,
    order: String,
    orderNumber: String?,
    invoice: String?,
    invoiceNumber: String?,
    reason: String?,
    issuedAt: Date,
    issuedOn: String,
    suppliedAt: Date?,
    suppliedOn: String?,
    dueAt: Date?,
    dueOn: String?,
    seller: InvoiceSeller,
    buyer: InvoiceBuyer,
    shippingAddress: Address?,
    reference: String?,
    currency: String,
    taxIncluded: Bool,
    lines: [InvoiceLine],
    taxes: [TaxSum],
    net: Money,
    tax: Money,
    gross: Money,
    paymentTerms: String?,
    note: String?,
    actor: String,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil,
    paid: Money? = nil,
    due: Money? = nil,
    paymentState: OrderPaymentState? = nil
  ) {
    self.id = id
    self.company = company
    self.type = type
    self.number = number
    self.series = series
    self.sequence = sequence
    self.order = order
    self.orderNumber = orderNumber
    self.invoice = invoice
    self.invoiceNumber = invoiceNumber
    self.reason = reason
    self.issuedAt = issuedAt
    self.issuedOn = issuedOn
    self.suppliedAt = suppliedAt
    self.suppliedOn = suppliedOn
    self.dueAt = dueAt
    self.dueOn = dueOn
    self.seller = seller
    self.buyer = buyer
    self.shippingAddress = shippingAddress
    self.reference = reference
    self.currency = currency
    self.taxIncluded = taxIncluded
    self.lines = lines
    self.taxes = taxes
    self.net = net
    self.tax = tax
    self.gross = gross
    self.paymentTerms = paymentTerms
    self.note = note
    self.actor = actor
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
    self.paid = paid
    self.due = due
    self.paymentState = paymentState
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.type = reader.required("type")
    self.number = reader.required("number")
    self.series = reader.required("series")
    self.sequence = reader.required("sequence")
    self.order = reader.required("order")
    self.orderNumber = reader.optional("orderNumber")
    self.invoice = reader.optional("invoice")
    self.invoiceNumber = reader.optional("invoiceNumber")
    self.reason = reader.optional("reason")
    self.issuedAt = reader.required("issuedAt")
    self.issuedOn = reader.required("issuedOn")
    self.suppliedAt = reader.optional("suppliedAt")
    self.suppliedOn = reader.optional("suppliedOn")
    self.dueAt = reader.optional("dueAt")
    self.dueOn = reader.optional("dueOn")
    self.seller = reader.required("seller")
    self.buyer = reader.required("buyer")
    self.shippingAddress = reader.optional("shippingAddress")
    self.reference = reader.optional("reference")
    self.currency = reader.required("currency")
    self.taxIncluded = reader.required("taxIncluded")
    self.lines = reader.required("lines")
    self.taxes = reader.required("taxes")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
    self.paymentTerms = reader.optional("paymentTerms")
    self.note = reader.optional("note")
    self.actor = reader.required("actor")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.paid = reader.optional("paid")
    self.due = reader.optional("due")
    self.paymentState = reader.optional("paymentState")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("type", self.type)
    writer.put("number", self.number)
    writer.put("series", self.series)
    writer.put("sequence", self.sequence)
    writer.put("order", self.order)
    writer.put("orderNumber", self.orderNumber)
    writer.put("invoice", self.invoice)
    writer.put("invoiceNumber", self.invoiceNumber)
    writer.put("reason", self.reason)
    writer.put("issuedAt", self.issuedAt)
    writer.put("issuedOn", self.issuedOn)
    writer.put("suppliedAt", self.suppliedAt)
    writer.put("suppliedOn", self.suppliedOn)
    writer.put("dueAt", self.dueAt)
    writer.put("dueOn", self.dueOn)
    writer.put("seller", self.seller)
    writer.put("buyer", self.buyer)
    writer.put("shippingAddress", self.shippingAddress)
    writer.put("reference", self.reference)
    writer.put("currency", self.currency)
    writer.put("taxIncluded", self.taxIncluded)
    writer.put("lines", self.lines)
    writer.put("taxes", self.taxes)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    writer.put("paymentTerms", self.paymentTerms)
    writer.put("note", self.note)
    writer.put("actor", self.actor)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("paid", self.paid)
    writer.putIfGiven("due", self.due)
    writer.putIfGiven("paymentState", self.paymentState)
    return writer.json
  }
}

/// The buyer on an invoice or a credit note.
public struct InvoiceBuyer: Record {
  /// The contact. It may have been merged into another one since.
  public var contact: String
  /// The buyer's name.
  public var name: String
  /// The address of the invoice.
  public var address: Address?
  /// The buyer's tax id.
  public var taxId: String?

  public init(
    contact: String,
    name: String,
    address: Address?,
    taxId: String?
  ) {
    self.contact = contact
    self.name = name
    self.address = address
    self.taxId = taxId
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.contact = reader.required("contact")
    self.name = reader.required("name")
    self.address = reader.optional("address")
    self.taxId = reader.optional("taxId")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("contact", self.contact)
    writer.put("name", self.name)
    writer.put("address", self.address)
    writer.put("taxId", self.taxId)
    return writer.json
  }
}

/// The contents of an invoice or a credit note, as article 226 of Directive 2006/112/EC requires them.
public struct InvoiceDocument: Record {
  /// The kind of the document.
  public var type: InvoiceType
  /// The number on the document.
  public var number: String
  /// The series of the number: A, B, C and so on. Each device that issues documents has a series of its own. Numbers do
  /// not show the series A.
  public var series: String
  /// The position in the series, from 1. Invoices and credit notes are counted separately. Neither count has gaps.
  public var sequence: Int
  /// The id of the order.
  public var order: String
  /// The number of the order.
  public var orderNumber: String?
  /// The id of the invoice that a credit note corrects. `null` for an invoice.
  public var invoice: String?
  /// The number of the corrected invoice.
  public var invoiceNumber: String?
  /// The reason for a credit note, as a free text.
  public var reason: String?
  /// The instant of issue.
  public var issuedAt: Date
  /// The day of issue, in the company's time zone at that time.
  public var issuedOn: String
  /// The instant of the last shipment of goods on the document. `null` if nothing was shipped, and on a credit note.
  public var suppliedAt: Date?
  /// The day of `suppliedAt`, in the company's time zone at the time of issue.
  public var suppliedOn: String?
  /// The instant by which the invoice must be paid: the end of the day `dueOn`. `null` for a contact without
  /// `paymentDays`, and on a credit note.
  public var dueAt: Date?
  /// The last day on which the invoice can be paid in time: the day of issue plus the contact's `paymentDays`.
  public var dueOn: String?
  /// The seller, as it was when the document was issued.
  public var seller: InvoiceSeller
  /// The buyer, as it was when the document was issued.
  public var buyer: InvoiceBuyer
  /// The address to which the goods are shipped. `null` if none is known.
  public var shippingAddress: Address?
  /// The customer's own reference for the order, such as the number of their purchase order.
  public var reference: String?
  /// The currency of all amounts (ISO 4217).
  public var currency: String
  /// `true` if unit prices include the tax.
  public var taxIncluded: Bool
  /// The lines. On a credit note, the credited quantities and amounts are positive.
  public var lines: [InvoiceLine]
  /// The sums for each category and rate of the tax.
  public var taxes: [TaxSum]
  /// The sum of the lines without tax. Positive on a credit note, too, like all amounts.
  public var net: Money
  /// The sum of the tax.
  public var tax: Money
  /// The sum of `net` and `tax`.
  public var gross: Money
  /// The company's terms of payment in words. `null` on a credit note.
  public var paymentTerms: String?
  /// The order's note for the customer, when the document was issued.
  public var note: String?
  /// The id of the user who issued the document.
  public var actor: String
  /// The sentences, in English, that state why the document charges no tax, such as Reverse charge. There is one
  /// sentence for each tax category on the document, except for S and Z.
  public var mentions: [String]

  public init(
    type: InvoiceType,
    number: String,
    series: String,
    sequence: Int,
    order: String,
    orderNumber: String?,
    invoice: String?,
    invoiceNumber: String?,
    reason: String?,
    issuedAt: Date,
    issuedOn: String,
    suppliedAt: Date?,
    suppliedOn: String?,
    dueAt: Date?,
    dueOn: String?,
    seller: InvoiceSeller,
    buyer: InvoiceBuyer,
    shippingAddress: Address?,
    reference: String?,
    currency: String,
    taxIncluded: Bool,
    lines: [InvoiceLine],
    taxes: [TaxSum],
    net: Money,
    tax: Money,
    gross: Money,
    paymentTerms: String?,
    note: String?,
    actor: String,
    mentions: [String]
  ) {
    self.type = type
    self.number = number
    self.series = series
    self.sequence = sequence
    self.order = order
    self.orderNumber = orderNumber
    self.invoice = invoice
    self.invoiceNumber = invoiceNumber
    self.reason = reason
    self.issuedAt = issuedAt
    self.issuedOn = issuedOn
    self.suppliedAt = suppliedAt
    self.suppliedOn = suppliedOn
    self.dueAt = dueAt
    self.dueOn = dueOn
    self.seller = seller
    self.buyer = buyer
    self.shippingAddress = shippingAddress
    self.reference = reference
    self.currency = currency
    self.taxIncluded = taxIncluded
    self.lines = lines
    self.taxes = taxes
    self.net = net
    self.tax = tax
    self.gross = gross
    self.paymentTerms = paymentTerms
    self.note = note
    self.actor = actor
    self.mentions = mentions
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.type = reader.required("type")
    self.number = reader.required("number")
    self.series = reader.required("series")
    self.sequence = reader.required("sequence")
    self.order = reader.required("order")
    self.orderNumber = reader.optional("orderNumber")
    self.invoice = reader.optional("invoice")
    self.invoiceNumber = reader.optional("invoiceNumber")
    self.reason = reader.optional("reason")
    self.issuedAt = reader.required("issuedAt")
    self.issuedOn = reader.required("issuedOn")
    self.suppliedAt = reader.optional("suppliedAt")
    self.suppliedOn = reader.optional("suppliedOn")
    self.dueAt = reader.optional("dueAt")
    self.dueOn = reader.optional("dueOn")
    self.seller = reader.required("seller")
    self.buyer = reader.required("buyer")
    self.shippingAddress = reader.optional("shippingAddress")
    self.reference = reader.optional("reference")
    self.currency = reader.required("currency")
    self.taxIncluded = reader.required("taxIncluded")
    self.lines = reader.required("lines")
    self.taxes = reader.required("taxes")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
    self.paymentTerms = reader.optional("paymentTerms")
    self.note = reader.optional("note")
    self.actor = reader.required("actor")
    self.mentions = reader.required("mentions")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("type", self.type)
    writer.put("number", self.number)
    writer.put("series", self.series)
    writer.put("sequence", self.sequence)
    writer.put("order", self.order)
    writer.put("orderNumber", self.orderNumber)
    writer.put("invoice", self.invoice)
    writer.put("invoiceNumber", self.invoiceNumber)
    writer.put("reason", self.reason)
    writer.put("issuedAt", self.issuedAt)
    writer.put("issuedOn", self.issuedOn)
    writer.put("suppliedAt", self.suppliedAt)
    writer.put("suppliedOn", self.suppliedOn)
    writer.put("dueAt", self.dueAt)
    writer.put("dueOn", self.dueOn)
    writer.put("seller", self.seller)
    writer.put("buyer", self.buyer)
    writer.put("shippingAddress", self.shippingAddress)
    writer.put("reference", self.reference)
    writer.put("currency", self.currency)
    writer.put("taxIncluded", self.taxIncluded)
    writer.put("lines", self.lines)
    writer.put("taxes", self.taxes)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    writer.put("paymentTerms", self.paymentTerms)
    writer.put("note", self.note)
    writer.put("actor", self.actor)
    writer.put("mentions", self.mentions)
    return writer.json
  }
}

/// A line of an invoice or a credit note.
public struct InvoiceLine: Record {
  /// The id of the order line.
  public var line: String
  /// The id of the item. `null` for a line without an item.
  public var item: String?
  /// The item's SKU when the order line was created.
  public var sku: String?
  /// The line's text.
  public var text: String
  /// The note below the line.
  public var note: String?
  /// The invoiced or credited quantity, in the line's unit.
  public var quantity: Decimal
  /// The unit of the quantity. `null` for a line without a unit.
  public var unit: String?
  /// The price of one unit before discounts. It includes the tax if `taxIncluded` is `true`; the price without tax is
  /// then `net` divided by `quantity`.
  public var unitPrice: Money
  /// The discount on the line in percent.
  public var discount: Decimal?
  /// The tax rate in percent.
  public var taxRate: Decimal
  /// The category of the tax (EN 16931).
  public var taxCategory: ItemTaxCategory
  /// The line's amount without tax, after all discounts.
  public var net: Money
  /// The tax on `net`.
  public var tax: Money
  /// The sum of `net` and `tax`.
  public var gross: Money

  public init(
    line: String,
    item: String?,
    sku: String?,
    text: String,
    note: String?,
    quantity: Decimal,
    unit: String?,
    unitPrice: Money,
    discount: Decimal?,
    taxRate: Decimal,
    taxCategory: ItemTaxCategory,
    net: Money,
    tax: Money,
    gross: Money
  ) {
    self.line = line
    self.item = item
    self.sku = sku
    self.text = text
    self.note = note
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    self.discount = discount
    self.taxRate = taxRate
    self.taxCategory = taxCategory
    self.net = net
    self.tax = tax
    self.gross = gross
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.line = reader.required("line")
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.text = reader.required("text")
    self.note = reader.optional("note")
    self.quantity = reader.required("quantity")
    self.unit = reader.optional("unit")
    self.unitPrice = reader.required("unitPrice")
    self.discount = reader.optional("discount")
    self.taxRate = reader.required("taxRate")
    self.taxCategory = reader.required("taxCategory")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("line", self.line)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("text", self.text)
    writer.put("note", self.note)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.put("unitPrice", self.unitPrice)
    writer.put("discount", self.discount)
    writer.put("taxRate", self.taxRate)
    writer.put("taxCategory", self.taxCategory)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    return writer.json
  }
}

/// One page of a list.
public struct InvoicePage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Invoice]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Invoice],
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

/// The seller on an invoice or a credit note.
public struct InvoiceSeller: Record {
  /// The company's legal name, or else its name.
  public var name: String
  /// The company's address.
  public var address: Address?
  /// The company's tax id.
  public var taxId: String?
  /// The company's number in a register.
  public var registration: String?
  /// The bank account to which the invoice is paid.
  public var bank: BankAccount?

  public init(
    name: String,
    address: Address?,
    taxId: String?,
    registration: String?,
    bank: BankAccount?
  ) {
    self.name = name
    self.address = address
    self.taxId = taxId
    self.registration = registration
    self.bank = bank
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.address = reader.optional("address")
    self.taxId = reader.optional("taxId")
    self.registration = reader.optional("registration")
    self.bank = reader.optional("bank")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("address", self.address)
    writer.put("taxId", self.taxId)
    writer.put("registration", self.registration)
    writer.put("bank", self.bank)
    return writer.json
  }
}

/// An invoice or a credit note, with the payments and credit notes of an invoice.
public struct InvoiceView: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The kind of the document.
  public var type: InvoiceType
  /// The number on the document.
  public var number: String
  /// The series of the number: A, B, C and so on. Each device that issues documents has a series of its own. Numbers do
  /// not show the series A.
  public var series: String
  /// The position in the series, from 1. Invoices and credit notes are counted separately. Neither count has gaps.
  public var sequence: Int
  /// The id of the order.
  public var order: String
  /// The number of the order.
  public var orderNumber: String?
  /// The id of the invoice that a credit note corrects. `null` for an invoice.
  public var invoice: String?
  /// The number of the corrected invoice.
  public var invoiceNumber: String?
  /// The reason for a credit note, as a free text.
  public var reason: String?
  /// The instant of issue.
  public var issuedAt: Date
  /// The day of issue, in the company's time zone at that time.
  public var issuedOn: String
  /// The instant of the last shipment of goods on the document. `null` if nothing was shipped, and on a credit note.
  public var suppliedAt: Date?
  /// The day of `suppliedAt`, in the company's time zone at the time of issue.
  public var suppliedOn: String?
  /// The instant by which the invoice must be paid: the end of the day `dueOn`. `null` for a contact without
  /// `paymentDays`, and on a credit note.
  public var dueAt: Date?
  /// The last day on which the invoice can be paid in time: the day of issue plus the contact's `paymentDays`.
  public var dueOn: String?
  /// The seller, as it was when the document was issued.
  public var seller: InvoiceSeller
  /// The buyer, as it was when the document was issued.
  public var buyer: InvoiceBuyer
  /// The address to which the goods are shipped. `null` if none is known.
  public var shippingAddress: Address?
  /// The customer's own reference for the order, such as the number of their purchase order.
  public var reference: String?
  /// The currency of all amounts (ISO 4217).
  public var currency: String
  /// `true` if unit prices include the tax.
  public var taxIncluded: Bool
  /// The lines. On a credit note, the credited quantities and amounts are positive.
  public var lines: [InvoiceLine]
  /// The sums for each category and rate of the tax.
  public var taxes: [TaxSum]
  /// The sum of the lines without tax. Positive on a credit note, too, like all amounts.
  public var net: Money
  /// The sum of the tax.
  public var tax: Money
  /// The sum of `net` and `tax`.
  public var gross: Money
  /// The company's terms of payment in words. `null` on a credit note.
  public var paymentTerms: String?
  /// The order's note for the customer, when the document was issued.
  public var note: String?
  /// The id of the user who issued the document.
  public var actor: String
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The payments that count for the invoice, the oldest first. Their amounts sum up to `paid`. Empty for a credit
  /// note.
  public var payments: [AssignedPayment]
  /// The credit notes that correct the invoice, the oldest first. Empty for a credit note.
  public var creditNotes: [CreditNoteSum]
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The amount paid. Money that was paid for an order goes to its invoices, the oldest first. 0 for a credit note.
  public var paid: Money?
  /// The amount that is still to be paid: `gross`, less the credit notes that correct the invoice, less `paid`.
  /// Negative if an amount must be paid back. 0 for a credit note.
  public var due: Money?
  /// The paid amount compared with the owed amount. A credit note is `paid`.
  public var paymentState: OrderPaymentState?

  public init(
    id: String,
    company: String,
    type: InvoiceType,
    number: String,
    series: String,
    sequence: Int,
    order: String,
    orderNumber: String?,
    invoice: String?,
    invoiceNumber: String?,
    reason: String?,
    issuedAt: Date,
    issuedOn: String,
    suppliedAt: Date?,
    suppliedOn: String?,
    dueAt: Date?,
    dueOn: String?,
    seller: InvoiceSeller,
    buyer: InvoiceBuyer,
    shippingAddress: Address?,
    reference: String?,
    currency: String,
    taxIncluded: Bool,
    lines: [InvoiceLine],
    taxes: [TaxSum],
    net: Money,
    tax: Money,
    gross: Money,
    paymentTerms: String?,
    note: String?,
    actor: String,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    payments: [AssignedPayment],
    creditNotes: [CreditNoteSum],
    unreadable: [String]? = nil,
    paid: Money? = nil,
    due: Money? = nil,
    paymentState: OrderPaymentState? = nil
  ) {
    self.id = id
    self.company = company
    self.type = type
    self.number = number
    self.series = series
    self.sequence = sequence
    self.order = order
    self.orderNumber = orderNumber
    self.invoice = invoice
    self.invoiceNumber = invoiceNumber
    self.reason = reason
    self.issuedAt = issuedAt
    self.issuedOn = issuedOn
    self.suppliedAt = suppliedAt
    self.suppliedOn = suppliedOn
    self.dueAt = dueAt
    self.dueOn = dueOn
    self.seller = seller
    self.buyer = buyer
    self.shippingAddress = shippingAddress
    self.reference = reference
    self.currency = currency
    self.taxIncluded = taxIncluded
    self.lines = lines
    self.taxes = taxes
    self.net = net
    self.tax = tax
    self.gross = gross
    self.paymentTerms = paymentTerms
    self.note = note
    self.actor = actor
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.payments = payments
    self.creditNotes = creditNotes
    self.unreadable = unreadable
    self.paid = paid
    self.due = due
    self.paymentState = paymentState
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.type = reader.required("type")
    self.number = reader.required("number")
    self.series = reader.required("series")
    self.sequence = reader.required("sequence")
    self.order = reader.required("order")
    self.orderNumber = reader.optional("orderNumber")
    self.invoice = reader.optional("invoice")
    self.invoiceNumber = reader.optional("invoiceNumber")
    self.reason = reader.optional("reason")
    self.issuedAt = reader.required("issuedAt")
    self.issuedOn = reader.required("issuedOn")
    self.suppliedAt = reader.optional("suppliedAt")
    self.suppliedOn = reader.optional("suppliedOn")
    self.dueAt = reader.optional("dueAt")
    self.dueOn = reader.optional("dueOn")
    self.seller = reader.required("seller")
    self.buyer = reader.required("buyer")
    self.shippingAddress = reader.optional("shippingAddress")
    self.reference = reader.optional("reference")
    self.currency = reader.required("currency")
    self.taxIncluded = reader.required("taxIncluded")
    self.lines = reader.required("lines")
    self.taxes = reader.required("taxes")
    self.net = reader.required("net")
    self.tax = reader.required("tax")
    self.gross = reader.required("gross")
    self.paymentTerms = reader.optional("paymentTerms")
    self.note = reader.optional("note")
    self.actor = reader.required("actor")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.paid = reader.optional("paid")
    self.due = reader.optional("due")
    self.paymentState = reader.optional("paymentState")
    self.payments = reader.required("payments")
    self.creditNotes = reader.required("creditNotes")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("type", self.type)
    writer.put("number", self.number)
    writer.put("series", self.series)
    writer.put("sequence", self.sequence)
    writer.put("order", self.order)
    writer.put("orderNumber", self.orderNumber)
    writer.put("invoice", self.invoice)
    writer.put("invoiceNumber", self.invoiceNumber)
    writer.put("reason", self.reason)
    writer.put("issuedAt", self.issuedAt)
    writer.put("issuedOn", self.issuedOn)
    writer.put("suppliedAt", self.suppliedAt)
    writer.put("suppliedOn", self.suppliedOn)
    writer.put("dueAt", self.dueAt)
    writer.put("dueOn", self.dueOn)
    writer.put("seller", self.seller)
    writer.put("buyer", self.buyer)
    writer.put("shippingAddress", self.shippingAddress)
    writer.put("reference", self.reference)
    writer.put("currency", self.currency)
    writer.put("taxIncluded", self.taxIncluded)
    writer.put("lines", self.lines)
    writer.put("taxes", self.taxes)
    writer.put("net", self.net)
    writer.put("tax", self.tax)
    writer.put("gross", self.gross)
    writer.put("paymentTerms", self.paymentTerms)
    writer.put("note", self.note)
    writer.put("actor", self.actor)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("paid", self.paid)
    writer.putIfGiven("due", self.due)
    writer.putIfGiven("paymentState", self.paymentState)
    writer.put("payments", self.payments)
    writer.put("creditNotes", self.creditNotes)
    return writer.json
  }
}

/// A quantity of an order line to invoice.
public struct InvoicedLine: InputRecord {
  /// The quantity, in the line's unit. At most the quantity that is not invoiced yet.
  public var quantity: Decimal
  /// The id of the order line. Either `line` or `sku` must be given, not both.
  public var line: String?
  /// The SKU of the line's item, instead of `line`. A SKU is refused if several lines have this item.
  public var sku: String?

  public init(
    quantity: Decimal,
    line: String? = nil,
    sku: String? = nil
  ) {
    self.quantity = quantity
    self.line = line
    self.sku = sku
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("line", self.line)
    writer.putIfGiven("sku", self.sku)
    writer.put("quantity", self.quantity)
    return writer.json
  }
}

/// An order and its new invoices and credit notes.
public struct InvoicedOrder: Record {
  /// The order after the request.
  public var order: ShownOrder
  /// The new documents, the credit notes first.
  public var documents: [Invoice]

  public init(
    order: ShownOrder,
    documents: [Invoice]
  ) {
    self.order = order
    self.documents = documents
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.order = reader.required("order")
    self.documents = reader.required("documents")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("order", self.order)
    writer.put("documents", self.documents)
    return writer.json
  }
}

/// An item that a company keeps in stock.
public struct Item: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are the same.
  public var sku: String
  /// The item's name.
  public var name: String
  /// The unit of the item's quantities, such as piece, kg or m.
  public var unit: String
  /// A description of the item.
  public var description: String?
  /// Other units in which quantities may be given, such as a box of 12 pieces.
  public var units: [ItemUnit]
  /// The unit in which the item is bought, which must be one of `units`. Default: the item's own unit.
  public var purchaseUnit: String?
  /// The unit in which the item is sold, which must be one of `units`. Default: the item's own unit.
  public var salesUnit: String?
  /// The item's category. An item has at most one.
  public var category: String?
  /// Further words by which the item can be found.
  public var tags: [String]
  /// The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII
  /// characters without spaces.
  public var barcodes: [String]
  /// The item's manufacturer.
  public var manufacturer: String?
  /// The minimum stock, in the item's own unit. The item is low if its projected stock is below this quantity. `null`
  /// counts as 0.
  public var minStock: Decimal?
  /// The least quantity to order when the item is low, in the item's own unit; more than 0. `null` for no least
  /// quantity.
  public var reorderQuantity: Decimal?
  /// The id of the location where the item usually lies. Methods use it if a request names no location. `null` for
  /// none: then methods use the company's main location.
  public var location: String?
  /// The selling price of one of the item's own units.
  public var price: Money?
  /// The condition of the item: new, used, refurbished or damaged; `null` if it is not recorded.
  public var condition: ItemCondition?
  /// The company's own fields: at most 50 names, each with a text, a number, a boolean or `null`.
  public var custom: [String: JSON]
  /// `true` if the item is no longer in use.
  public var archived: Bool
  /// `true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot or other record
  /// refers to the item.
  public var trackBatch: Bool
  /// `true` if each piece has a serial number. It can change only while no ledger entry, lot or other record refers to
  /// the item.
  public var trackSerial: Bool
  /// The id of the contact from which the item is usually bought: its preferred supplier in inventory.suppliers. The
  /// contact must be of the kind supplier. A contact that does not supply the item yet becomes one of its suppliers.
  public var supplier: String?
  /// The preferred supplier's own SKU for the item.
  public var supplierSku: String?
  /// The reason why the item needs attention, set by inventory.items.flag; null for an item without a flag.
  public var flag: ItemFlag?
  /// The tax rate in percent of new lines with the item, with at most 3 decimals. `null` for none.
  public var taxRate: Decimal?
  /// The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
  /// tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
  /// Default: S for a rate above 0, and else Z.
  public var taxCategory: ItemTaxCategory?
  /// The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of other items
  /// by a bill of materials; its components are reserved and shipped. Default: stocked. It can change only while no
  /// ledger entry, lot, loan, or open order, purchase or build refers to the item.
  public var kind: ItemKind
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The cost of one of the item's own units, for managers of the inventory only.
  public var cost: Money?
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The stock of the item in all locations together. Only in lists that were requested with `levels: true`.
  public var level: StockTotals?

  public init(
    id: String,
    company: String,
    sku: String,
    name: String,
    unit: String,
    description: String?,
    units: [ItemUnit],
    purchaseUnit: String?,
    salesUnit: String?,
    category: String?,
    tags: [String],
    barcodes: [String],
    manufacturer: String?,
    minStock: Decimal?,
    reorderQuantity: Decimal?,
    location: String?,
    price: Money?,
    condition: ItemCondition?,
    custom: [String: JSON],
    archived: Bool,
    trackBatch: Bool,
    trackSerial: Bool,
    supplier: String?,
    supplierSku: String?,
    flag: ItemFlag?,
    taxRate: Decimal?,
    taxCategory: ItemTaxCategory?,
    kind: ItemKind,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    cost: Money? = nil,
    unreadable: [String]? = nil,
    level: StockTotals? = nil
  ) {
    self.id = id
    self.company = company
    self.sku = sku
    self.name = name
    self.unit = unit
    self.description = description
    self.units = units
    self.purchaseUnit = purchaseUnit
    self.salesUnit = salesUnit
    self.category = category
    self.tags = tags
    self.barcodes = barcodes
    self.manufacturer = manufacturer
    self.minStock = minStock
    self.reorderQuantity = reorderQuantity
    self.location = location
    self.price = price
    self.condition = condition
    self.custom = custom
    self.archived = archived
    self.trackBatch = trackBatch
    self.trackSerial = trackSerial
    self.supplier = supplier
    self.supplierSku = supplierSku
    self.flag = flag
    self.taxRate = taxRate
    self.taxCategory = taxCategory
    self.kind = kind
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.cost = cost
    self.unreadable = unreadable
    self.level = level
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.description = reader.optional("description")
    self.units = reader.required("units")
    self.purchaseUnit = reader.optional("purchaseUnit")
    self.salesUnit = reader.optional("salesUnit")
    self.category = reader.optional("category")
    self.tags = reader.required("tags")
    self.barcodes = reader.required("barcodes")
    self.manufacturer = reader.optional("manufacturer")
    self.minStock = reader.optional("minStock")
    self.reorderQuantity = reader.optional("reorderQuantity")
    self.location = reader.optional("location")
    self.price = reader.optional("price")
    self.cost = reader.optional("cost")
    self.condition = reader.optional("condition")
    self.custom = reader.required("custom")
    self.archived = reader.required("archived")
    self.trackBatch = reader.required("trackBatch")
    self.trackSerial = reader.required("trackSerial")
    self.supplier = reader.optional("supplier")
    self.supplierSku = reader.optional("supplierSku")
    self.flag = reader.optional("flag")
    self.taxRate = reader.optional("taxRate")
    self.taxCategory = reader.optional("taxCategory")
    self.kind = reader.required("kind")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.level = reader.optional("level")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("description", self.description)
    writer.put("units", self.units)
    writer.put("purchaseUnit", self.purchaseUnit)
    writer.put("salesUnit", self.salesUnit)
    writer.put("category", self.category)
    writer.put("tags", self.tags)
    writer.put("barcodes", self.barcodes)
    writer.put("manufacturer", self.manufacturer)
    writer.put("minStock", self.minStock)
    writer.put("reorderQuantity", self.reorderQuantity)
    writer.put("location", self.location)
    writer.put("price", self.price)
    writer.putIfGiven("cost", self.cost)
    writer.put("condition", self.condition)
    writer.put("custom", self.custom)
    writer.put("archived", self.archived)
    writer.put("trackBatch", self.trackBatch)
    writer.put("trackSerial", self.trackSerial)
    writer.put("supplier", self.supplier)
    writer.put("supplierSku", self.supplierSku)
    writer.put("flag", self.flag)
    writer.put("taxRate", self.taxRate)
    writer.put("taxCategory", self.taxCategory)
    writer.put("kind", self.kind)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("level", self.level)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct ItemConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Item

  public init(
    kind: String,
    current: Item
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
public struct ItemDetailsChanges: InputRecord {
  /// The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are the same.
  public var sku: String?
  /// The item's name.
  public var name: String?
  /// The unit of the item's quantities, such as piece, kg or m.
  public var unit: String?
  /// A description of the item.
  public var description: Change<String>
  /// Other units in which quantities may be given, such as a box of 12 pieces.
  public var units: Change<[ItemUnitInput]>
  /// The unit in which the item is bought, which must be one of `units`. Default: the item's own unit.
  public var purchaseUnit: Change<String>
  /// The unit in which the item is sold, which must be one of `units`. Default: the item's own unit.
  public var salesUnit: Change<String>
  /// The item's category. An item has at most one.
  public var category: Change<String>
  /// Further words by which the item can be found.
  public var tags: Change<[String]>
  /// The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII
  /// characters without spaces.
  public var barcodes: Change<[String]>
  /// The item's manufacturer.
  public var manufacturer: Change<String>
  /// The minimum stock, in the item's own unit. The item is low if its projected stock is below this quantity. `null`
  /// counts as 0.
  public var minStock: Change<Decimal>
  /// The least quantity to order when the item is low, in the item's own unit; more than 0. `null` for no least
  /// quantity.
  public var reorderQuantity: Change<Decimal>
  /// The id of the location where the item usually lies. Methods use it if a request names no location. `null` for
  /// none: then methods use the company's main location.
  public var location: Change<String>
  /// The selling price of one of the item's own units.
  public var price: Change<MoneyChanges>
  /// The cost of one of the item's own units, for managers of the inventory only.
  public var cost: Change<MoneyChanges>
  /// The condition of the item: new, used, refurbished or damaged; `null` if it is not recorded.
  public var condition: Change<ItemCondition>
  /// The company's own fields: at most 50 names, each with a text, a number, a boolean or `null`.
  public var custom: Change<[String: JSON]>
  /// `true` if the item is no longer in use.
  public var archived: Change<Bool>
  /// `true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot or other record
  /// refers to the item.
  public var trackBatch: Change<Bool>
  /// `true` if each piece has a serial number. It can change only while no ledger entry, lot or other record refers to
  /// the item.
  public var trackSerial: Change<Bool>
  /// The id of the contact from which the item is usually bought: its preferred supplier in inventory.suppliers. The
  /// contact must be of the kind supplier. A contact that does not supply the item yet becomes one of its suppliers.
  public var supplier: Change<String>
  /// The preferred supplier's own SKU for the item.
  public var supplierSku: Change<String>
  /// The tax rate in percent of new lines with the item, with at most 3 decimals. `null` for none.
  public var taxRate: Change<Decimal>
  /// The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the
  /// tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax.
  /// Default: S for a rate above 0, and else Z.
  public var taxCategory: Change<ItemTaxCategory>
  /// The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of other items
  /// by a bill of materials; its components are reserved and shipped. Default: stocked. It can change only while no
  /// ledger entry, lot, loan, or open order, purchase or build refers to the item.
  public var kind: Change<ItemKind>

  public init(
    sku: String? = nil,
    name: String? = nil,
    unit: String? = nil,
    description: Change<String> = .unchanged,
    units: Change<[ItemUnitInput]> = .unchanged,
    purchaseUnit: Change<String> = .unchanged,
    salesUnit: Change<String> = .unchanged,
    category: Change<String> = .unchanged,
    tags: Change<[String]> = .unchanged,
    barcodes: Change<[String]> = .unchanged,
    manufacturer: Change<String> = .unchanged,
    minStock: Change<Decimal> = .unchanged,
    reorderQuantity: Change<Decimal> = .unchanged,
    location: Change<String> = .unchanged,
    price: Change<MoneyChanges> = .unchanged,
    cost: Change<MoneyChanges> = .unchanged,
    condition: Change<ItemCondition> = .unchanged,
    custom: Change<[String: JSON]> = .unchanged,
    archived: Change<Bool> = .unchanged,
    trackBatch: Change<Bool> = .unchanged,
    trackSerial: Change<Bool> = .unchanged,
    supplier: Change<String> = .unchanged,
    supplierSku: Change<String> = .unchanged,
    taxRate: Change<Decimal> = .unchanged,
    taxCategory: Change<ItemTaxCategory> = .unchanged,
    kind: Change<ItemKind> = .unchanged
  ) {
    self.sku = sku
    self.name = name
    self.unit = unit
    self.description = description
    self.units = units
    self.purchaseUnit = purchaseUnit
    self.salesUnit = salesUnit
    self.category = category
    self.tags = tags
    self.barcodes = barcodes
    self.manufacturer = manufacturer
    self.minStock = minStock
    self.reorderQuantity = reorderQuantity
    self.location = location
    self.price = price
    self.cost = cost
    self.condition = condition
    self.custom = custom
    self.archived = archived
    self.trackBatch = trackBatch
    self.trackSerial = trackSerial
    self.supplier = supplier
    self.supplierSku = supplierSku
    self.taxRate = taxRate
    self.taxCategory = taxCategory
    self.kind = kind
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("sku", self.sku)
    writer.putIfGiven("name", self.name)
    writer.putIfGiven("unit", self.unit)
    writer.putChange("description", self.description)
    writer.putChange("units", self.units)
    writer.putChange("purchaseUnit", self.purchaseUnit)
    writer.putChange("salesUnit", self.salesUnit)
    writer.putChange("category", self.category)
    writer.putChange("tags", self.tags)
    writer.putChange("barcodes", self.barcodes)
    writer.putChange("manufacturer", self.manufacturer)
    writer.putChange("minStock", self.minStock)
    writer.putChange("reorderQuantity", self.reorderQuantity)
    writer.putChange("location", self.location)
    writer.putChange("price", self.price)
    writer.putChange("cost", self.cost)
    writer.putChange("condition", self.condition)
    writer.putChange("custom", self.custom)
    writer.putChange("archived", self.archived)
    writer.putChange("trackBatch", self.trackBatch)
    writer.putChange("trackSerial", self.trackSerial)
    writer.putChange("supplier", self.supplier)
    writer.putChange("supplierSku", self.supplierSku)
    writer.putChange("taxRate", self.taxRate)
    writer.putChange("taxCategory", self.taxCategory)
    writer.putChange("kind", self.kind)
    return writer.json
  }
}

/// A mark that an item needs attention.
public struct ItemFlag: Record {
  /// The reason why the item needs attention, in the company's words.
  public var reason: String
  /// The id of the user who set the flag, or of the account in its own inventory.
  public var by: String
  /// The instant at which the flag was set.
  public var at: Date

  public init(
    reason: String,
    by: String,
    at: Date
  ) {
    self.reason = reason
    self.by = by
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.reason = reader.required("reason")
    self.by = reader.required("by")
    self.at = reader.required("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("reason", self.reason)
    writer.put("by", self.by)
    writer.put("at", self.at)
    return writer.json
  }
}

/// An item with its stock levels, its open orders, purchases and builds, and its latest changes.
public struct ItemOverview: Record {
  /// The current state of the item.
  public var item: Item
  /// The stock of the item in all locations together.
  public var level: StockLevel
  /// The stock of each location and lot that has some. At most 50; inventory.stock.levels lists all.
  public var places: [StockLevel]
  /// The lines of open orders that have a quantity still to be shipped, in the order in which they are served. At most
  /// 50. `null` if the caller may not see orders.
  public var orders: [ItemPlan]?
  /// The lines of open purchases that have a quantity still to arrive, the oldest first. At most 50. `null` if the
  /// caller may not see purchases.
  public var purchases: [ItemPlan]?
  /// The latest changes and stock movements of the item, the newest first. At most 20; inventory.items.history lists
  /// all.
  public var history: [HistoryEntry]
  /// Open builds that make the item, with the quantity still to be made, the oldest first. At most 50.
  public var builds: [ItemPlan]?
  /// Open builds that use the item, with the quantity still to be used, in the order in which they are served. At most
  /// 50.
  public var neededBy: [ItemPlan]?

  public init(
    item: Item,
    level: StockLevel,
    places: [StockLevel],
    orders: [ItemPlan]?,
    purchases: [ItemPlan]?,
    history: [HistoryEntry],
    builds: [ItemPlan]?,
    neededBy: [ItemPlan]?
  ) {
    self.item = item
    self.level = level
    self.places = places
    self.orders = orders
    self.purchases = purchases
    self.history = history
    self.builds = builds
    self.neededBy = neededBy
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.level = reader.required("level")
    self.places = reader.required("places")
    self.orders = reader.optional("orders")
    self.purchases = reader.optional("purchases")
    self.history = reader.required("history")
    self.builds = reader.optional("builds")
    self.neededBy = reader.optional("neededBy")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("level", self.level)
    writer.put("places", self.places)
    writer.put("orders", self.orders)
    writer.put("purchases", self.purchases)
    writer.put("history", self.history)
    writer.put("builds", self.builds)
    writer.put("neededBy", self.neededBy)
    return writer.json
  }
}

/// One page of a list.
public struct ItemPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Item]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Item],
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

/// An open order, purchase or build that needs or brings an item.
public struct ItemPlan: Record {
  /// The id of the order, the purchase or the build.
  public var id: String
  /// The number of the record. `null` if it has no number yet.
  public var number: String?
  /// The status of the record.
  public var status: String
  /// The name of the customer or the supplier. For a build, the SKU of the item that it makes.
  public var contactName: String
  /// The quantity of the item that is left to ship, to use or to receive, in the item's own unit.
  public var quantity: Decimal
  /// The time when the goods are wanted or expected. `null` if no time was given.
  public var at: Date?

  public init(
    id: String,
    number: String?,
    status: String,
    contactName: String,
    quantity: Decimal,
    at: Date?
  ) {
    self.id = id
    self.number = number
    self.status = status
    self.contactName = contactName
    self.quantity = quantity
    self.at = at
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.number = reader.optional("number")
    self.status = reader.required("status")
    self.contactName = reader.required("contactName")
    self.quantity = reader.required("quantity")
    self.at = reader.optional("at")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("number", self.number)
    writer.put("status", self.status)
    writer.put("contactName", self.contactName)
    writer.put("quantity", self.quantity)
    writer.put("at", self.at)
    return writer.json
  }
}

/// A contact that supplies an item, with the contact's own SKU for the item, its terms and its prices.
public struct ItemSupplier: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the item. It cannot be changed.
  public var item: String
  /// The id of the contact that supplies the item. The contact must be of the kind `supplier`.
  public var contact: String
  /// The supplier's own SKU for the item.
  public var sku: String?
  /// The unit that the supplier sells: the item's own unit, or one of its `units`. Default: the item's `purchaseUnit`,
  /// or else its own unit.
  public var packUnit: String?
  /// The smallest quantity that can be ordered, in the unit that the supplier sells. More than 0.
  public var minOrder: Decimal?
  /// The number of days from an order to the arrival of the goods, at most 3650.
  public var leadDays: Int?
  /// `true` for the supplier from which the item is usually bought. An item has at most one. The item's `supplier` and
  /// `supplierSku` are always the contact and the SKU of its preferred supplier.
  public var preferred: Bool
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see and set them.
  public var breaks: [PriceBreak]?
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    item: String,
    contact: String,
    sku: String?,
    packUnit: String?,
    minOrder: Decimal?,
    leadDays: Int?,
    preferred: Bool,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    breaks: [PriceBreak]? = nil,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.item = item
    self.contact = contact
    self.sku = sku
    self.packUnit = packUnit
    self.minOrder = minOrder
    self.leadDays = leadDays
    self.preferred = preferred
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.breaks = breaks
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.item = reader.required("item")
    self.contact = reader.required("contact")
    self.sku = reader.optional("sku")
    self.packUnit = reader.optional("packUnit")
    self.minOrder = reader.optional("minOrder")
    self.leadDays = reader.optional("leadDays")
    self.preferred = reader.required("preferred")
    self.breaks = reader.optional("breaks")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("item", self.item)
    writer.put("contact", self.contact)
    writer.put("sku", self.sku)
    writer.put("packUnit", self.packUnit)
    writer.put("minOrder", self.minOrder)
    writer.put("leadDays", self.leadDays)
    writer.put("preferred", self.preferred)
    writer.putIfGiven("breaks", self.breaks)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct ItemSupplierConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: ItemSupplier

  public init(
    kind: String,
    current: ItemSupplier
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
public struct ItemSupplierDetailsChanges: InputRecord {
  /// The id of the item. It cannot be changed.
  public var item: String?
  /// The id of the contact that supplies the item. The contact must be of the kind `supplier`.
  public var contact: String?
  /// The supplier's own SKU for the item.
  public var sku: Change<String>
  /// The unit that the supplier sells: the item's own unit, or one of its `units`. Default: the item's `purchaseUnit`,
  /// or else its own unit.
  public var packUnit: Change<String>
  /// The smallest quantity that can be ordered, in the unit that the supplier sells. More than 0.
  public var minOrder: Change<Decimal>
  /// The number of days from an order to the arrival of the goods, at most 3650.
  public var leadDays: Change<Int>
  /// `true` for the supplier from which the item is usually bought. An item has at most one. The item's `supplier` and
  /// `supplierSku` are always the contact and the SKU of its preferred supplier.
  public var preferred: Change<Bool>
  /// The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see and set them.
  public var breaks: Change<[PriceBreakInput]>

  public init(
    item: String? = nil,
    contact: String? = nil,
    sku: Change<String> = .unchanged,
    packUnit: Change<String> = .unchanged,
    minOrder: Change<Decimal> = .unchanged,
    leadDays: Change<Int> = .unchanged,
    preferred: Change<Bool> = .unchanged,
    breaks: Change<[PriceBreakInput]> = .unchanged
  ) {
    self.item = item
    self.contact = contact
    self.sku = sku
    self.packUnit = packUnit
    self.minOrder = minOrder
    self.leadDays = leadDays
    self.preferred = preferred
    self.breaks = breaks
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("item", self.item)
    writer.putIfGiven("contact", self.contact)
    writer.putChange("sku", self.sku)
    writer.putChange("packUnit", self.packUnit)
    writer.putChange("minOrder", self.minOrder)
    writer.putChange("leadDays", self.leadDays)
    writer.putChange("preferred", self.preferred)
    writer.putChange("breaks", self.breaks)
    return writer.json
  }
}

/// One page of a list.
public struct ItemSupplierPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [ItemSupplier]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [ItemSupplier],
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

/// A unit in which an item's quantities may be given, in addition to its own unit, such as a box of 12 pieces.
public struct ItemUnit: Record {
  /// The unit's name, such as box.
  public var unit: String
  /// The number of the item's own units in one of this unit, such as 12 for a box of 12 pieces. More than 0, at most
  /// 1,000,000,000. If `per` is given, the number of the item's own units in `per` of this unit.
  public var factor: Decimal
  /// The number of this unit that makes up `factor` of the item's own units. For example, a pound is 0.45359237 kg, so
  /// for an item in kg the `factor` is 45359237 and `per` is 100000000. More than 0, at most 1000000000. Default: 1. A
  /// quantity in this unit, converted to the own unit, must have at most five decimals.
  public var per: Decimal?

  public init(
    unit: String,
    factor: Decimal,
    per: Decimal? = nil
  ) {
    self.unit = unit
    self.factor = factor
    self.per = per
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.unit = reader.required("unit")
    self.factor = reader.required("factor")
    self.per = reader.optional("per")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("unit", self.unit)
    writer.put("factor", self.factor)
    writer.putIfGiven("per", self.per)
    return writer.json
  }
}

/// A unit in which an item's quantities may be given, in addition to its own unit, such as a box of 12 pieces.
public struct ItemUnitInput: InputRecord {
  /// The unit's name, such as box.
  public var unit: String
  /// The number of the item's own units in one of this unit, such as 12 for a box of 12 pieces. More than 0, at most
  /// 1,000,000,000. If `per` is given, the number of the item's own units in `per` of this unit.
  public var factor: Decimal
  /// The number of this unit that makes up `factor` of the item's own units. For example, a pound is 0.45359237 kg, so
  /// for an item in kg the `factor` is 45359237 and `per` is 100000000. More than 0, at most 1000000000. Default: 1. A
  /// quantity in this unit, converted to the own unit, must have at most five decimals.
  public var per: Decimal?

  public init(
    unit: String,
    factor: Decimal,
    per: Decimal? = nil
  ) {
    self.unit = unit
    self.factor = factor
    self.per = per
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("unit", self.unit)
    writer.put("factor", self.factor)
    writer.putIfGiven("per", self.per)
    return writer.json
  }
}
