internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.items.list`
struct ListItems: CompanyMethod {
  let text: String?, category: Line?, archived: Bool?, page: ConsistentPageRequest, tag: Line?, order: ItemOrder?, manufacturer: Line?
  let condition: Condition?, flagged: Bool?, location: LocationName?, level: ItemLevel?, custom: CustomFields
  let updatedSince: Timestamp?, supplier: UUID?, levels: Bool?

  static let name: StaticString = "inventory.items.list"
  static let doc: StaticString = "Lists items, newest first or in another order, page by page."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of items; where few of many are asked for, it may end early, and next goes on."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("a page of one", given: Given.items, params: #"{"company":"{{0.id}}","limit":1}"#),
    Example("with a filter", given: Given.items, params: #"{"company":"{{0.id}}","text":"bean","category":"Coffee","archived":false}"#),
    Example("by name", given: Given.items, params: #"{"company":"{{0.id}}","order":"name","level":"out"}"#),
    Example("with how much there is of each", given: Given.items, params: #"{"company":"{{0.id}}","order":"sku","levels":true}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field("text", \.text, "Words that must each begin a word of the item; case and accents don't matter.", .length(1...200))
    category = field("category", \.category, "Only items of this category; neither case nor spaces around it count.", .length(1...100))
    archived = field("archived", \.archived, ItemFilter.archivedDoc)
    page = field.embed(\.page)
    tag = field("tag", \.tag, "Only items with this tag; neither case nor spaces around it count.", .length(1...64))
    order = field(
      "order", \.order, "newest; name, from A to Z; sku; or updated, those that were changed last first. newest without it.")
    manufacturer = field(
      "manufacturer", \.manufacturer, "Only items of this manufacturer; neither case nor spaces around it count.", .length(1...200))
    condition = field("condition", \.condition, "Only items in this condition.")
    flagged = field("flagged", \.flagged, "true for items that need attention alone, false for the others.")
    location = field("location", \.location, "Only items that usually lie in this location, by its id, its code or its path.")
    level = field(
      "level", \.level,
      "low for items whose projected stock is below their minStock or below zero, out where nothing is, negative where somewhere there is less than nothing."
    )
    custom = field("custom", \.custom, "Only items that have all these fields of the company's own.")
    updatedSince = field("updatedSince", \.updatedSince, "Only items that were made or changed then, or since.")
    supplier = field("supplier", \.supplier, "Only items that are bought from this contact.")
    levels = field("levels", \.levels, ItemSupplement.levelsDoc)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<Page<Item>> {
    let location = try service.locations.id(location, at: "/location", in: context)
    let filter = ItemFilter(
      text: text, category: category, tag: tag, manufacturer: manufacturer, condition: condition, isFlagged: flagged, location: location,
      supplier: supplier, level: level, custom: custom, updatedSince: updatedSince, archived: archived ?? false)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.list(filter, by: order ?? .newest, limit: page.limit, after: after, levels: levels ?? false, in: context)
    }
  }
}
