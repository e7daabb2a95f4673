// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The conversation only reads, and the method would do more; data.method names it.
public struct ReadOnlyData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The method, which does more.
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

/// What was wrong beside the ledger, and is so no more.
public struct RebuiltStock: Record {
  /// How many items had other sums than their entries, orders and purchases come to.
  public var count: Int
  /// The first hundred of them.
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

/// So much of a line of a purchase that has come.
public struct ReceivedLine: InputRecord {
  /// How much of it, in the line's unit; more than 0.
  public var quantity: Decimal
  /// The line; it, or sku, must be given.
  public var line: String?
  /// The SKU of its item, in its place, where something is to come of one line of it alone.
  public var sku: String?
  /// What one of the item's own unit cost; what the line says without it, discounts and tax taken off. For managers alone.
  public var unitCost: MoneyInput?
  /// Where it lies now, by its id, its code or its path; the item's location without it, else the company's main one.
  public var location: String?
  /// Its batch, of an item whose batches are told apart.
  public var batch: String?
  /// The serial numbers of the pieces, as many as there are.
  public var serials: [String]?
  /// The last day on which a new lot is good.
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

/// What has come of a purchase.
public struct ReceivedPurchase: Record {
  /// The purchase as it is now.
  public var purchase: Purchase
  /// What came of each line, and into which lots.
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

/// The places that were used last.
public struct RecentList: Record {
  /// The newest first.
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

/// A place that was used.
public struct RecentPlace: Record {
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
  /// When it was used last.
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

/// Why the host gave nothing newer.
public struct RefreshFailure: Record {
  /// When that was known.
  public var at: Date
  /// The kind of the error.
  public var kind: RefreshFailureKind
  /// What happened, in a sentence.
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

/// A document that was fetched and kept.
public struct RefreshedDocument: Record {
  /// Which document.
  public var document: RefreshedDocumentDocument
  /// fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is what is safe to assume.
  public var source: FlagsSource
  /// How many milliseconds old that is; null for the default.
  public var age: Int?
  /// host: the host fetched it; file: an option names it; builtIn: there is none.
  public var origin: FlagsOrigin
  /// What is malformed in what was fetched, and counts as not there.
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

/// Whether a place was among the recents.
public struct RemovedRecent: Record {
  /// Whether it was among them.
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

/// What a renaming has changed.
public struct RenamedLabel: Record {
  /// How many items were changed.
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

/// The request was cancelled while it waited.
public struct RequestCancelledData: Record {
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

/// What a code means.
public struct ResolvedCode: Record {
  /// One spelling for all that mean the same: of a UPC the EAN-13, of GS1 element strings that with parentheses; without what a scanner
  /// puts before it.
  public var normalized: String
  /// What it was read from, as far as that is known or can be told; null otherwise.
  public var symbology: ResolvedCodeSymbology?
  /// Whether it is a sound code of its kind.
  public var valid: Bool
  /// What is wrong with it: what its check digit would be; null for nothing.
  public var problem: String?
  /// What its GS1 element strings say; null where it has none.
  public var gs1: GS1Content?
  /// The records that it means, ten at most; only such as the caller may see.
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

/// Conflicts of which somebody has said which value is right.
public struct ResolvedConflicts: Record {
  /// The conflicts.
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

/// The caller may not give a member that is for managers alone.
public struct RestrictedMemberData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// What would be enough.
  public var needs: ManagerBits
  /// The member that the caller may neither see nor write, as a JSON Pointer.
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

/// What came back of an order.
public struct ReturnedGoods: Record {
  /// The order as it is now: where it is overpaid, a refund is due.
  public var order: ShownOrder
  /// What came back of each line.
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

/// So much of a line that came back.
public struct ReturnedLine: InputRecord {
  /// How much of it, in the line's unit.
  public var quantity: Decimal
  /// The line; it, or sku, must be given.
  public var line: String?
  /// The SKU of its item, in its place, where one line alone has some of it with the customer.
  public var sku: String?
  /// What it is like; ok without it. What is returned must be looked at first: it goes into a lot of that status, a batch's own or the
  /// piece itself.
  public var condition: StockFormCondition?
  /// Whether it goes back into stock; true without it.
  public var restock: Bool?
  /// Where it goes, by its id, its code or its path; the item's location without it, else the company's main one.
  public var location: String?
  /// The lot that it is of, for an item whose lots are told apart; where it was all of one lot, that one without it.
  public var lot: String?
  /// The dispatch that it left with; null where nobody knows: any of the order then.
  public var dispatch: String?

  public init(
    quantity: Decimal,
    line: String? = nil,
    sku: String? = nil,
    condition: StockFormCondition? = nil,
    restock: Bool? = nil,
    location: String? = nil,
    lot: String? = nil,
    dispatch: String? = nil
  ) {
    self.quantity = quantity
    self.line = line
    self.sku = sku
    self.condition = condition
    self.restock = restock
    self.location = location
    self.lot = lot
    self.dispatch = dispatch
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
    return writer.json
  }
}

/// A receipt that was taken back.
public struct ReversedReceipt: Record {
  /// The purchase as it is now.
  public var purchase: Purchase
  /// What takes it back.
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

/// What somebody holds in a company.
public struct Rights: Record {
  /// Whether they own the company, and so may do everything.
  public var isOwner: Bool
  /// Whether the company is theirs: no other owner takes that from them; access.transfer passes it on.
  public var isFounder: Bool
  /// The departments in which they do the daily work, a bit each; access.departments lists the bits.
  public var deptMask: Int
  /// The departments in which they also delete, approve and see costs, a bit each.
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

/// What is wrong with one row.
public struct RowProblems: Record {
  /// The line in which it begins; the first one is 1.
  public var line: Int
  /// What is wrong; the pointers are into the record.
  public var problems: [Problem]

  public init(
    line: Int,
    problems: [Problem]
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
