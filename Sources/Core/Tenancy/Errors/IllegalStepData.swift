internal import RPC
internal import Shape

/// The facts of `illegalStep`.
struct IllegalStepData: ErrorData {
  let status: String, asked: String, allowed: [String], waiting: [WaitingStep]

  static let code = ErrorCode.illegalStep

  init(status: String, asked: String, allowed: [String], waiting: [WaitingStep]) {
    self.status = status
    self.asked = asked
    self.allowed = allowed
    self.waiting = waiting
  }

  init<F: Fields<Self>>(_ field: inout F) {
    status = field("status", \.status, "Where the record stands.")
    asked = field("asked", \.asked, "The step that was asked for, or what else was to be done.")
    allowed = field("allowed", \.allowed, "The steps that are open now, by where they lead.")
    waiting = field("waiting", \.waiting, "Those that are not open yet, and what they wait for.")
  }
}

/// A step that is not open yet.
struct WaitingStep: Record, Sendable {
  let to: String, needs: [String]

  static let doc: StaticString = "A step that is not open yet, and what it waits for."

  init(to: String, needs: [String]) {
    self.to = to
    self.needs = needs
  }

  init<F: Fields<Self>>(_ field: inout F) {
    to = field("to", \.to, "Where it leads.")
    needs = field(
      "needs", \.needs,
      """
      What must be so first; the message says it in words. Of an order: lines (it has one), shipped (nothing is left to ship), paid (all of it was), \
      returned (what was shipped has come back). Of a purchase: lines, begun (some of it has come), received (all has), awaited (some is to come), \
      reversed (what has come was taken back). Of a dispatch: lines (something was shipped with it), carrier, address, colleague (it names one), kept \
      (nothing of it has come back). Of orders and purchases: manager (one takes the step).
      """)
  }
}
