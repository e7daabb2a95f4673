internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.brews.best`: returns the brew with the highest rating.
struct FindBestBrew: AccountMethod {
  let bean: ID<BeanDetails>?, method: BrewMethod?

  static let name: StaticString = "journal.brews.best"
  static let doc: StaticString =
    "Returns the brew with the highest rating. If several brews have this rating, the latest of them is returned."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The brew. `null` if no brew is rated."
  static let examples = [Example("of a method", given: Example.brews, params: #"{"method":"pourOver"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    bean = field("bean", \.bean, "The id of beans, to search only among their brews.")
    method = field("method", \.method, "A brewing method, to search only among brews with it.")
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Brew? {
    try service.best(BrewFilter(bean: bean, method: method), in: context)
  }
}
