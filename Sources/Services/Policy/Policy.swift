internal import Hosting
internal import JSON
internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The service `policy`: the remote configuration of the app, which has its policy, flags, promotions and deployment.
final class Policy: FlagKeeper {
  let dependencies: Dependencies
  let options: PolicyOptions
  let entitlements: any EntitlementKeeper
  let build: Build
  /// Called when a write may have changed the deployment path or its conditions.
  let deploymentChanged: () -> Void
  let content: any ContentKeeper
  // The documents are created lazily, because most starts of the core need neither of them.
  private(set) lazy var appConfig = RemoteDocument(dependencies, file: options.appConfig, renewals, records: content) {
    [unowned self] (fetched, now) throws(Failure) in _ = try keep(fetched, as: .appConfig, at: now)
  }
  private(set) lazy var promotions = RemoteDocument(dependencies, file: options.promotions, renewals, records: content)
  {
    [unowned self] (fetched, now) throws(Failure) in _ = try keep(fetched, as: .promotions, at: now)
  }
  private lazy var renewals = Renewals<DocumentName>(
    dependencies.host, dependencies.clock, RenewalMemory(dependencies.stores, of: PolicyModule.name), name: \.rawValue)
  let dismissals: Dismissals
  let delays: UpdateDelays

  init(
    _ dependencies: Dependencies, _ options: PolicyOptions, entitlements: any EntitlementKeeper, build: Build,
    content: any ContentKeeper,
    deploymentChanged: @escaping () -> Void
  ) {
    self.content = content
    self.build = build
    self.deploymentChanged = deploymentChanged
    self.dependencies = dependencies
    self.options = options
    self.entitlements = entitlements
    dismissals = Dismissals(dependencies)
    delays = UpdateDelays(dependencies)
  }

  /// The kind of record with which subscribers and live queries learn of changes of the documents.
  static let documentsKind = DeviceKind("documents", of: PolicyModule.name)
  /// The kind of record with which subscribers and live queries learn of postponed updates.
  static let updatesKind = DeviceKind("updates", of: PolicyModule.name)

  /// Requests both documents from the host if they are stale or were never fetched.
  func renewStale() throws(Failure) {
    _ = try appConfig.current(at: dependencies.clock.now)
    _ = try promotions.current(at: dependencies.clock.now)
  }

  /// Returns whether a version of the app must or should be updated.
  func check(_ version: Version, at now: Timestamp) throws(Failure) -> PolicyVerdict {
    let (config, basis) = try appConfig.current(at: now)
    let policy = config?.policy.value
    func isBelow(_ other: Version?) -> Bool { other.map { version < $0 } ?? false }
    var update: UpdateNeed =
      isBelow(policy?.minimumVersion.value)
      ? .required : isBelow(policy?.recommendedVersion.value) ? .recommended : .none
    // Reads the delay even if no update is recommended now. A live query is repeated only if a value changes that it
    // has read.
    let recommended = policy?.recommendedVersion.value
    let end = try recommended.flatMap { (recommended) throws(Failure) in
      try delays.end(for: version, recommended: recommended, at: now)
    }
    let hiddenUntil = update == .recommended ? end : nil
    if hiddenUntil != nil { update = .none }
    return PolicyVerdict(
      update: update, hiddenUntil: hiddenUntil, policy: policy,
      problems: (config?.commonProblems ?? []) + (config?.policyProblems ?? []),
      basis: basis)
  }

  /// Returns all flags, with the problems of the document and its freshness. Without a document, returns no flags.
  func flags(at now: Timestamp) throws(Failure) -> (set: FlagSet, problems: [Problem], basis: Basis) {
    let (config, basis) = try appConfig.current(at: now)
    return (config?.flags.value ?? .none, (config?.commonProblems ?? []) + (config?.flagProblems ?? []), basis)
  }

  /// Returns the flags as JSON for the app group's file, which widgets read.
  func sharedFlags() throws(Failure) -> (json: String, fetchedAt: Timestamp?)? {
    guard let (config, fetchedAt) = try appConfig.origin() else { return nil }
    return (jsonText(config.flags.value ?? .none), fetchedAt)
  }

  /// Stores a fetched document, and returns its freshness and problems.
  func keep(
    _ fetched: FetchedDocument, as name: DocumentName, from origin: DocumentOrigin = .host, at now: Timestamp
  ) throws(Failure) -> RefreshedDocument {
    switch name {
    case .appConfig:
      let problems = try appConfig.store(fetched, from: origin, at: now).problems
      deploymentChanged()
      try shareFlags(at: now)
      return RefreshedDocument(
        document: name, problems: problems.map { DocumentProblem($0) }, basis: try appConfig.current(at: now).basis)
    case .promotions:
      let document = try promotions.store(fetched, from: origin, at: now)
      return RefreshedDocument(
        document: name, problems: document.problems.map { DocumentProblem($0, promotion: document.id(for: $0)) },
        basis: try promotions.current(at: now).basis)
    }
  }

  /// Writes the flags into the app group's file, which widgets read.
  private func shareFlags(at now: Timestamp) throws(Failure) {
    try dependencies.appGroup.set(.flags, to: try flags(at: now).set, at: now)
  }

  /// Composes a document of its records in the public database, and stores it. If there are no such records, removes
  /// the document that was composed of earlier ones.
  func recordsFetched(of name: DocumentName, at now: Timestamp) throws(Failure) {
    let records = try content.records(of: name.rawValue)
    if !records.isEmpty {
      _ = try keep(FetchedDocument(text: "[\(records.joined(separator: ","))]"), as: name, from: .records, at: now)
      return
    }
    switch name {
    case .appConfig:
      try appConfig.removeRecords(at: now)
      deploymentChanged()
      try shareFlags(at: now)
    case .promotions: try promotions.removeRecords(at: now)
    }
  }

  /// Returns the freshness and the problems of a document.
  func refreshed(_ name: DocumentName, at now: Timestamp) throws(Failure) -> RefreshedDocument {
    switch name {
    case .appConfig:
      let (document, basis) = try appConfig.current(at: now)
      return RefreshedDocument(
        document: name, problems: (document?.problems ?? []).map { DocumentProblem($0) }, basis: basis)
    case .promotions:
      let (document, basis) = try promotions.current(at: now)
      let problems = (document?.problems ?? []).map { DocumentProblem($0, promotion: document?.id(for: $0)) }
      return RefreshedDocument(document: name, problems: problems, basis: basis)
    }
  }
}
