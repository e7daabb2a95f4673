internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A completion of a build: a quantity that was made, with the components that it used. A completion is never changed
/// or deleted. A wrong completion is corrected by a second completion that reverses it.
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
    build = field("build", \.build, "The id of the build.")
    quantity = field(
      "quantity", \.quantity, "The quantity that was made, in the item's own unit. Negative for a reversal.")
    parts = field("parts", \.parts, "The made quantity, divided by location and lot.")
    consumed = field("consumed", \.consumed, "The used quantities of the components, divided by location and lot.")
    transaction = field(
      "transaction", \.transaction, "The id of the ledger transaction, which contains all entries of the completion.")
    let managers = Department.inventory.mask
    unitCost = field.restricted(
      to: managers, "unitCost", \.unitCost,
      "The cost of one own unit of the made item. `null` if no cost was known. For managers of the inventory only."
    )
    extraCost = field.restricted(
      to: managers, "extraCost", \.extraCost,
      "The cost in addition to the components, such as wages, for the whole completion. `null` if there is none. For managers of the inventory only."
    )
    uncosted = field.restricted(
      to: managers, "uncosted", \.uncosted,
      "The number of components whose cost was counted as 0, because it is not known or is in another currency. For managers of the inventory only."
    )
    actor = field("actor", \.actor, "The id of the user who recorded the completion.")
    note = field("note", \.note, "A free text about the completion.", .length(1...4000))
    reverses = field(
      "reverses", \.reverses,
      "The id of the completion that this record reverses. `null` for a record that is not a reversal.")
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

  /// Creates the record that reverses a completion. Its quantities are those of the completion with the opposite sign.
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

/// A part of a made quantity: the quantity that was put into one location and lot.
struct BuiltPart: Record {
  let quantity: Decimal, location: UUID, lot: UUID?

  static let doc: StaticString = "A part of a made quantity: the quantity that was put into one location and lot."
}

extension BuiltPart {
  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, "The quantity, in the item's own unit. Negative in a reversal.")
    location = field("location", \.location, "The id of the location that received the goods.")
    lot = field(
      "lot", \.lot, "The id of the lot that received the goods. `null` for an item that is not tracked by lots.")
  }
}

/// A part of the used quantity of a component: what was taken from one location and lot.
struct ConsumedPart: Record {
  let item: UUID, quantity: Decimal, location: UUID, lot: UUID?

  static let doc: StaticString = "A part of the used quantity of a component: what was taken from one location and lot."
}

extension ConsumedPart {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the component.")
    quantity = field("quantity", \.quantity, "The quantity, in the component's own unit. Negative in a reversal.")
    location = field("location", \.location, "The id of the location from which the goods were taken.")
    lot = field(
      "lot", \.lot, "The id of the lot from which the goods were taken. `null` for an item that is not tracked by lots."
    )
  }
}

/// The cost of the quantity that a completion made.
struct BuildCost {
  /// The cost of one unit, or `nil` if no cost is known.
  let unitCost: UnitCost?
  /// The number of components whose cost counts as 0, because it is not known or is in another currency.
  let uncosted: Int
}
