internal import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Switching a data directory to another account. All data of the old account is removed before any data of the new
/// account arrives.
///
/// A file marks the switch: it is written before the first row is removed, and removed after the last one. After a
/// crash, the next start finishes the switch before it replies to any request.
extension Sync {
  /// Switches to another account.
  /// - Parameters:
  ///   - account: the user reference of the new account.
  ///   - cloud: the container of the new account, or `nil` for the present container.
  ///   - discard: a Boolean value that indicates whether changes that were not sent yet may be lost.
  /// - Throws: `pendingChanges` if changes would be lost, or -32602 if there is no container.
  func switchAccount(to account: String, cloud named: String?, discard: Bool) throws(Failure) {
    try upgrade()
    let before = try known()
    // If a connection names a container, the container of the command line is not used, because it may be meant for
    // another account.
    guard let cloud = named ?? connection?.cloud ?? options.cloud ?? before?.cloud else {
      throw .invalidParam("/cloud", "cloud must be given: the directory is connected to no container")
    }
    if SyncOptions.namesItsAccount(cloud), named == nil, before != nil {
      throw .invalidParam(
        "/cloud",
        "cloud must be given: the directory's container decides which account is used, so another account needs another container"
      )
    }
    let isSame =
      before?.account == account
      && (named == nil || named == before?.cloud ?? options.cloud
        || named == (connection?.cloud).map(SyncOptions.place))
    // Records that were written before the first connection belong to the first account.
    if before == nil || isSame { return try connect(cloud, account: account) }
    let pending = try pendingCounts()
    if !pending.isEmpty, !discard { throw .pendingChanges(pending) }
    if !pending.isEmpty {
      log("sync: \(Failure.pendingChanges(pending).message.prefix { $0 != ":" }); they are lost with their account")
    }
    try goOver(to: account, cloud)
  }

  /// Handles the host's report that its cloud has another account now. The switch is made without a question about
  /// unsent changes.
  /// - Parameter account: the user reference, or `nil` if no account can be used now.
  func accountChanged(to account: String?) throws(Failure) {
    try begin()
    guard let connection else { return }
    // Only the host's own cloud needs this report. Any other container is asked for its account in a cycle.
    if !SyncOptions.isHost(connection.cloud) { return request() }
    guard let account, let known = try ownStorage.value(Sync.reference), known != account else {
      // The first account becomes the directory's account, although the host's cloud has not reported an account itself
      // yet.
      if let account { try perform { [self] () throws(Failure) in try ownStorage.set(Sync.reference, account) } }
      return try reconnect(connection)
    }
    let pending = try pendingCounts().reduce(0) { $0 + $1.records }
    if pending > 0 {
      log(
        "sync: \(pending) changed records that were not sent to the cloud are lost, because the host's cloud has another account now"
      )
    }
    try goOver(to: account, connection.cloud)
    try perform { [self] () throws(Failure) in try ownStorage.set(Sync.reference, account) }
  }

  /// Connects again to the same cloud. Replies to earlier requests concern another account, and are not awaited.
  private func reconnect(_ connection: SyncConnection) throws(Failure) {
    let (cloud, account) = (connection.cloud, connection.account)
    letGo()
    try connect(cloud, account: account)
  }

  private func goOver(to account: String, _ cloud: String) throws(Failure) {
    let place = SyncOptions.place(cloud)
    let before = if let connection { SyncOptions.place(connection.cloud) } else { try known()?.cloud }
    // If the container stays the same, the new account's id can be computed before the container reports the account.
    let container = before == place ? try storage?.value(Sync.container) : nil
    let expected = container.map { UUID(account: account, of: $0) }
    let marker = SwitchMarker(
      from: try dependencies.account(), to: account, cloud: SyncOptions.isCommand(cloud) ? nil : cloud,
      expected: expected)
    try stores.commit()
    if let directory = stores.directory, !marker.put(in: directory) {
      throw .fileFault("The switch to another account could not be recorded in the data directory; nothing was changed")
    }
    letGo()
    theLoop.endForAccount()
    try finish(marker)
    try connect(cloud, account: account)
  }

  /// Finishes a switch that a crash has interrupted. This happens before any request gets its reply.
  public func finishSwitch() throws(Failure) {
    guard let directory = stores.directory, let marker = try SwitchMarker.read(in: directory) else { return }
    try finish(marker)
  }

  private func finish(_ marker: SwitchMarker) throws(Failure) {
    let rules = accountRules()
    do throws(Failure) {
      for rule in rules { try perform { () throws(Failure) in try rule.left(marker.old) } }
    } catch {
      // No row was removed yet, so the switch is undone.
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
        "The end of the switch to another account could not be recorded in the data directory; the next start repeats the switch"
      )
    }
    // This must be the last step, after the marker is removed. A repeat of the switch would call `left(marker.old)`
    // again. Then rows that this step gives back to the new account would go to the old account.
    guard let expected = marker.expected else { return }
    for rule in rules { try perform { () throws(Failure) in try rule.came(expected) } }
  }

  /// The name of the directory's account in the change log.
  static let accountKind = DeviceKind("account", of: "sync")

  /// Returns the numbers of records with changes that only this device has, by company. Companies without such records
  /// are left out.
  func pendingCounts() throws(Failure) -> [PendingChangesData.Count] {
    var totals: [UUID?: Int] = [:]
    for (company, count) in try unsent() { totals[company, default: 0] += count }
    let account = UUID(high: 0, low: 0)
    var counts: [PendingChangesData.Count] = []
    for (company, records) in totals.sorted(by: { ($0.key ?? account) < ($1.key ?? account) }) {
      counts.append(
        PendingChangesData.Count(
          company: company.map(CompanyID.init), name: try company.flatMap(name(of:)), records: records))
    }
    return counts
  }

  /// Returns the numbers of records with changes that no cloud has, by company. A `nil` company stands for the account.
  private func unsent() throws(Failure) -> [(company: UUID?, count: Int)] {
    var found: [(company: UUID?, count: Int)] = []
    for (storage, replica) in try queues() {
      // Records from before the connection may not be in the queue yet. They are unsent, too.
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

  /// Returns the name of a company, or `nil` if the company is not on this device.
  func name(of company: UUID) throws(Failure) -> String? {
    guard let scope = try dependencies.directory.find(company),
      let companies = allKinds.first(where: { "\($0.name)" == "company" }),
      let text = try companies.read(company, scope.partition)
    else { return nil }
    return Members(json: text)?["name"].flatMap { String(json: $0) }
  }
}
