internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `policy.promotions.list`: lists the promotions that apply to a user now and are not dismissed.
struct ListPromotions: AccountMethod {
  let audience: PromotionAudience

  static let name: StaticString = "policy.promotions.list"
  static let doc: StaticString =
    "Lists the promotions to show to a user now: those that apply to the user and are not dismissed."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The promotions. Higher priorities come first, then earlier starts, and then the ids in the order of their bytes."
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

/// The promotions, as `policy.promotions.list` returns them.
struct Promotions: Record {
  let promotions: [ShownPromotion], validUntil: Timestamp?, problems: [DocumentProblem], store: StoreAge, basis: Basis

  static let doc: StaticString = "The promotions that apply to a user now."
}

extension Promotions {
  init<F: Fields<Self>>(_ field: inout F) {
    promotions = field(
      "promotions", \.promotions,
      "The promotions. Higher priorities come first, then earlier starts. Equal ones are sorted by id."
    )
    validUntil = field(
      "validUntil", \.validUntil,
      "The next time at which the list may change only because time passes: a promotion begins or ends, or a purchase or a dismissal ends. `null` if there is no such time."
    )
    problems = field("problems", \.problems, "The malformed parts of the document. Malformed promotions are left out.")
    store = field("store", \.store, "The age of the prices in `product`.")
    basis = field.embed(\.basis)
  }
}

/// A promotion in results, with its product as the store sells it.
struct ShownPromotion: Record {
  let promotion: Promotion, product: StoreProduct?

  static let doc: StaticString = "A promotion with its product, as the store sells the product on this device."
}

extension ShownPromotion {
  init<F: Fields<Self>>(_ field: inout F) {
    promotion = field.embed(\.promotion)
    product = field(
      "product", \.product,
      "The product as the store sells it on this device. `null` if the store has not answered, if the store does not sell the product, or if the promotion has no product."
    )
  }
}
