internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A thing that a company keeps in stock.
struct Item: CompanyEntity {
  let id: ID<Item>, company: CompanyID, details: ItemDetails, version: Int, createdAt: Timestamp, updatedAt: Timestamp

  static let entityName: StaticString = "item"
  static let service: StaticString = InventoryModule.name
  static let access = Access.view(.inventory)
  static let doc: StaticString = "A thing that a company keeps in stock."

  var uuid: UUID { id.uuid }
  var companyID: UUID { company.uuid }

  /// The next state of the item.
  func changed(to details: ItemDetails, at now: Timestamp) -> Item {
    Item(id: id, company: company, details: details, version: version &+ 1, createdAt: createdAt, updatedAt: now)
  }
}

extension Item {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The item's id.")
    company = field("company", \.company, "The company that the item belongs to.")
    details = field.embed(\.details)
    version = field("version", \.version, "Grows by one a change, from 1.")
    createdAt = field("createdAt", \.createdAt, "When the item was created.")
    updatedAt = field("updatedAt", \.updatedAt, "When it was last changed.")
  }
}

/// What people write of an item.
struct ItemDetails: Record {
  let sku: Line, name: Line, unit: Line, category: Line?, tags: [Tag], barcodes: [Barcode], manufacturer: Line?
  let minStock: Decimal?, cost: Money?, condition: Condition?, custom: CustomFields, archived: Flag

  static let doc: StaticString = "What can be written of an item."

  init<F: Fields<Self>>(_ field: inout F) {
    sku = field("sku", \.sku, "The stock keeping unit, unique in the company.", .length(1...64))
    name = field("name", \.name, "What people call it.", .length(1...200))
    unit = field("unit", \.unit, "What quantities count: piece, kg, m.", .length(1...32))
    category = field("category", \.category, "The one category that it is filed under.", .length(1...100))
    tags = field("tags", \.tags, "Any further words to find it by.", .count(0...50))
    barcodes = field("barcodes", \.barcodes, "EAN-13 and UPC-A with their check digits, or other codes of printable ASCII.", .count(0...20))
    manufacturer = field("manufacturer", \.manufacturer, "Who makes it.", .length(1...200))
    minStock = field("minStock", \.minStock, "The quantity below which it counts as low.", .range(0...1_000_000_000))
    cost = field.restricted(to: Department.inventory.mask, "cost", \.cost, "What one unit costs; for managers of the inventory alone.")
    condition = field("condition", \.condition, "The condition that it is in.")
    custom = field("custom", \.custom, "Fields of the company's own: at most 50 names with a text, a number, a boolean or null each.")
    archived = field("archived", \.archived, "Whether it is out of use.")
  }
}

/// The condition of an item.
enum Condition: String, Choice {
  case new, used, refurbished, damaged

  static let spellings = Spellings<Condition>()
}

/// A word to find an item by.
struct Tag: Value {
  let line: Line

  static func read<S: Source>(from source: inout S) -> Tag {
    let line = Line.read(from: &source)
    if let complaint = line.violation(of: length) { source.refuse(complaint) }
    return Tag(line: line)
  }

  func write<K: Sink>(to sink: inout K) { line.write(to: &sink) }
  static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.withText { sink.text($0) }
  }
  static var schema: Schema { Line.schema.limited(by: length) }
  static var example: Tag { Tag(line: Line("organic")) }
  private static let length = Limit.length(1...64)
}
