internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.products.refresh`: asks the host for the prices of all products, and stores them.
struct RefreshProducts: DeferredMethod {
  typealias Scope = InAccount
  let hostOptions: HostOptions

  static let name: StaticString = "entitlements.products.refresh"
  static let doc: StaticString =
    "Asks the host now for the prices of all products of the catalogue and of promotions, and stores these prices. entitlements.products asks in the background. If the host fails, the stored prices remain."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The products that the store sells on this device, with their prices."
  static let errors = ErrorCode.ofHost
  static let examples = [
    Example("a product with a free week", given: Example.store, params: "{}", answers: [Example.products])
  ]

  init<F: Fields<Self>>(_ field: inout F) { hostOptions = field.embed(\.hostOptions) }

  static func asks(of service: Entitlements) -> [HostCapability] { [HostCapability(HostStoreProducts.self)] }

  func answer(on service: Entitlements, in context: Context) throws(Failure) -> Answer<StoreListing, Context> {
    guard let request = try service.shelf.request() else {
      return .now(try service.shelf.listing(of: nil, at: context.now))
    }
    return .asking(Inquiry(request, hostOptions)) { (outcome, context) throws(Failure) in
      try service.shelf.store(try outcome.get(), to: request, at: context.now)
      return try service.shelf.listing(of: nil, at: context.now)
    }
  }
}

/// The steps before the examples, and the host's answer.
extension Example {
  static let store = [Example.Step("host.provide", #"{"capabilities":["host.store.products"]}"#)]
  static let products = """
    {"products":[{"id":"com.mainspring.app.premium.yearly","name":"Premium","description":"Places of your own.","price":29.99,"currency":"EUR",\
    "displayPrice":"29,99 €","period":{"unit":"year","count":1},"introductoryOffer":{"mode":"freeTrial","price":0,"displayPrice":"0,00 €",\
    "period":{"unit":"week","count":1},"periods":1},"familyShareable":true}]}
    """
}
