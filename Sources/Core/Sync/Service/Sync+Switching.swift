internal import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The change of a directory to another account. All facts about the old account go, before anything of the new one comes.
///
/// A file says so before the first row goes, and is removed after the last one. After a crash the next start finishes the change, and
/// answers no request before.
extension Sync {
  /// Goes over to another account.
  /// - Parameters:
  ///   - account: the user reference of the new account.
  ///   - cloud: the container of the new account, or `nil` for the present one.
  ///   - discard: a Boolean value that indicates whether changes that were not sent yet may be lost.
  /// - Throws: `pendingChanges` if changes would be lost; -32602 if there is no container.
  func switchAccount(to account: String, cloud named: String?, discard: Bool) throws(Failure) {
    try upgrade()
    let before = try known()
    // The container of the command line may be meant for another account than the directory's, so it is not used for this.
    guard let cloud = named ?? connection?.cloud ?? options.cloud ?? before?.cloud else {
      throw .invalidParam("/cloud", "cloud must be given: the directory is connected to no container")
    }
    if SyncOptions.namesItsAccount(cloud), named == nil, before != nil {
      throw .invalidParam(
        "/cloud", "cloud must be given: the directory's container decides which account is used, so another account needs another container"
      )
    }
    let isSame =
      before?.account == account
      && (named == nil || named == before?.cloud ?? options.cloud || named == (connection?.cloud).map(SyncOptions.place))
    // Records that were written before the first account came are the first account's.
    if before == nil || isSame { return try connect(cloud, account: account) }
    let pending = try pendingCounts()
    if !pending.isEmpty, !discard { throw .pendingChanges(pending) }
    if !pending.isEmpty { log("sync: \(Failure.pendingChanges(pending).message.prefix { $0 != ":" }); they are lost with their account") }
    try goOver(to: account, cloud)
  }

  /// Handles the host's report of the account that its cloud has from now on. The change is made without a question.
  /// - Parameter account: the user reference, or `nil` if no account can be used now.
  func accountChanged(to account: String?) throws(Failure) {
    try begin()
    guard let connection else { return }
    // A cloud that is not the host's reports its account itself.
    if !SyncOptions.isHost(connection.cloud) { return request() }
    guard let account, let known = try ownStorage.value(Sync.reference), known != account else {
      // The first account is the directory's, although its cloud has reported nothing yet.
      if let account { try perform { [self] () throws(Failure) in try ownStorage.set(Sync.reference, account) } }
      return try reconnect(connection)
    }
    let pending = try pendingCounts().reduce(0) { $0 + $1.records }
    if pending > 0 { log("sync: \(pending) records that no cloud has are lost, as the host no longer has their account") }
    try goOver(to: account, connection.cloud)
    try perform { [self] () throws(Failure) in try ownStorage.set(Sync.reference, account) }
  }

  /// Begins anew with the same cloud. Replies to earlier requests are of another account, and are not awaited.
  private func reconnect(_ connection: SyncConnection) throws(Failure) {
    let (cloud, account) = (connection.cloud, connection.account)
    letGo()
    try connect(cloud, account: account)
  }

  private func goOver(to account: String, _ cloud: String) throws(Failure) {
    let place = SyncOptions.place(cloud)
    let before = if let connection { SyncOptions.place(connection.cloud) } else { try known()?.cloud }
    // The account's id is known beforehand if the container stays.
    let container = before == place ? try storage?.value(Sync.container) : nil
    let expected = container.map { UUID(account: account, of: $0) }
    let marker = SwitchMarker(
      from: try dependencies.account(), to: account, cloud: SyncOptions.isCommand(cloud) ? nil : cloud, expected: expected)
    try stores.commit()
    if let directory = stores.directory, !marker.put(in: directory) {
      throw .fileFault("The switch to another account could not be recorded in the data directory; nothing was changed")
    }
    letGo()
    theLoop.endForAccount()
    try finish(marker)
    try connect(cloud, account: account)
  }

  /// Finishes a change of the account that a crash has interrupted, before any request is answered.
  public func finishSwitch() throws(Failure) {
    guard let directory = stores.directory, let marker = try SwitchMarker.read(in: directory) else { return }
    try finish(marker)
  }

  private func finish(_ marker: SwitchMarker) throws(Failure) {
    let rules = accountRules()
    do throws(Failure) {
      for rule in rules { try perform { () throws(Failure) in try rule.left(marker.old) } }
    } catch {
      // No row has gone yet, so the change has not happened.
      for rule in rules { try? perform { () throws(Failure) in try rule.came(marker.old) } }
      if let directory = stores.directory { _ = SwitchMarker.remove(from: directory) }
      hasBegun = false
      throw error
    }
    try stores.reset(keeping: rules.flatMap(\.kept)) { () throws(Failure) in for rule in rules { try rule.gone() } }
    try perform { [self] () throws(Failure) in
      let account = try dependencies.account()
      try keep(cloud: marker.cloud, account: marker.account, expected: marker.expected)
      try stores.changes.note(Sync.accountKind, made: account, of: nil, in: .private, at: dependencies.clock.now)
    }
    if let directory = stores.directory, !SwitchMarker.remove(from: directory) {
      throw .fileFault(
        "The end of the switch to another account could not be recorded in the data directory; the next start repeats the switch")
    }
    // Not before this: a change that is done again gives away the possessions of the account that goes.
    guard let expected = marker.expected else { return }
    for rule in rules { try perform { () throws(Failure) in try rule.came(expected) } }
  }

  /// The name of the directory's account in the change log.
  static let accountKind = DeviceKind("account", of: "sync")

  /// Returns the number of records that were changed here and are nowhere else yet, by company. Companies without such records are left
  /// out.
  func pendingCounts() throws(Failure) -> [PendingChangesData.Count] {
    var totals: [UUID?: Int] = [:]
    for (company, count) in try unsent() { totals[company, default: 0] += count }
    let account = UUID(high: 0, low: 0)
    var counts: [PendingChangesData.Count] = []
    for (company, records) in totals.sorted(by: { ($0.key ?? account) < ($1.key ?? account) }) {
      counts.append(
        PendingChangesData.Count(company: company.map(CompanyID.init), name: try company.flatMap(name(of:)), records: records))
    }
    return counts
  }

  /// Returns the numbers of records of companies, or of the account, that no cloud has.
  private func unsent() throws(Failure) -> [(company: UUID?, count: Int)] {
    var found: [(company: UUID?, count: Int)] = []
    for (storage, replica) in try queues() {
      // Records that were not looked at yet are pending as well.
      try perform { () throws(Failure) in
        while try replica.adopt() {}
        try replica.absorbAll()
      }
      let zones = try storage.zones()
      for (zone, count) in try storage.unsent() + storage.unsentFiles() {
        found.append((zones.first { $0.number == zone }.flatMap { UUID($0.zone.name) }, count))
      }
    }
    return found
  }

  /// Returns the name of a company, or `nil` if it is not here.
  func name(of company: UUID) throws(Failure) -> String? {
    guard let scope = try dependencies.directory.find(company), let companies = allKinds.first(where: { "\($0.name)" == "company" }),
      let text = try companies.read(company, scope.partition)
    else { return nil }
    return Members(json: text)?["name"].flatMap { String(json: $0) }
  }
}
