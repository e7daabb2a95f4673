internal import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// How a directory goes over to another account: all that it knows of the old one goes, before anything of the new one comes.
///
/// A file says so before the first row goes, and is removed after the last one: after a crash the next start finishes it, and answers
/// nothing before.
extension Sync {
  /// Goes over to another account.
  /// - Parameters:
  ///   - account: its user reference.
  ///   - cloud: its container; nil for the one that there is.
  ///   - discard: whether what was not sent yet may be lost.
  /// - Throws: `pendingChanges` where something would be; -32602 where there is no container.
  func switchAccount(to account: String, cloud named: String?, discard: Bool) throws(Failure) {
    try upgrade()
    let before = try known()
    // The one of the command line may be meant for another account than the directory's: it is not connected to for this.
    guard let cloud = named ?? connection?.cloud ?? options.cloud ?? before?.cloud else {
      throw .invalidParam("/cloud", "cloud must be given: the directory is connected to no container")
    }
    if SyncOptions.namesItsAccount(cloud), named == nil, before != nil {
      throw .invalidParam("/cloud", "cloud must be given: who the account is, is said by the container that the directory is connected to")
    }
    let isSame =
      before?.account == account
      && (named == nil || named == before?.cloud ?? options.cloud || named == (connection?.cloud).map(SyncOptions.place))
    // Whatever was written before the first account came is the first account's.
    if before == nil || isSame { return try connect(cloud, account: account) }
    let pending = try pendingCounts()
    if !pending.isEmpty, !discard { throw .pendingChanges(pending) }
    if !pending.isEmpty { log("sync: \(Failure.pendingChanges(pending).message.prefix { $0 != ":" }); they go with their account") }
    try goOver(to: account, cloud)
  }

  /// The host has said whose its cloud is from now on: that is no question.
  /// - Parameter account: nil for nobody's that can be used now.
  func accountChanged(to account: String?) throws(Failure) {
    try begin()
    guard let connection else { return }
    // What is not the host's says itself whose it is.
    if !SyncOptions.isHost(connection.cloud) { return request() }
    guard let account, let known = try ownStorage.value(Sync.reference), known != account else {
      // The first account that there is, is the directory's, though its cloud has said nothing yet.
      if let account { try perform { [self] () throws(Failure) in try ownStorage.set(Sync.reference, account) } }
      return try reconnect(connection)
    }
    let pending = try pendingCounts().reduce(0) { $0 + $1.records }
    if pending > 0 { log("sync: \(pending) records that no cloud has go with their account, which the host has no longer") }
    try goOver(to: account, connection.cloud)
    try perform { [self] () throws(Failure) in try ownStorage.set(Sync.reference, account) }
  }

  /// Begins anew with the same cloud: whatever was asked before is another account's to answer, and is not waited for.
  private func reconnect(_ connection: SyncConnection) throws(Failure) {
    let (cloud, account) = (connection.cloud, connection.account)
    letGo()
    try connect(cloud, account: account)
  }

  private func goOver(to account: String, _ cloud: String) throws(Failure) {
    let place = SyncOptions.place(cloud)
    let before = if let connection { SyncOptions.place(connection.cloud) } else { try known()?.cloud }
    // Who the account is, is known beforehand where the container stays.
    let container = before == place ? try storage?.value(Sync.container) : nil
    let expected = container.map { UUID(account: account, of: $0) }
    let marker = SwitchMarker(
      from: try dependencies.account(), to: account, cloud: SyncOptions.isCommand(cloud) ? nil : cloud, expected: expected)
    try stores.commit()
    if let directory = stores.directory, !marker.put(in: directory) {
      throw .fileFault("The change of the account could not be noted in the data directory; nothing was changed")
    }
    letGo()
    theLoop.endForAccount()
    try finish(marker)
    try connect(cloud, account: account)
  }

  /// Finishes what a crash has interrupted. Before anything is answered.
  public func finishSwitch() throws(Failure) {
    guard let directory = stores.directory, let marker = try SwitchMarker.read(in: directory) else { return }
    try finish(marker)
  }

  private func finish(_ marker: SwitchMarker) throws(Failure) {
    let rules = accountRules()
    do throws(Failure) {
      for rule in rules { try perform { () throws(Failure) in try rule.left(marker.old) } }
    } catch {
      // No row has gone yet: it has not happened.
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
      throw .fileFault("That the change of the account is done could not be noted in the data directory; the next start does it again")
    }
    // Not before: a switch that is done again gives away what the account that goes has.
    guard let expected = marker.expected else { return }
    for rule in rules { try perform { () throws(Failure) in try rule.came(expected) } }
  }

  /// What the log of changes calls the directory's account.
  static let accountKind = DeviceKind("account", of: "sync")

  /// What was changed here and is nowhere else yet, by company; none with nothing.
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

  /// How many records of companies, or of the account, no cloud has.
  private func unsent() throws(Failure) -> [(company: UUID?, count: Int)] {
    var found: [(company: UUID?, count: Int)] = []
    for (storage, replica) in try queues() {
      // What is not looked at yet is pending as well.
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

  /// What a company is called; nil where it is not there.
  func name(of company: UUID) throws(Failure) -> String? {
    guard let scope = try dependencies.directory.find(company), let companies = allKinds.first(where: { "\($0.name)" == "company" }),
      let text = try companies.read(company, scope.partition)
    else { return nil }
    return Members(json: text)?["name"].flatMap { String(json: $0) }
  }
}
