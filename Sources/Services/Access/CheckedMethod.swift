internal import RPC
internal import Shape

/// The result of `access.check`, and an element of `access.allowed`.
struct CheckedMethod: Record {
  let method: String, allowed: Bool, reason: Verdict.Reason

  static let doc: StaticString = "The decision whether one user may call one method."

  init(_ endpoint: Endpoint, _ verdict: Verdict) {
    method = "\(endpoint.name)"
    allowed = verdict.isAllowed
    reason = verdict.reason
  }

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The name of the method.")
    allowed = field("allowed", \.allowed, "`true` if the user may call the method.")
    reason = field("reason", \.reason, Verdict.Reason.fieldDoc)
  }
}
