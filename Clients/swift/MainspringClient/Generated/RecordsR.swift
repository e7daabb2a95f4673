// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The conversation may only read, and the method does more than read. data.method names the method.
public struct ReadOnlyData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The name of the refused method, which does more than read.
  public var method: String

  public init(
    kind: String,
    method: String
  ) {
    self.kind = kind
    self.method = method
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.method = reader.required("method")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("method", self.method)
    return writer.json
  }
}

/// The items whose stored sums were wrong and are now corrected.
public struct RebuiltStock: Record {
  /// The number of items whose stored sums were wrong and were corrected.
  public var count: Int
  /// The ids of the corrected items, at most 100.
  public var rebuilt: [String]

  public init(
    count: Int,
    rebuilt: [String]
  ) {
    self.count = count
    self.rebuilt = rebuilt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.count = reader.required("count")
    self.rebuilt = reader.required("rebuilt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("count", self.count)
    writer.put("rebuilt", self.rebuilt)
    return writer.json
  }
}

/// A received quantity of a purchase line.
public struct ReceivedLine: InputRecord {
  /// The quantity, in the line's unit. More than 0.
  public var quantity: Decimal
  /// The id of the purchase line. Either `line` or `sku` must be given, not both.
  public var line: String?
  /// The SKU of the line's item, instead of `line`. A SKU is refused if several lines expect goods of this item.
  public var sku: String?
  /// The cost of one of the item's own units. Default: the line's price less discounts and tax. Only managers of orders
  /// or the inventory may set it.
  public var unitCost: MoneyInput?
  /// The location that receives the goods, by its id, code or path. Default: the item's own location, or else the
  /// company's main location.
  public var location: String?
  /// The batch of the goods, for an item that is tracked by batch.
  public var batch: String?
  /// The serial numbers of the pieces, one for each piece. Only for an item that is tracked by serial number.
  public var serials: [String]?
  /// The expiry date of a new lot: the last day on which the goods may be used.
  public var expiry: String?

  public init(
    quantity: Decimal,
    line: String? = nil,
    sku: String? = nil,
    unitCost: MoneyInput? = nil,
    location: String? = nil,
    batch: String? = nil,
    serials: [String]? = nil,
    expiry: String? = nil
  ) {
    self.quantity = quantity
    self.line = line
    self.sku = sku
    self.unitCost = unitCost
    self.location = location
    self.batch = batch
    self.serials = serials
    self.expiry = expiry
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("line", self.line)
    writer.putIfGiven("sku", self.sku)
    writer.put("quantity", self.quantity)
    writer.putIfGiven("unitCost", self.unitCost)
    writer.putIfGiven("location", self.location)
    writer.putIfGiven("batch", self.batch)
    writer.putIfGiven("serials", self.serials)
    writer.putIfGiven("expiry", self.expiry)
    return writer.json
  }
}

/// The result of receiving goods of a purchase.
public struct ReceivedPurchase: Record {
  /// The purchase, after the goods were received.
  public var purchase: Purchase
  /// The receipt for each line, with its lots.
  public var receipts: [PurchaseReceipt]

  public init(
    purchase: Purchase,
    receipts: [PurchaseReceipt]
  ) {
    self.purchase = purchase
    self.receipts = receipts
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.purchase = reader.required("purchase")
    self.receipts = reader.required("receipts")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("purchase", self.purchase)
    writer.put("receipts", self.receipts)
    return writer.json
  }
}

/// The last used places.
public struct RecentList: Record {
  /// The places, newest first.
  public var recents: [RecentPlace]

  public init(
    recents: [RecentPlace]
  ) {
    self.recents = recents
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.recents = reader.required("recents")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("recents", self.recents)
    return writer.json
  }
}

/// A recent place, with the time of its last use.
public struct RecentPlace: Record {
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
  /// The time of the last use.
  public var usedAt: Date

  public init(
    id: String,
    name: String,
    latitude: Decimal,
    longitude: Decimal,
    region: String?,
    country: String?,
    timeZone: String?,
    usedAt: Date
  ) {
    self.id = id
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.region = region
    self.country = country
    self.timeZone = timeZone
    self.usedAt = usedAt
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
    self.usedAt = reader.required("usedAt")
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
    writer.put("usedAt", self.usedAt)
    return writer.json
  }
}

/// A recipe: the parameters and the steps for future brews.
public struct Recipe: Record {
  /// The record's id.
  public var id: String
  /// The name of the recipe.
  public var name: String
  /// The brewing method.
  public var method: BrewMethod
  /// The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods.
  public var dose: Decimal?
  /// The brewing water, in grams, at most 20,000.
  public var water: Decimal?
  /// The weight of the beverage, in grams, at most 20,000.
  public var yield: Decimal?
  /// The temperature of the water, in degrees Celsius.
  public var temperature: Decimal?
  /// The grind setting, on the grinder's own scale.
  public var grindSetting: Decimal?
  /// The id of the beans for which the recipe is made. `null` for a recipe for any beans.
  public var bean: String?
  /// The steps, in the order of time. Together they must not have more than `water`.
  public var steps: [RecipeStep]
  /// A free text about the recipe.
  public var note: String?
  /// `true` if the recipe is a favourite.
  public var favourite: Bool
  /// `true` if the recipe is no longer in use. Lists leave it out unless they are asked for.
  public var archived: Bool
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    name: String,
    method: BrewMethod,
    dose: Decimal?,
    water: Decimal?,
    yield: Decimal?,
    temperature: Decimal?,
    grindSetting: Decimal?,
    bean: String?,
    steps: [RecipeStep],
    note: String?,
    favourite: Bool,
    archived: Bool,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.name = name
    self.method = method
    self.dose = dose
    self.water = water
    self.yield = yield
    self.temperature = temperature
    self.grindSetting = grindSetting
    self.bean = bean
    self.steps = steps
    self.note = note
    self.favourite = favourite
    self.archived = archived
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
    self.method = reader.required("method")
    self.dose = reader.optional("dose")
    self.water = reader.optional("water")
    self.yield = reader.optional("yield")
    self.temperature = reader.optional("temperature")
    self.grindSetting = reader.optional("grindSetting")
    self.bean = reader.optional("bean")
    self.steps = reader.required("steps")
    self.note = reader.optional("note")
    self.favourite = reader.required("favourite")
    self.archived = reader.required("archived")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("method", self.method)
    writer.put("dose", self.dose)
    writer.put("water", self.water)
    writer.put("yield", self.yield)
    writer.put("temperature", self.temperature)
    writer.put("grindSetting", self.grindSetting)
    writer.put("bean", self.bean)
    writer.put("steps", self.steps)
    writer.put("note", self.note)
    writer.put("favourite", self.favourite)
    writer.put("archived", self.archived)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct RecipeConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Recipe

  public init(
    kind: String,
    current: Recipe
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
public struct RecipeDetailsChanges: InputRecord {
  /// The name of the recipe.
  public var name: String?
  /// The brewing method.
  public var method: BrewMethod?
  /// The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods.
  public var dose: Change<Decimal>
  /// The brewing water, in grams, at most 20,000.
  public var water: Change<Decimal>
  /// The weight of the beverage, in grams, at most 20,000.
  public var yield: Change<Decimal>
  /// The temperature of the water, in degrees Celsius.
  public var temperature: Change<Decimal>
  /// The grind setting, on the grinder's own scale.
  public var grindSetting: Change<Decimal>
  /// The id of the beans for which the recipe is made. `null` for a recipe for any beans.
  public var bean: Change<String>
  /// The steps, in the order of time. Together they must not have more than `water`.
  public var steps: Change<[RecipeStepInput]>
  /// A free text about the recipe.
  public var note: Change<String>
  /// `true` if the recipe is a favourite.
  public var favourite: Change<Bool>
  /// `true` if the recipe is no longer in use. Lists leave it out unless they are asked for.
  public var archived: Change<Bool>

  public init(
    name: String? = nil,
    method: BrewMethod? = nil,
    dose: Change<Decimal> = .unchanged,
    water: Change<Decimal> = .unchanged,
    yield: Change<Decimal> = .unchanged,
    temperature: Change<Decimal> = .unchanged,
    grindSetting: Change<Decimal> = .unchanged,
    bean: Change<String> = .unchanged,
    steps: Change<[RecipeStepInput]> = .unchanged,
    note: Change<String> = .unchanged,
    favourite: Change<Bool> = .unchanged,
    archived: Change<Bool> = .unchanged
  ) {
    self.name = name
    self.method = method
    self.dose = dose
    self.water = water
    self.yield = yield
    self.temperature = temperature
    self.grindSetting = grindSetting
    self.bean = bean
    self.steps = steps
    self.note = note
    self.favourite = favourite
    self.archived = archived
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("name", self.name)
    writer.putIfGiven("method", self.method)
    writer.putChange("dose", self.dose)
    writer.putChange("water", self.water)
    writer.putChange("yield", self.yield)
    writer.putChange("temperature", self.temperature)
    writer.putChange("grindSetting", self.grindSetting)
    writer.putChange("bean", self.bean)
    writer.putChange("steps", self.steps)
    writer.putChange("note", self.note)
    writer.putChange("favourite", self.favourite)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// One page of a list.
public struct RecipePage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Recipe]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Recipe],
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

/// A step of a recipe: what to do, and when.
public struct RecipeStep: Record {
  /// The time of the step, in seconds since the beginning of the brew. It must not be before the previous step.
  public var at: Decimal
  /// The action of the step, such as `pour` or `stir`.
  public var action: RecipeStepAction
  /// The water that is poured in this step, in grams, at most 20,000.
  public var water: Decimal?
  /// A free text about the step.
  public var note: String?

  public init(
    at: Decimal,
    action: RecipeStepAction,
    water: Decimal?,
    note: String?
  ) {
    self.at = at
    self.action = action
    self.water = water
    self.note = note
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.action = reader.required("action")
    self.water = reader.optional("water")
    self.note = reader.optional("note")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("action", self.action)
    writer.put("water", self.water)
    writer.put("note", self.note)
    return writer.json
  }
}

/// A step of a recipe: what to do, and when.
public struct RecipeStepInput: InputRecord {
  /// The time of the step, in seconds since the beginning of the brew. It must not be before the previous step.
  public var at: Decimal
  /// The action of the step, such as `pour` or `stir`.
  public var action: RecipeStepAction
  /// The water that is poured in this step, in grams, at most 20,000.
  public var water: Decimal?
  /// A free text about the step.
  public var note: String?

  public init(
    at: Decimal,
    action: RecipeStepAction,
    water: Decimal? = nil,
    note: String? = nil
  ) {
    self.at = at
    self.action = action
    self.water = water
    self.note = note
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("action", self.action)
    writer.putIfGiven("water", self.water)
    writer.putIfGiven("note", self.note)
    return writer.json
  }
}

/// Recommended parameters for a brew, their source, and the corrections that were made.
public struct Recommendation: Record {
  /// The source of the parameters. bean: the best brews of the same beans. similar: the best brews of beans with the
  /// same roast level and process. default: the usual parameters of the method.
  public var source: RecommendationSource
  /// The brewing method for which the parameters are recommended.
  public var method: BrewMethod
  /// The number of brews from which the parameters are computed: each parameter is a median of these brews. 0 if
  /// `source` is `default`.
  public var brews: Int
  /// The ground coffee, in grams.
  public var dose: Decimal
  /// The grams of water or beverage for each gram of coffee. `ratioOf` tells which of them.
  public var ratio: Decimal
  /// The weight to which `ratio` refers. yield: the beverage. water: the water.
  public var ratioOf: BrewRatioOf
  /// The temperature of the water, in degrees Celsius.
  public var temperature: Decimal
  /// The duration of the whole brew, in seconds. `null` if neither the brews nor the method have a usual time.
  public var time: Decimal?
  /// The setting on the grinder's own scale. `null` if none of the brews has a setting.
  public var grindSetting: Decimal?
  /// The id of the grinder to which `grindSetting` refers. `null` if none of the brews names a grinder.
  public var grinder: String?
  /// The parameters that were changed because of the last tasting or measurement.
  public var corrections: [Correction]

  public init(
    source: RecommendationSource,
    method: BrewMethod,
    brews: Int,
    dose: Decimal,
    ratio: Decimal,
    ratioOf: BrewRatioOf,
    temperature: Decimal,
    time: Decimal?,
    grindSetting: Decimal?,
    grinder: String?,
    corrections: [Correction]
  ) {
    self.source = source
    self.method = method
    self.brews = brews
    self.dose = dose
    self.ratio = ratio
    self.ratioOf = ratioOf
    self.temperature = temperature
    self.time = time
    self.grindSetting = grindSetting
    self.grinder = grinder
    self.corrections = corrections
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.source = reader.required("source")
    self.method = reader.required("method")
    self.brews = reader.required("brews")
    self.dose = reader.required("dose")
    self.ratio = reader.required("ratio")
    self.ratioOf = reader.required("ratioOf")
    self.temperature = reader.required("temperature")
    self.time = reader.optional("time")
    self.grindSetting = reader.optional("grindSetting")
    self.grinder = reader.optional("grinder")
    self.corrections = reader.required("corrections")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("source", self.source)
    writer.put("method", self.method)
    writer.put("brews", self.brews)
    writer.put("dose", self.dose)
    writer.put("ratio", self.ratio)
    writer.put("ratioOf", self.ratioOf)
    writer.put("temperature", self.temperature)
    writer.put("time", self.time)
    writer.put("grindSetting", self.grindSetting)
    writer.put("grinder", self.grinder)
    writer.put("corrections", self.corrections)
    return writer.json
  }
}

/// The recommended parameters of a brew, and the source of the answer.
public struct RecommendedParameters: Record {
  /// The ground coffee, in grams.
  public var dose: Decimal?
  /// The grams of water per gram of coffee. For espresso and moka pot, the grams of beverage per gram of coffee.
  public var ratio: Decimal?
  /// The temperature of the water, in degrees Celsius.
  public var temperature: Decimal?
  /// The time of the whole brew, in seconds.
  public var time: Decimal?
  /// The setting of the grinder, on its own scale. `null` if there is none to recommend, for example without a grinder.
  public var grind: Decimal?
  /// The reasons for these parameters, in one or two sentences.
  public var why: String
  /// The origin of the answer. model: the AI of the host. history: the account's own journal, because the host's AI
  /// failed.
  public var source: AnalyzedFlavorSource
  /// The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if `source`
  /// is `history`.
  public var suggestion: String?
  /// The instant at which the answer was made.
  public var at: Date
  /// `true` if an equal request was made before, and its stored answer was returned.
  public var repeated: Bool

  public init(
    dose: Decimal?,
    ratio: Decimal?,
    temperature: Decimal?,
    time: Decimal?,
    grind: Decimal?,
    why: String,
    source: AnalyzedFlavorSource,
    suggestion: String?,
    at: Date,
    repeated: Bool
  ) {
    self.dose = dose
    self.ratio = ratio
    self.temperature = temperature
    self.time = time
    self.grind = grind
    self.why = why
    self.source = source
    self.suggestion = suggestion
    self.at = at
    self.repeated = repeated
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.dose = reader.optional("dose")
    self.ratio = reader.optional("ratio")
    self.temperature = reader.optional("temperature")
    self.time = reader.optional("time")
    self.grind = reader.optional("grind")
    self.why = reader.required("why")
    self.source = reader.required("source")
    self.suggestion = reader.optional("suggestion")
    self.at = reader.required("at")
    self.repeated = reader.required("repeated")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("dose", self.dose)
    writer.put("ratio", self.ratio)
    writer.put("temperature", self.temperature)
    writer.put("time", self.time)
    writer.put("grind", self.grind)
    writer.put("why", self.why)
    writer.put("source", self.source)
    writer.put("suggestion", self.suggestion)
    writer.put("at", self.at)
    writer.put("repeated", self.repeated)
    return writer.json
  }
}

/// The reason why the host's last refresh failed.
public struct RefreshFailure: Record {
  /// The time of the failure.
  public var at: Date
  /// The kind of error.
  public var kind: RefreshFailureKind
  /// The reason, as a sentence for people.
  public var message: String

  public init(
    at: Date,
    kind: RefreshFailureKind,
    message: String
  ) {
    self.at = at
    self.kind = kind
    self.message = message
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.kind = reader.required("kind")
    self.message = reader.required("message")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("kind", self.kind)
    writer.put("message", self.message)
    return writer.json
  }
}

/// The freshness, age, origin and malformed parts of a document that was fetched.
public struct RefreshedDocument: Record {
  /// The name of the document.
  public var document: RefreshedDocumentDocument
  /// The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data,
  /// and the result is a safe default.
  public var source: FlagsSource
  /// The age of the data in milliseconds; `null` if `source` is `default`.
  public var age: Int?
  /// The origin of the document. host: fetched by the host. records: composed of records of the public database. file:
  /// read from a file that an option of the core names. builtIn: there is no document, and defaults apply.
  public var origin: FlagsOrigin
  /// The malformed parts of the document. The core ignores these parts.
  public var problems: [DocumentProblem]

  public init(
    document: RefreshedDocumentDocument,
    source: FlagsSource,
    age: Int?,
    origin: FlagsOrigin,
    problems: [DocumentProblem]
  ) {
    self.document = document
    self.source = source
    self.age = age
    self.origin = origin
    self.problems = problems
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.document = reader.required("document")
    self.source = reader.required("source")
    self.age = reader.optional("age")
    self.origin = reader.required("origin")
    self.problems = reader.required("problems")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("document", self.document)
    writer.put("source", self.source)
    writer.put("age", self.age)
    writer.put("origin", self.origin)
    writer.put("problems", self.problems)
    return writer.json
  }
}

/// The id of the record that was deleted, or that was archived instead.
public struct Removed: Record {
  /// The id of the deleted record. `null` if the record was archived instead.
  public var deleted: String?
  /// The id of the archived record, to which other records refer. `null` if the record was deleted.
  public var archived: String?

  public init(
    deleted: String?,
    archived: String?
  ) {
    self.deleted = deleted
    self.archived = archived
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.deleted = reader.optional("deleted")
    self.archived = reader.optional("archived")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("deleted", self.deleted)
    writer.put("archived", self.archived)
    return writer.json
  }
}

/// Whether a place was removed from the list of recent places.
public struct RemovedRecent: Record {
  /// `true` if the place was in the list of recent places.
  public var removed: Bool

  public init(
    removed: Bool
  ) {
    self.removed = removed
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.removed = reader.required("removed")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("removed", self.removed)
    return writer.json
  }
}

/// The result of renaming a category or a tag.
public struct RenamedLabel: Record {
  /// The number of items whose category or tag was renamed.
  public var changed: Int

  public init(
    changed: Int
  ) {
    self.changed = changed
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.changed = reader.required("changed")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("changed", self.changed)
    return writer.json
  }
}

/// An explanation of a report, which the AI of the host has written.
public struct ReportExplanation: Record {
  /// The name of the explained report.
  public var report: ReportExplanationReport
  /// The most important fact, in one short sentence.
  public var headline: String
  /// One to three paragraphs of plain sentences.
  public var paragraphs: [String]
  /// The instant at which the model answered.
  public var at: Date
  /// `true` if an equal request was made before, and its stored answer was returned.
  public var repeated: Bool

  public init(
    report: ReportExplanationReport,
    headline: String,
    paragraphs: [String],
    at: Date,
    repeated: Bool
  ) {
    self.report = report
    self.headline = headline
    self.paragraphs = paragraphs
    self.at = at
    self.repeated = repeated
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.report = reader.required("report")
    self.headline = reader.required("headline")
    self.paragraphs = reader.required("paragraphs")
    self.at = reader.required("at")
    self.repeated = reader.required("repeated")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("report", self.report)
    writer.put("headline", self.headline)
    writer.put("paragraphs", self.paragraphs)
    writer.put("at", self.at)
    writer.put("repeated", self.repeated)
    return writer.json
  }
}

/// The request was cancelled while it waited.
public struct RequestCancelledData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
  public var owner: String?

  public init(
    kind: String,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// The interpretation of a scanned code, and the records that have it.
public struct ResolvedCode: Record {
  /// A spelling that is the same for all codes with the same meaning: the EAN-13 of a UPC, and GS1 element strings with
  /// parentheses. A symbology identifier is removed.
  public var normalized: String
  /// The symbology of the barcode, if it was given or can be inferred; `null` otherwise.
  public var symbology: ResolvedCodeSymbology?
  /// `true` if the code is valid for its kind.
  public var valid: Bool
  /// The reason why the code is invalid, such as a wrong check digit; `null` for a valid code.
  public var problem: String?
  /// The content of a GS1 code; `null` for any other code.
  public var gs1: GS1Content?
  /// The records that have this code, at most 10. Records that the caller may not see are left out.
  public var matches: [CodeMatch]

  public init(
    normalized: String,
    symbology: ResolvedCodeSymbology?,
    valid: Bool,
    problem: String?,
    gs1: GS1Content?,
    matches: [CodeMatch]
  ) {
    self.normalized = normalized
    self.symbology = symbology
    self.valid = valid
    self.problem = problem
    self.gs1 = gs1
    self.matches = matches
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.normalized = reader.required("normalized")
    self.symbology = reader.optional("symbology")
    self.valid = reader.required("valid")
    self.problem = reader.optional("problem")
    self.gs1 = reader.optional("gs1")
    self.matches = reader.required("matches")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("normalized", self.normalized)
    writer.put("symbology", self.symbology)
    writer.put("valid", self.valid)
    writer.put("problem", self.problem)
    writer.put("gs1", self.gs1)
    writer.put("matches", self.matches)
    return writer.json
  }
}

/// The conflicts that are resolved now.
public struct ResolvedConflicts: Record {
  /// The resolved conflicts.
  public var conflicts: [SyncConflict]

  public init(
    conflicts: [SyncConflict]
  ) {
    self.conflicts = conflicts
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.conflicts = reader.required("conflicts")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("conflicts", self.conflicts)
    return writer.json
  }
}

/// A suggested place, with its coordinates.
public struct ResolvedPlace: Record {
  /// The name of the place.
  public var name: String
  /// The state or province.
  public var region: String?
  /// The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.
  public var country: String?
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
  public var timeZone: String?

  public init(
    name: String,
    region: String?,
    country: String?,
    latitude: Decimal,
    longitude: Decimal,
    timeZone: String?
  ) {
    self.name = name
    self.region = region
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
    self.timeZone = timeZone
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.region = reader.optional("region")
    self.country = reader.optional("country")
    self.latitude = reader.required("latitude")
    self.longitude = reader.required("longitude")
    self.timeZone = reader.optional("timeZone")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("region", self.region)
    writer.put("country", self.country)
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.put("timeZone", self.timeZone)
    return writer.json
  }
}

/// The refusal to set a member that only managers may set.
public struct RestrictedMemberData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The manager rights, one of which the caller needs.
  public var needs: ManagerBits
  /// The refused member, as a JSON Pointer (RFC 6901). The caller may neither see nor set this member.
  public var member: String

  public init(
    kind: String,
    needs: ManagerBits,
    member: String
  ) {
    self.kind = kind
    self.needs = needs
    self.member = member
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.needs = reader.required("needs")
    self.member = reader.required("member")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("needs", self.needs)
    writer.put("member", self.member)
    return writer.json
  }
}

/// The result of a return: the order, and an entry for each returned line.
public struct ReturnedGoods: Record {
  /// The order after the return. If the order is overpaid, a refund is due.
  public var order: ShownOrder
  /// The entry for each returned line.
  public var entries: [OrderEntry]

  public init(
    order: ShownOrder,
    entries: [OrderEntry]
  ) {
    self.order = order
    self.entries = entries
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.order = reader.required("order")
    self.entries = reader.required("entries")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("order", self.order)
    writer.put("entries", self.entries)
    return writer.json
  }
}

/// A returned quantity of an order line.
public struct ReturnedLine: InputRecord {
  /// The quantity, in the line's unit.
  public var quantity: Decimal
  /// The id of the order line. Either `line` or `sku` must be given, not both.
  public var line: String?
  /// The SKU of the line's item, instead of `line`. A SKU is refused if several lines have goods of this item that the
  /// customer could return.
  public var sku: String?
  /// The condition of the goods. ok: they can be sold. returned: they must be inspected first. Goods of a batch are put
  /// into a separate lot with the status `returned`. A piece with a serial number stays in its lot, whose status
  /// becomes `returned`. Default: `ok`.
  public var condition: StockFormCondition?
  /// `true` if the goods go back into stock. Default: `true`.
  public var restock: Bool?
  /// The location that receives the goods, by its id, code or path. Default: the item's own location, or else the
  /// company's main location.
  public var location: String?
  /// The id of the lot of the goods, for an item that is tracked by lots. Default: the shipped lot. Required if goods
  /// of several lots were shipped.
  public var lot: String?
  /// The id of the dispatch with which the goods left. Default: any dispatch of the order.
  public var dispatch: String?
  /// For a kit, the lots of its components that come back. Required for a component of which several lots were shipped,
  /// unless all of the component comes back.
  public var lots: [ShippedLot]?

  public init(
    quantity: Decimal,
    line: String? = nil,
    sku: String? = nil,
    condition: StockFormCondition? = nil,
    restock: Bool? = nil,
    location: String? = nil,
    lot: String? = nil,
    dispatch: String? = nil,
    lots: [ShippedLot]? = nil
  ) {
    self.quantity = quantity
    self.line = line
    self.sku = sku
    self.condition = condition
    self.restock = restock
    self.location = location
    self.lot = lot
    self.dispatch = dispatch
    self.lots = lots
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("line", self.line)
    writer.putIfGiven("sku", self.sku)
    writer.put("quantity", self.quantity)
    writer.putIfGiven("condition", self.condition)
    writer.putIfGiven("restock", self.restock)
    writer.putIfGiven("location", self.location)
    writer.putIfGiven("lot", self.lot)
    writer.putIfGiven("dispatch", self.dispatch)
    writer.putIfGiven("lots", self.lots)
    return writer.json
  }
}

/// The result of reversing a receipt.
public struct ReversedReceipt: Record {
  /// The purchase after the reversal.
  public var purchase: Purchase
  /// The new receipt, which reverses the given one.
  public var receipt: PurchaseReceipt

  public init(
    purchase: Purchase,
    receipt: PurchaseReceipt
  ) {
    self.purchase = purchase
    self.receipt = receipt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.purchase = reader.required("purchase")
    self.receipt = reader.required("receipt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("purchase", self.purchase)
    writer.put("receipt", self.receipt)
    return writer.json
  }
}

/// The rights of a user in a company.
public struct Rights: Record {
  /// `true` if the user is an owner. An owner has all rights, except the rights that only the founder has.
  public var isOwner: Bool
  /// `true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer` makes
  /// another owner the founder.
  public var isFounder: Bool
  /// The departments in which the user does the daily work. Each bit of this number is a department;
  /// `access.departments` lists the bits.
  public var deptMask: Int
  /// The departments that the user manages. Each bit of this number is a department. A manager of a department can also
  /// delete, approve and see costs there.
  public var managerMask: Int

  public init(
    isOwner: Bool,
    isFounder: Bool,
    deptMask: Int,
    managerMask: Int
  ) {
    self.isOwner = isOwner
    self.isFounder = isFounder
    self.deptMask = deptMask
    self.managerMask = managerMask
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.isOwner = reader.required("isOwner")
    self.isFounder = reader.required("isFounder")
    self.deptMask = reader.required("deptMask")
    self.managerMask = reader.required("managerMask")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("isOwner", self.isOwner)
    writer.put("isFounder", self.isFounder)
    writer.put("deptMask", self.deptMask)
    writer.put("managerMask", self.managerMask)
    return writer.json
  }
}

/// A problem of a row, with its column.
public struct RowProblem: Record {
  /// The member with the problem, as a JSON Pointer (RFC 6901) into the record. Empty if the problem is about the whole
  /// row.
  public var pointer: String
  /// The kind of the problem: missing, unknown, type or value.
  public var kind: ProblemKind
  /// A sentence that names the column or the member, and the expected value.
  public var message: String
  /// The name of the column with the problem, from the first line of the file. Left out if the problem is not in a
  /// column.
  public var column: String?

  public init(
    pointer: String,
    kind: ProblemKind,
    message: String,
    column: String? = nil
  ) {
    self.pointer = pointer
    self.kind = kind
    self.message = message
    self.column = column
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.pointer = reader.required("pointer")
    self.kind = reader.required("kind")
    self.message = reader.required("message")
    self.column = reader.optional("column")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("pointer", self.pointer)
    writer.put("kind", self.kind)
    writer.put("message", self.message)
    writer.putIfGiven("column", self.column)
    return writer.json
  }
}

/// The problems of one refused row.
public struct RowProblems: Record {
  /// The line of the file in which the row begins, counted from 1.
  public var line: Int
  /// The problems of the row. Their pointers begin at the record that the row describes.
  public var problems: [RowProblem]

  public init(
    line: Int,
    problems: [RowProblem]
  ) {
    self.line = line
    self.problems = problems
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.line = reader.required("line")
    self.problems = reader.required("problems")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("line", self.line)
    writer.put("problems", self.problems)
    return writer.json
  }
}
