internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.items.list`: lists items, newest first or in another order, one page at a time.
struct ListItems: CompanyMethod {
  let text: String?, category: Line?, archived: Bool?, page: ConsistentPageRequest, tag: Line?, order: ItemOrder?,
    manufacturer: Line?
  let condition: Condition?, flagged: Bool?, location: LocationName?, level: ItemLevel?, custom: CustomFields
  let updatedSince: Timestamp?, supplier: UUID?, levels: Bool?

  static let name: StaticString = "inventory.items.list"
  static let doc: StaticString =
    "Lists items, newest first or in another order, one page at a time. To find the items that match some words best, use inventory.items.search."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of items. A page may have fewer items than `limit` although more items follow: continue until `next` is `null`."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("a page of one", given: Example.items, params: #"{"company":"{{0.id}}","limit":1}"#),
    Example(
      "with a filter", given: Example.items,
      params: #"{"company":"{{0.id}}","text":"bean","category":"Coffee","archived":false}"#),
    Example("by name", given: Example.items, params: #"{"company":"{{0.id}}","order":"name","level":"out"}"#),
    Example(
      "with the stock of each item", given: Example.items,
      params: #"{"company":"{{0.id}}","order":"sku","levels":true}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text,
      "Words to search for. An item is listed if each word is the beginning of one of its words. Case and accents are ignored.",
      .length(1...200)
    )
    category = field(
      "category", \.category, "A category, to list only its items. Case and surrounding spaces are ignored.",
      .length(1...100))
    archived = field("archived", \.archived, ItemFilter.archivedDoc)
    page = field.embed(\.page)
    tag = field(
      "tag", \.tag, "A tag, to list only items with it. Case and surrounding spaces are ignored.", .length(1...64))
    order = field(
      "order", \.order,
      "The order of the list. newest: the newest items first. name: by name, from A to Z. sku: by SKU. updated: the last changed items first. Default: `newest`."
    )
    manufacturer = field(
      "manufacturer", \.manufacturer,
      "A manufacturer, to list only its items. Case and surrounding spaces are ignored.",
      .length(1...200))
    condition = field("condition", \.condition, "A condition, to list only items in it.")
    flagged = field(
      "flagged", \.flagged,
      "`true` to list only items that need attention, `false` to leave these items out. Default: all items.")
    location = field(
      "location", \.location,
      "The id, code or path of a location, to list only items whose own location it is.")
    level = field(
      "level", \.level,
      "The state of the stock, to list only items in it. low: the projected stock is below minStock or below zero. out: no stock is available. negative: the quantity in some location is below zero."
    )
    custom = field("custom", \.custom, "Custom fields with their values, to list only items that have all of them.")
    updatedSince = field(
      "updatedSince", \.updatedSince, "An instant, to list only items that were created or changed then or later.")
    supplier = field("supplier", \.supplier, "The id of a contact, to list only items that it supplies.")
    levels = field("levels", \.levels, ItemSupplement.levelsDoc)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<Page<Item>> {
    let location = try service.locations.id(location, at: "/location", in: context)
    let filter = ItemFilter(
      text: text, category: category, tag: tag, manufacturer: manufacturer, condition: condition, isFlagged: flagged,
      location: location,
      supplier: supplier, level: level, custom: custom, updatedSince: updatedSince, archived: archived ?? false)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.list(
        filter, by: order ?? .newest, limit: page.limit, after: after, levels: levels ?? false, in: context)
    }
  }
}
