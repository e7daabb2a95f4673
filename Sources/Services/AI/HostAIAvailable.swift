internal import RPC
internal import Shape

/// `host.ai.available`: the availability of the host's model.
struct HostAIAvailable: HostRequest {
  static let name: StaticString = "host.ai.available"
  static let doc: StaticString = "Returns the availability of the host's model. Sent at most once a minute."
  static let answerDoc: StaticString = "The availability, with a reason if there is no model."
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
  /// The problems of a host's availability.
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
