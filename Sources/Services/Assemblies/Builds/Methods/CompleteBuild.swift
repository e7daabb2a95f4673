internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `assemblies.builds.complete`: records that a quantity of a build was made.
struct CompleteBuild: CompanyMethod {
  let id: ID<BuildDetails>, quantity: Decimal?, consumed: [ConsumedLine], location: LocationName?
  let batch: Line?, serials: [Line], expiry: Day?, extraCost: Money?, force: Bool?, note: String?, expect: Int?

  static let name: StaticString = "assemblies.builds.complete"
  static let doc: StaticString =
    "Records that a build, or a part of it, was made. Takes the components from the stock, and adds the made goods to it, in one transaction."
  static let access = BuildDetails.access(to: .update)
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The build after the completion, and the completion with the used and made lots."
  static let errors: [ErrorCode] = [.notFound, .conflict, .illegalStep, .componentsShort, .insufficientStock]
  static let examples = [
    Example(
      "four of twelve", given: Example.planned, params: #"{"company":"{{0.id}}","id":"{{5.id}}","quantity":4}"#),
    Example(
      "more flour than planned", given: Example.planned,
      params:
        #"{"company":"{{0.id}}","id":"{{5.id}}","consumed":[{"sku":"FLOUR","quantity":6.5}],"extraCost":{"amount":1500,"currency":"EUR"}}"#
    ),
    Example(
      "from a chosen batch", given: Example.batch,
      params:
        #"{"company":"{{0.id}}","id":"{{6.id}}","quantity":4,"consumed":[{"item":"{{2.id}}","lots":[{"lot":"{{4.id}}","quantity":2.04}]}]}"#
    ),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the build.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity that was made, in the item's own unit; more than 0. Default: all that is left to make.",
      Component.quantities)
    consumed = field(
      "consumed", \.consumed,
      "The components whose quantity, location or lots differ from the usual ones. All other components are taken in the quantities of the bill of materials, from their own locations, and from the lots that expire first.",
      .count(0...1000))
    location = field(
      "location", \.location,
      "The location that receives the goods, by its id, code or path. Default: the build's location.")
    batch = field(
      "batch", \.batch, "The batch of the made goods, for an item that is tracked by batch.", .length(1...64))
    serials = field(
      "serials", \.serials,
      "The serial numbers of the made pieces, one for each piece, for an item whose pieces have serial numbers.",
      .count(0...1000))
    expiry = field("expiry", \.expiry, "The last day on which the made goods are good. For a newly created lot.")
    extraCost = field.restricted(
      to: Department.inventory.mask, "extraCost", \.extraCost,
      "The cost of the whole quantity in addition to the components, such as wages. Only managers of the inventory may give it.",
      Money.notNegative)
    force = field(
      "force", \.force,
      "`true` to make more than the quantity left to make, and to take components that are reserved for orders and other builds. Only managers of the inventory may set it."
    )
    note = field("note", \.note, "A free text about the completion.", .length(1...4000))
    expect = field.expect(\.expect)
  }

  func call(on service: Builds, in context: CompanyContext) throws(Failure) -> CompletedBuild {
    try service.complete(self, in: context)
  }
}

/// A component of which a completion uses another quantity, location or lot than usual.
struct ConsumedLine: Record {
  let item: UUID?, sku: Line?, quantity: Decimal?, location: LocationName?, lots: [ConsumedLot]

  static let doc: StaticString = "A component that a completion uses in another way than usual."

  init<F: Fields<Self>>(_ field: inout F) {
    item = field(
      "item", \.item,
      "The id of the component, or of an item that was used instead. Either `item` or `sku` must be given, not both."
    )
    sku = field("sku", \.sku, "The SKU of the item, instead of `item`.", .length(1...64))
    quantity = field(
      "quantity", \.quantity,
      "The quantity that was used, in the item's own unit; 0 if none was used. Default: the quantity of the bill of materials.",
      .range(0...1_000_000_000))
    location = field(
      "location", \.location,
      "The location from which the item is taken, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    lots = field(
      "lots", \.lots,
      "The lots from which the item is taken; their quantities must add up to `quantity`. Default: the lots that expire first.",
      .count(0...100))
  }
}

/// A quantity of a lot that a completion uses.
struct ConsumedLot: Record {
  let lot: UUID, quantity: Decimal

  static let doc: StaticString = "A quantity of a lot that a completion uses."

  init<F: Fields<Self>>(_ field: inout F) {
    lot = field("lot", \.lot, "The id of the lot.")
    quantity = field("quantity", \.quantity, "The quantity, in the item's own unit. More than 0.", Component.quantities)
  }
}

/// The result of completing a build, or of reversing a completion.
struct CompletedBuild: Record {
  let build: StoredBuild, completion: BuildCompletion

  static let doc: StaticString = "The result of completing a build, or of reversing a completion."
}

extension CompletedBuild {
  init<F: Fields<Self>>(_ field: inout F) {
    build = field("build", \.build, "The build after the change.")
    completion = field("completion", \.completion, "The new completion, or the record that reverses one.")
  }
}
