import Cloud
import Shape

/// Owners share zones, and other accounts join and leave the shares.
extension SharingCloud {
  /// Returns the share of a zone as an account sees it, or `nil` if the zone was never shared.
  func share(_ seen: Seen, _ name: CloudZone) -> CloudShare? {
    guard let share = zones[seen.key]?.share else { return nil }
    let shown = share.places.filter { seen.isOwner ? $0.gone != .left : $0.id == seen.place?.id }
    return CloudShare(
      name, title: "shop", ownerName: nil, url: nil, share.publicPermission, seen.place?.permission ?? .readWrite,
      createdAt: Timestamp(milliseconds: 1), revokedAt: share.isRevoked ? Timestamp(milliseconds: 2) : nil,
      tag: "\(share.tag)",
      shown.map { one in
        CloudParticipant(
          one.id, account: one.account, invitedAs: one.label, url: nil, one.permission,
          one.gone != nil ? .removed : one.account == nil ? .pending : .accepted, invitedAt: Timestamp(milliseconds: 1),
          acceptedAt: nil,
          access: one.access)
      })
  }

  /// Counts a change of a zone's share, so that devices fetch it.
  private func count(_ key: CloudZone) {
    change += 1
    zones[key]!.changed = change
    zones[key]!.share!.tag += 1
  }

  private func own(_ name: String, of account: String) -> CloudZone? {
    find(CloudZone(name: name), in: .private, for: account).0?.key
  }

  private func answer(_ key: CloudZone) -> CloudShare? { share(Seen(key: key, place: nil), CloudZone(name: key.name)) }

  /// Shares a zone. If the zone is shared already, nothing changes.
  func create(_ name: String, of account: String, _ permission: PublicPermission, joiner: CloudFields) -> CloudShare? {
    guard let key = own(name, of: account) else { return nil }
    if zones[key]!.share?.isRevoked == false { return answer(key) }
    let before = zones[key]!.share
    zones[key]!.share = Share(
      publicPermission: permission, joiner: joiner, tag: before?.tag ?? 0, places: before?.places ?? [])
    count(key)
    return answer(key)
  }

  /// Invites a person, and saves their access record. If one of the two fails, neither is done.
  func invite(
    _ name: String, of account: String, _ id: UUID, as label: String, _ permission: SharePermission,
    _ record: CloudRecord
  )
    -> (share: CloudShare, record: CloudRecord?)?
  {
    guard let key = own(name, of: account), let share = zones[key]!.share, !share.isRevoked, hasRoom(in: key) else {
      return nil
    }
    if share.places.contains(where: { $0.gone == nil && $0.label == label }) { return nil }
    let kept = put(record.recordName, record.recordType, record.fields, in: key, by: account)
    count(key)
    zones[key]!.share!.places.append(
      Place(id: id, account: nil, label: label, permission: permission, access: record.recordName, changed: change))
    return (answer(key)!, self.record(record.recordName, kept, in: CloudZone(name: name)))
  }

  func set(_ permission: SharePermission, of id: UUID, in name: String, of account: String) -> CloudShare? {
    guard let key = own(name, of: account), zones[key]!.share?.isRevoked == false,
      let index = zones[key]!.share!.places.firstIndex(where: { $0.id == id })
    else { return nil }
    count(key)
    zones[key]!.share!.places[index].permission = permission
    zones[key]!.share!.places[index].changed = change
    return answer(key)
  }

  func set(public permission: PublicPermission, in name: String, of account: String) -> CloudShare? {
    guard let key = own(name, of: account), zones[key]!.share?.isRevoked == false else { return nil }
    zones[key]!.share!.publicPermission = permission
    count(key)
    return answer(key)
  }

  /// Removes one participant from the share, or all participants if the id is `nil`.
  func delete(_ id: UUID?, in name: String, of account: String) -> CloudShare? {
    guard let key = own(name, of: account), let share = zones[key]!.share, !share.isRevoked else { return nil }
    let meant = share.places.filter { $0.gone == nil && (id == nil || $0.id == id) }
    for place in meant { end(place, id == nil ? .revoked : .removed, in: key, by: account) }
    if id == nil { zones[key]!.share!.isRevoked = true }
    count(key)
    return answer(key)
  }

  func leave(_ zone: CloudZone, by account: String) {
    guard let seen = find(zone, in: .shared, for: account).0, let place = seen.place else { return }
    end(place, .left, in: seen.key, by: account)
    count(seen.key)
  }

  private func end(
    _ place: Place, _ reason: FetchDatabaseChanges.DeletedZone.Reason, in key: CloudZone, by account: String
  ) {
    if let kept = zones[key]!.records[place.access], kept.fields != nil {
      put(place.access, kept.type, nil, in: key, by: account)
    }
    if fault == .takesAlongWhatWasWritten {
      for (name, kept) in zones[key]!.records where kept.modifier == place.account && kept.fields != nil {
        put(name, kept.type, nil, in: key, by: account)
      }
    }
    let index = zones[key]!.share!.places.firstIndex { $0.id == place.id }!
    change += 1
    zones[key]!.share!.places[index].gone = reason
    zones[key]!.share!.places[index].changed = change
  }

  // MARK: Accepting

  /// Accepts a link for an account.
  /// - Parameter invitation: The invitation that the link belongs to, or `nil` for the share's own link.
  /// - Returns: A Boolean value that indicates whether the account is a participant now.
  func accept(_ key: CloudZone, _ invitation: UUID?, by account: String) -> Bool {
    guard let zone = zones[key], !zone.isGone, let share = zone.share, !share.isRevoked, key.owner != account else {
      return false
    }
    let own = share.places.first { $0.account == account }
    if let own, own.gone == nil { return invitation == nil || invitation == own.id }
    let open = share.places.first { $0.id == invitation && $0.account == nil && $0.gone == nil }
    if invitation != nil, open == nil { return false }
    // A person who was removed can't use the share's own link: they need a new invitation.
    if open == nil, own?.gone == .removed || share.publicPermission == .none { return false }
    let known = accessRecords(in: key).first {
      $0.value[OwnersRecords.Field.user] == SharingCloud.text(SharingCloud.user(account))
    }
    guard hasRoom(for: open == nil && known == nil ? 1 : 0, in: key) || open != nil else { return false }
    var place =
      open
      ?? Place(
        id: newID(), account: nil, label: nil, permission: share.publicPermission.permission ?? .readOnly,
        access: newID(), changed: 0)
    place.access = admit(account, as: place, known, joiner: share.joiner, in: key)
    place.account = account
    count(key)
    place.changed = change
    zones[key]!.share!.places.removeAll { $0.id == place.id || $0.id == own?.id }
    zones[key]!.share!.places.append(place)
    return true
  }

  /// Writes the account's user into the access record of the invitation.
  private func admit(
    _ account: String, as place: Place, _ known: (key: UUID, value: CloudFields)?, joiner: CloudFields,
    in key: CloudZone
  )
    -> UUID
  {
    let invited = zones[key]!.records[place.access]?.fields
    if let known, known.key != place.access, invited != nil {
      put(place.access, OwnersRecords.access, nil, in: key, by: key.owner!)
    }
    let access = known?.key ?? place.access
    let before = zones[key]!.records[access]?.fields
    var fields = before ?? joiner
    let rights = OwnersRecords.Field.rights
    if before == nil, place.label != nil {
      // The access record of the invitation was deleted, so the account joins without rights.
      fields = fields.changed(by: CloudFields(rights.map { .init($0, CloudValue(.int, json: "0")) }))
    }
    if known != nil, let invited {
      fields = fields.changed(by: CloudFields(rights.compactMap { one in invited[one].map { .init(one, $0) } }))
    }
    let version = fields[OwnersRecords.Field.version].flatMap { Int($0.json) } ?? 0
    fields = fields.changed(
      by: CloudFields([
        .init(OwnersRecords.Field.user, SharingCloud.text(SharingCloud.user(account))),
        .init(OwnersRecords.Field.version, CloudValue(.int, json: "\(version + 1)")),
      ]))
    put(access, OwnersRecords.access, fields, in: key, by: key.owner!)
    return access
  }
}
