internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Storage

/// The checks with two accounts, one of which shares zones. `one` is a connection of the owner, and `guest` is a
/// connection of the other account.
extension CloudTest {
  /// A zone that one account shares. `own` is its name for the owner, and `theirs` is its name for the guest.
  struct Shared {
    let own: CloudZone
    let theirs: CloudZone
    let company: UUID
    let share: CloudShare
  }

  func acceptance() throws(Flaw) {
    let shared = try newShare()
    let again = try one.answer(to: createShare(shared.own)).share
    try Flaw.require(again == shared.share, "a second share of a zone must return the first share")
    let link = try invite(shared, as: "guest")
    let seen = try guest.answer(to: PreviewShare(link))
    try Flaw.require(
      seen.state == .open && seen.zone == shared.theirs,
      "a link must have the state open and lead to the shared zone, but has the state \(seen.state.rawValue) and leads to the zone \(seen.zone.name)"
    )
    let before = try sharedChanges(since: nil).token
    let accepted = try guest.answer(to: AcceptShare(link, as: "Guest")).share
    try Flaw.require(
      accepted.zone == shared.theirs && accepted.permission == .readWrite,
      "the accepted zone must be the shared one, with the permission readWrite")
    try Flaw.require(
      try sharedChanges(since: before).zones == [shared.theirs],
      "the accepted zone must be among the changes of the shared database")
    let token = try one.answer(to: FetchDatabaseChanges(.private, since: nil)).sharedToken
    if token == nil {
      remark =
        "the container does not return sharedToken, so cores send two requests in each cycle, one for each database"
    }
    try requireAccess(shared, accepted)
    let name = newID()
    try Flaw.require(
      try modifyShared([record(name, in: shared.theirs, "by the guest")])[0].kind == nil,
      "a participant must be able to save a record")
    let saved = try find(name, in: shared.own)
    try Flaw.require(
      saved?.modifier == accepted.participants.first?.account && saved?.modifier != nil,
      "a record must name the participant who saved it")
    try Flaw.require(
      try guest.answer(to: AcceptShare(link, as: nil)).share.zone == shared.theirs,
      "a link must be acceptable a second time")
  }

  /// Checks that the access record names the account that has accepted the share. The account's UUID is computed from
  /// the container's id and the user reference.
  private func requireAccess(_ shared: Shared, _ accepted: CloudShare) throws(Flaw) {
    let account = try guest.answer(to: CloudAccount())
    guard let me = accepted.participants.first, accepted.participants.count == 1, let reference = account.account,
      let container = account.container
    else { throw Flaw("a participant must see itself in the share, and no other participant") }
    let user = UUID(account: reference, of: container)
    guard let record = try find(me.access, in: shared.own) else {
      throw Flaw("a participant who accepts must have an access record")
    }
    try Flaw.require(
      record.fields[OwnersRecords.Field.user].flatMap { UUID(json: $0.json) } == user,
      "the access record of a participant must name the participant's account")
    try Flaw.require(
      record.modifier == (try one.answer(to: CloudAccount())).account,
      "an access record must be saved in the name of the owner")
    try Flaw.require(accepted.url == nil, "a participant must not get the share's own link")
  }

  func links() throws(Flaw) {
    let shared = try newShare()
    let link = try invite(shared, as: "somebody else")
    guard let last = link.last else { throw Flaw("a link must not be empty") }
    let wrong = String(link.dropLast()) + (last == "0" ? "1" : "0")
    for (url, what) in [
      (wrong, "a link with another last character"), (shared.share.url ?? "", "the link of a share that admits nobody"),
    ] {
      try guest.refused(AcceptShare(url, as: nil), as: .unknownItem, when: "of \(what)")
      try guest.refused(PreviewShare(url), as: .unknownItem, when: "of \(what)")
    }
    try Flaw.require(
      try one.answer(to: AcceptShare(link, as: nil)).share.zone == shared.own,
      "the owner's own link must lead to the owner's zone")
    _ = try guest.answer(to: AcceptShare(link, as: nil))
    let access = try accessRecords(in: shared.own)
    _ = try one.answer(to: DeleteShare(shared.own))
    try guest.refused(AcceptShare(link, as: nil), as: .unknownItem, when: "of a share that has ended")
    try Flaw.require(
      try accessRecords(in: shared.own) == access - 1, "a participant's access record must be removed with the share")
  }

  func bounds() throws(Flaw) {
    let shared = try newShare()
    let name = newID()
    let tag = try save(record(name, in: shared.own, "by the owner"))
    try guest.refused(
      FetchZoneChanges(.shared, shared.theirs, since: nil, limit: 10), as: .zoneNotFound,
      when: "of a zone that is not shared with the account")
    let link = try invite(shared, as: "guest", .readOnly)
    let access = try guest.answer(to: AcceptShare(link, as: nil)).share.participants.first?.access
    let change = record(name, in: shared.theirs, "by the guest", tag: tag)
    try requireRefused(
      try modifyShared([change])[0], as: .permissionFailure, when: "a change by a participant who may only read")
    let deletion = CloudDeletion(name, "MainspringTest", in: shared.theirs)
    try requireRefused(
      try modifyShared([], delete: [deletion])[0], as: .permissionFailure,
      when: "a deletion by a participant who may only read")
    let participant = try one.answer(to: FetchShare(.private, shared.own)).share?.participants.first
    _ = try one.answer(to: UpdateShare(shared.own, participant: participant?.id, permission: .readWrite))
    try Flaw.require(
      try modifyShared([change])[0].kind == nil, "a participant who gets the permission readWrite must be able to write"
    )
    for (id, type) in [(access, OwnersRecords.access), (shared.company, OwnersRecords.company)] {
      guard let id, let own = try find(id, in: shared.own) else {
        throw Flaw("the zone must have a record of the type \(type)")
      }
      let changed = CloudRecord(
        id, type, in: shared.theirs, CloudFields([.init("isOwner", CloudValue(.int, json: "1"))]),
        tag: own.recordChangeTag)
      try requireRefused(
        try modifyShared([changed])[0], as: .permissionFailure, when: "a change of a record of the type \(type)")
      let disguised = CloudRecord(id, "MainspringTest", in: shared.theirs, CloudFields([]), tag: own.recordChangeTag)
      try requireRefused(
        try modifyShared([disguised])[0], as: .permissionFailure,
        when: "a change of a record of the type \(type) that gives another type")
      let gone = CloudDeletion(id, type, in: shared.theirs)
      try requireRefused(
        try modifyShared([], delete: [gone])[0], as: .permissionFailure,
        when: "a deletion of a record of the type \(type)")
    }
  }

  func crowds() throws(Flaw) {
    let free = try newCompany("Free")
    try one.refused(
      createShare(free.zone), as: .tooManyParticipants, when: "of a company whose tier allows no participants")
    let shared = try newShare()
    for number in 1...10 { _ = try invite(shared, as: "number \(number)") }
    let record = accessRecord(in: shared.own, shared.company)
    try one.refused(
      InviteParticipant(shared.own, newID(), as: "number 11", .readWrite, record), as: .tooManyParticipants,
      when: "of one participant more than the tier allows")
    try Flaw.require(
      try find(record.recordName, in: shared.own) == nil, "a refused invitation must leave no access record")
  }

  func endings() throws(Flaw) {
    for ending in [FetchDatabaseChanges.DeletedZone.Reason.removed, .revoked, .left, .deleted] {
      let shared = try newShare()
      let own = newID()
      try save(record(own, in: shared.own, "by the owner"))
      _ = try guest.answer(to: AcceptShare(try invite(shared, as: "guest"), as: nil))
      let token = try sharedChanges(since: nil).token
      let participant = try one.answer(to: FetchShare(.private, shared.own)).share?.participants.first?.id
      switch ending {
      case .removed: _ = try one.answer(to: DeleteShare(shared.own, participant: participant))
      case .revoked: _ = try one.answer(to: DeleteShare(shared.own))
      case .left: _ = try guest.answer(to: LeaveShare(shared.theirs))
      default: _ = try one.answer(to: ModifyZones(.private, delete: [shared.own]))
      }
      let told = try sharedChanges(since: token).deletedZones
      try Flaw.require(
        told.contains { $0.zone == shared.theirs && $0.reason == ending },
        "an ended participation must be reported as \(ending.rawValue)")
      try guest.refused(
        FetchZoneChanges(.shared, shared.theirs, since: nil, limit: 10), as: .userDeletedZone, .zoneNotFound,
        when: "of a zone in which the account no longer takes part")
      if ending != .deleted {
        try Flaw.require(
          try find(own, in: shared.own) != nil, "the owner's records must stay when a participation ends")
      }
    }
  }

  // MARK: Helper functions

  private func newCompany(_ tier: String) throws(Flaw) -> (zone: CloudZone, company: UUID) {
    let zone = try newZone()
    // The id of the company's record is the name of the zone.
    guard let id = UUID(zone.name) else { throw Flaw("a zone must keep its name") }
    try save(
      CloudRecord(
        id, OwnersRecords.company, in: zone, CloudFields([.init("tier", CloudValue(.text, json: jsonText(tier)))])))
    return (zone, id)
  }

  private func createShare(_ zone: CloudZone) -> CreateShare {
    CreateShare(
      zone, title: "Test", ownerName: nil, .none, joiner: accessRecord(in: zone, UUID(zone.name) ?? newID()).fields,
      linkHost: "app.example"
    )
  }

  func newShare() throws(Flaw) -> Shared {
    let (zone, company) = try newCompany("Business")
    let share = try one.answer(to: createShare(zone)).share
    try Flaw.require(
      share.zone == zone && share.url != nil && share.participants.isEmpty,
      "a new share must have a link, and no participants")
    guard let owner = try one.answer(to: CloudAccount()).account else { throw Flaw("the account must have an id") }
    return Shared(own: zone, theirs: CloudZone(name: zone.name, owner: owner), company: company, share: share)
  }

  private func accessRecord(in zone: CloudZone, _ company: UUID) -> CloudRecord {
    let now = CloudValue(.date, json: jsonText(clock.now))
    return CloudRecord(
      newID(), OwnersRecords.access, in: zone,
      CloudFields([
        .init("companyID", CloudValue(.reference, json: jsonText(company))),
        .init(OwnersRecords.Field.user, CloudValue(.reference, json: jsonText(newID()))),
        .init(OwnersRecords.Field.isOwner, CloudValue(.int, json: "0")),
        // The record grants a right, because containers may refuse an access record without rights.
        .init(OwnersRecords.Field.departments, CloudValue(.int, json: "1")),
        .init(OwnersRecords.Field.version, CloudValue(.int, json: "1")),
        .init(OwnersRecords.Field.createdAt, now), .init(OwnersRecords.Field.updatedAt, now),
      ]), parent: company)
  }

  /// Invites a participant.
  /// - Returns: the invitation's own link.
  func invite(_ shared: Shared, as label: String, _ permission: SharePermission = .readWrite) throws(Flaw) -> String {
    let (id, record) = (newID(), accessRecord(in: shared.own, shared.company))
    let answer = try one.answer(to: InviteParticipant(shared.own, id, as: label, permission, record))
    try Flaw.require(answer.record?.recordName == record.recordName, "an invitation must return the access record")
    guard let url = answer.share.participants.first(where: { $0.id == id })?.url else {
      throw Flaw("an invitation must have a link")
    }
    return url
  }

  private func accessRecords(in zone: CloudZone) throws(Flaw) -> Int {
    try changes(in: zone, on: two).records.filter { $0.recordType == OwnersRecords.access }.count
  }

  func modifyShared(_ save: [CloudRecord], delete: [CloudDeletion] = []) throws(Flaw) -> [CloudResult] {
    let results = try guest.answer(to: ModifyRecords(.shared, save: save, delete: delete, operation: "\(newID())"))
      .results
    try Flaw.require(
      results.count == save.count + delete.count,
      "the answer must have \(save.count + delete.count) results, one for each record, not \(results.count)")
    return results
  }

  private func sharedChanges(since token: String?) throws(Flaw) -> FetchDatabaseChanges.Answer {
    let answer = try guest.answer(to: FetchDatabaseChanges(.shared, since: token))
    try Flaw.require(!answer.more, "the few zones of the test must be on one page")
    return answer
  }
}
