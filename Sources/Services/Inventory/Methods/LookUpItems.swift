internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.items.lookup`
struct LookUpItems: CompanyMethod {
  let skus: [Line]?, barcodes: [ScannedCode]?, ids: [ID<ItemDetails>]?

  static let name: StaticString = "inventory.items.lookup"
  static let doc: StaticString = "Answers many items at once, named by their SKUs, their barcodes or their ids, archived ones, too."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The items in the order in which they were named, and null for each that is unknown."
  static let examples = [
    Example("by their ids", given: Given.items, params: #"{"company":"{{0.id}}","ids":["{{1.id}}"]}"#),
    Example("by their SKUs", given: Given.items, params: #"{"company":"{{0.id}}","skus":["filter-02","nothing","BEAN-ETH"]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    skus = field("skus", \.skus, "Their SKUs; neither case nor spaces around them count.", .count(0...200))
    barcodes = field("barcodes", \.barcodes, "Their codes as a scanner gives them, in any form of each.", .count(0...200))
    ids = field("ids", \.ids, "Their ids.", .count(0...200))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> KnownItems {
    if [skus != nil, barcodes != nil, ids != nil].filter({ $0 }).count != 1 {
      throw .invalidParam("/skus", "one of skus, barcodes and ids must be given, and no second one")
    }
    return KnownItems(found: try service.items(skus: skus ?? [], codes: barcodes ?? [], ids: ids ?? [], in: context))
  }
}

/// Items that were named, as far as they are known.
struct KnownItems: Record {
  let found: [Item?]

  static let doc: StaticString = "Items that were named, as far as they are known."

  init(found: [Item?]) { self.found = found }

  init<F: Fields<Self>>(_ field: inout F) {
    found = field("found", \.found, "The items in the order in which they were named; null for one that is unknown.")
  }
}
