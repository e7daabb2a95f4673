internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

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
  let promotions: [ShownPromotion], validUntil: Timestamp?, problems: [DocumentProblem], store: StoreAge, basis: Basis

  static let doc: StaticString = "Promotions that apply."
}

extension Promotions {
  init<F: Fields<Self>>(_ field: inout F) {
    promotions = field("promotions", \.promotions, "The promotions, in their order.")
    validUntil = field("validUntil", \.validUntil, "When time alone changes which these are; null for never.")
    problems = field("problems", \.problems, "Which promotions of the document are malformed, and left out.")
    store = field("store", \.store, "How old the prices are.")
    basis = field.embed(\.basis)
  }
}

/// A promotion, with the price of what it offers.
struct ShownPromotion: Record {
  let promotion: Promotion, product: StoreProduct?

  static let doc: StaticString = "A promotion, with what the store says of its product."
}

extension ShownPromotion {
  init<F: Fields<Self>>(_ field: inout F) {
    promotion = field.embed(\.promotion)
    product = field("product", \.product, "What the store says of the product on this device; null as long as it has said nothing.")
  }
}
