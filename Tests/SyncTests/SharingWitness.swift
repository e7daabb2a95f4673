import Cloud
import Shape
import Sync

/// Records independently which accounts take part in each zone, and which account wrote each record with which
/// permission. It uses only the requests and grants, never the container's own reports.
final class SharingWitness {
  /// One write to a zone: a value, or the creation or deletion of a record.
  struct Write: Hashable {
    let zone: CloudZone
    let record: UUID
    /// The value as JSON, or `nil` for the record itself.
    let value: String?
  }

  /// The participants of a zone, and their permissions. The zone's owner is not among them.
  private(set) var parts: [CloudZone: [String: SharePermission]] = [:]
  /// Zones whose owner has deleted them.
  private(set) var deleted: Set<CloudZone> = []
  /// All writes that have ever reached a zone.
  private var seen: Set<Write> = []
  /// Writes by accounts that could only read, or did not take part.
  private(set) var unlawful: [Write: String] = [:]
  /// Writes by participants without the right to write. A write is removed from here if a later event makes it
  /// acceptable.
  private(set) var withoutRights: [Write: String] = [:]
  /// Records that an account has deleted without the right to do so.
  private(set) var unlawfulDeletions: [Write: String] = [:]
  /// Entries that must exist in the end, because their writers had all rights.
  private(set) var entries: [UUID: (zone: CloudZone, account: String)] = [:]
  /// Records written by an account whose rights were in doubt. The container reports which account wrote a record last,
  /// but not what it changed. So an owner's device restores the state that it had, and loses what others had written
  /// since.
  private(set) var doubtful: Set<UUID> = []
  /// Records in a zone that have the name of another company's record.
  var forged: Set<UUID> = []
  /// A fault that is found during the schedule, or `nil`.
  private(set) var flaw: String?

  func note(_ flaw: String) { self.flaw = self.flaw ?? flaw }

  // MARK: Participants

  func joined(_ account: String, _ zone: CloudZone, _ permission: SharePermission) {
    if parts[zone]?[account] == nil { parts[zone, default: [:]][account] = permission }
    if let count = parts[zone]?.count, count > SharingCloud.cap {
      note("\(count) take part in \(zone.name), and \(SharingCloud.cap) may")
    }
  }

  func set(_ permission: SharePermission, of account: String, in zone: CloudZone) {
    if parts[zone]?[account] != nil { parts[zone]![account] = permission }
  }

  func left(_ account: String, _ zone: CloudZone) { parts[zone]?[account] = nil }
  func revoked(_ zone: CloudZone) { parts[zone] = nil }

  func deleted(_ zone: CloudZone) {
    parts[zone] = nil
    deleted.insert(zone)
    entries = entries.filter { $0.value.zone != zone }
  }

  func has(_ account: String, _ zone: CloudZone) -> Bool {
    !deleted.contains(zone) && (zone.owner == account || parts[zone]?[account] != nil)
  }

  private func mayWrite(_ account: String, _ zone: CloudZone) -> Bool {
    zone.owner == account || parts[zone]?[account] == .readWrite
  }

  // MARK: Writers

  /// Records that a record was saved.
  /// - Parameter rights: Whether the owner lets the writer change anything: according to the container, and to each of
  /// the owner's devices.
  func saved(_ record: CloudRecord, in zone: CloudZone, by account: String, rights: [Bool]) {
    let isSecret = record.recordType == OwnersRecords.credentials || record.fields.text.contains("secret.")
    if isSecret, zone != CloudZone(name: CloudZone.account.name, owner: account) {
      note("a secret of \(account) is in \(zone.name)")
    }
    excuse(record, in: zone, but: account)
    // The container does not report since when an account has no rights, only when its access record last changed. So
    // after a change of an access record, earlier writes are no longer judged.
    if record.recordType == OwnersRecords.access { withoutRights = withoutRights.filter { $0.key.zone != zone } }
    if rights.contains(false) { doubtful.insert(record.recordName) }
    let values = record.fields.list.compactMap { $0.value?.json }.filter { $0.hasPrefix("\"w.") }
    for write in values.map({ Write(zone: zone, record: record.recordName, value: $0) })
      + [Write(zone: zone, record: record.recordName, value: nil)]
    {
      guard seen.insert(write).inserted else { continue }
      if !mayWrite(account, zone) {
        unlawful[write] = account
      } else if !rights.contains(true) {
        withoutRights[write] = account
      }
    }
    if record.recordType == "Entries", mayWrite(account, zone), rights[0], !forged.contains(record.recordName),
      entries[record.recordName] == nil
    {
      entries[record.recordName] = (zone, account)
    }
  }

  /// Returns a Boolean value that indicates whether a value of a record has ever reached a zone.
  func hasGot(_ value: String, of record: UUID, in zone: CloudZone) -> Bool {
    seen.contains(Write(zone: zone, record: record, value: value))
  }

  func deleted(_ record: UUID, in zone: CloudZone, by account: String) {
    if mayWrite(account, zone) { return }
    unlawfulDeletions[Write(zone: zone, record: record, value: nil)] = account
  }

  /// A value that another account has overwritten or added to counts as that account's value.
  private func excuse(_ record: CloudRecord, in zone: CloudZone, but account: String) {
    let met = ["\"\(record.recordName)\""] + record.fields.list.compactMap { $0.value?.json }
    withoutRights = withoutRights.filter { write, writer in
      write.zone != zone || writer == account || zone.owner == account && write.record == record.recordName
        || !met.contains("\"\(write.record)\"")
    }
  }

  /// Records that the rights of an account, or of all accounts if `nil`, are about to change.
  func judged(_ account: String?, in zone: CloudZone) {
    withoutRights = withoutRights.filter { $0.key.zone != zone || account != nil && $0.value != account }
  }
}
