internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.recommend`: recommends parameters for the next brew of beans.
struct RecommendParameters: AccountMethod {
  let bean: ID<BeanDetails>, method: BrewMethod?

  static let name: StaticString = "journal.recommend"
  static let doc: StaticString =
    "Recommends parameters for the next brew of beans. They are computed from the brews of the journal, without AI."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The recommended parameters and their source."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [
    Example("for a method", given: Example.brews, params: #"{"bean":"{{0.id}}","method":"pourOver"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    bean = field("bean", \.bean, "The id of the beans.")
    method = field(
      "method", \.method,
      "The brewing method. Default: the method with which the beans were brewed most often, or `pourOver` for beans without brews."
    )
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Recommendation {
    try service.recommend(bean, method, in: context)
  }
}
