import Cloud
import Shape
import Sync

/// A container of several accounts in memory. It has the behavior that a container must have for shares, and does not
/// use the real containers' code.
final class SharingCloud {
  struct Kept {
    var type: String
    /// The fields, or `nil` if the record was deleted.
    var fields: CloudFields?
    var change: Int
    var modifier: String
    var createdAt: Int
    var modifiedAt: Int
  }

  /// The participation of an account in a share.
  struct Place {
    let id: UUID
    var account: String?
    let label: String?
    var permission: SharePermission
    var access: UUID
    var gone: FetchDatabaseChanges.DeletedZone.Reason?
    /// The change number at which the participation last changed.
    var changed: Int
  }

  struct Share {
    var publicPermission: PublicPermission
    /// The rights of an account that joins by the share's own link.
    var joiner: CloudFields
    var tag = 0
    var isRevoked = false
    var places: [Place] = []
  }

  struct Zone {
    var records: [UUID: Kept] = [:]
    var change = 0
    /// The number of times that the zone's tokens have expired. Each token begins with this number.
    var epoch = 0
    var changed: Int
    var isGone = false
    var share: Share?
  }

  /// The zones, by name and owner.
  var zones: [CloudZone: Zone] = [:]
  /// The largest number of people who may take part in a company, without owners.
  static let cap = 2
  /// The number of records in an answer. It is small, so that an answer has several pages.
  static let page = 6
  static let container = "sim"
  /// The fault that this container has, or `nil`.
  let fault: SharingFault?
  /// A Boolean value that indicates whether the container refuses writes that only the owner may do. CloudKit can't
  /// refuse them, because its participants have one permission for all records. There the owner's devices restore the
  /// records.
  let knowsOwnersRecords: Bool
  /// The hazards of the schedule. They decide which rules the container enforces if it knows the record types.
  let hazards: Hazards
  /// The number of changes so far. It is also the container's clock.
  var change = 0
  var lastID = 0
  /// The batches that have arrived, with their answers.
  private var operations: [String: EngineEvent] = [:]

  init(fault: SharingFault? = nil, knowsOwnersRecords: Bool = true, hazards: Hazards = []) {
    self.hazards = hazards
    self.fault = fault
    self.knowsOwnersRecords = knowsOwnersRecords
  }

  func expireTokens() { for zone in zones.keys { zones[zone]!.epoch += 1 } }

  /// Returns a record name that is not in use.
  func newID() -> UUID {
    lastID += 1
    return UUID(high: 0xc10d_7000, low: UInt64(lastID))
  }

  static func user(_ account: String) -> UUID { UUID(account: account, of: container) }

  /// Answers a request of an account.
  func answer(_ question: SyncQuestion, for account: String) -> EngineEvent {
    switch question {
    case .account: return .account(CloudAccount.Answer(.available, account: account, container: SharingCloud.container))
    case .database(let request): return .database(changes(request, for: account))
    case .zone(let request): return page(request, for: account)
    case .zones(let request): return modify(request, for: account)
    case .records(let request):
      let key = "\(account) \(request.operation)"
      if let known = operations[key] { return known }
      let answer = modify(request, for: account)
      if case .records = answer { operations[key] = answer }
      return answer
    }
  }

  // MARK: Owners of zones

  /// A zone as an account sees it.
  struct Seen {
    let key: CloudZone
    /// The account's participation, or `nil` for the owner.
    let place: Place?
    var isOwner: Bool { place == nil }
  }

  /// - Returns: The zone, or `nil` and the error if the account can't see such a zone.
  func find(_ zone: CloudZone, in database: CloudDatabase, for account: String) -> (Seen?, CloudErrorKind) {
    let key = CloudZone(name: zone.name, owner: zone.owner ?? account)
    guard let kept = zones[key], (database == .private) == (zone.owner == nil) else { return (nil, .zoneNotFound) }
    if database == .private {
      return kept.isGone ? (nil, .userDeletedZone) : (Seen(key: key, place: nil), .userDeletedZone)
    }
    guard let place = kept.share?.places.first(where: { $0.account == account }) else { return (nil, .zoneNotFound) }
    return kept.isGone || place.gone != nil ? (nil, .userDeletedZone) : (Seen(key: key, place: place), .userDeletedZone)
  }

  private func changes(_ request: FetchDatabaseChanges, for account: String) -> FetchDatabaseChanges.Answer {
    let since = request.token.flatMap { Int($0) } ?? 0
    if request.database == .shared { return sharedChanges(since: since, for: account) }
    let changed = zones.filter { $0.key.owner == account && $0.value.changed > since }.sorted {
      $0.key.name < $1.key.name
    }
    return FetchDatabaseChanges.Answer(
      zones: changed.filter { !$0.value.isGone }.map { CloudZone(name: $0.key.name) },
      deletedZones: changed.filter(\.value.isGone).map { .init(CloudZone(name: $0.key.name), .deleted) },
      token: "\(change)", more: false,
      sharedToken: sharedChanges(since: 0, for: account).token)
  }

  private func sharedChanges(since: Int, for account: String) -> FetchDatabaseChanges.Answer {
    var (newest, live, gone): (Int, [CloudZone], [FetchDatabaseChanges.DeletedZone]) = (since, [], [])
    for (key, zone) in zones.sorted(by: { $0.key.name < $1.key.name }) {
      guard let place = zone.share?.places.first(where: { $0.account == account }) else { continue }
      // An account that left does not hear of later changes of the zone.
      let changed = place.gone == nil ? max(zone.changed, place.changed) : place.changed
      newest = max(newest, changed)
      guard changed > since else { continue }
      if let reason = place.gone ?? (zone.isGone ? .deleted : nil) {
        if fault != .forgetsRemovals { gone.append(.init(key, reason)) }
      } else {
        live.append(key)
      }
    }
    return FetchDatabaseChanges.Answer(zones: live, deletedZones: gone, token: "\(newest)", more: false)
  }

  private func modify(_ request: ModifyZones, for account: String) -> EngineEvent {
    if request.database == .shared {
      return .zones(
        ModifyZones.Answer(
          (request.save + request.delete).map { .init($0, .permissionFailure, "others' zones are theirs") }))
    }
    for zone in request.save {
      let key = CloudZone(name: zone.name, owner: account)
      if zones[key].map(\.isGone) ?? true {
        change += 1
        zones[key] = Zone(changed: change)
      }
    }
    for zone in request.delete {
      let key = CloudZone(name: zone.name, owner: account)
      guard zones[key]?.isGone == false else { continue }
      change += 1
      zones[key]!.changed = change
      zones[key]!.isGone = true
      zones[key]!.records = [:]
    }
    return .zones(ModifyZones.Answer((request.save + request.delete).map { .init($0) }))
  }
}
