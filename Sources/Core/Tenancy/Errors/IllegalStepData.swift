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
    needs = field("needs", \.needs, "What must be so first.")
  }
}
