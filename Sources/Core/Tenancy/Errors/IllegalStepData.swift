internal import RPC
internal import Shape

/// The data of the error `illegalStep`.
struct IllegalStepData: ErrorData {
  let status: String, asked: String, allowed: [String], waiting: [WaitingStep]

  static let code = ErrorCode.illegalStep
}

extension IllegalStepData {
  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "The present status of the record.")
    asked = field("asked", \.asked, "The status or the action that the request asked for.")
    allowed = field("allowed", \.allowed, "The statuses to which the record can move now.")
    waiting = field(
      "waiting", \.waiting, "The steps that are not possible yet, each with the conditions that must be met first.")
  }
}

/// A step that is not possible yet.
struct WaitingStep: Record, Sendable {
  let to: String, needs: [String]

  static let doc: StaticString = "A step that is not possible yet, and the conditions that must be met first."
}

extension WaitingStep {
  init<F: Fields<Self>>(_ field: inout F) {
    to = field("to", \.to, "The status to which the step leads.")
    needs = field(
      "needs", \.needs,
      """
      The conditions that must be met first. The message names them in words. For an order: lines (it has a line), shipped (nothing is \
      left to ship), paid (all of it is paid), returned (all shipped goods are back). For a purchase: lines, begun (some goods have \
      arrived), received (all goods have arrived), awaited (some goods are still to arrive), reversed (all receipts are reversed). For a \
      dispatch: lines (goods were shipped with it), carrier (it has a carrier), address (it has an address or a contact), colleague (the \
      recipient is a user), kept (no line was returned only in part). For a build: made (all of it is made), begun (a part is made), unfinished (a part is still \
      to make), unmade (nothing is made). For orders and purchases: manager (a manager takes the step).
      """)
  }
}
