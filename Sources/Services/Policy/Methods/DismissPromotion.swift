internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `policy.promotions.dismiss`: hides a promotion for the number of seconds in its `dismissFor`, from now
/// on.
struct DismissPromotion: AccountMethod {
  let id: String

  static let name: StaticString = "policy.promotions.dismiss"
  static let doc: StaticString =
    "Hides a promotion that the user has dismissed, for the number of seconds in its `dismissFor`, from now on."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the promotion, and the time from which it can be shown again."
  static let errors: [ErrorCode] = [.notFound]
  static let examples = [Example("for a day", given: Example.promotions, params: #"{"id":"launch"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the promotion.", .length(1...100))
  }

  func call(on service: Policy, in context: Context) throws(Failure) -> Dismissal {
    try service.dismiss(id, at: context.now)
  }
}
