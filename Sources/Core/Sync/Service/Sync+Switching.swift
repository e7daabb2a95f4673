internal import Cloud
internal import JSON
public import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// How a directory goes over to another account: all that it knows of the old one goes, before anything of the new one comes.
///
/// A file says so before the first row goes, and is removed after the last one: after a crash the next start finishes it, and answers nothing
/// before.
extension Sync {
  /// Goes over to another account.
  /// - Parameters:
  ///   - account: its user reference.
  ///   - cloud: its container; nil for the one that there is.
  ///   - discard: whether what was not sent yet may be lost.
  /// - Throws: `pendingChanges` where something would be; -32602 where there is no container.
  func switchAccount(to account: String, cloud named: String?, discard: Bool) throws(Failure) {
    try begin()
    let before = try known()
    guard let cloud = named ?? connection?.cloud ?? before?.cloud else {
      throw .invalidParam("/cloud", "cloud must be given: the directory is connected to no container")
    }
    let isSame = before?.account == account && (named == nil || named == before?.cloud || named == connection?.cloud)
    // Whatever was written before the first account came is the first account's.
    if before == nil || isSame { return try connect(cloud, account: account) }
    let pending = try pendingCounts()
    if !pending.isEmpty, !discard { throw .pendingChanges(pending) }
    if !pending.isEmpty { log("sync: \(Failure.pendingChanges(pending).message.prefix { $0 != ":" }); they go with their account") }
    letGo()
    let marker = SwitchMarker(from: try dependencies.account(), to: account, cloud: SyncOptions.isCommand(cloud) ? nil : cloud)
    if let directory = stores.directory, !marker.put(in: directory) {
      throw .fileFault("The change of the account could not be noted in the data directory; nothing was changed")
    }
    try finish(marker)
    try connect(cloud, account: account)
  }

  /// Finishes what a crash has interrupted. Before anything is answered.
  public func finishSwitch() throws(Failure) {
    guard let directory = stores.directory, let marker = SwitchMarker(in: directory) else { return }
    try finish(marker)
  }

  private func finish(_ marker: SwitchMarker) throws(Failure) {
    let rules = accountRules()
    for rule in rules { try perform { () throws(Failure) in try rule.left(marker.old) } }
    try stores.reset(keeping: rules.flatMap(\.kept))
    try perform { [self] () throws(Failure) in
      let account = try dependencies.account()
      try keep(cloud: marker.cloud, account: marker.account)
      try stores.changes.note(Sync.accountKind, made: account, of: nil, in: .private, at: dependencies.clock.now)
    }
    if let directory = stores.directory, !SwitchMarker.remove(from: directory) {
      throw .fileFault("That the change of the account is done could not be noted in the data directory; the next start does it again")
    }
  }

  /// What the log of changes calls the directory's account.
  static let accountKind = DeviceKind("account", of: "sync")

  /// What was changed here and is nowhere else yet, by company; none with nothing.
  func pendingCounts() throws(Failure) -> [PendingChangesData.Count] {
    guard let storage = try storage else { return [] }
    let replica = connection?.replica ?? makeReplica(storage, allKinds)
    // What is not looked at yet is pending as well.
    try perform { () throws(Failure) in
      try replica.absorbAll()
      while try replica.adopt() {}
      try replica.scan()
    }
    let zones = try storage.zones()
    var counts: [PendingChangesData.Count] = []
    for (zone, count) in try storage.unsent() {
      let company = zones.first { $0.number == zone }.flatMap { UUID($0.zone.name) }
      let name = try company.flatMap { (id) throws(Failure) in try dependencies.directory.find(id) }.map { (scope) throws(Failure) in
        try allKinds.first { "\($0.name)" == "company" }?.read(scope.company, scope.partition).flatMap { Members(json: $0)?["name"] }
      }
      counts.append(
        PendingChangesData.Count(company: company.map(CompanyID.init), name: (name ?? nil).flatMap { String(json: $0) }, records: count))
    }
    return counts
  }

  /// Does something as a write of its own.
  private func perform(_ work: @escaping () throws(Failure) -> Void) throws(Failure) {
    if let failure = theLoop.perform(work) { throw failure }
  }
}
