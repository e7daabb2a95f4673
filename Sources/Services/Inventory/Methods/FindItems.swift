internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `inventory.items.find`
struct FindItems: CompanyMethod {
  let barcode: ScannedCode, page: ConsistentPageRequest, archived: Bool?, levels: Bool?

  static let name: StaticString = "inventory.items.find"
  static let doc: StaticString = "Finds the items with a barcode, newest first, page by page."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of items; a page may be empty and have a next."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example(
      "a code that was scanned",
      given: Given.company + [
        Example.Step(
          "inventory.items.create",
          #"{"company":"{{0.id}}","sku":"BEAN-ETH","name":"Ethiopian beans","unit":"kg","barcodes":["4006381333931"]}"#)
      ], params: #"{"company":"{{0.id}}","barcode":"4006381333931"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    barcode = field(
      "barcode", \.barcode, "The code as a scanner gives it, or to the letter; UPC-A and UPC-E and the EAN-13 that they stand for are one.",
      .length(1...4296))
    page = field.embed(\.page)
    archived = field("archived", \.archived, ItemFilter.archivedDoc)
    levels = field("levels", \.levels, ItemSupplement.levelsDoc)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<Page<Item>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(
        ItemFilter(code: barcode, archived: archived ?? false), limit: page.limit, after: after, levels: levels ?? false, in: context)
    }
  }
}
