import CloudKitMapping
import Testing

@Suite struct ShareTests {
  private func note(_ number: Int, as label: String? = "Bo", removed: Bool = false) -> ShareNotes.Participant {
    ShareNotes.Participant(
      participant: "ck\(number)", id: Fixtures.id(number), invitedAs: label, permission: .readWrite,
      invitedAt: Fixtures.now,
      access: Fixtures.id(100 + number), isRemoved: removed)
  }

  private func one(_ number: Int, _ acceptance: Acceptance = .pending, account: String? = nil) -> ShareFacts.Participant
  {
    ShareFacts.Participant(
      id: "ck\(number)", permission: .readWrite, acceptance: acceptance, account: account,
      url: acceptance == .pending ? "https://www.icloud.com/share/\(number)" : nil)
  }

  private func share(
    _ participants: [ShareFacts.Participant] = [], notes: [ShareNotes.Participant] = [], revokedAt: Instant? = nil
  ) -> ShareFacts {
    ShareFacts(
      zone: Fixtures.zone, title: "Corner Shop", url: "https://www.icloud.com/share/own", publicPermission: .none,
      recordChangeTag: "a1",
      creationDate: Instant(milliseconds: 0), modificationDate: Instant(milliseconds: 1000), participants: participants,
      notes: ShareNotes(ownerName: "Ada", revokedAt: revokedAt, participants: notes))
  }

  @Test(arguments: [(0, "readOnly"), (1, "readOnly"), (2, "readOnly"), (3, "readWrite"), (9, "readOnly")])
  func permissions(number: Int, name: String) { #expect(SharePermission(number: number).rawValue == name) }

  @Test(arguments: [(0, "none"), (1, "none"), (2, "readOnly"), (3, "readWrite"), (9, "none")])
  func publicPermissions(number: Int, name: String) { #expect(PublicPermission(number: number).rawValue == name) }

  @Test(arguments: [(0, "pending"), (1, "pending"), (2, "accepted"), (3, "removed"), (9, "pending")])
  func acceptances(number: Int, name: String) { #expect(Acceptance(number: number).rawValue == name) }

  @Test func numbersComeBack() {
    for permission in SharePermission.allCases { #expect(SharePermission(number: permission.number) == permission) }
    for permission in PublicPermission.allCases { #expect(PublicPermission(number: permission.number) == permission) }
    #expect(ShareRole(number: 1) == .owner)
    for number in [0, 2, 3, 4, 9] { #expect(ShareRole(number: number) == .participant) }
  }

  @Test func aShareIsToldItsOwnerWhole() {
    let share = share([one(1)], notes: [note(1)])
    #expect(
      share.answer(for: .owner).text
        == #"{"share":{"zone":{"name":"\#(Fixtures.company)"},"title":"Corner Shop","ownerName":"Ada","#
        + #""url":"https://www.icloud.com/share/own","publicPermission":"none","permission":"readWrite","#
        + #""createdAt":"1970-01-01T00:00:00.000Z","revokedAt":null,"shareTag":"a1","participants":["#
        + #"{"id":"\#(Fixtures.id(1).text)","account":null,"invitedAs":"Bo","url":"https://www.icloud.com/share/1","#
        + #""permission":"readWrite","acceptance":"pending","invitedAt":"\#(Fixtures.now.text)","acceptedAt":null,"#
        + #""access":"\#(Fixtures.id(101).text)"}]}}"#)
  }

  @Test func aParticipantIsToldOfThemselvesAlone() {
    var share = share([one(1, .accepted, account: "_bo"), one(2)], notes: [note(1), note(2, as: "Cy")])
    share.zone = Fixtures.theirs
    share.current = ShareFacts.Participant(id: "ck1", permission: .readOnly, acceptance: .accepted, account: nil)
    let json = share.json(for: .participant(account: "_bo"))
    #expect(json["url"] == .null && json["permission"]?.string == "readOnly")
    #expect(json["participants"]?.array?.count == 1)
    let me = json["participants"]?.array?.first
    #expect(me?["account"]?.string == "_bo" && me?["url"] == .null && me?["acceptance"]?.string == "accepted")
    // CloudKit does not report when a participant accepted, so the date is the share's modification date.
    #expect(me?["acceptedAt"]?.string == "1970-01-01T00:00:01.000Z")
    #expect(json["zone"]?["owner"]?.string == "_owner")
  }

  @Test func someoneWhoIsNotInTheShareIsToldOfNobody() {
    #expect(share([one(1)], notes: [note(1)]).json(for: .participant(account: "_x"))["participants"] == .array([]))
  }

  @Test func whoCameByThePublicLinkHasIdsThatFollowFromThem() {
    let first = share([one(5, .accepted, account: "_cy")]).json(for: .owner)["participants"]?.array?.first
    let again = share([one(6, .accepted, account: "_cy")]).json(for: .owner)["participants"]?.array?.first
    let other = share([one(5, .accepted, account: "_di")]).json(for: .owner)["participants"]?.array?.first
    #expect(first?["id"] == again?["id"] && first?["access"] == again?["access"])
    #expect(first?["id"] != other?["id"] && first?["access"] != first?["id"])
    #expect(first?["invitedAs"] == .null && first?["url"] == .null)
  }

  @Test func whoWasRemovedIsToldAndWhoLeftIsNot() {
    let json = share([], notes: [note(1, removed: true), note(2)]).json(for: .owner)
    #expect(json["participants"]?.array?.map { $0["acceptance"]?.string } == ["removed"])
  }

  @Test(arguments: [
    (nil, Fixtures.company), ("", Fixtures.company),
    (String(repeating: "é", count: 300), String(repeating: "é", count: 200)),
  ])
  func titlesFit(title: String?, shown: String) {
    var share = share()
    share.title = title
    #expect(share.json(for: .owner)["title"]?.string == shown)
  }

  @Test func notesComeBackAsTheyWere() throws {
    let joiner = try JSONValue(parsing: #"{"deptMask":{"type":"int","value":3}}"#)
    var accepted = note(2, as: nil)
    (accepted.account, accepted.acceptedAt, accepted.permission) = ("_bo", Fixtures.now, .readOnly)
    let notes = ShareNotes(
      ownerName: "Ada", joiner: joiner, revokedAt: Fixtures.now,
      participants: [note(1), accepted, note(3, removed: true)])
    #expect(ShareNotes(text: notes.text) == notes)
    #expect(ShareNotes(text: ShareNotes().text) == ShareNotes())
  }

  @Test(arguments: [nil, "", "x", "5", "[]", #"{"joiner":5,"participants":[{"id":"x"}]}"#])
  func whatIsNoNoteSaysNothing(text: String?) { #expect(ShareNotes(text: text) == ShareNotes()) }

  @Test func anInvitationIsKnownByItsIdOrItsPerson() {
    let share = share([one(1)], notes: [note(1), note(2, as: "Cy", removed: true)])
    #expect(share.invitation(Fixtures.id(1), as: "other")?.id == Fixtures.id(1))
    #expect(share.invitation(Fixtures.id(9), as: "Bo")?.id == Fixtures.id(1))
    #expect(share.invitation(Fixtures.id(9), as: "Cy") == nil)
  }

  @Test func anAccessRecordIsOneOfTheZone() throws {
    func invite(_ type: String, _ zone: String) throws -> InviteRequest {
      let record = Fixtures.save(2, type: type, zone: zone)
      let params =
        #"{"zone":{"name":"\#(Fixtures.company)"},"participant":"\#(Fixtures.id(1).text)","invitedAs":"Bo","#
        + #""permission":"readWrite","record":\#(record)}"#
      guard case .invite(let request) = try Fixtures.request("host.cloud.share.invite", params) else {
        throw Fixtures.Unexpected()
      }
      return request
    }
    #expect(try invite("AccessControl", Fixtures.company).refusal == nil)
    #expect(try invite("Items", Fixtures.company).refusal?.kind == .invalidArguments)
    #expect(try invite("AccessControl", "other").refusal?.kind == .invalidArguments)
    #expect(InviteRequest.answer(share: .object([]), record: nil).text == #"{"share":{},"record":null}"#)
  }

  @Test func oneParticipationEnds() throws {
    let share = share([one(1), one(2, .accepted, account: "_cy")], notes: [note(1), note(2)])
    let ending = try share.ending(Fixtures.id(2), at: Fixtures.now)
    #expect(ending.participants == ["ck2"] && ending.access == [Fixtures.id(102)] && !ending.isRevoked)
    #expect(ending.notes.participants.map(\.isRemoved) == [false, true] && ending.notes.revokedAt == nil)
    #expect(throws: CloudRefusal.noParticipant) { try share.ending(Fixtures.id(9), at: Fixtures.now) }
    var after = share
    (after.notes, after.participants) = (ending.notes, [one(1)])
    let again = try after.ending(Fixtures.id(2), at: Fixtures.now)
    #expect(again.participants.isEmpty && again.access.isEmpty)
  }

  @Test func aShareEndsWithAllWhoAreInIt() throws {
    let share = share([one(1), one(5, .accepted, account: "_di")], notes: [note(1), note(2, removed: true)])
    let ending = try share.ending(nil, at: Fixtures.now)
    #expect(ending.isRevoked && ending.notes.revokedAt == Fixtures.now)
    #expect(Set(ending.participants) == ["ck1", "ck5"] && ending.access.count == 2)
    #expect(ending.notes.participants.allSatisfy(\.isRemoved) && ending.notes.participants.count == 3)
    var after = share
    (after.notes, after.participants) = (ending.notes, [])
    #expect(after.json(for: .owner)["url"] == .null)
    #expect(after.json(for: .owner)["revokedAt"]?.string == Fixtures.now.text)
    // Ending a share a second time changes nothing.
    #expect(try after.ending(nil, at: Instant(milliseconds: 0)).notes.revokedAt == Fixtures.now)
  }

  @Test func theTierBoundsInvitations() {
    func full(_ count: Int, _ tier: String?) -> CloudKind? {
      ParticipantCap.refusal(
        tier: tier, in: share((0..<count).map { one($0, $0.isMultiple(of: 2) ? .pending : .accepted) }))?.kind
    }
    #expect(full(0, nil) == .tooManyParticipants && full(0, "Free") == .tooManyParticipants)
    #expect(full(9, "Business") == nil && full(10, "Business") == .tooManyParticipants)
    #expect(full(99, "Enterprise") == nil && full(100, "Enterprise") == .tooManyParticipants)
    #expect(ParticipantCap.refusal(tier: "Business", in: share((0..<20).map { one($0, .removed) })) == nil)
    let company = NativeRecord(Fixtures.company, "Companies", in: Fixtures.zone, fields: ["tier": .string("Business")])
    #expect(ParticipantCap.tier(in: company) == "Business")
    #expect(ParticipantCap.tier(in: nil) == nil)
  }
}

@Suite struct LinkTests {
  @Test(arguments: [
    "https://www.icloud.com/share/0a1b#Shop", "https://icloud.com/share/x", "https://www.icloud.com.cn/share/x",
  ])
  func linksOfCloudKit(url: String) { #expect(ShareLink.isNative(url)) }

  @Test(arguments: [
    "", "x", "http://www.icloud.com/share/x", "https://app.example/share/x",
    "https://www.icloud.com.evil.example/share/x",
    "https://evilicloud.com/share/x", "https://www.icloud.com/photos/x", "https://www.icloud.com/share/",
    "https://www.icloud.com",
    "https://www.icloud.com@evil.example/share/x", "https://www.icloud.com/share/a b", "https://www.icloud.com/share/é",
  ])
  func otherLinks(url: String) { #expect(!ShareLink.isNative(url)) }

  private func metadata(_ role: ShareRole, _ acceptance: Acceptance) -> ShareLink.Metadata {
    ShareLink.Metadata(
      share: ShareFacts(
        zone: Fixtures.theirs, title: "Shop", url: nil, publicPermission: .readOnly, recordChangeTag: nil,
        creationDate: nil,
        modificationDate: nil, participants: []), container: "iCloud.x", role: role, acceptance: acceptance,
      permission: .readOnly,
      ownerName: "Ada")
  }

  @Test func whatALinkLeadsTo() {
    let zone = #"{"name":"\#(Fixtures.company)","owner":"_owner"}"#
    #expect(
      metadata(.participant, .pending).answer.text
        == #"{"zone":\#(zone),"title":"Shop","ownerName":"Ada","permission":"readOnly","state":"open"}"#)
    #expect(metadata(.participant, .accepted).answer["state"]?.string == "accepted")
    let own = metadata(.owner, .accepted).answer
    #expect(own["state"]?.string == "mine" && own["zone"]?["owner"] == nil && own["permission"]?.string == "readWrite")
  }

  @Test func whatIsWrongWithALinkIsOneError() {
    #expect(metadata(.participant, .pending).refusal(in: "iCloud.x") == nil)
    #expect(metadata(.participant, .pending).refusal(in: "iCloud.y") == .noShare)
    #expect(metadata(.participant, .removed).refusal(in: "iCloud.x") == .noShare)
    var ended = metadata(.participant, .pending)
    ended.share.notes.revokedAt = Fixtures.now
    #expect(ended.refusal(in: "iCloud.x") == .noShare)
  }
}

@Suite struct AdmissionTests {
  private let joiner =
    #"{"deptMask":{"type":"int","value":3},"isOwner":{"type":"int","value":0},"version":{"type":"int","value":4}}"#

  private func share(_ acceptance: Acceptance, account: String? = "_bo", invited: Bool) -> ShareFacts {
    let notes = ShareNotes.Participant(
      participant: "ck", id: Fixtures.id(1), invitedAs: "Bo", permission: .readWrite,
      invitedAt: Instant(milliseconds: 0),
      access: Fixtures.id(101))
    return ShareFacts(
      zone: Fixtures.zone, title: nil, url: nil, publicPermission: .readWrite, recordChangeTag: "a", creationDate: nil,
      modificationDate: Instant(milliseconds: 5),
      participants: [
        ShareFacts.Participant(
          id: "ck", permission: .readOnly, acceptance: acceptance, account: account, name: "Bo Diddley")
      ], notes: ShareNotes(participants: invited ? [notes] : []))
  }

  @Test func whoHasAcceptedIsAdmittedOnce() throws {
    let share = share(.accepted, invited: true)
    let due = Admission.due(in: share, at: Fixtures.now)
    #expect(due.count == 1)
    let admission = try #require(due.first)
    #expect(
      admission.note.account == "_bo" && admission.note.acceptedAt == Fixtures.now
        && admission.note.permission == .readOnly)
    #expect(admission.note.access == Fixtures.id(101))
    var after = share
    after.notes = admission.noted(in: share.notes)
    #expect(after.notes.participants.count == 1)
    #expect(Admission.due(in: after, at: Fixtures.now).isEmpty)
    #expect(after.json(for: .owner)["participants"]?.array?.first?["acceptedAt"]?.string == Fixtures.now.text)
  }

  @Test func othersAreNot() {
    #expect(Admission.due(in: share(.pending, invited: true), at: Fixtures.now).isEmpty)
    #expect(Admission.due(in: share(.accepted, account: nil, invited: true), at: Fixtures.now).isEmpty)
    var ended = share(.accepted, invited: true)
    ended.notes.revokedAt = Fixtures.now
    #expect(Admission.due(in: ended, at: Fixtures.now).isEmpty)
    var removed = share(.accepted, invited: true)
    removed.notes.participants[0].isRemoved = true
    #expect(Admission.due(in: removed, at: Fixtures.now).isEmpty)
  }

  @Test func theAccessRecordSaysWhoTheyAre() throws {
    let admission = try #require(Admission.due(in: share(.accepted, invited: true), at: Fixtures.now).first)
    let before = try JSONValue(parsing: #"{"name":{"type":"text","value":"Bo"},"version":{"type":"int","value":1}}"#)
    let user = RecordName.user("_bo", of: "iCloud.x").text
    #expect(
      admission.fields(before: before, joiner: try JSONValue(parsing: joiner), container: "iCloud.x").text
        == #"{"userID":{"type":"reference","value":"\#(user)"},"updatedAt":{"type":"date","value":"\#(Fixtures.now.text)"},"#
        + #""version":{"type":"int","value":2}}"#)
  }

  @Test func whoComesByThePublicLinkGetsTheJoinersFields() throws {
    let admission = try #require(Admission.due(in: share(.accepted, invited: false), at: Fixtures.now).first)
    let fields = admission.fields(before: nil, joiner: try JSONValue(parsing: joiner), container: "iCloud.x")
    #expect(fields["deptMask"]?["value"] == .number("3") && fields["version"]?["value"] == .number("5"))
    #expect(fields["name"]?["value"]?.string == "Bo Diddley")
    #expect(fields["createdAt"]?["value"]?.string == Fixtures.now.text)
    // CloudKit's form can hold all these fields.
    #expect(try FieldMapping.native(fields).count == 7)
    #expect(admission.noted(in: ShareNotes()).participants.count == 1)
  }

  @Test func whatAnInvitationGaveAndWasTakenBackIsNotGivenAgain() throws {
    let admission = try #require(Admission.due(in: share(.accepted, invited: true), at: Fixtures.now).first)
    let fields = admission.fields(before: nil, joiner: try JSONValue(parsing: joiner), container: "iCloud.x")
    for right in ["isOwner", "deptMask", "managerMask"] { #expect(fields[right]?["value"] == .number("0")) }
  }
}

@Suite struct MixingTests {
  private func share(_ permission: PublicPermission, invited: Bool = false, _ acceptance: Acceptance = .pending)
    -> ShareFacts
  {
    let note = ShareNotes.Participant(
      participant: "ck", id: Fixtures.id(1), invitedAs: "Bo", permission: .readWrite, invitedAt: Fixtures.now,
      access: Fixtures.id(2))
    return ShareFacts(
      zone: Fixtures.zone, title: nil, url: nil, publicPermission: permission, recordChangeTag: nil, creationDate: nil,
      modificationDate: nil,
      participants: invited ? [ShareFacts.Participant(id: "ck", permission: .readWrite, acceptance: acceptance)] : [],
      notes: ShareNotes(participants: invited ? [note] : []))
  }

  @Test func whoIsInvitedAndWhoHasTheLinkAreNotMixed() {
    #expect(share(.none).refusalToInvite == nil)
    #expect(share(.readOnly).refusalToInvite?.kind == .invalidArguments)
    #expect(share(.none).refusal(toOpen: .readWrite) == nil)
    #expect(share(.none, invited: true).refusal(toOpen: .readWrite)?.kind == .invalidArguments)
    #expect(share(.none, invited: true).refusal(toOpen: .none) == nil)
    #expect(share(.none, invited: true, .removed).refusal(toOpen: .readOnly) == nil)
    #expect(share(.readOnly).refusal(toOpen: .readWrite) == nil)
    #expect(share(.none).refusalToRemoveOne == nil)
    #expect(share(.readOnly).refusalToRemoveOne?.kind == .invalidArguments)
  }

  @Test func whatHasEndedIsThereNoLonger() {
    var ended = share(.none)
    ended.notes.revokedAt = Fixtures.now
    #expect(ended.refusalToInvite == .noShare && ended.refusal(toOpen: .none) == .noShare)
  }
}
