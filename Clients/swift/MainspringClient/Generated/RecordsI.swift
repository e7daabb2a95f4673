// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The record is not where this can be done; data.allowed lists the steps that are open, data.waiting what the others wait for.
public struct IllegalStepData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// Where the record stands.
  public var status: String
  /// The step that was asked for, or what else was to be done.
  public var asked: String
  /// The steps that are open now, by where they lead.
  public var allowed: [String]
  /// Those that are not open yet, and what they wait for.
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

/// What an import has done.
public struct ImportReport: Record {
  /// How many rows there were; records over several lines are one.
  public var rows: Int
  /// How many of them became new records.
  public var created: Int
  /// How many changed a record.
  public var updated: Int
  /// How many said what a record held already.
  public var unchanged: Int
  /// How many were refused; where the import is atomic, nothing was done then.
  public var failed: Int
  /// The refused rows and their problems, at most 1,000.
  public var problems: [RowProblems]
  /// How a table was read, as given or as guessed. Left out of files that are no table.
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

/// A place that was used elsewhere.
public struct ImportedPlace: InputRecord {
  /// What the place is called.
  public var name: String
  /// In degrees, north of the equator; rounded to six decimals.
  public var latitude: Decimal
  /// In degrees, east of Greenwich; rounded to six decimals.
  public var longitude: Decimal
  /// What stands for it there, and then here, too; one that stands for a place here already keeps doing so.
  public var id: String?
  /// The state or province.
  public var region: String?
  /// ISO 3166-1, two capitals: DE.
  public var country: String?
  /// Its time zone.
  public var timeZone: String?
  /// When it was used there, as widgets.recents.list says it; here it counts as used now.
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

/// How many records of a kind refer to something.
public struct InUseCount: Record {
  /// The kind of records.
  public var kind: String
  /// How many of them there are.
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

/// Other records refer to the record; data.counts says how many of which kind.
public struct InUseData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The kinds of records that refer to it; at least one.
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

/// What a process is.
public struct Info: Record {
  /// The program's name.
  public var name: String
  /// The program's version (semver.org).
  public var version: String
  /// The data directory, or :memory:.
  public var data: String
  /// How many methods there are.
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

/// What became of signed documents.
public struct Ingested: Record {
  /// One a document; behind a notification those that it carries.
  public var outcomes: [Outcome]
  /// The tier of each ladder that the account has now, in the catalogue's order.
  public var tiers: [HeldTier]
  /// What these tiers allow, in the order of their names' bytes.
  public var features: [String]
  /// When that changes by itself; null for never.
  public var validUntil: Date?
  /// The moment that it is about.
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

/// A finding about brews: numbers and ids, no prose.
public struct Insight: Record {
  /// The kind of insight.
  public var kind: InsightKind
  /// ready; tooLittle: more brews are needed; empty: there are none.
  public var state: InsightState
  /// The finding; null unless the insight is ready, and if the brews show no effect.
  public var data: InsightData?
  /// The brews behind the insight.
  public var evidence: Evidence
  /// low; medium: twice the needed number; high: four times as many. null unless the insight is ready.
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

/// The numbers and ids of an insight. Each kind has its own members; the others are left out.
public struct InsightData: Record {
  /// The bean of the brews.
  public var bean: String?
  /// The method of the brews.
  public var method: BrewMethod?
  /// The recipe of the brews.
  public var recipe: String?
  /// The median dose of the best brews, in grams.
  public var dose: Decimal?
  /// The median ratio of the best brews.
  public var ratio: Decimal?
  /// The median temperature of the best brews, in degrees Celsius.
  public var temperature: Decimal?
  /// The median time of the best brews, in seconds.
  public var time: Decimal?
  /// The median grind setting of the best brews.
  public var grindSetting: Decimal?
  /// The median rating of the best brews.
  public var rating: Decimal?
  /// The trend; steady if it changes less than 5 percent of the mean.
  public var direction: InsightDataDirection?
  /// The change in a week: the slope of the straight line that fits best.
  public var perWeek: Decimal?
  /// The change over all days, in percent of the mean.
  public var percent: Decimal?
  /// The setting, the temperature or the age whose brews are rated best.
  public var value: Decimal?
  /// The mean: of the best value, or of all brews of a trend.
  public var mean: Decimal?
  /// The mean rating of the brews with other values.
  public var rest: Decimal?
  /// The standard deviation of the ratio.
  public var ratioDeviation: Decimal?
  /// The standard deviation of the time, in seconds.
  public var timeDeviation: Decimal?
  /// The standard deviation of the extraction yield, in percent.
  public var extractionDeviation: Decimal?
  /// The brews with an extraction yield under 18 percent.
  public var under: Int?
  /// The brews with an extraction yield of 18 to 22 percent.
  public var within: Int?
  /// The brews with an extraction yield over 22 percent.
  public var over: Int?
  /// The flavour terms that were tasted most, at most ten.
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

/// The insights of a journal.
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

/// There is less in stock than was to be taken; data names the item, the location and the lot, what was asked for, and what there is.
public struct InsufficientStockData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The item.
  public var item: String
  /// The location from which it was to be taken.
  public var location: String
  /// The lot; null where none was named.
  public var lot: String?
  /// How much was to be taken, in the item's own unit.
  public var asked: Decimal
  /// How much there is in the location, of the lot where one is named.
  public var onHand: Decimal
  /// How much could be taken: neither what is reserved for others, nor, where no lot is named, what has expired or is not to be sold.
  public var available: Decimal

  public init(
    kind: String,
    item: String,
    location: String,
    lot: String?,
    asked: Decimal,
    onHand: Decimal,
    available: Decimal
  ) {
    self.kind = kind
    self.item = item
    self.location = location
    self.lot = lot
    self.asked = asked
    self.onHand = onHand
    self.available = available
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
    return writer.json
  }
}

/// What somebody began to buy outside the app.
public struct IntentList: Record {
  /// In the order in which they came.
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

/// A fault of the core; its log has the detail.
public struct InternalErrorData: Record {
  /// The machine name of the kind of errors.
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

/// The parameters don't fit the method; data.problems lists every problem.
public struct InvalidParamsData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// Every problem that the parameters have.
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

/// The JSON is not a JSON-RPC 2.0 request.
public struct InvalidRequestData: Record {
  /// The machine name of the kind of errors.
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

/// Somebody who was invited.
public struct InvitedParticipant: InputRecord {
  /// The share.
  public var share: CloudShare
  /// The access record as it stands; null where it is gone.
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

/// A thing that a company keeps in stock.
public struct Item: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// The stock keeping unit, unique in the company; neither case nor spaces around it make another one.
  public var sku: String
  /// What people call it.
  public var name: String
  /// What quantities count: piece, kg, m.
  public var unit: String
  /// What else is to be said of it.
  public var description: String?
  /// Other units that quantities may be given in.
  public var units: [ItemUnit]
  /// The unit that it is bought in, of units; its own without it.
  public var purchaseUnit: String?
  /// The unit that it is sold in, of units; its own without it.
  public var salesUnit: String?
  /// The one category that it is filed under.
  public var category: String?
  /// Any further words to find it by.
  public var tags: [String]
  /// GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII.
  public var barcodes: [String]
  /// Who makes it.
  public var manufacturer: String?
  /// The quantity below which it counts as low.
  public var minStock: Decimal?
  /// How much to order at least when it is low; more than 0.
  public var reorderQuantity: Decimal?
  /// Where it usually lies.
  public var location: String?
  /// What one unit is sold for.
  public var price: Money?
  /// The condition that it is in.
  public var condition: ItemCondition?
  /// Fields of the company's own: at most 50 names with a text, a number, a boolean or null each.
  public var custom: [String: JSON]
  /// Whether it is out of use.
  public var archived: Bool
  /// Whether its batches are told apart; it stays so while there are entries in the ledger.
  public var trackBatch: Bool
  /// Whether its pieces have serial numbers; it stays so, too.
  public var trackSerial: Bool
  /// Whom it is bought from: a contact of the kind supplier.
  public var supplier: String?
  /// What it is called there.
  public var supplierSku: String?
  /// Why it needs attention, as inventory.items.flag has it; null where it does not.
  public var flag: ItemFlag?
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// What one unit costs; for managers of the inventory alone.
  public var cost: Money?
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?
  /// How much there is of it in all; only in lists that were asked for levels. It is low where level.available is less than minStock.
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
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("level", self.level)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct ItemConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
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

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct ItemDetailsChanges: InputRecord {
  /// The stock keeping unit, unique in the company; neither case nor spaces around it make another one.
  public var sku: String?
  /// What people call it.
  public var name: String?
  /// What quantities count: piece, kg, m.
  public var unit: String?
  /// What else is to be said of it.
  public var description: Change<String>
  /// Other units that quantities may be given in.
  public var units: Change<[ItemUnitInput]>
  /// The unit that it is bought in, of units; its own without it.
  public var purchaseUnit: Change<String>
  /// The unit that it is sold in, of units; its own without it.
  public var salesUnit: Change<String>
  /// The one category that it is filed under.
  public var category: Change<String>
  /// Any further words to find it by.
  public var tags: Change<[String]>
  /// GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII.
  public var barcodes: Change<[String]>
  /// Who makes it.
  public var manufacturer: Change<String>
  /// The quantity below which it counts as low.
  public var minStock: Change<Decimal>
  /// How much to order at least when it is low; more than 0.
  public var reorderQuantity: Change<Decimal>
  /// Where it usually lies.
  public var location: Change<String>
  /// What one unit is sold for.
  public var price: Change<MoneyChanges>
  /// What one unit costs; for managers of the inventory alone.
  public var cost: Change<MoneyChanges>
  /// The condition that it is in.
  public var condition: Change<ItemCondition>
  /// Fields of the company's own: at most 50 names with a text, a number, a boolean or null each.
  public var custom: Change<[String: JSON]>
  /// Whether it is out of use.
  public var archived: Change<Bool>
  /// Whether its batches are told apart; it stays so while there are entries in the ledger.
  public var trackBatch: Change<Bool>
  /// Whether its pieces have serial numbers; it stays so, too.
  public var trackSerial: Change<Bool>
  /// Whom it is bought from: a contact of the kind supplier.
  public var supplier: Change<String>
  /// What it is called there.
  public var supplierSku: Change<String>

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
    supplierSku: Change<String> = .unchanged
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
    return writer.json
  }
}

/// Why an item needs attention.
public struct ItemFlag: Record {
  /// What is to be seen to.
  public var reason: String
  /// Who said so: a user, or the account.
  public var by: String
  /// When.
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

/// An item with how much there is of it and where, the open orders and purchases of it, and what has happened to it.
public struct ItemOverview: Record {
  /// The item as it stands.
  public var item: Item
  /// How much there is in all.
  public var level: StockLevel
  /// Where it lies, and of which lots; 50 at most, and inventory.stock.levels has all.
  public var places: [StockLevel]
  /// Lines of orders of which something is to be shipped, those that asked first; 50 at most, and null for who may not see orders.
  public var orders: [ItemPlan]?
  /// Lines of purchases of which something is to come, the oldest first; 50 at most, and null for who may not see them.
  public var purchases: [ItemPlan]?
  /// What has happened to it last; 20 entries at most, and inventory.items.history has all.
  public var history: [HistoryEntry]

  public init(
    item: Item,
    level: StockLevel,
    places: [StockLevel],
    orders: [ItemPlan]?,
    purchases: [ItemPlan]?,
    history: [HistoryEntry]
  ) {
    self.item = item
    self.level = level
    self.places = places
    self.orders = orders
    self.purchases = purchases
    self.history = history
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.level = reader.required("level")
    self.places = reader.required("places")
    self.orders = reader.optional("orders")
    self.purchases = reader.optional("purchases")
    self.history = reader.required("history")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("level", self.level)
    writer.put("places", self.places)
    writer.put("orders", self.orders)
    writer.put("purchases", self.purchases)
    writer.put("history", self.history)
    return writer.json
  }
}

/// One page of a list.
public struct ItemPage: ListPage {
  /// The elements, in the list's order.
  public var items: [Item]
  /// Pass it as after to get the next page; null at the end.
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

/// An open order or purchase of an item.
public struct ItemPlan: Record {
  /// The order or the purchase.
  public var id: String
  /// Its number; null for one that has none yet.
  public var number: String?
  /// How far it is.
  public var status: String
  /// The customer or the supplier.
  public var contactName: String
  /// How much of the item a line is still to ship or to receive, in the item's own unit.
  public var quantity: Decimal
  /// When it is wanted or expected; null where nobody has said.
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

/// Another unit in which an item's quantities may be given.
public struct ItemUnit: Record {
  /// What it is called: box.
  public var unit: String
  /// How many of the item's own unit it is: 12; more than 0. With per, so many of it are.
  public var factor: Decimal
  /// How many of it the factor is of, more than 0 and at most 1000000000: 45359237 kg are 100000000 pounds. 1 without it.
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

/// Another unit in which an item's quantities may be given.
public struct ItemUnitInput: InputRecord {
  /// What it is called: box.
  public var unit: String
  /// How many of the item's own unit it is: 12; more than 0. With per, so many of it are.
  public var factor: Decimal
  /// How many of it the factor is of, more than 0 and at most 1000000000: 45359237 kg are 100000000 pounds. 1 without it.
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
