import Cloud
import Shape
import Sync

/// Keeps its own books on the participants of each zone, and on the writers of each record with their permission: from
/// the requests and grants, never from the container's own reports.
final class SharingWitness {
  /// A part of a zone that somebody has written: a value, or the making or deletion of a record.
  struct Write: Hashable {
    let zone: CloudZone
    let record: UUID
    /// As JSON; nil for the record itself.
    let value: String?
  }

  /// The participants of a zone, and their permissions. The zone's owner is not among them.
  private(set) var parts: [CloudZone: [String: SharePermission]] = [:]
  /// Zones whose owner has deleted them.
  private(set) var deleted: Set<CloudZone> = []
  /// All writes that have ever reached a zone.
  private var seen: Set<Write> = []
  /// Writes from accounts that could only read, or took no part.
  private(set) var unlawful: [Write: String] = [:]
  /// Writes from participants who held no right, and which nothing has excused since.
  private(set) var withoutRights: [Write: String] = [:]
  /// Records that an account has deleted without the right to do so.
  private(set) var unlawfulDeletions: [Write: String] = [:]
  /// Entries that must be there in the end, as their writers had every right.
  private(set) var entries: [UUID: (zone: CloudZone, account: String)] = [:]
  /// Records that somebody has written whose rights were in doubt. An owner's device puts back what it had, not what
  /// another had made of it: the cloud says of a record who has written it last, and not what.
  private(set) var doubtful: Set<UUID> = []
  /// Records to which somebody gave the name of another company's.
  var forged: Set<UUID> = []
  /// A flaw that is found at once; nil for none.
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

  /// Something was saved.
  /// - Parameter rights: whether the owner lets its writer change anything, as the container and each of the owner's
  ///   devices have it.
  func saved(_ record: CloudRecord, in zone: CloudZone, by account: String, rights: [Bool]) {
    let isSecret = record.recordType == OwnersRecords.credentials || record.fields.text.contains("secret.")
    if isSecret, zone != CloudZone(name: CloudZone.account.name, owner: account) {
      note("a secret of \(account) is in \(zone.name)")
    }
    excuse(record, in: zone, but: account)
    // Since when somebody holds no right the cloud does not say, but when their access record was changed last.
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

  /// What somebody else has written over, or added to, is theirs.
  private func excuse(_ record: CloudRecord, in zone: CloudZone, but account: String) {
    let met = ["\"\(record.recordName)\""] + record.fields.list.compactMap { $0.value?.json }
    withoutRights = withoutRights.filter { write, writer in
      write.zone != zone || writer == account || zone.owner == account && write.record == record.recordName
        || !met.contains("\"\(write.record)\"")
    }
  }

  /// What somebody, or with nil anybody, holds there is about to be something else.
  func judged(_ account: String?, in zone: CloudZone) {
    withoutRights = withoutRights.filter { $0.key.zone != zone || account != nil && $0.value != account }
  }
}
