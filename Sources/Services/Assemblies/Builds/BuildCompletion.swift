internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A quantity of a build that was made. A completion is never changed and never deleted. To correct a wrong completion,
/// a further completion reverses it.
typealias BuildCompletion = Stored<BuildCompletionDetails>

struct BuildCompletionDetails: CompanyDetails {
  let build: ID<BuildDetails>, quantity: Decimal, parts: [BuiltPart], consumed: [ConsumedPart], transaction: UUID
  let unitCost: UnitCost?, extraCost: Money?, uncosted: Int?, actor: UUID, note: String?
  let reverses: ID<BuildCompletionDetails>?, reason: Line?

  static let collection = CollectionName(
    service: AssembliesModule.name, "build_completions", one: "buildCompletion")
  static let department = Department.inventory
  static let sample = ""
  static let doc: StaticString = "A completion: a quantity of a build that was made, and the components that it used."

  init<F: Fields<Self>>(_ field: inout F) {
    build = field("build", \.build, "The build.")
    quantity = field("quantity", \.quantity, "The quantity that was made. Negative for a reversal.")
    parts = field("parts", \.parts, "The made quantities, by location and lot.")
    consumed = field("consumed", \.consumed, "The used quantities of components, by location and lot.")
    transaction = field(
      "transaction", \.transaction, "The id of the ledger transaction that has all entries of the completion.")
    let managers = Department.inventory.mask
    unitCost = field.restricted(
      to: managers, "unitCost", \.unitCost,
      "The cost of one own unit of the made item. `null` if no cost was known. Only managers of the inventory see it."
    )
    extraCost = field.restricted(
      to: managers, "extraCost", \.extraCost,
      "The cost in addition to the components, such as wages. Only managers of the inventory see it.")
    uncosted = field.restricted(
      to: managers, "uncosted", \.uncosted,
      "The number of components that count as 0, because they have no known cost, or a cost in another currency. Only managers of the inventory see it."
    )
    actor = field("actor", \.actor, "The user who recorded the completion.")
    note = field("note", \.note, "A free note.", .length(1...4000))
    reverses = field(
      "reverses", \.reverses, "The completion that this record reverses. `null` for a record that is not a reversal.")
    reason = field("reason", \.reason, "The reason for a reversal, in the company's words.", .length(1...200))
  }
}

extension BuildCompletionDetails {
  init(
    of build: ID<BuildDetails>, _ quantity: Decimal, _ posted: PostedMovement, consumed: [ConsumedPart],
    _ cost: BuildCost, extraCost: Money?, note: String?, actor: UUID
  ) {
    (self.build, self.quantity, self.consumed, transaction) = (build, quantity, consumed, posted.transaction)
    parts = posted.parts.map { BuiltPart(quantity: $0.quantity, location: $0.location, lot: $0.lot) }
    (unitCost, uncosted, self.extraCost) = (cost.unitCost, cost.uncosted, extraCost)
    (self.actor, self.note) = (actor, note)
    (reverses, reason) = (nil, nil)
  }

  /// Creates the reversal of a completion.
  init(reversing old: BuildCompletion, _ posted: PostedMovement, reason: Line, actor: UUID) {
    func less(_ quantity: Decimal) -> Decimal { Decimal(units: -quantity.units) }
    let details = old.details
    (build, quantity, transaction) = (details.build, less(details.quantity), posted.transaction)
    parts = details.parts.map { BuiltPart(quantity: less($0.quantity), location: $0.location, lot: $0.lot) }
    consumed = details.consumed.map {
      ConsumedPart(item: $0.item, quantity: less($0.quantity), location: $0.location, lot: $0.lot)
    }
    (unitCost, extraCost, uncosted, note) = (nil, nil, nil, nil)
    self.actor = actor
    (reverses, self.reason) = (old.id, reason)
  }
}

/// A quantity that was made.
struct BuiltPart: Record {
  let quantity: Decimal, location: UUID, lot: UUID?

  static let doc: StaticString = "A quantity that was made."
}

extension BuiltPart {
  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "The quantity, in the item's own unit. Negative in a reversal.")
    location = field("location", \.location, "The location that received the quantity.")
    lot = field("lot", \.lot, "The lot. `null` for an item that is not tracked by lots.")
  }
}

/// A quantity of a component that was used.
struct ConsumedPart: Record {
  let item: UUID, quantity: Decimal, location: UUID, lot: UUID?

  static let doc: StaticString = "A quantity of a component that was used."
}

extension ConsumedPart {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The component.")
    quantity = field("quantity", \.quantity, "The quantity, in the item's own unit. Negative in a reversal.")
    location = field("location", \.location, "The location that the quantity was taken from.")
    lot = field("lot", \.lot, "The lot. `null` for an item that is not tracked by lots.")
  }
}

/// The cost of a made quantity.
struct BuildCost {
  /// The cost of one unit, or `nil` if no cost is known.
  let unitCost: UnitCost?
  /// The number of components without a known cost, or with a cost in another currency.
  let uncosted: Int
}
