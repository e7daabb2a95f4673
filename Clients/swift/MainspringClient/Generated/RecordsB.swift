// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The cost of an item, computed from its active bill of materials and the average costs of its components.
public struct BOMCost: Record {
  /// The id of the item that is made.
  public var item: String
  /// The item's SKU.
  public var sku: String
  /// The id of the item's active bill of materials.
  public var bom: String
  /// The quantity that one run makes, in the item's own unit.
  public var yield: Decimal
  /// The cost of one of the item's own units: one amount for each currency in which components have a cost. Empty if no
  /// cost is known.
  public var unitCosts: [UnitCost]
  /// The average cost of one of the item's own units in stock, for comparison. `null` if it is not known.
  public var averageCost: UnitCost?
  /// The number of components whose cost is not known, on all levels. Their cost counts as 0.
  public var uncosted: Int
  /// The components of one run, with their costs.
  public var lines: [BOMLineCost]

  public init(
    item: String,
    sku: String,
    bom: String,
    yield: Decimal,
    unitCosts: [UnitCost],
    averageCost: UnitCost?,
    uncosted: Int,
    lines: [BOMLineCost]
  ) {
    self.item = item
    self.sku = sku
    self.bom = bom
    self.yield = yield
    self.unitCosts = unitCosts
    self.averageCost = averageCost
    self.uncosted = uncosted
    self.lines = lines
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.bom = reader.required("bom")
    self.yield = reader.required("yield")
    self.unitCosts = reader.required("unitCosts")
    self.averageCost = reader.optional("averageCost")
    self.uncosted = reader.required("uncosted")
    self.lines = reader.required("lines")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("bom", self.bom)
    writer.put("yield", self.yield)
    writer.put("unitCosts", self.unitCosts)
    writer.put("averageCost", self.averageCost)
    writer.put("uncosted", self.uncosted)
    writer.put("lines", self.lines)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct BOMDraftChanges: InputRecord {
  /// The components of one run.
  public var lines: [BOMLineInput]?
  /// The quantity of the item that one run makes, in the item's own unit. More than 0, at most 1,000,000,000.
  public var yield: Decimal?
  /// `true` for the item's active bill of materials, which builds and other bills of materials use. An item has at most
  /// one: activating a bill of materials deactivates the other one.
  public var active: Change<Bool>
  /// A free text, such as instructions.
  public var note: Change<String>

  public init(
    lines: [BOMLineInput]? = nil,
    yield: Decimal? = nil,
    active: Change<Bool> = .unchanged,
    note: Change<String> = .unchanged
  ) {
    self.lines = lines
    self.yield = yield
    self.active = active
    self.note = note
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("lines", self.lines)
    writer.putIfGiven("yield", self.yield)
    writer.putChange("active", self.active)
    writer.putChange("note", self.note)
    return writer.json
  }
}

/// The components that a quantity of an item needs, on all levels.
public struct BOMExplosion: Record {
  /// The id of the item that is made.
  public var item: String
  /// The item's SKU.
  public var sku: String
  /// The item's name.
  public var name: String
  /// The item's own unit, in which its quantities are given.
  public var unit: String
  /// The id of the item's active bill of materials.
  public var bom: String
  /// The quantity to make, in the item's own unit.
  public var quantity: Decimal
  /// The quantity of the item that is in stock and not reserved, in the item's own unit. For a kit, the number of whole
  /// kits that can be made of available components.
  public var available: Decimal
  /// All components as a list, which shows the tree: each component has its level, and its own components follow it.
  /// Stock is not subtracted from the quantities.
  public var tree: [BOMNode]
  /// The needed items, each once, and each before its own components. If an item is in stock, less of its components is
  /// needed. Optional components and services are left out.
  public var parts: [NeededPart]

  public init(
    item: String,
    sku: String,
    name: String,
    unit: String,
    bom: String,
    quantity: Decimal,
    available: Decimal,
    tree: [BOMNode],
    parts: [NeededPart]
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.bom = bom
    self.quantity = quantity
    self.available = available
    self.tree = tree
    self.parts = parts
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.bom = reader.required("bom")
    self.quantity = reader.required("quantity")
    self.available = reader.required("available")
    self.tree = reader.required("tree")
    self.parts = reader.required("parts")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("bom", self.bom)
    writer.put("quantity", self.quantity)
    writer.put("available", self.available)
    writer.put("tree", self.tree)
    writer.put("parts", self.parts)
    return writer.json
  }
}

/// A component in a bill of materials.
public struct BOMLine: Record {
  /// The id of the component. A request gives `item` or `sku`; a reply has both.
  public var item: String?
  /// The SKU of the component. Ignored in a request with `item`.
  public var sku: String?
  /// The quantity of the component for one run, in `unit`. More than 0, at most 1,000,000,000.
  public var quantity: Decimal
  /// The unit of `quantity`: the component's own unit, or one of its `units`. Default: the component's own unit.
  public var unit: String?
  /// The part of the component that is lost in production, in percent of `quantity`, from 0 to 1000. With 2, a run
  /// needs 1.02 times `quantity`. Default: 0.
  public var scrap: Decimal?
  /// `true` for a component that is not always used. A build does not reserve it, and uses it only if a completion
  /// names it.
  public var optional: Bool
  /// A free text about the component.
  public var note: String?
  /// The quantity for one run in the component's own unit, without scrap. It was converted with the size that `unit`
  /// had when the line was written.
  public var ownQuantity: Decimal?
  /// `true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers.
  public var whole: Bool?

  public init(
    item: String?,
    sku: String?,
    quantity: Decimal,
    unit: String?,
    scrap: Decimal?,
    optional: Bool,
    note: String?,
    ownQuantity: Decimal?,
    whole: Bool?
  ) {
    self.item = item
    self.sku = sku
    self.quantity = quantity
    self.unit = unit
    self.scrap = scrap
    self.optional = optional
    self.note = note
    self.ownQuantity = ownQuantity
    self.whole = whole
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.optional("item")
    self.sku = reader.optional("sku")
    self.quantity = reader.required("quantity")
    self.unit = reader.optional("unit")
    self.scrap = reader.optional("scrap")
    self.optional = reader.required("optional")
    self.note = reader.optional("note")
    self.ownQuantity = reader.optional("ownQuantity")
    self.whole = reader.optional("whole")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("quantity", self.quantity)
    writer.put("unit", self.unit)
    writer.put("scrap", self.scrap)
    writer.put("optional", self.optional)
    writer.put("note", self.note)
    writer.put("ownQuantity", self.ownQuantity)
    writer.put("whole", self.whole)
    return writer.json
  }
}

/// The cost of a component in one run of a bill of materials.
public struct BOMLineCost: Record {
  /// The id of the component.
  public var item: String
  /// The component's SKU.
  public var sku: String
  /// The component's name.
  public var name: String
  /// The component's own unit.
  public var unit: String
  /// The quantity for one run, in the component's own unit. The loss in production (`scrap`) is included.
  public var quantity: Decimal
  /// `true` for an optional component. Its cost is not included in the cost of the item.
  public var optional: Bool
  /// `true` if the cost is computed from the component's own bill of materials. `false` if it is the average cost of
  /// the component's stock.
  public var isMade: Bool
  /// The cost of one of the component's own units, one amount for each currency.
  public var unitCosts: [UnitCost]
  /// The cost of `quantity`, one amount for each currency.
  public var costs: [UnitCost]

  public init(
    item: String,
    sku: String,
    name: String,
    unit: String,
    quantity: Decimal,
    optional: Bool,
    isMade: Bool,
    unitCosts: [UnitCost],
    costs: [UnitCost]
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.quantity = quantity
    self.optional = optional
    self.isMade = isMade
    self.unitCosts = unitCosts
    self.costs = costs
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.quantity = reader.required("quantity")
    self.optional = reader.required("optional")
    self.isMade = reader.required("isMade")
    self.unitCosts = reader.required("unitCosts")
    self.costs = reader.required("costs")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("quantity", self.quantity)
    writer.put("optional", self.optional)
    writer.put("isMade", self.isMade)
    writer.put("unitCosts", self.unitCosts)
    writer.put("costs", self.costs)
    return writer.json
  }
}

/// A component in a bill of materials.
public struct BOMLineInput: InputRecord {
  /// The quantity of the component for one run, in `unit`. More than 0, at most 1,000,000,000.
  public var quantity: Decimal
  /// The id of the component. A request gives `item` or `sku`; a reply has both.
  public var item: String?
  /// The SKU of the component. Ignored in a request with `item`.
  public var sku: String?
  /// The unit of `quantity`: the component's own unit, or one of its `units`. Default: the component's own unit.
  public var unit: String?
  /// The part of the component that is lost in production, in percent of `quantity`, from 0 to 1000. With 2, a run
  /// needs 1.02 times `quantity`. Default: 0.
  public var scrap: Decimal?
  /// `true` for a component that is not always used. A build does not reserve it, and uses it only if a completion
  /// names it.
  public var optional: Bool?
  /// A free text about the component.
  public var note: String?

  public init(
    quantity: Decimal,
    item: String? = nil,
    sku: String? = nil,
    unit: String? = nil,
    scrap: Decimal? = nil,
    optional: Bool? = nil,
    note: String? = nil
  ) {
    self.quantity = quantity
    self.item = item
    self.sku = sku
    self.unit = unit
    self.scrap = scrap
    self.optional = optional
    self.note = note
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("item", self.item)
    writer.putIfGiven("sku", self.sku)
    writer.put("quantity", self.quantity)
    writer.putIfGiven("unit", self.unit)
    writer.putIfGiven("scrap", self.scrap)
    writer.putIfGiven("optional", self.optional)
    writer.putIfGiven("note", self.note)
    return writer.json
  }
}

/// A component in the tree of components.
public struct BOMNode: Record {
  /// The level in the tree: 1 for a component of the item itself, 2 for a component of a component on level 1, and so
  /// on.
  public var level: Int
  /// The id of the component.
  public var item: String
  /// The component's SKU.
  public var sku: String
  /// The component's name.
  public var name: String
  /// The component's own unit.
  public var unit: String
  /// The needed quantity, in the component's own unit. The loss in production (`scrap`) is included.
  public var quantity: Decimal
  /// `true` for an optional component, and for all components below it in the tree.
  public var optional: Bool
  /// The id of the component's active bill of materials. `null` if it has none.
  public var bom: String?

  public init(
    level: Int,
    item: String,
    sku: String,
    name: String,
    unit: String,
    quantity: Decimal,
    optional: Bool,
    bom: String?
  ) {
    self.level = level
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.quantity = quantity
    self.optional = optional
    self.bom = bom
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.level = reader.required("level")
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.quantity = reader.required("quantity")
    self.optional = reader.required("optional")
    self.bom = reader.optional("bom")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("level", self.level)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("quantity", self.quantity)
    writer.put("optional", self.optional)
    writer.put("bom", self.bom)
    return writer.json
  }
}

/// A line of a bill of materials that needs the item, or that needs an item made of it.
public struct BOMUse: Record {
  /// The level: 1 if the line needs the item itself, 2 if it needs an item made directly of the item, and so on.
  public var level: Int
  /// The id of the bill of materials.
  public var bom: String
  /// The id of the item that is made.
  public var item: String
  /// The SKU of the item that is made.
  public var sku: String
  /// The name of the item that is made.
  public var name: String
  /// The own unit of the item that is made.
  public var unit: String
  /// The id of the component in the line: on level 1 the requested item, on all other levels an item made of it.
  public var component: String
  /// The quantity of the component for one run, in the component's own unit. The loss in production (`scrap`) is
  /// included.
  public var quantity: Decimal
  /// The quantity that one run makes, in the own unit of the item that is made.
  public var yield: Decimal
  /// `true` for an optional component.
  public var optional: Bool
  /// `true` if the bill of materials is the active one of the item that is made.
  public var active: Bool

  public init(
    level: Int,
    bom: String,
    item: String,
    sku: String,
    name: String,
    unit: String,
    component: String,
    quantity: Decimal,
    yield: Decimal,
    optional: Bool,
    active: Bool
  ) {
    self.level = level
    self.bom = bom
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.component = component
    self.quantity = quantity
    self.yield = yield
    self.optional = optional
    self.active = active
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.level = reader.required("level")
    self.bom = reader.required("bom")
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.component = reader.required("component")
    self.quantity = reader.required("quantity")
    self.yield = reader.required("yield")
    self.optional = reader.required("optional")
    self.active = reader.required("active")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("level", self.level)
    writer.put("bom", self.bom)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("component", self.component)
    writer.put("quantity", self.quantity)
    writer.put("yield", self.yield)
    writer.put("optional", self.optional)
    writer.put("active", self.active)
    return writer.json
  }
}

/// The lines of bills of materials that need an item, directly or through other items.
public struct BOMUses: Record {
  /// The lines that need the item, and the lines that need an item made of it, sorted by level. At most 10,000.
  public var uses: [BOMUse]

  public init(
    uses: [BOMUse]
  ) {
    self.uses = uses
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.uses = reader.required("uses")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("uses", self.uses)
    return writer.json
  }
}

/// The HTTP response of the app's backend.
public struct BackendAnswer: InputRecord {
  /// The HTTP status code, from 200 to 599.
  public var status: Int
  /// The headers that the core uses: `content-type` and `retry-after`. `retry-after` is in seconds: if the backend sent
  /// a date, the host converts it.
  public var headers: [HTTPHeaderInput]?
  /// The body, as text. `null` if there is no body, or if the host has sent the body as events.
  public var body: String?

  public init(
    status: Int,
    headers: [HTTPHeaderInput]? = nil,
    body: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("status", self.status)
    writer.putIfGiven("headers", self.headers)
    writer.putIfGiven("body", self.body)
    return writer.json
  }
}

/// The app's backend gave no usable answer. data.reason is the reason.
public struct BackendFailedData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The reason. status: the backend replied with the HTTP status in `status`. error: the backend reported a failure.
  /// cutOff: the answer ended before it was complete. tooLong: the answer has more than 100,000 characters. malformed:
  /// the answer does not have the expected form.
  public var reason: BackendFailedDataReason
  /// The HTTP status code. Left out if the status is not the reason.
  public var status: Int?
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
  public var owner: String?

  public init(
    kind: String,
    reason: BackendFailedDataReason,
    status: Int? = nil,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.reason = reason
    self.status = status
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.reason = reader.required("reason")
    self.status = reader.optional("status")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("reason", self.reason)
    writer.putIfGiven("status", self.status)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// The host's answer to host.backend.authenticate.
public struct BackendToken: InputRecord {
  /// The token that the backend gave.
  public var token: String
  /// The time when the token expires; `null` if the backend has named no time.
  public var expiresAt: Date?

  public init(
    token: String,
    expiresAt: Date? = nil
  ) {
    self.token = token
    self.expiresAt = expiresAt
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("token", self.token)
    writer.putIfGiven("expiresAt", self.expiresAt)
    return writer.json
  }
}

/// The result of a backup: its size, and the files that it could not contain.
public struct BackupReport: Record {
  /// The time of the state in the backup. The backup contains all changes whose replies were sent before that time.
  public var madeAt: Date
  /// The size of the backup in bytes.
  public var bytes: Int
  /// The number of files of assets in the backup.
  public var assets: Int
  /// The SHA-256 digests of the assets whose files were already damaged before the backup. The backup contains the
  /// damaged files.
  public var damaged: [String]
  /// The files of assets that no longer exist or could not be read, sorted by name. The backup does not contain these
  /// files.
  public var missing: [MissingAsset]

  public init(
    madeAt: Date,
    bytes: Int,
    assets: Int,
    damaged: [String],
    missing: [MissingAsset]
  ) {
    self.madeAt = madeAt
    self.bytes = bytes
    self.assets = assets
    self.damaged = damaged
    self.missing = missing
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.madeAt = reader.required("madeAt")
    self.bytes = reader.required("bytes")
    self.assets = reader.required("assets")
    self.damaged = reader.required("damaged")
    self.missing = reader.required("missing")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("madeAt", self.madeAt)
    writer.put("bytes", self.bytes)
    writer.put("assets", self.assets)
    writer.put("damaged", self.damaged)
    writer.put("missing", self.missing)
    return writer.json
  }
}

/// A bank account to which money is paid.
public struct BankAccount: Record {
  /// The international bank account number (ISO 13616).
  public var iban: String
  /// The bank's code (ISO 9362).
  public var bic: String?
  /// The name of the account's holder or of the bank.
  public var name: String?

  public init(
    iban: String,
    bic: String?,
    name: String?
  ) {
    self.iban = iban
    self.bic = bic
    self.name = name
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.iban = reader.required("iban")
    self.bic = reader.optional("bic")
    self.name = reader.optional("name")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("iban", self.iban)
    writer.put("bic", self.bic)
    writer.put("name", self.name)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct BankAccountChanges: InputRecord {
  /// The international bank account number (ISO 13616).
  public var iban: String?
  /// The bank's code (ISO 9362).
  public var bic: Change<String>
  /// The name of the account's holder or of the bank.
  public var name: Change<String>

  public init(
    iban: String? = nil,
    bic: Change<String> = .unchanged,
    name: Change<String> = .unchanged
  ) {
    self.iban = iban
    self.bic = bic
    self.name = name
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("iban", self.iban)
    writer.putChange("bic", self.bic)
    writer.putChange("name", self.name)
    return writer.json
  }
}

/// A bank account to which money is paid.
public struct BankAccountInput: InputRecord {
  /// The international bank account number (ISO 13616).
  public var iban: String
  /// The bank's code (ISO 9362).
  public var bic: String?
  /// The name of the account's holder or of the bank.
  public var name: String?

  public init(
    iban: String,
    bic: String? = nil,
    name: String? = nil
  ) {
    self.iban = iban
    self.bic = bic
    self.name = name
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("iban", self.iban)
    writer.putIfGiven("bic", self.bic)
    writer.putIfGiven("name", self.name)
    return writer.json
  }
}

/// One bag of coffee beans, with its contents, its dates and its price.
public struct Bean: Record {
  /// The record's id.
  public var id: String
  /// The name of the beans on the bag.
  public var name: String
  /// The name of the roaster.
  public var roaster: String?
  /// The origins of the beans; a blend has several. Their shares sum to at most 100 percent.
  public var origins: [BeanOrigin]
  /// The roast level of the beans.
  public var roastLevel: BeanRoastLevel?
  /// The way in which the coffee cherries were processed.
  public var process: BeanProcess?
  /// `true` if the beans are decaffeinated.
  public var decaf: Bool
  /// The day on which the beans were roasted. It must not be in the future.
  public var roastDate: String?
  /// The day on which the bag was opened.
  public var openedAt: String?
  /// The day on which the beans were frozen. It must not be before `roastDate`.
  public var frozenAt: String?
  /// The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
  public var thawedAt: String?
  /// The best-before date on the bag.
  public var bestBefore: String?
  /// The weight of the beans in the full bag, in grams, at most 1,000,000.
  public var weight: Decimal?
  /// The grams that were used for purposes other than brews, such as a gift. At most 1,000,000.
  public var withdrawn: Decimal
  /// The price of the bag.
  public var price: Money?
  /// The rating of the beans, from 0 to 5 in steps of 0.5.
  public var rating: Decimal?
  /// The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps the additions of
  /// both.
  public var flavours: [String]
  /// A free text about the beans.
  public var note: String?
  /// The address of a page about the beans.
  public var url: String?
  /// The barcode on the bag, as text.
  public var barcode: String?
  /// `true` if the beans are a favourite.
  public var favourite: Bool
  /// `true` if the beans are no longer in use. Lists leave them out unless they are asked for.
  public var archived: Bool
  /// `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true` when less
  /// than 1 g is left.
  public var finished: Bool
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The age in whole days since `roastDate`, in the account's time zone. A day in the freezer counts as one ninetieth
  /// of a day. Left out without `roastDate`.
  public var ageDays: Int?
  /// The remaining weight in grams: `weight` less `withdrawn` less the doses of all brews. Drafts of brews do not
  /// count. Left out without `weight`.
  public var remaining: Decimal?
  /// `true` if `remaining` is less than 0. Otherwise it is left out.
  public var overdrawn: Bool?
  /// The number of brews of the beans. Drafts do not count.
  public var brews: Int?
  /// The instant of the last brew of the beans. Left out if there is no brew.
  public var lastBrewedAt: Date?
  /// The mean rating of the beans' rated brews, from 0 to 5, with four decimals. Left out if no brew is rated.
  public var averageRating: Decimal?
  /// The price of one gram, in minor units of the currency (such as cents) with five decimals. Left out without `price`
  /// or `weight`.
  public var costPerGram: UnitCost?
  /// The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small picture, call
  /// `assets.read` with the variant `thumb`. Left out without photos.
  public var photos: [String]?

  public init(
    id: String,
    name: String,
    roaster: String?,
    origins: [BeanOrigin],
    roastLevel: BeanRoastLevel?,
    process: BeanProcess?,
    decaf: Bool,
    roastDate: String?,
    openedAt: String?,
    frozenAt: String?,
    thawedAt: String?,
    bestBefore: String?,
    weight: Decimal?,
    withdrawn: Decimal,
    price: Money?,
    rating: Decimal?,
    flavours: [String],
    note: String?,
    url: String?,
    barcode: String?,
    favourite: Bool,
    archived: Bool,
    finished: Bool,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil,
    ageDays: Int? = nil,
    remaining: Decimal? = nil,
    overdrawn: Bool? = nil,
    brews: Int? = nil,
    lastBrewedAt: Date? = nil,
    averageRating: Decimal? = nil,
    costPerGram: UnitCost? = nil,
    photos: [String]? = nil
  ) {
    self.id = id
    self.name = name
    self.roaster = roaster
    self.origins = origins
    self.roastLevel = roastLevel
    self.process = process
    self.decaf = decaf
    self.roastDate = roastDate
    self.openedAt = openedAt
    self.frozenAt = frozenAt
    self.thawedAt = thawedAt
    self.bestBefore = bestBefore
    self.weight = weight
    self.withdrawn = withdrawn
    self.price = price
    self.rating = rating
    self.flavours = flavours
    self.note = note
    self.url = url
    self.barcode = barcode
    self.favourite = favourite
    self.archived = archived
    self.finished = finished
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
    self.ageDays = ageDays
    self.remaining = remaining
    self.overdrawn = overdrawn
    self.brews = brews
    self.lastBrewedAt = lastBrewedAt
    self.averageRating = averageRating
    self.costPerGram = costPerGram
    self.photos = photos
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
    self.roaster = reader.optional("roaster")
    self.origins = reader.required("origins")
    self.roastLevel = reader.optional("roastLevel")
    self.process = reader.optional("process")
    self.decaf = reader.required("decaf")
    self.roastDate = reader.optional("roastDate")
    self.openedAt = reader.optional("openedAt")
    self.frozenAt = reader.optional("frozenAt")
    self.thawedAt = reader.optional("thawedAt")
    self.bestBefore = reader.optional("bestBefore")
    self.weight = reader.optional("weight")
    self.withdrawn = reader.required("withdrawn")
    self.price = reader.optional("price")
    self.rating = reader.optional("rating")
    self.flavours = reader.required("flavours")
    self.note = reader.optional("note")
    self.url = reader.optional("url")
    self.barcode = reader.optional("barcode")
    self.favourite = reader.required("favourite")
    self.archived = reader.required("archived")
    self.finished = reader.required("finished")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.ageDays = reader.optional("ageDays")
    self.remaining = reader.optional("remaining")
    self.overdrawn = reader.optional("overdrawn")
    self.brews = reader.optional("brews")
    self.lastBrewedAt = reader.optional("lastBrewedAt")
    self.averageRating = reader.optional("averageRating")
    self.costPerGram = reader.optional("costPerGram")
    self.photos = reader.optional("photos")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("roaster", self.roaster)
    writer.put("origins", self.origins)
    writer.put("roastLevel", self.roastLevel)
    writer.put("process", self.process)
    writer.put("decaf", self.decaf)
    writer.put("roastDate", self.roastDate)
    writer.put("openedAt", self.openedAt)
    writer.put("frozenAt", self.frozenAt)
    writer.put("thawedAt", self.thawedAt)
    writer.put("bestBefore", self.bestBefore)
    writer.put("weight", self.weight)
    writer.put("withdrawn", self.withdrawn)
    writer.put("price", self.price)
    writer.put("rating", self.rating)
    writer.put("flavours", self.flavours)
    writer.put("note", self.note)
    writer.put("url", self.url)
    writer.put("barcode", self.barcode)
    writer.put("favourite", self.favourite)
    writer.put("archived", self.archived)
    writer.put("finished", self.finished)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("ageDays", self.ageDays)
    writer.putIfGiven("remaining", self.remaining)
    writer.putIfGiven("overdrawn", self.overdrawn)
    writer.putIfGiven("brews", self.brews)
    writer.putIfGiven("lastBrewedAt", self.lastBrewedAt)
    writer.putIfGiven("averageRating", self.averageRating)
    writer.putIfGiven("costPerGram", self.costPerGram)
    writer.putIfGiven("photos", self.photos)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct BeanConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Bean

  public init(
    kind: String,
    current: Bean
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
public struct BeanDetailsChanges: InputRecord {
  /// The name of the beans on the bag.
  public var name: String?
  /// The name of the roaster.
  public var roaster: Change<String>
  /// The origins of the beans; a blend has several. Their shares sum to at most 100 percent.
  public var origins: Change<[BeanOriginInput]>
  /// The roast level of the beans.
  public var roastLevel: Change<BeanRoastLevel>
  /// The way in which the coffee cherries were processed.
  public var process: Change<BeanProcess>
  /// `true` if the beans are decaffeinated.
  public var decaf: Change<Bool>
  /// The day on which the beans were roasted. It must not be in the future.
  public var roastDate: Change<String>
  /// The day on which the bag was opened.
  public var openedAt: Change<String>
  /// The day on which the beans were frozen. It must not be before `roastDate`.
  public var frozenAt: Change<String>
  /// The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
  public var thawedAt: Change<String>
  /// The best-before date on the bag.
  public var bestBefore: Change<String>
  /// The weight of the beans in the full bag, in grams, at most 1,000,000.
  public var weight: Change<Decimal>
  /// The grams that were used for purposes other than brews, such as a gift. At most 1,000,000.
  public var withdrawn: Change<Decimal>
  /// The price of the bag.
  public var price: Change<MoneyChanges>
  /// The rating of the beans, from 0 to 5 in steps of 0.5.
  public var rating: Change<Decimal>
  /// The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps the additions of
  /// both.
  public var flavours: Change<[String]>
  /// A free text about the beans.
  public var note: Change<String>
  /// The address of a page about the beans.
  public var url: Change<String>
  /// The barcode on the bag, as text.
  public var barcode: Change<String>
  /// `true` if the beans are a favourite.
  public var favourite: Change<Bool>
  /// `true` if the beans are no longer in use. Lists leave them out unless they are asked for.
  public var archived: Change<Bool>
  /// `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true` when less
  /// than 1 g is left.
  public var finished: Change<Bool>

  public init(
    name: String? = nil,
    roaster: Change<String> = .unchanged,
    origins: Change<[BeanOriginInput]> = .unchanged,
    roastLevel: Change<BeanRoastLevel> = .unchanged,
    process: Change<BeanProcess> = .unchanged,
    decaf: Change<Bool> = .unchanged,
    roastDate: Change<String> = .unchanged,
    openedAt: Change<String> = .unchanged,
    frozenAt: Change<String> = .unchanged,
    thawedAt: Change<String> = .unchanged,
    bestBefore: Change<String> = .unchanged,
    weight: Change<Decimal> = .unchanged,
    withdrawn: Change<Decimal> = .unchanged,
    price: Change<MoneyChanges> = .unchanged,
    rating: Change<Decimal> = .unchanged,
    flavours: Change<[String]> = .unchanged,
    note: Change<String> = .unchanged,
    url: Change<String> = .unchanged,
    barcode: Change<String> = .unchanged,
    favourite: Change<Bool> = .unchanged,
    archived: Change<Bool> = .unchanged,
    finished: Change<Bool> = .unchanged
  ) {
    self.name = name
    self.roaster = roaster
    self.origins = origins
    self.roastLevel = roastLevel
    self.process = process
    self.decaf = decaf
    self.roastDate = roastDate
    self.openedAt = openedAt
    self.frozenAt = frozenAt
    self.thawedAt = thawedAt
    self.bestBefore = bestBefore
    self.weight = weight
    self.withdrawn = withdrawn
    self.price = price
    self.rating = rating
    self.flavours = flavours
    self.note = note
    self.url = url
    self.barcode = barcode
    self.favourite = favourite
    self.archived = archived
    self.finished = finished
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("name", self.name)
    writer.putChange("roaster", self.roaster)
    writer.putChange("origins", self.origins)
    writer.putChange("roastLevel", self.roastLevel)
    writer.putChange("process", self.process)
    writer.putChange("decaf", self.decaf)
    writer.putChange("roastDate", self.roastDate)
    writer.putChange("openedAt", self.openedAt)
    writer.putChange("frozenAt", self.frozenAt)
    writer.putChange("thawedAt", self.thawedAt)
    writer.putChange("bestBefore", self.bestBefore)
    writer.putChange("weight", self.weight)
    writer.putChange("withdrawn", self.withdrawn)
    writer.putChange("price", self.price)
    writer.putChange("rating", self.rating)
    writer.putChange("flavours", self.flavours)
    writer.putChange("note", self.note)
    writer.putChange("url", self.url)
    writer.putChange("barcode", self.barcode)
    writer.putChange("favourite", self.favourite)
    writer.putChange("archived", self.archived)
    writer.putChange("finished", self.finished)
    return writer.json
  }
}

/// An origin of beans. A blend has several origins.
public struct BeanOrigin: Record {
  /// The country of origin, as a code of two letters (ISO 3166-1 alpha-2).
  public var country: String?
  /// The region within the country.
  public var region: String?
  /// The farm or the washing station.
  public var farm: String?
  /// The name of the producer.
  public var producer: String?
  /// The altitude of the farm, in metres above sea level.
  public var altitude: Int?
  /// The variety of the coffee plant.
  public var variety: String?
  /// The process of the cherries from this origin. Used if the origins of a blend differ in it.
  public var process: BeanProcess?
  /// The share of this origin in a blend, in percent.
  public var share: Decimal?

  public init(
    country: String?,
    region: String?,
    farm: String?,
    producer: String?,
    altitude: Int?,
    variety: String?,
    process: BeanProcess?,
    share: Decimal?
  ) {
    self.country = country
    self.region = region
    self.farm = farm
    self.producer = producer
    self.altitude = altitude
    self.variety = variety
    self.process = process
    self.share = share
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.country = reader.optional("country")
    self.region = reader.optional("region")
    self.farm = reader.optional("farm")
    self.producer = reader.optional("producer")
    self.altitude = reader.optional("altitude")
    self.variety = reader.optional("variety")
    self.process = reader.optional("process")
    self.share = reader.optional("share")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("country", self.country)
    writer.put("region", self.region)
    writer.put("farm", self.farm)
    writer.put("producer", self.producer)
    writer.put("altitude", self.altitude)
    writer.put("variety", self.variety)
    writer.put("process", self.process)
    writer.put("share", self.share)
    return writer.json
  }
}

/// An origin of beans. A blend has several origins.
public struct BeanOriginInput: InputRecord {
  /// The country of origin, as a code of two letters (ISO 3166-1 alpha-2).
  public var country: String?
  /// The region within the country.
  public var region: String?
  /// The farm or the washing station.
  public var farm: String?
  /// The name of the producer.
  public var producer: String?
  /// The altitude of the farm, in metres above sea level.
  public var altitude: Int?
  /// The variety of the coffee plant.
  public var variety: String?
  /// The process of the cherries from this origin. Used if the origins of a blend differ in it.
  public var process: BeanProcess?
  /// The share of this origin in a blend, in percent.
  public var share: Decimal?

  public init(
    country: String? = nil,
    region: String? = nil,
    farm: String? = nil,
    producer: String? = nil,
    altitude: Int? = nil,
    variety: String? = nil,
    process: BeanProcess? = nil,
    share: Decimal? = nil
  ) {
    self.country = country
    self.region = region
    self.farm = farm
    self.producer = producer
    self.altitude = altitude
    self.variety = variety
    self.process = process
    self.share = share
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("country", self.country)
    writer.putIfGiven("region", self.region)
    writer.putIfGiven("farm", self.farm)
    writer.putIfGiven("producer", self.producer)
    writer.putIfGiven("altitude", self.altitude)
    writer.putIfGiven("variety", self.variety)
    writer.putIfGiven("process", self.process)
    writer.putIfGiven("share", self.share)
    return writer.json
  }
}

/// One page of a list.
public struct BeanPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Bean]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Bean],
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

/// A bill of materials: the components of one run, and the quantity of an item that one run makes.
public struct Bom: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the item that is made. It cannot be changed.
  public var item: String
  /// The item's SKU when the bill of materials was created.
  public var sku: String
  /// The components of one run.
  public var lines: [BOMLine]
  /// The quantity of the item that one run makes, in the item's own unit. More than 0, at most 1,000,000,000.
  public var yield: Decimal
  /// `true` for the item's active bill of materials, which builds and other bills of materials use. An item has at most
  /// one: activating a bill of materials deactivates the other one.
  public var active: Bool
  /// A free text, such as instructions.
  public var note: String?
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
    company: String,
    item: String,
    sku: String,
    lines: [BOMLine],
    yield: Decimal,
    active: Bool,
    note: String?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.item = item
    self.sku = sku
    self.lines = lines
    self.yield = yield
    self.active = active
    self.note = note
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.lines = reader.required("lines")
    self.yield = reader.required("yield")
    self.active = reader.required("active")
    self.note = reader.optional("note")
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
    writer.put("sku", self.sku)
    writer.put("lines", self.lines)
    writer.put("yield", self.yield)
    writer.put("active", self.active)
    writer.put("note", self.note)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct BomConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Bom

  public init(
    kind: String,
    current: Bom
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

/// One page of a list.
public struct BomPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Bom]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Bom],
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

/// A brew of coffee: its parameters, such as dose and time, and its result, such as the rating.
public struct Brew: Record {
  /// The record's id.
  public var id: String
  /// The instant of the brew, from 1900 to one day in the future.
  public var at: Date
  /// The id of the beans. Required unless the brew is a draft.
  public var bean: String?
  /// The brewing method. Required unless the brew is a draft.
  public var method: BrewMethod?
  /// The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods.
  /// Required unless the brew is a draft.
  public var dose: Decimal?
  /// The brewing water, in grams, at most 20,000.
  public var water: Decimal?
  /// The weight of the beverage, in grams, at most 20,000.
  public var yield: Decimal?
  /// The id of the grinder: a piece of equipment of the kind `grinder`.
  public var grinder: String?
  /// The grind setting, on the grinder's own scale.
  public var grindSetting: Decimal?
  /// The temperature of the water, in degrees Celsius.
  public var temperature: Decimal?
  /// The duration of the whole brew, in seconds, at most 172,800 (two days).
  public var time: Decimal?
  /// The water of the bloom, in grams. The bloom is the first pour, which wets the coffee.
  public var bloomWater: Decimal?
  /// The duration of the bloom, in seconds.
  public var bloomTime: Decimal?
  /// The pressure of the machine, in bar.
  public var pressure: Decimal?
  /// The single pours, in the order of time. Together they must not have more than `water`.
  public var pours: [Pour]
  /// The total dissolved solids of the beverage, in percent.
  public var tds: Decimal?
  /// The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at the same time,
  /// sync keeps the additions of both.
  public var equipment: [String]
  /// The name of the place where the brew was made.
  public var place: String?
  /// The rating of the brew, from 0 to 5 in steps of 0.5.
  public var rating: Decimal?
  /// A free text about the brew.
  public var note: String?
  /// The id of the recipe that was followed.
  public var recipe: String?
  /// `true` if the brew is a favourite.
  public var favourite: Bool
  /// `true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not count it.
  public var archived: Bool
  /// `true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures do not count
  /// drafts.
  public var draft: Bool
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?
  /// The grams of beverage or water for each gram of coffee, with two decimals. `ratioOf` tells which of them. Left out
  /// if the weights are not known, or if the ratio is above 100,000.
  public var ratio: Decimal?
  /// The weight from which `ratio` is computed. yield: the beverage, for espresso and moka pot. water: the water, for
  /// other methods. If the brew lacks this weight, the other one is used.
  public var ratioOf: BrewRatioOf?
  /// The grams of coffee for each litre of water, with one decimal.
  public var strength: Decimal?
  /// The extraction yield, in percent with two decimals: the part of the coffee that is dissolved in the beverage. It
  /// is TDS times the weight of the beverage, divided by the dose.
  public var extraction: Decimal?
  /// `true` if the beverage was not weighed. For the extraction, its weight is then assumed to be the water less twice
  /// the dose. Otherwise left out.
  public var estimated: Bool?
  /// The grams of beverage per second, with two decimals.
  public var flow: Decimal?
  /// The age of the beans on the day of the brew, in whole days.
  public var beanAge: Int?
  /// The price of the dose, computed from the price and the weight of the bag. Left out if one of them is not known.
  public var cost: Money?
  /// The key of the section to which the brew belongs. Only in lists with `sectionBy`.
  public var section: String?
  /// The unusual parameters of the brew, such as a very high ratio. They are stored all the same. Lists do not have
  /// this member.
  public var warnings: [BrewWarning]?
  /// The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small picture, call
  /// `assets.read` with the variant `thumb`. Left out without photos.
  public var photos: [String]?

  public init(
    id: String,
    at: Date,
    bean: String?,
    method: BrewMethod?,
    dose: Decimal?,
    water: Decimal?,
    yield: Decimal?,
    grinder: String?,
    grindSetting: Decimal?,
    temperature: Decimal?,
    time: Decimal?,
    bloomWater: Decimal?,
    bloomTime: Decimal?,
    pressure: Decimal?,
    pours: [Pour],
    tds: Decimal?,
    equipment: [String],
    place: String?,
    rating: Decimal?,
    note: String?,
    recipe: String?,
    favourite: Bool,
    archived: Bool,
    draft: Bool,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil,
    ratio: Decimal? = nil,
    ratioOf: BrewRatioOf? = nil,
    strength: Decimal? = nil,
    extraction: Decimal? = nil,
    estimated: Bool? = nil,
    flow: Decimal? = nil,
    beanAge: Int? = nil,
    cost: Money? = nil,
    section: String? = nil,
    warnings: [BrewWarning]? = nil,
    photos: [String]? = nil
  ) {
    self.id = id
    self.at = at
    self.bean = bean
    self.method = method
    self.dose = dose
    self.water = water
    self.yield = yield
    self.grinder = grinder
    self.grindSetting = grindSetting
    self.temperature = temperature
    self.time = time
    self.bloomWater = bloomWater
    self.bloomTime = bloomTime
    self.pressure = pressure
    self.pours = pours
    self.tds = tds
    self.equipment = equipment
    self.place = place
    self.rating = rating
    self.note = note
    self.recipe = recipe
    self.favourite = favourite
    self.archived = archived
    self.draft = draft
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
    self.ratio = ratio
    self.ratioOf = ratioOf
    self.strength = strength
    self.extraction = extraction
    self.estimated = estimated
    self.flow = flow
    self.beanAge = beanAge
    self.cost = cost
    self.section = section
    self.warnings = warnings
    self.photos = photos
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.at = reader.required("at")
    self.bean = reader.optional("bean")
    self.method = reader.optional("method")
    self.dose = reader.optional("dose")
    self.water = reader.optional("water")
    self.yield = reader.optional("yield")
    self.grinder = reader.optional("grinder")
    self.grindSetting = reader.optional("grindSetting")
    self.temperature = reader.optional("temperature")
    self.time = reader.optional("time")
    self.bloomWater = reader.optional("bloomWater")
    self.bloomTime = reader.optional("bloomTime")
    self.pressure = reader.optional("pressure")
    self.pours = reader.required("pours")
    self.tds = reader.optional("tds")
    self.equipment = reader.required("equipment")
    self.place = reader.optional("place")
    self.rating = reader.optional("rating")
    self.note = reader.optional("note")
    self.recipe = reader.optional("recipe")
    self.favourite = reader.required("favourite")
    self.archived = reader.required("archived")
    self.draft = reader.required("draft")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.ratio = reader.optional("ratio")
    self.ratioOf = reader.optional("ratioOf")
    self.strength = reader.optional("strength")
    self.extraction = reader.optional("extraction")
    self.estimated = reader.optional("estimated")
    self.flow = reader.optional("flow")
    self.beanAge = reader.optional("beanAge")
    self.cost = reader.optional("cost")
    self.section = reader.optional("section")
    self.warnings = reader.optional("warnings")
    self.photos = reader.optional("photos")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("at", self.at)
    writer.put("bean", self.bean)
    writer.put("method", self.method)
    writer.put("dose", self.dose)
    writer.put("water", self.water)
    writer.put("yield", self.yield)
    writer.put("grinder", self.grinder)
    writer.put("grindSetting", self.grindSetting)
    writer.put("temperature", self.temperature)
    writer.put("time", self.time)
    writer.put("bloomWater", self.bloomWater)
    writer.put("bloomTime", self.bloomTime)
    writer.put("pressure", self.pressure)
    writer.put("pours", self.pours)
    writer.put("tds", self.tds)
    writer.put("equipment", self.equipment)
    writer.put("place", self.place)
    writer.put("rating", self.rating)
    writer.put("note", self.note)
    writer.put("recipe", self.recipe)
    writer.put("favourite", self.favourite)
    writer.put("archived", self.archived)
    writer.put("draft", self.draft)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.putIfGiven("ratio", self.ratio)
    writer.putIfGiven("ratioOf", self.ratioOf)
    writer.putIfGiven("strength", self.strength)
    writer.putIfGiven("extraction", self.extraction)
    writer.putIfGiven("estimated", self.estimated)
    writer.putIfGiven("flow", self.flow)
    writer.putIfGiven("beanAge", self.beanAge)
    writer.putIfGiven("cost", self.cost)
    writer.putIfGiven("section", self.section)
    writer.putIfGiven("warnings", self.warnings)
    writer.putIfGiven("photos", self.photos)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct BrewConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Brew

  public init(
    kind: String,
    current: Brew
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
public struct BrewDetailsChanges: InputRecord {
  /// The instant of the brew, from 1900 to one day in the future.
  public var at: Date?
  /// The id of the beans. Required unless the brew is a draft.
  public var bean: Change<String>
  /// The brewing method. Required unless the brew is a draft.
  public var method: Change<BrewMethod>
  /// The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other methods.
  /// Required unless the brew is a draft.
  public var dose: Change<Decimal>
  /// The brewing water, in grams, at most 20,000.
  public var water: Change<Decimal>
  /// The weight of the beverage, in grams, at most 20,000.
  public var yield: Change<Decimal>
  /// The id of the grinder: a piece of equipment of the kind `grinder`.
  public var grinder: Change<String>
  /// The grind setting, on the grinder's own scale.
  public var grindSetting: Change<Decimal>
  /// The temperature of the water, in degrees Celsius.
  public var temperature: Change<Decimal>
  /// The duration of the whole brew, in seconds, at most 172,800 (two days).
  public var time: Change<Decimal>
  /// The water of the bloom, in grams. The bloom is the first pour, which wets the coffee.
  public var bloomWater: Change<Decimal>
  /// The duration of the bloom, in seconds.
  public var bloomTime: Change<Decimal>
  /// The pressure of the machine, in bar.
  public var pressure: Change<Decimal>
  /// The single pours, in the order of time. Together they must not have more than `water`.
  public var pours: Change<[PourInput]>
  /// The total dissolved solids of the beverage, in percent.
  public var tds: Change<Decimal>
  /// The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at the same time,
  /// sync keeps the additions of both.
  public var equipment: Change<[String]>
  /// The name of the place where the brew was made.
  public var place: Change<String>
  /// The rating of the brew, from 0 to 5 in steps of 0.5.
  public var rating: Change<Decimal>
  /// A free text about the brew.
  public var note: Change<String>
  /// The id of the recipe that was followed.
  public var recipe: Change<String>
  /// `true` if the brew is a favourite.
  public var favourite: Change<Bool>
  /// `true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not count it.
  public var archived: Change<Bool>
  /// `true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures do not count
  /// drafts.
  public var draft: Change<Bool>

  public init(
    at: Date? = nil,
    bean: Change<String> = .unchanged,
    method: Change<BrewMethod> = .unchanged,
    dose: Change<Decimal> = .unchanged,
    water: Change<Decimal> = .unchanged,
    yield: Change<Decimal> = .unchanged,
    grinder: Change<String> = .unchanged,
    grindSetting: Change<Decimal> = .unchanged,
    temperature: Change<Decimal> = .unchanged,
    time: Change<Decimal> = .unchanged,
    bloomWater: Change<Decimal> = .unchanged,
    bloomTime: Change<Decimal> = .unchanged,
    pressure: Change<Decimal> = .unchanged,
    pours: Change<[PourInput]> = .unchanged,
    tds: Change<Decimal> = .unchanged,
    equipment: Change<[String]> = .unchanged,
    place: Change<String> = .unchanged,
    rating: Change<Decimal> = .unchanged,
    note: Change<String> = .unchanged,
    recipe: Change<String> = .unchanged,
    favourite: Change<Bool> = .unchanged,
    archived: Change<Bool> = .unchanged,
    draft: Change<Bool> = .unchanged
  ) {
    self.at = at
    self.bean = bean
    self.method = method
    self.dose = dose
    self.water = water
    self.yield = yield
    self.grinder = grinder
    self.grindSetting = grindSetting
    self.temperature = temperature
    self.time = time
    self.bloomWater = bloomWater
    self.bloomTime = bloomTime
    self.pressure = pressure
    self.pours = pours
    self.tds = tds
    self.equipment = equipment
    self.place = place
    self.rating = rating
    self.note = note
    self.recipe = recipe
    self.favourite = favourite
    self.archived = archived
    self.draft = draft
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("at", self.at)
    writer.putChange("bean", self.bean)
    writer.putChange("method", self.method)
    writer.putChange("dose", self.dose)
    writer.putChange("water", self.water)
    writer.putChange("yield", self.yield)
    writer.putChange("grinder", self.grinder)
    writer.putChange("grindSetting", self.grindSetting)
    writer.putChange("temperature", self.temperature)
    writer.putChange("time", self.time)
    writer.putChange("bloomWater", self.bloomWater)
    writer.putChange("bloomTime", self.bloomTime)
    writer.putChange("pressure", self.pressure)
    writer.putChange("pours", self.pours)
    writer.putChange("tds", self.tds)
    writer.putChange("equipment", self.equipment)
    writer.putChange("place", self.place)
    writer.putChange("rating", self.rating)
    writer.putChange("note", self.note)
    writer.putChange("recipe", self.recipe)
    writer.putChange("favourite", self.favourite)
    writer.putChange("archived", self.archived)
    writer.putChange("draft", self.draft)
    return writer.json
  }
}

/// Filters that select brews. A brew must match all given filters.
public struct BrewFilter: InputRecord {
  /// A day, to select only brews on this day or later, in the account's time zone.
  public var from: String?
  /// A day, to select only brews on this day or earlier, in the account's time zone.
  public var to: String?
  /// The id of beans, to select only their brews.
  public var bean: String?
  /// A roaster, to select only brews of its beans. The whole name must be given; case is ignored.
  public var roaster: String?
  /// A country, to select only brews of beans with this country of origin.
  public var country: String?
  /// A process, to select only brews of beans that were processed in this way.
  public var process: BeanProcess?
  /// A roast level, to select only brews of beans with it.
  public var roastLevel: BeanRoastLevel?
  /// A brewing method, to select only brews with it.
  public var method: BrewMethod?
  /// The id of a grinder, to select only brews for which it was used.
  public var grinder: String?
  /// `true` to select only favourite brews, `false` to leave favourites out. Default: all brews.
  public var favourite: Bool?

  public init(
    from: String? = nil,
    to: String? = nil,
    bean: String? = nil,
    roaster: String? = nil,
    country: String? = nil,
    process: BeanProcess? = nil,
    roastLevel: BeanRoastLevel? = nil,
    method: BrewMethod? = nil,
    grinder: String? = nil,
    favourite: Bool? = nil
  ) {
    self.from = from
    self.to = to
    self.bean = bean
    self.roaster = roaster
    self.country = country
    self.process = process
    self.roastLevel = roastLevel
    self.method = method
    self.grinder = grinder
    self.favourite = favourite
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("from", self.from)
    writer.putIfGiven("to", self.to)
    writer.putIfGiven("bean", self.bean)
    writer.putIfGiven("roaster", self.roaster)
    writer.putIfGiven("country", self.country)
    writer.putIfGiven("process", self.process)
    writer.putIfGiven("roastLevel", self.roastLevel)
    writer.putIfGiven("method", self.method)
    writer.putIfGiven("grinder", self.grinder)
    writer.putIfGiven("favourite", self.favourite)
    return writer.json
  }
}

/// One page of a list.
public struct BrewPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Brew]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Brew],
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

/// A section of a list of brews, such as the brews of one day.
public struct BrewSection: Record {
  /// The key of the section. For a day, week or month, its first day, such as 2026-11-30. For beans, their id. For a
  /// method, its name. `null` for drafts without beans or method.
  public var key: String?
  /// The number of brews in the section.
  public var count: Int
  /// The cursor of the section. If it is passed as `after`, `journal.brews.list` returns the page that begins with this
  /// section.
  public var first: String

  public init(
    key: String?,
    count: Int,
    first: String
  ) {
    self.key = key
    self.count = count
    self.first = first
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.key = reader.optional("key")
    self.count = reader.required("count")
    self.first = reader.required("first")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("key", self.key)
    writer.put("count", self.count)
    writer.put("first", self.first)
    return writer.json
  }
}

/// One page of a list.
public struct BrewSectionPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [BrewSection]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [BrewSection],
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

/// A warning about an unusual parameter of a brew. The brew is stored nevertheless.
public struct BrewWarning: Record {
  /// The kind of warning. ratio: the ratio is not within 1 to 25. extraction: the extraction is not within 10 to 30
  /// percent. grindSetting: the setting is not on the grinder's scale. archivedBean, archivedEquipment: the record is
  /// archived. pours: the sum of the pours is more than 5 g below the water.
  public var kind: BrewWarningKind
  /// The unusual value, in the unit of the brew's member. `null` for a warning about an archived record.
  public var value: Decimal?
  /// The lowest usual value. `null` for a warning about an archived record.
  public var minimum: Decimal?
  /// The highest usual value. `null` for a warning about an archived record.
  public var maximum: Decimal?
  /// The id of the archived beans or piece of equipment. `null` for warnings of other kinds.
  public var record: String?

  public init(
    kind: BrewWarningKind,
    value: Decimal?,
    minimum: Decimal?,
    maximum: Decimal?,
    record: String?
  ) {
    self.kind = kind
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.record = record
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.value = reader.optional("value")
    self.minimum = reader.optional("minimum")
    self.maximum = reader.optional("maximum")
    self.record = reader.optional("record")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("value", self.value)
    writer.put("minimum", self.minimum)
    writer.put("maximum", self.maximum)
    writer.put("record", self.record)
    return writer.json
  }
}

/// A build: a job that makes a quantity of an item from its components.
public struct Build: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the item that is made.
  public var item: String
  /// The item's SKU when the build was planned.
  public var sku: String
  /// The id of the bill of materials from which the components were copied.
  public var bom: String
  /// The quantity that one run makes, in the own unit of the made item. It was copied from the bill of materials.
  public var yield: Decimal
  /// The components of one run, copied from the bill of materials when the build was planned.
  public var lines: [BuildLine]
  /// The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000.
  public var quantity: Decimal
  /// The id of the location that receives the goods. Default: the item's own location, or else the company's main
  /// location.
  public var location: String?
  /// The instant at which the goods are needed. Until they are made, stock levels show them as expected at this instant
  /// (`incomingAt`).
  public var dueAt: Date?
  /// The id of the order line for which the goods are made.
  public var orderLine: String?
  /// A free text about the build.
  public var note: String?
  /// The build's number. It is never given to another build.
  public var number: String
  /// The build's status. The method `assemblies.builds.step` changes it, and so do completions and their reversals.
  public var status: BuildStatus
  /// The quantity that was made, in the item's own unit: the sum of all completions, less those that were reversed.
  public var made: Decimal
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
    company: String,
    item: String,
    sku: String,
    bom: String,
    yield: Decimal,
    lines: [BuildLine],
    quantity: Decimal,
    location: String?,
    dueAt: Date?,
    orderLine: String?,
    note: String?,
    number: String,
    status: BuildStatus,
    made: Decimal,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.item = item
    self.sku = sku
    self.bom = bom
    self.yield = yield
    self.lines = lines
    self.quantity = quantity
    self.location = location
    self.dueAt = dueAt
    self.orderLine = orderLine
    self.note = note
    self.number = number
    self.status = status
    self.made = made
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.bom = reader.required("bom")
    self.yield = reader.required("yield")
    self.lines = reader.required("lines")
    self.quantity = reader.required("quantity")
    self.location = reader.optional("location")
    self.dueAt = reader.optional("dueAt")
    self.orderLine = reader.optional("orderLine")
    self.note = reader.optional("note")
    self.number = reader.required("number")
    self.status = reader.required("status")
    self.made = reader.required("made")
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
    writer.put("sku", self.sku)
    writer.put("bom", self.bom)
    writer.put("yield", self.yield)
    writer.put("lines", self.lines)
    writer.put("quantity", self.quantity)
    writer.put("location", self.location)
    writer.put("dueAt", self.dueAt)
    writer.put("orderLine", self.orderLine)
    writer.put("note", self.note)
    writer.put("number", self.number)
    writer.put("status", self.status)
    writer.put("made", self.made)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// A completion: a quantity of a build that was made, and the components that it used.
public struct BuildCompletion: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the build.
  public var build: String
  /// The quantity that was made, in the item's own unit. Negative for a reversal.
  public var quantity: Decimal
  /// The made quantity, divided by location and lot.
  public var parts: [BuiltPart]
  /// The used quantities of the components, divided by location and lot.
  public var consumed: [ConsumedPart]
  /// The id of the ledger transaction, which contains all entries of the completion.
  public var transaction: String
  /// The id of the user who recorded the completion.
  public var actor: String
  /// A free text about the completion.
  public var note: String?
  /// The id of the completion that this record reverses. `null` for a record that is not a reversal.
  public var reverses: String?
  /// The reason for a reversal, in the company's words.
  public var reason: String?
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The cost of one own unit of the made item. `null` if no cost was known. For managers of the inventory only.
  public var unitCost: UnitCost?
  /// The cost in addition to the components, such as wages, for the whole completion. `null` if there is none. For
  /// managers of the inventory only.
  public var extraCost: Money?
  /// The number of components whose cost was counted as 0, because it is not known or is in another currency. For
  /// managers of the inventory only.
  public var uncosted: Int?
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    build: String,
    quantity: Decimal,
    parts: [BuiltPart],
    consumed: [ConsumedPart],
    transaction: String,
    actor: String,
    note: String?,
    reverses: String?,
    reason: String?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unitCost: UnitCost? = nil,
    extraCost: Money? = nil,
    uncosted: Int? = nil,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.build = build
    self.quantity = quantity
    self.parts = parts
    self.consumed = consumed
    self.transaction = transaction
    self.actor = actor
    self.note = note
    self.reverses = reverses
    self.reason = reason
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unitCost = unitCost
    self.extraCost = extraCost
    self.uncosted = uncosted
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.build = reader.required("build")
    self.quantity = reader.required("quantity")
    self.parts = reader.required("parts")
    self.consumed = reader.required("consumed")
    self.transaction = reader.required("transaction")
    self.unitCost = reader.optional("unitCost")
    self.extraCost = reader.optional("extraCost")
    self.uncosted = reader.optional("uncosted")
    self.actor = reader.required("actor")
    self.note = reader.optional("note")
    self.reverses = reader.optional("reverses")
    self.reason = reader.optional("reason")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("build", self.build)
    writer.put("quantity", self.quantity)
    writer.put("parts", self.parts)
    writer.put("consumed", self.consumed)
    writer.put("transaction", self.transaction)
    writer.putIfGiven("unitCost", self.unitCost)
    writer.putIfGiven("extraCost", self.extraCost)
    writer.putIfGiven("uncosted", self.uncosted)
    writer.put("actor", self.actor)
    writer.put("note", self.note)
    writer.put("reverses", self.reverses)
    writer.put("reason", self.reason)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// A component of a build, with its stock. All quantities are in the component's own unit.
public struct BuildComponent: Record {
  /// The id of the component.
  public var item: String
  /// The component's SKU.
  public var sku: String
  /// The component's name.
  public var name: String
  /// The component's own unit, in which all quantities are given.
  public var unit: String
  /// `true` for an optional component, which is used only if a completion names it.
  public var optional: Bool
  /// The quantity that the whole build needs.
  public var needed: Decimal
  /// The quantity that completions have used, less what their reversals have returned.
  public var consumed: Decimal
  /// The quantity that is still needed. The part of it that is in stock is reserved.
  public var left: Decimal
  /// The part of `left` that is in stock for this build. Orders and builds that have waited longer are served first.
  public var allocated: Decimal
  /// The part of `left` that is lacking: `left` less `allocated`, and at least 0.
  public var short: Decimal
  /// The stock of the component in each location. Empty if `left` is 0.
  public var places: [ComponentPlace]
  /// The quantity that is expected: on order, or to be made by open builds.
  public var incoming: Decimal
  /// The instant at which the next part of `incoming` is expected; `null` if it is not known.
  public var incomingAt: Date?

  public init(
    item: String,
    sku: String,
    name: String,
    unit: String,
    optional: Bool,
    needed: Decimal,
    consumed: Decimal,
    left: Decimal,
    allocated: Decimal,
    short: Decimal,
    places: [ComponentPlace],
    incoming: Decimal,
    incomingAt: Date?
  ) {
    self.item = item
    self.sku = sku
    self.name = name
    self.unit = unit
    self.optional = optional
    self.needed = needed
    self.consumed = consumed
    self.left = left
    self.allocated = allocated
    self.short = short
    self.places = places
    self.incoming = incoming
    self.incomingAt = incomingAt
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.name = reader.required("name")
    self.unit = reader.required("unit")
    self.optional = reader.required("optional")
    self.needed = reader.required("needed")
    self.consumed = reader.required("consumed")
    self.left = reader.required("left")
    self.allocated = reader.required("allocated")
    self.short = reader.required("short")
    self.places = reader.required("places")
    self.incoming = reader.required("incoming")
    self.incomingAt = reader.optional("incomingAt")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("name", self.name)
    writer.put("unit", self.unit)
    writer.put("optional", self.optional)
    writer.put("needed", self.needed)
    writer.put("consumed", self.consumed)
    writer.put("left", self.left)
    writer.put("allocated", self.allocated)
    writer.put("short", self.short)
    writer.put("places", self.places)
    writer.put("incoming", self.incoming)
    writer.put("incomingAt", self.incomingAt)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct BuildConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: Build

  public init(
    kind: String,
    current: Build
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
public struct BuildDraftChanges: InputRecord {
  /// The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000.
  public var quantity: Decimal?
  /// The id of the location that receives the goods. Default: the item's own location, or else the company's main
  /// location.
  public var location: Change<String>
  /// The instant at which the goods are needed. Until they are made, stock levels show them as expected at this instant
  /// (`incomingAt`).
  public var dueAt: Change<Date>
  /// The id of the order line for which the goods are made.
  public var orderLine: Change<String>
  /// A free text about the build.
  public var note: Change<String>

  public init(
    quantity: Decimal? = nil,
    location: Change<String> = .unchanged,
    dueAt: Change<Date> = .unchanged,
    orderLine: Change<String> = .unchanged,
    note: Change<String> = .unchanged
  ) {
    self.quantity = quantity
    self.location = location
    self.dueAt = dueAt
    self.orderLine = orderLine
    self.note = note
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("quantity", self.quantity)
    writer.putChange("location", self.location)
    writer.putChange("dueAt", self.dueAt)
    writer.putChange("orderLine", self.orderLine)
    writer.putChange("note", self.note)
    return writer.json
  }
}

/// A component of a build, with the quantity for one run.
public struct BuildLine: Record {
  /// The id of the component.
  public var item: String
  /// The component's SKU, copied from the bill of materials when the build was planned.
  public var sku: String
  /// The quantity for one run, in the component's own unit. The loss in production (`scrap`) is not included.
  public var quantity: Decimal
  /// The part of the component that is lost in production, in percent of `quantity`. `null` if none is.
  public var scrap: Decimal?
  /// `true` for an optional component, which is used only if a completion names it.
  public var optional: Bool
  /// `true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers.
  public var whole: Bool

  public init(
    item: String,
    sku: String,
    quantity: Decimal,
    scrap: Decimal?,
    optional: Bool,
    whole: Bool
  ) {
    self.item = item
    self.sku = sku
    self.quantity = quantity
    self.scrap = scrap
    self.optional = optional
    self.whole = whole
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.quantity = reader.required("quantity")
    self.scrap = reader.optional("scrap")
    self.optional = reader.required("optional")
    self.whole = reader.required("whole")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("quantity", self.quantity)
    writer.put("scrap", self.scrap)
    writer.put("optional", self.optional)
    writer.put("whole", self.whole)
    return writer.json
  }
}

/// One page of a list.
public struct BuildPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [Build]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [Build],
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

/// A step: the record of one change of status, such as that of an order.
public struct BuildStep: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the order, dispatch, purchase or build whose status changed.
  public var subject: String
  /// The status before the step.
  public var from: BuildStatus
  /// The status after the step.
  public var to: BuildStatus
  /// The reason for the step, in words that the company chooses. `null` if no reason was given.
  public var reason: String?
  /// The user who took the step.
  public var actor: String
  /// The ids of the latest steps before this one. There are several if devices added steps while they were not
  /// connected. `null` for a step of an older program.
  public var follows: [String]?
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
    company: String,
    subject: String,
    from: BuildStatus,
    to: BuildStatus,
    reason: String?,
    actor: String,
    follows: [String]?,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.subject = subject
    self.from = from
    self.to = to
    self.reason = reason
    self.actor = actor
    self.follows = follows
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.subject = reader.required("subject")
    self.from = reader.required("from")
    self.to = reader.required("to")
    self.reason = reader.optional("reason")
    self.actor = reader.required("actor")
    self.follows = reader.optional("follows")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("subject", self.subject)
    writer.put("from", self.from)
    writer.put("to", self.to)
    writer.put("reason", self.reason)
    writer.put("actor", self.actor)
    writer.put("follows", self.follows)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// A build with its components and their stock, its completions and its steps.
public struct BuildView: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The id of the item that is made.
  public var item: String
  /// The item's SKU when the build was planned.
  public var sku: String
  /// The id of the bill of materials from which the components were copied.
  public var bom: String
  /// The quantity that one run makes, in the own unit of the made item. It was copied from the bill of materials.
  public var yield: Decimal
  /// The components of one run, copied from the bill of materials when the build was planned.
  public var lines: [BuildLine]
  /// The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000.
  public var quantity: Decimal
  /// The id of the location that receives the goods. Default: the item's own location, or else the company's main
  /// location.
  public var location: String?
  /// The instant at which the goods are needed. Until they are made, stock levels show them as expected at this instant
  /// (`incomingAt`).
  public var dueAt: Date?
  /// The id of the order line for which the goods are made.
  public var orderLine: String?
  /// A free text about the build.
  public var note: String?
  /// The build's number. It is never given to another build.
  public var number: String
  /// The build's status. The method `assemblies.builds.step` changes it, and so do completions and their reversals.
  public var status: BuildStatus
  /// The quantity that was made, in the item's own unit: the sum of all completions, less those that were reversed.
  public var made: Decimal
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// `true` if the stock of a component does not suffice for the rest of the build.
  public var isShort: Bool
  /// The components, in the order of the bill of materials. Other items that completions have used follow.
  public var components: [BuildComponent]
  /// The completions and their reversals, the oldest first.
  public var completions: [BuildCompletion]
  /// The changes of the status, the oldest first.
  public var steps: [BuildStep]
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    item: String,
    sku: String,
    bom: String,
    yield: Decimal,
    lines: [BuildLine],
    quantity: Decimal,
    location: String?,
    dueAt: Date?,
    orderLine: String?,
    note: String?,
    number: String,
    status: BuildStatus,
    made: Decimal,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    isShort: Bool,
    components: [BuildComponent],
    completions: [BuildCompletion],
    steps: [BuildStep],
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.item = item
    self.sku = sku
    self.bom = bom
    self.yield = yield
    self.lines = lines
    self.quantity = quantity
    self.location = location
    self.dueAt = dueAt
    self.orderLine = orderLine
    self.note = note
    self.number = number
    self.status = status
    self.made = made
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.isShort = isShort
    self.components = components
    self.completions = completions
    self.steps = steps
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.item = reader.required("item")
    self.sku = reader.required("sku")
    self.bom = reader.required("bom")
    self.yield = reader.required("yield")
    self.lines = reader.required("lines")
    self.quantity = reader.required("quantity")
    self.location = reader.optional("location")
    self.dueAt = reader.optional("dueAt")
    self.orderLine = reader.optional("orderLine")
    self.note = reader.optional("note")
    self.number = reader.required("number")
    self.status = reader.required("status")
    self.made = reader.required("made")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
    self.isShort = reader.required("isShort")
    self.components = reader.required("components")
    self.completions = reader.required("completions")
    self.steps = reader.required("steps")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("item", self.item)
    writer.put("sku", self.sku)
    writer.put("bom", self.bom)
    writer.put("yield", self.yield)
    writer.put("lines", self.lines)
    writer.put("quantity", self.quantity)
    writer.put("location", self.location)
    writer.put("dueAt", self.dueAt)
    writer.put("orderLine", self.orderLine)
    writer.put("note", self.note)
    writer.put("number", self.number)
    writer.put("status", self.status)
    writer.put("made", self.made)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    writer.put("isShort", self.isShort)
    writer.put("components", self.components)
    writer.put("completions", self.completions)
    writer.put("steps", self.steps)
    return writer.json
  }
}

/// A part of a made quantity: the quantity that was put into one location and lot.
public struct BuiltPart: Record {
  /// The quantity, in the item's own unit. Negative in a reversal.
  public var quantity: Decimal
  /// The id of the location that received the goods.
  public var location: String
  /// The id of the lot that received the goods. `null` for an item that is not tracked by lots.
  public var lot: String?

  public init(
    quantity: Decimal,
    location: String,
    lot: String?
  ) {
    self.quantity = quantity
    self.location = location
    self.lot = lot
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.quantity = reader.required("quantity")
    self.location = reader.required("location")
    self.lot = reader.optional("lot")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("quantity", self.quantity)
    writer.put("location", self.location)
    writer.put("lot", self.lot)
    return writer.json
  }
}
