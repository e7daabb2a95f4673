internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `dispatches.pickList`: returns the goods to pick for dispatches, grouped by location.
struct PickDispatches: CompanyMethod {
  let ids: [ID<DispatchDetails>]

  static let name: StaticString = "dispatches.pickList"
  static let doc: StaticString =
    "Returns the goods to pick for dispatches, grouped by location. Dispatches that are delivered, returned or cancelled are left out."
  static let access = Access.view(.dispatch)
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The locations in the order of the location tree, each with the lines to pick there."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("for one dispatch", given: Example.shipped, params: #"{"company":"{{0.id}}","ids":["{{8.id}}"]}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    ids = field("ids", \.ids, "The ids of 1 to 100 dispatches.", .count(1...100))
  }

  func call(on service: Dispatches, in context: CompanyContext) throws(Failure) -> WholePage<PickedPlace> {
    WholePage(try service.pickList(ids, in: context))
  }
}
