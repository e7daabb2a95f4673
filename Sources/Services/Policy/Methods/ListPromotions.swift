internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `policy.promotions.list`
struct ListPromotions: AccountMethod {
  let audience: PromotionAudience

  static let name: StaticString = "policy.promotions.list"
  static let doc: StaticString = "Lists the promotions that apply now, and that nobody has dismissed."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The promotions: higher priorities first, then earlier starts, then by their ids."
  static let examples = [Example("for who speaks German", given: ExampleSteps.promotions, params: #"{"locale":"de-AT"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    audience = field.embed(\.audience)
  }

  func call(on service: Policy, in context: Context) throws(Failure) -> Promotions {
    try service.promotions(for: audience, at: context.now)
  }
}

/// The result of `policy.promotions.list`.
struct Promotions: Record {
  let promotions: [Promotion], validUntil: Timestamp?, problems: [DocumentProblem], basis: Basis

  static let doc: StaticString = "Promotions that apply."
}

extension Promotions {
  init<F: Fields<Self>>(_ field: inout F) {
    promotions = field("promotions", \.promotions, "The promotions, in their order.")
    validUntil = field("validUntil", \.validUntil, "When time alone changes which these are; null for never.")
    problems = field("problems", \.problems, "Which promotions of the document are malformed, and left out.")
    basis = field.embed(\.basis)
  }
}
