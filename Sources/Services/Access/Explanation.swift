internal import RPC
internal import Shape
internal import Tenancy

/// What `access.explain` answers.
struct Explanation: Record {
  let method: String, rule: ShownRule, allowed: Bool, reason: Verdict.Reason, feature: String?, asked: Int?, held: Rights,
    grants: [SufficientGrant]

  static let doc: StaticString = "Why somebody may call a method, or what would let them."

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
    method = field("method", \.method, "The method's name.")
    rule = field("rule", \.rule, "Its rule, as x-access of the discovery document.")
    allowed = field("allowed", \.allowed, "Whether they may.")
    reason = field("reason", \.reason, Verdict.Reason.fieldDoc)
    feature = field("feature", \.feature, "The feature that the method needs, which must have been bought; null for none.")
    asked = field("asked", \.asked, "The bits of which the rule asks for one; null where it asks for none in particular.")
    held = field("held", \.held, "What they hold.")
    grants = field("grants", \.grants, "What would let them, each by itself; nothing where no right is what is missing.")
  }
}
