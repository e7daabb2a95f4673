internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.items.lookup`: returns up to 200 items, named by their SKUs, their barcodes or their ids.
struct LookUpItems: CompanyMethod {
  let skus: [Line]?, barcodes: [ScannedCode]?, ids: [ID<ItemDetails>]?

  static let name: StaticString = "inventory.items.lookup"
  static let doc: StaticString =
    "Returns up to 200 items, named by their SKUs, their barcodes or their ids. Archived items are included. Exactly one of `skus`, `barcodes` and `ids` must be given."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The items in the order of the request. An unknown item is `null`."
  static let examples = [
    Example("by their ids", given: Example.items, params: #"{"company":"{{0.id}}","ids":["{{1.id}}"]}"#),
    Example(
      "by their SKUs", given: Example.items,
      params: #"{"company":"{{0.id}}","skus":["filter-02","nothing","BEAN-ETH"]}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    skus = field(
      "skus", \.skus,
      "The SKUs of the items. Exactly one of `skus`, `barcodes` and `ids` must be given. Case and surrounding spaces are ignored.",
      .count(0...200))
    barcodes = field(
      "barcodes", \.barcodes,
      "The barcodes of the items, as a scanner reports them, in any form of each code. Exactly one of `skus`, `barcodes` and `ids` must be given.",
      .count(0...200))
    ids = field(
      "ids", \.ids, "The ids of the items. Exactly one of `skus`, `barcodes` and `ids` must be given.", .count(0...200))
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> KnownItems {
    if [skus != nil, barcodes != nil, ids != nil].filter({ $0 }).count != 1 {
      throw .invalidParam("/skus", "exactly one of skus, barcodes and ids must be given")
    }
    return KnownItems(found: try service.items(skus: skus ?? [], codes: barcodes ?? [], ids: ids ?? [], in: context))
  }
}

/// The items that a request named, in its order, with `nil` for each unknown one.
struct KnownItems: Record {
  let found: [Item?]

  static let doc: StaticString = "The requested items, in the order of the request."
}

extension KnownItems {
  init<F: Fields<Self>>(_ field: inout F) {
    found = field("found", \.found, "The items in the order of the request. An unknown item is `null`.")
  }
}
