internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `assets.prefetch`: fetches all assets of a record that are only in the cloud.
struct PrefetchAssets: DeferredMethod {
  typealias Scope = InCompanyOrAccount
  let owner: AssetOwner, variant: AssetVariant.Kind?, progressToken: ProgressToken?

  static let name: StaticString = "assets.prefetch"
  static let doc: StaticString =
    "Fetches all assets of a record that are only in the cloud. Use this method before the assets are needed, such as before the device goes offline."
  static let access = Access.member
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString =
    "All assets of the record. The `state` of each asset says where its bytes are after the fetch. The caller must have the right to see the record."
  static let errors: [ErrorCode] = [.requestCancelled]
  static let waits = true
  static let examples = [
    Example(
      "of an item", given: Example.asset, params: #"{"company":"{{0.id}}","owner":{"type":"item","id":"{{1.id}}"}}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    owner = field("owner", \.owner, "The record to which the assets belong.")
    variant = field(
      "variant", \.variant,
      "The kind of smaller picture to fetch instead of each asset. If `variant` is left out, or if an asset has no such picture, the asset itself is fetched."
    )
    progressToken = field.progressOfFiles(\.progressToken)
  }

  func selector(_ given: CompanyOrAccount, on service: Assets) throws(Failure) -> CompanyOrAccount {
    service.selector(given, for: owner)
  }

  func answer(on service: Assets, in context: CompanyContext) throws(Failure) -> Answer<
    WholePage<Asset>, CompanyContext
  > {
    try service.admitToNamed(owner, .see, in: context)
    func all(_ context: CompanyContext) throws(Failure) -> WholePage<Asset> {
      try service.admitToNamed(owner, .see, in: context)
      return WholePage(
        try service.rows.all(of: owner, in: context.partition).map { (asset) throws(Failure) in try service.shown(asset)
        })
    }
    guard let held = try service.fetch(try service.rows.all(of: owner, in: context.partition), variant) else {
      return .now(try all(context))
    }
    return .asking(Inquiry(held, progress: progressToken)) { (outcome, context) throws(Failure) in
      try outcome.get()
      service.correction.begin()
      return try all(context)
    }
  }
}
