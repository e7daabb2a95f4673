internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `policy.promotions.list`: lists the promotions that apply now and are not dismissed.
struct ListPromotions: AccountMethod {
  let audience: PromotionAudience

  static let name: StaticString = "policy.promotions.list"
  static let doc: StaticString = "Lists the promotions that apply now and are not dismissed."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The promotions: higher priorities first, then earlier starts, then by the bytes of their ids."
  static let examples = [
    Example("for a user who speaks German", given: Example.promotions, params: #"{"locale":"de-AT"}"#)
  ]

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
    promotions = field(
      "promotions", \.promotions,
      "The promotions. Those with higher priorities come first, then those with earlier starts, then they are sorted by id."
    )
    validUntil = field(
      "validUntil", \.validUntil,
      "The next time when the list may change without a request, because a promotion begins or ends, or a purchase or a dismissal ends. `null` if there is no such time."
    )
    problems = field("problems", \.problems, "The malformed parts of the document. Malformed promotions are left out.")
    store = field("store", \.store, "The age of the products' prices.")
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
      "The product as the store sells it on this device. `null` if the store has not answered, or if it does not sell the product."
    )
  }
}
