internal import RPC
internal import Shape
internal import Tenancy

/// The result of `access.explain`.
struct Explanation: Record {
  let method: String, rule: ShownRule, allowed: Bool, reason: Verdict.Reason, feature: String?, asked: Int?,
    held: Rights,
    grants: [SufficientGrant]

  static let doc: StaticString =
    "The reason why a user may call a method, or the rights that would be enough to call it."

  init(_ endpoint: Endpoint, _ verdict: Verdict, held: Rights, departments: [Department]) {
    method = "\(endpoint.name)"
    rule = endpoint.rule.shown
    allowed = verdict.isAllowed
    reason = verdict.reason
    feature = endpoint.feature.map { "\($0)" }
    asked = endpoint.rule.mask == 0 ? nil : endpoint.rule.mask
    self.held = held
    grants = verdict.reason == .noRight ? SufficientGrant.all(for: endpoint.rule, departments: departments) : []
  }

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "The name of the method.")
    rule = field("rule", \.rule, "The method's rule of access, in the form of `x-access` in the discovery document.")
    allowed = field("allowed", \.allowed, "`true` if the user may call the method.")
    reason = field("reason", \.reason, Verdict.Reason.fieldDoc)
    feature = field(
      "feature", \.feature,
      "The feature that must have been bought for the method; `null` if the method needs no feature.")
    asked = field(
      "asked", \.asked,
      "The bits of the departments that the rule names. The user needs at least one of them. `null` if the rule needs no bit."
    )
    held = field("held", \.held, "The rights that the user holds.")
    grants = field(
      "grants", \.grants,
      "The grants that would allow the call. Each of them alone is enough. Empty unless `reason` is `noRight`.")
  }
}
