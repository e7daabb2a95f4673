public import Ports
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The module of the service `policy`, with its methods.
public struct PolicyModule: ServiceModule {
  public static let name: StaticString = "policy"
  public static let doc: StaticString =
    "The remote configuration of the app: the policy for old versions, flags, promotions and the deployment path."
  public static let schema = PolicyTables.schema

  /// The descriptions of the remote documents for the reference.
  public static var documents: [DocumentDescription] {
    [
      DocumentDescription(AppConfig.self, ignoresUnknown: true),
      DocumentDescription(IAPPromo.self, ignoresUnknown: true),
    ]
  }

  public let parts: ServiceParts
  /// Gives other services the values of flags.
  public let flags: any FlagKeeper
  /// Tells other services which services hold the app's data.
  public let paths: any PathKeeper
  private let service: Policy

  /// The kind of record with which subscribers and live queries learn of changes of the deployment.
  public static var deployment: DeviceKind { Policy.deploymentKind }

  /// The capability that a host must have to fetch documents.
  public static var capability: String { "\(FetchConfig.name)" }

  /// Requests the stale documents from the host, if a host can fetch them. A document that can't be read from the store
  /// now is requested at its next read.
  public func renewStale() { try? service.renewStale() }

  /// Composes the document of the newly fetched records of a type of the public database. Called in the transaction
  /// that stores the records.
  public func recordsFetched(of type: String, at now: Timestamp) throws(Failure) {
    if let name = DocumentName(rawValue: type) { try service.recordsFetched(of: name, at: now) }
  }

  /// Returns the problems that make records of a type of the public database unusable. Their pointers point into the
  /// list of records.
  /// - Parameter records: returns a JSON list of the records.
  public static func problems(of type: String, records: () -> String) -> [Problem] {
    type == DocumentName.appConfig.rawValue ? RecordFolding.problems(ofConfig: Array(records().utf8)) : []
  }

  /// Returns the products that the stored promotions offer, or no products if the promotions can't be read.
  public func promotedProducts() -> [String] { ((try? service.promotions.content()) ?? nil)?.promotions.products ?? [] }

  /// Returns the reason why the host's own cloud must not be used, or `nil` if it may be used. While the deployment
  /// can't be read, the cloud is not used, because the deployment may forbid it.
  public func refusalOfHostsCloud() -> String? {
    do throws(Failure) { return try service.refusalOfHostsCloud() } catch {
      return "policy.deployment can't be read now (\(error.code.name))"
    }
  }

  /// - Parameters:
  ///   - entitlements: provides the purchases of the account.
  ///   - content: provides the records of the public database.
  ///   - deploymentChanged: called when the conditions for using the host's own cloud may have changed.
  public init(
    _ dependencies: Dependencies, _ options: PolicyOptions, entitlements: any EntitlementKeeper, build: Build,
    content: any ContentKeeper,
    deploymentChanged: @escaping () -> Void
  ) {
    let service = Policy(
      dependencies, options, entitlements: entitlements, build: build, content: content,
      deploymentChanged: deploymentChanged)
    build.whenChanged = deploymentChanged
    self.service = service
    flags = service
    paths = service
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [
        on(CheckPolicy.self), on(ListFlags.self), on(ShowFlag.self), on(ListPromotions.self), on(DismissPromotion.self),
        on(DelayUpdate.self), on(OpenUpdate.self), on(ShowDeployment.self), on(SetDeployment.self),
        on(RefreshDocument.self),
      ], kinds: [EntityKind(Policy.deploymentKind), EntityKind(Policy.documentsKind), EntityKind(Policy.updatesKind)],
      account: AccountRules(kept: [KeptRows(of: "settings", in: .device, where: "name = 'deploymentPath'")]))
  }
}
