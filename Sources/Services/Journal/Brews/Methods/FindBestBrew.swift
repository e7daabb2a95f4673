internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.brews.best`: finds the brew with the highest rating.
struct FindBestBrew: AccountMethod {
  let bean: ID<BeanDetails>?, method: BrewMethod?

  static let name: StaticString = "journal.brews.best"
  static let doc: StaticString =
    "Finds the brew with the highest rating. If several brews have that rating, it returns the latest of them."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The brew. `null` if no brew is rated."
  static let examples = [Example("of a method", given: Example.brews, params: #"{"method":"pourOver"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    bean = field("bean", \.bean, "Brews of this bean only.")
    method = field("method", \.method, "Brews of this method only.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Brew? {
    try service.best(BrewFilter(bean: bean, method: method), in: context)
  }
}
