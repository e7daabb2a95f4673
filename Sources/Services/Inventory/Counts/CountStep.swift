internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A change of a stocktake's status. Steps are only added: the status of a stocktake is computed from its steps.
struct CountStep: ImmutableRecord {
  let id: ID<CountStep>, company: CompanyID, count: ID<CountDetails>, to: CountStatus, actor: UUID, at: Timestamp

  static let entityName: StaticString = "countStep"
  static let service = InventoryModule.name
  static let access = Access.view(.inventory)
  static let doc: StaticString = "A change of a stocktake's status."
}

extension CountStep {
  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The step's id.")
    company = field("company", \.company, "The id of the company that the step belongs to.")
    count = field("count", \.count, "The id of the stocktake.")
    to = field("to", \.to, "The status of the stocktake after the step.")
    actor = field("actor", \.actor, "The id of the user who changed the status.")
    at = field("at", \.at, "The instant at which the status was changed.")
  }
}
