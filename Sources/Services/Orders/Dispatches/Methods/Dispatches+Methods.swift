internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The reference texts and examples of `dispatches.get`, `dispatches.update`, `dispatches.delete` and
/// `dispatches.step`.
extension Dispatches: StepKeeper {
  typealias Details = DispatchDetails

  static var itself: StaticString { "The id of the dispatch." }

  static func text(of verb: DocumentVerb) -> MethodText {
    switch verb {
    case .update:
      MethodText(
        "Changes the given members of a dispatch. Other members keep their values.",
        "The dispatch after the change. If all given values are equal to the stored ones, the dispatch and its version do not change.",
        .ofCompany("a tracking number", Example.planned, #""id":"{{8.id}}","changes":{"trackingNumber":"JD0146"}"#))
    case .delete:
      MethodText(
        "Deletes a dispatch that has never changed its status and has never had goods. The number is not used again. Any other dispatch can't be deleted. To undo it before its delivery, cancel it with `dispatches.step`.",
        "The id of the deleted record.", .ofCompany("a planned dispatch", Example.planned, #""id":"{{8.id}}""#))
    case .step:
      MethodText(
        "Moves a dispatch to another status. If the dispatch is cancelled or returned, its goods go back into their locations. If the order is finished, the goods count as returned, and invoiced goods are credited.",
        "The dispatch after the step.", errors: [.seriesUnconfirmed],
        .ofCompany("picking begins", Example.shipped, #""id":"{{8.id}}","to":"picking""#))
    default:
      MethodText(
        "Returns a dispatch with its lines and steps.", "The dispatch with its lines and steps.",
        .ofCompany("a dispatch with four packs", Example.shipped, #""id":"{{8.id}}""#))
    }
  }

  func shown(_ dispatch: Dispatch) -> Dispatch { dispatch }
  func stepped(_ dispatch: Dispatch, in context: CompanyContext) -> Dispatch { dispatch }
}
