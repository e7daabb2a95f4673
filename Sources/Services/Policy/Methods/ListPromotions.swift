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
  static let doc: StaticString = "Lists the promotions that apply now and are not dismissed."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The promotions: higher priorities first, then earlier starts, then by the bytes of their ids."
  static let examples = [Example("for who speaks German", given: Example.promotions, params: #"{"locale":"de-AT"}"#)]

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

  static let doc: StaticString = "A list of promotions that apply."
}

extension Promotions {
  init<F: Fields<Self>>(_ field: inout F) {
    promotions = field("promotions", \.promotions, "The promotions, in that order: higher priorities, then earlier starts, then ids.")
    validUntil = field(
      "validUntil", \.validUntil,
      "The next time when the list may change by itself: a promotion begins or ends, or a purchase or a dismissal ends. It is null if there is none."
    )
    problems = field("problems", \.problems, "The malformed parts of the document. Malformed promotions are left out.")
    store = field("store", \.store, "The age of the prices.")
    basis = field.embed(\.basis)
  }
}

/// A promotion, with the price of its product.
struct ShownPromotion: Record {
  let promotion: Promotion, product: StoreProduct?

  static let doc: StaticString = "A promotion with its product, as the store sells it on this device."
}

extension ShownPromotion {
  init<F: Fields<Self>>(_ field: inout F) {
    promotion = field.embed(\.promotion)
    product = field(
      "product", \.product,
      "The product as the store sells it on this device; null if the store has not answered, or if there is no such product.")
  }
}
