internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A thing that a company keeps in stock, or sells without a stock of its own.
typealias Item = Stored<ItemDetails>

/// The members of an item that people write.
///
/// All members are constants. With a single variable among them, Swift 6.3 copies the record once more at each
/// creation. That takes 36,000 instructions in a page of fifty items.
struct ItemDetails: CompanyDetails {
  typealias Supplement = ItemSupplement
  let sku: Line, name: Line, unit: Line, description: String?
  var units: [ItemUnit]
  let purchaseUnit: Line?, salesUnit: Line?
  let category: Line?, tags: [Tag], barcodes: [Barcode], manufacturer: Line?, supplierSku: Line?, supplier: UUID?
  let minStock: Decimal?, reorderQuantity: Decimal?, location: ID<LocationDetails>?, price: UnitPrice?,
    cost: UnitPrice?, condition: Condition?
  let custom: CustomFields, archived: Flag, trackBatch: Flag, trackSerial: Flag, flag: ItemFlag?
  let taxRate: Decimal?, taxCategory: TaxCategory?, kind: ItemKind

  /// A Boolean value that indicates whether the item's stock is tracked by lots.
  var tellsLotsApart: Bool { trackBatch.isSet || trackSerial.isSet }

  /// The names of the collection. Methods that the core makes from the collection: `inventory.items.history`,
  /// `inventory.items.export`, `inventory.items.import`.
  static let collection = CollectionName(service: InventoryModule.name, "items", one: "item")
  static let department = Department.inventory
  static let key: StaticString? = "sku"
  static var foldedKey: ((ItemDetails) -> String)? { { $0.sku.text.caseFolded } }
  static let indexed = [
    IndexedColumn("sku", weight: 4), IndexedColumn("name", weight: 4), IndexedColumn("category", .labelText, weight: 2),
    IndexedColumn("tags", .labelList, weight: 2), IndexedColumn("barcodes", .labelList, weight: 4),
    IndexedColumn("manufacturer", weight: 1), IndexedColumn("description", weight: 1),
  ]
  /// The positions of columns whose whole values can be looked up.
  static let categoryColumn = 2
  static let tagsColumn = 3
  static let barcodesColumn = 4
  static let sample =
    #""sku":"BEAN-ETH","name":"Ethiopian beans","unit":"kg","category":"Coffee","cost":{"amount":1890,"currency":"EUR"}"#
  static let sampleChanges = #""name":"Ethiopian beans, washed","category":null"#
  static let hasHistory = true
  static let doc: StaticString = "An item that a company keeps in stock."
}

extension ItemDetails {
  /// Creates an item with its SKU alone. Its other required members have to be set afterwards.
  init(sku: Line) {
    self.init(
      sku: sku, name: Line(""), unit: Line(""), description: nil, units: [], purchaseUnit: nil, salesUnit: nil,
      category: nil, tags: [],
      barcodes: [], manufacturer: nil, supplierSku: nil, supplier: nil, minStock: nil, reorderQuantity: nil,
      location: nil, price: nil,
      cost: nil, condition: nil, custom: .empty, archived: false, trackBatch: false, trackSerial: false, flag: nil,
      taxRate: nil,
      taxCategory: nil, kind: .stocked)
  }

  /// Returns the item with other labels or another flag.
  func with(category: Line?, tags: [Tag], flag: ItemFlag?) -> ItemDetails {
    ItemDetails(
      sku: sku, name: name, unit: unit, description: description, units: units, purchaseUnit: purchaseUnit,
      salesUnit: salesUnit,
      category: category, tags: tags, barcodes: barcodes, manufacturer: manufacturer, supplierSku: supplierSku,
      supplier: supplier,
      minStock: minStock, reorderQuantity: reorderQuantity, location: location, price: price, cost: cost,
      condition: condition,
      custom: custom, archived: archived, trackBatch: trackBatch, trackSerial: trackSerial, flag: flag,
      taxRate: taxRate, taxCategory: taxCategory, kind: kind)
  }

  /// Returns the item with another supplier.
  func bought(from supplier: UUID?, as supplierSku: Line?) -> ItemDetails {
    ItemDetails(
      sku: sku, name: name, unit: unit, description: description, units: units, purchaseUnit: purchaseUnit,
      salesUnit: salesUnit, category: category, tags: tags, barcodes: barcodes, manufacturer: manufacturer,
      supplierSku: supplierSku, supplier: supplier, minStock: minStock, reorderQuantity: reorderQuantity,
      location: location, price: price, cost: cost, condition: condition, custom: custom, archived: archived,
      trackBatch: trackBatch, trackSerial: trackSerial, flag: flag,
      taxRate: taxRate, taxCategory: taxCategory, kind: kind)
  }

  /// Returns the item with another kind.
  func with(kind: ItemKind) -> ItemDetails {
    ItemDetails(
      sku: sku, name: name, unit: unit, description: description, units: units, purchaseUnit: purchaseUnit,
      salesUnit: salesUnit, category: category, tags: tags, barcodes: barcodes, manufacturer: manufacturer,
      supplierSku: supplierSku, supplier: supplier, minStock: minStock, reorderQuantity: reorderQuantity,
      location: location, price: price, cost: cost, condition: condition, custom: custom, archived: archived,
      trackBatch: trackBatch, trackSerial: trackSerial, flag: flag, taxRate: taxRate, taxCategory: taxCategory,
      kind: kind)
  }

  /// The item without preferred units that it does not have.
  var withKnownUnits: ItemDetails {
    ItemDetails(
      sku: sku, name: name, unit: unit, description: description, units: units, purchaseUnit: knownPurchaseUnit,
      salesUnit: knownSalesUnit, category: category, tags: tags, barcodes: barcodes, manufacturer: manufacturer,
      supplierSku: supplierSku,
      supplier: supplier, minStock: minStock, reorderQuantity: reorderQuantity, location: location, price: price,
      cost: cost,
      condition: condition, custom: custom, archived: archived, trackBatch: trackBatch, trackSerial: trackSerial,
      flag: flag, taxRate: taxRate, taxCategory: taxCategory, kind: kind)
  }

  private static let taxRateDoc: StaticString =
    "The tax rate in percent of new lines with the item, with at most 3 decimals. `null` for none."

  private static let kindDoc: StaticString =
    "The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of other items by a bill of materials; its components are reserved and shipped. Default: stocked. It can change only while no ledger entry, lot, loan, or open order, purchase or build refers to the item."

  // This initializer builds the items of a page. Inlined into the code that lists items, it saves 3,500 instructions
  // for fifty items.
  @inline(__always) init<F: Fields<Self>>(_ field: inout F) {
    sku = field(
      "sku", \.sku,
      "The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are the same.",
      .length(1...64))
    name = field("name", \.name, "The item's name.", .length(1...200))
    unit = field("unit", \.unit, "The unit of the item's quantities, such as piece, kg or m.", .length(1...32))
    description = field("description", \.description, "A description of the item.", .length(1...4000))
    units = field(
      "units", \.units, "Other units in which quantities may be given, such as a box of 12 pieces.", .count(0...20))
    purchaseUnit = field(
      "purchaseUnit", \.purchaseUnit,
      "The unit in which the item is bought, which must be one of `units`. Default: the item's own unit.",
      .length(1...32))
    salesUnit = field(
      "salesUnit", \.salesUnit,
      "The unit in which the item is sold, which must be one of `units`. Default: the item's own unit.",
      .length(1...32))
    category = field("category", \.category, "The item's category. An item has at most one.", .length(1...100))
    tags = field("tags", \.tags, "Further words by which the item can be found.", .count(0...50))
    barcodes = field(
      "barcodes", \.barcodes,
      "The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII characters without spaces.",
      .count(0...20))
    manufacturer = field("manufacturer", \.manufacturer, "The item's manufacturer.", .length(1...200))
    minStock = field(
      "minStock", \.minStock,
      "The minimum stock, in the item's own unit. The item is low if its projected stock is below this quantity. `null` counts as 0.",
      .range(0...1_000_000_000))
    reorderQuantity = field(
      "reorderQuantity", \.reorderQuantity,
      "The least quantity to order when the item is low, in the item's own unit; more than 0. `null` for no least quantity.",
      .above(0, to: 1_000_000_000))
    location = field(
      "location", \.location,
      "The id of the location where the item usually lies. Methods use it if a request names no location. `null` for none: then methods use the company's main location."
    )
    price = field("price", \.price, "The selling price of one of the item's own units.", Money.notNegative)
    cost = field.restricted(
      to: Department.inventory.mask, "cost", \.cost,
      "The cost of one of the item's own units, for managers of the inventory only.",
      Money.notNegative)
    condition = field(
      "condition", \.condition,
      "The condition of the item: new, used, refurbished or damaged; `null` if it is not recorded.")
    custom = field(
      "custom", \.custom,
      "The company's own fields: at most 50 names, each with a text, a number, a boolean or `null`.")
    archived = field("archived", \.archived, "`true` if the item is no longer in use.")
    trackBatch = field(
      "trackBatch", \.trackBatch,
      "`true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot or other record refers to the item."
    )
    trackSerial = field(
      "trackSerial", \.trackSerial,
      "`true` if each piece has a serial number. It can change only while no ledger entry, lot or other record refers to the item."
    )
    supplier = field(
      "supplier", \.supplier,
      "The id of the contact from which the item is usually bought: its preferred supplier in inventory.suppliers. The contact must be of the kind supplier. A contact that does not supply the item yet becomes one of its suppliers."
    )
    supplierSku = field(
      "supplierSku", \.supplierSku, "The preferred supplier's own SKU for the item.", .length(1...64))
    flag = field.kept(
      "flag", \.flag,
      "The reason why the item needs attention, set by inventory.items.flag; null for an item without a flag.")
    taxRate = field("taxRate", \.taxRate, ItemDetails.taxRateDoc, .range(0...100))
    taxCategory = field("taxCategory", \.taxCategory, TaxCategory.fieldDoc)
    kind = field("kind", \.kind, ItemDetails.kindDoc)
  }
}

/// The condition of an item.
enum Condition: String, Choice {
  case new, used, refurbished, damaged

  static let spellings = Spellings<Condition>()
}
