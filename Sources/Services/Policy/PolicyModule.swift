public import Kernel
public import RPC
public import Shape

/// The methods about what steers the app from outside.
public struct PolicyModule {
  public static let name: StaticString = "policy"
  public static let doc: StaticString = "What steers the app from outside: app policy, flags, promotions, deployment."

  /// What the remote documents look like.
  public static var documentSchemas: [Schema] { [AppConfig.schema, IAPPromo.schema] }

  private let service: Policy
  private let host: HostCalls

  public init(_ kernel: Kernel, _ host: HostCalls, _ options: PolicyOptions) {
    service = Policy(kernel, options)
    self.host = host
  }

  public var endpoints: [Endpoint] {
    [
      Endpoint(CheckPolicy.self, on: service), Endpoint(ListFlags.self, on: service), Endpoint(ShowFlag.self, on: service),
      Endpoint(ListPromotions.self, on: service), Endpoint(DismissPromotion.self, on: service),
      Endpoint(ShowDeployment.self, on: service), Endpoint(SetDeployment.self, on: service),
      Endpoint(RefreshDocument.self, on: service, of: host),
    ]
  }
}
