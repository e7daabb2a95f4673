internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.items.find`: lists the items that have a barcode, newest first, one page at a time.
struct FindItems: CompanyMethod {
  let barcode: ScannedCode, page: ConsistentPageRequest, archived: Bool?, levels: Bool?

  static let name: StaticString = "inventory.items.find"
  static let doc: StaticString =
    "Lists the items that have a barcode, newest first, one page at a time. Use scan.resolve instead if the code may belong to another kind of record."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of items. A page may be empty although more items follow: continue until `next` is `null`."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example(
      "by a scanned code",
      given: Example.company + [
        Example.Step(
          "inventory.items.create",
          #"{"company":"{{0.id}}","sku":"BEAN-ETH","name":"Ethiopian beans","unit":"kg","barcodes":["4006381333931"]}"#)
      ], params: #"{"company":"{{0.id}}","barcode":"4006381333931"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    barcode = field(
      "barcode", \.barcode,
      "The barcode, as it is stored or as a scanner reports it. All forms of the code are found: a UPC-A, a UPC-E and an EAN-13 code of the same product are equal.",
      .length(1...4296))
    page = field.embed(\.page)
    archived = field("archived", \.archived, ItemFilter.archivedDoc)
    levels = field("levels", \.levels, ItemSupplement.levelsDoc)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> Prepared<Page<Item>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.list(
        ItemFilter(code: barcode, archived: archived ?? false), limit: page.limit, after: after,
        levels: levels ?? false, in: context)
    }
  }
}
