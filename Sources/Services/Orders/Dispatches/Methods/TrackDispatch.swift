internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `dispatches.track`: finds dispatches by the company's own number or by the carrier's tracking number.
struct TrackDispatch: CompanyMethod {
  let number: Line

  static let name: StaticString = "dispatches.track"
  static let doc: StaticString =
    "Returns the dispatches with a number: the company's own number, or the carrier's tracking number."
  static let access = Access.view(.dispatch)
  static let effect = Effect.read
  static let resultDoc: StaticString = "The dispatches with that number, at most 11."
  static let examples = [
    Example("by the company's number", given: Example.planned, params: #"{"company":"{{0.id}}","number":"D-1"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    number = field(
      "number", \.number, "The complete number, such as D-1. Surrounding spaces are ignored.", .length(1...100))
  }

  func call(on service: Dispatches, in context: CompanyContext) throws(Failure) -> WholePage<Dispatch> {
    WholePage(try service.track(number, in: context))
  }
}
