import JSON
import RPC
import Shape

/// A method scope without a company, whose methods every caller may call.
struct Anywhere: MethodScope {
  struct Rule: AccessRule {
    var shown: NoSelector { .example }
  }
  struct Context: CallContext {
    var user: UUID? { nil }
    var audience: Audience { .anyone }
  }

  init(for method: MethodTraits<Rule>, in dependencies: Void) {}

  var now: Timestamp { Timestamp(milliseconds: 0) }

  func admit(
    _ selector: NoSelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> Context { Context() }
}
