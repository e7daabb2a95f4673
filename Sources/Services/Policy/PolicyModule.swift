public import Ports
public import RPC
public import Shape
public import Storage
public import Tenancy

/// The methods of the app's remote configuration.
public struct PolicyModule: ServiceModule {
  public static let name: StaticString = "policy"
  public static let doc: StaticString =
    "Documents that steer the app from outside: app policy, flags, promotions and deployment."
  public static let schema = PolicyTables.schema

  /// The descriptions of the remote documents.
  public static var documents: [DocumentDescription] {
    [
      DocumentDescription(AppConfig.self, ignoresUnknown: true),
      DocumentDescription(IAPPromo.self, ignoresUnknown: true),
    ]
  }

  public let parts: ServiceParts
  /// The flags for other services.
  public let flags: any FlagKeeper
  /// The place of the app's data, for other services.
  public let paths: any PathKeeper
  private let service: Policy

  /// The kind of the deployment for subscribers and live queries.
  public static var deployment: DeviceKind { Policy.deploymentKind }

  /// The capability of a host that fetches documents.
  public static var capability: String { "\(FetchConfig.name)" }

  /// Requests stale documents from the host, if that is possible. Documents that can't be read are requested when they
  /// are read next.
  public func renewStale() { try? service.renewStale() }

  /// Handles newly fetched records of a type of the public database. Called within the write that stores the records.
  public func recordsFetched(of type: String, at now: Timestamp) throws(Failure) {
    if let name = DocumentName(rawValue: type) { try service.recordsFetched(of: name, at: now) }
  }

  /// Returns the problems that prevent the use of records of a type of the public database, with pointers into the
  /// list.
  /// - Parameter records: returns a JSON list of the records.
  public static func problems(of type: String, records: () -> String) -> [Problem] {
    type == DocumentName.appConfig.rawValue ? RecordFolding.problems(ofConfig: Array(records().utf8)) : []
  }

  /// Returns the products that promotions offer. Unreadable promotions offer none.
  public func promotedProducts() -> [String] { ((try? service.promotions.content()) ?? nil)?.promotions.products ?? [] }

  /// Returns the reason that the host's own cloud is not used, or `nil` if it may be used. The cloud is not used while
  /// the deployment can't be read, as the app may have refused the cloud there.
  public func refusalOfHostsCloud() -> String? {
    do throws(Failure) { return try service.refusalOfHostsCloud() } catch {
      return "policy.deployment can't be read now (\(error.code.name))"
    }
  }

  /// - Parameters:
  ///   - entitlements: provides the purchases of the account.
  ///   - content: provides the records of the public database.
  ///   - deploymentChanged: called when the conditions for the host's own cloud may have changed.
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
