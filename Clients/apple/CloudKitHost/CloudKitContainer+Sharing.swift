#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Creates, changes and ends the shares of the account's own zones.
  ///
  /// A share always covers a whole zone. CloudKit stores it as a record with a fixed name
  /// (https://developer.apple.com/documentation/cloudkit/ckrecordnamezonewideshare).
  extension CloudKitContainer {
    func create(_ request: CreateShareRequest) async throws(CloudRefusal) -> JSONValue {
      try request.zone.check(in: .private)
      if request.zone == .account { throw CloudRefusal(.invalidArguments, "The account's own zone is never shared") }
      let account = try await whose()
      let found = try await findShare(request.zone, .private)
      if let found, found.facts(account: account).notes.revokedAt == nil {
        return found.facts(account: account).answer(for: .owner)
      }
      if ParticipantCap.most(tier: try await tier(of: request.zone)) == 0 { throw .tooManyParticipants }
      let share = found ?? CKShare(recordZoneID: request.zone.id)
      share.set(title: request.title)
      share.set(request.publicPermission)
      share.set(ShareNotes(ownerName: request.ownerName, joiner: request.joiner))
      return try await save(share).facts(account: account).answer(for: .owner)
    }

    func share(of zone: ZoneName, in database: DatabaseScope) async throws(CloudRefusal) -> JSONValue {
      try zone.check(in: database)
      return .members(("share", try await shareUnless(nil, zone, database) ?? .null))
    }

    /// Returns the share of a zone in the form for the core. On the owner's device, this first writes access records
    /// for people who have accepted the share.
    /// - Parameter tag: the tag of the share that the core already has, or nil.
    /// - Returns: the share, or nil if the zone has no share, or if its share still has the given tag.
    func shareUnless(_ tag: String?, _ zone: ZoneName, _ database: DatabaseScope) async throws(CloudRefusal)
      -> JSONValue?
    {
      let account = try await whose()
      guard var share = try await findShare(zone, database) else { return nil }
      if database == .private { share = try await admit(share, account) }
      let facts = share.facts(account: account)
      if facts.shareTag == tag { return nil }
      return facts.json(for: database == .private ? .owner : .participant(account: account))
    }

    func update(_ request: UpdateShareRequest) async throws(CloudRefusal) -> JSONValue {
      let account = try await whose()
      let share = try await requireShare(request.zone)
      let facts = share.facts(account: account)
      if let permission = request.publicPermission {
        if let refusal = facts.refusal(toOpen: permission) { throw refusal }
        share.set(permission)
      }
      if let title = request.title { share.set(title: title) }
      var notes = facts.notes
      if let joiner = request.joiner { notes.joiner = joiner }
      if let id = request.participant, let permission = request.permission {
        let meant = try facts.participant(id)
        for one in share.participants where one.participantID == meant.native?.id {
          one.permission = permission.native
          // `addParticipant` replaces the entry of a person whose account CloudKit knows.
          if facts.publicPermission == .none, meant.native?.acceptance == .accepted { share.addParticipant(one) }
        }
        if let index = notes.participants.firstIndex(where: { $0.id == id }) {
          notes.participants[index].permission = permission
        }
      }
      share.set(notes)
      return try await save(share).facts(account: account).answer(for: .owner)
    }

    func invite(_ request: InviteRequest) async throws(CloudRefusal) -> JSONValue {
      if let refusal = request.refusal { throw refusal }
      let account = try await whose()
      let share = try await requireShare(request.zone)
      let facts = share.facts(account: account)
      let id = request.record.recordName.id(in: request.zone)
      if facts.invitation(request.participant, as: request.invitedAs) != nil {
        let record = try await calls(.private).record(id)?.native(account: account).json(account: account)
        return InviteRequest.answer(share: facts.json(for: .owner), record: record)
      }
      if let refusal = facts.refusalToInvite { throw refusal }
      if let refusal = ParticipantCap.refusal(tier: try await tier(of: request.zone), in: facts) { throw refusal }
      let participant = CKShare.Participant.oneTimeURLParticipant()
      participant.permission = request.permission.native
      share.addParticipant(participant)
      var notes = facts.notes
      notes.participants.append(
        ShareNotes.Participant(
          participant: participant.participantID, id: request.participant, invitedAs: request.invitedAs,
          permission: request.permission,
          invitedAt: Instant(Date()), access: request.record.recordName))
      share.set(notes)
      let changes = try NativeChanges(of: request.record, in: .private, operation: request.participant.text)
      let access = CKRecord(recordType: changes.recordType, recordID: id)
      access.set(changes.fields)
      // Both records are in the same zone, so CloudKit saves both of them or none.
      let saved = try await calls(.private).modifyAll([share, access])
      if let record = saved[id] { note(record, in: .private, account) }
      let state = saved[share.recordID] as? CKShare ?? share
      return InviteRequest.answer(
        share: state.facts(account: account).json(for: .owner),
        record: saved[id]?.native(account: account).json(account: account))
    }

    func end(_ zone: ZoneName, _ participant: RecordName?) async throws(CloudRefusal) -> JSONValue {
      try zone.check(in: .private)
      let account = try await whose()
      guard let share = try await findShare(zone, .private) else { throw .noShare }
      let facts = share.facts(account: account)
      let ending = try facts.ending(participant, at: Instant(Date()))
      if ending.isRevoked {
        // This change also makes CloudKit remove the people who have joined by the share's own link.
        share.set(PublicPermission.none)
      } else if !ending.participants.isEmpty, let refusal = facts.refusalToRemoveOne {
        throw refusal
      }
      for one in share.participants where ending.participants.contains(one.participantID) {
        share.removeParticipant(one)
      }
      share.set(ending.notes)
      let saved = try await calls(.private).modifyAll([share], delete: ending.access.map { $0.id(in: zone) })
      return (saved[share.recordID] as? CKShare ?? share).facts(account: account).answer(for: .owner)
    }

    // MARK: Helper functions

    /// Fetches the share of a zone. Returns nil if the zone has no share.
    func findShare(_ zone: ZoneName, _ database: DatabaseScope) async throws(CloudRefusal) -> CKShare? {
      try await calls(database).record(CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: zone.id)) as? CKShare
    }

    private func requireShare(_ zone: ZoneName) async throws(CloudRefusal) -> CKShare {
      try zone.check(in: .private)
      let account = try await whose()
      guard let share = try await findShare(zone, .private), share.facts(account: account).notes.revokedAt == nil else {
        throw .noShare
      }
      return share
    }

    /// Saves a share. Returns the share as CloudKit returns it, because only that one has links.
    private func save(_ share: CKShare) async throws(CloudRefusal) -> CKShare {
      try await calls(.private).modifyAll([share])[share.recordID] as? CKShare ?? share
    }

    private func tier(of zone: ZoneName) async throws(CloudRefusal) -> String? {
      let account = try await whose()
      guard let name = RecordName(zone.name) else { return nil }
      return ParticipantCap.tier(in: try await calls(.private).record(name.id(in: zone))?.native(account: account))
    }

    /// Saves access records for the people who have accepted the share, on behalf of the owner. Records this in the
    /// share's notes.
    /// - Returns: the share after the save.
    private func admit(_ share: CKShare, _ account: String) async throws(CloudRefusal) -> CKShare {
      let facts = share.facts(account: account)
      var (notes, records) = (facts.notes, [CKRecord]())
      for admission in Admission.due(in: facts, at: Instant(Date())) {
        let access = admission.note.access.id(in: facts.zone)
        let found = try await calls(.private).record(access)
        let before = found?.native(account: account).json(account: account)?["fields"]
        let record = found ?? CKRecord(recordType: Admission.accessType, recordID: access)
        record.set(try FieldMapping.native(admission.fields(before: before, joiner: notes.joiner, container: id)))
        if let company = RecordName(facts.zone.name), before == nil {
          record.set([(FieldName.parent, .reference(company.text))])
        }
        records.append(record)
        notes = admission.noted(in: notes)
      }
      if records.isEmpty { return share }
      share.set(notes)
      do throws(CloudRefusal) {
        return try await calls(.private).modifyAll([share] + records)[share.recordID] as? CKShare ?? share
      } catch {
        // Another device of the owner has changed the share or an access record in the meantime. The next call writes
        // the access records that are still missing.
        guard error.kind == .serverRecordChanged, let now = try await findShare(facts.zone, .private) else {
          throw error
        }
        return now
      }
    }
  }
#endif
