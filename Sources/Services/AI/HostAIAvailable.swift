internal import RPC
internal import Shape

/// The request `host.ai.available`, with which the core asks the host for the availability of its model.
struct HostAIAvailable: HostRequest {
  static let name: StaticString = "host.ai.available"
  static let doc: StaticString =
    "Asks the host whether its language model can answer now. The core sends this request at most once a minute."
  static let answerDoc: StaticString = "The availability, with a reason if the model can't answer."
  static let isShared = true

  init() {}

  /// The host's answer.
  struct Answer: Record {
    let availability: Availability

    static let recordName = "AIAvailabilityAnswer"
    static let doc: StaticString = "The host's answer to host.ai.available."

    init<F: Fields<Self>>(_ field: inout F) { availability = field.embed(\.availability) }
  }

  func problems(of answer: Answer) -> [Problem] { answer.availability.problems }
}

extension HostAIAvailable {
  init<F: Fields<Self>>(_ field: inout F) {}
}

extension Availability {
  /// The problems of an availability that a host has reported; empty if the host may report it.
  var problems: [Problem] {
    if reason == .noHost {
      return [
        Problem(
          pointer: "/reason", kind: .value,
          message: "reason must not be noHost: the core itself uses this reason, if no host offers a model")
      ]
    }
    if available == (reason != nil) {
      let message =
        available
        ? "reason must be left out if the model is available"
        : "reason is missing: the reason why the model is not available"
      return [Problem(pointer: "/reason", kind: available ? .value : .missing, message: message)]
    }
    return []
  }
}
