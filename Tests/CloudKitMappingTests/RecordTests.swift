import CloudKitMapping
import Foundation
import Testing

@Suite struct RecordTests {
  @Test func aRecordIsToldAsTheProtocolHasIt() {
    let record = NativeRecord(
      Fixtures.id(1).text, "Items", in: Fixtures.zone,
      fields: [
        "name": .string("Beans"), "m_parent": .reference(Fixtures.company), "m_operation": .string("op"),
        "count": .int(3),
      ], recordChangeTag: "jx3k", creationDate: Instant(milliseconds: 0), modificationDate: Instant(milliseconds: 1500),
      creator: "__defaultOwner__", modifier: "_someone")
    #expect(
      record.json(account: "_me")?.text
        == #"{"recordName":"00000000-0000-4000-8000-000000000001","recordType":"Items","#
        + #""zone":{"name":"11111111-2222-4333-8444-555555555555"},"#
        + #""fields":{"count":{"type":"int","value":3},"name":{"type":"text","value":"Beans"}},"recordChangeTag":"jx3k","#
        + #""creationDate":"1970-01-01T00:00:00.000Z","modificationDate":"1970-01-01T00:00:01.500Z","#
        + #""creator":"_me","modifier":"_someone","parent":"11111111-2222-4333-8444-555555555555"}"#)
  }

  @Test func recordsOfOthersAreNotShown() {
    for (name, type) in [
      ("not a UUID", "Items"), (Fixtures.id(1).text, "cloudkit.share"), (Fixtures.id(1).text, "MainspringContent"),
      (ContentRecord.name(of: String(repeating: "a", count: 64)), ContentRecord.type), (Fixtures.id(1).text, "_hidden"),
    ] {
      #expect(NativeRecord(name, type, in: Fixtures.zone).json(account: "_me") == nil)
      #expect(NativeRecord.deletion(recordName: name, recordType: type) == nil)
    }
    #expect(
      NativeRecord.deletion(recordName: Fixtures.id(1).text, recordType: "Items")?.text
        == #"{"recordName":"00000000-0000-4000-8000-000000000001","recordType":"Items"}"#)
  }

  @Test(arguments: [
    "", "x", "0f8fad5b-d9cb-469f-a165-70867728950", "0f8fad5bxd9cb-469f-a165-70867728950e",
    "0f8fad5b-d9cb-469f-a165-7086772895é",
  ])
  func noNames(text: String) { #expect(RecordName(text) == nil) }

  @Test func namesAreOfLowerCase() {
    #expect(RecordName("0F8FAD5B-D9CB-469F-A165-70867728950E")?.text == "0f8fad5b-d9cb-469f-a165-70867728950e")
  }

  @Test func whoAnAccountIsFollowsFromContainerAndReference() {
    // The expected id is the first 16 bytes of SHA-256("iCloud.x
    // _me"), with the version bits of a UUID of version 8.
    let user = RecordName.user("_me", of: "iCloud.x")
    let digest = SHA256.digest(of: Array("iCloud.x\n_me".utf8))
    #expect(user.text.prefix(8) == digest.prefix(8))
    #expect(Array(user.text)[14] == "8")
    #expect("89ab".contains(Array(user.text)[19]))
    #expect(user != RecordName.user("_you", of: "iCloud.x"))
  }

  @Test func changesOfASave() throws {
    let record = try Fixtures.modify([Fixtures.save(1)]).save[0]
    let changes = try NativeChanges(of: record, in: .private, operation: "op")
    #expect(changes.recordType == "Items")
    #expect(changes.fields.map(\.name) == ["name", "m_operation"])
    #expect(changes.fields.map(\.value) == [.string("x"), .string("op")])
  }

  @Test func aSaveSaysItsParent() throws {
    let text = String(Fixtures.save(1).dropLast()) + #","parent":"\#(Fixtures.company)"}"#
    let changes = try NativeChanges(of: try Fixtures.modify([text]).save[0], in: .private, operation: "op")
    #expect(changes.fields.contains { $0.name == "m_parent" && $0.value == .reference(Fixtures.company) })
  }

  @Test func whatIsTheOwnersAloneIsRefusedToOthers() throws {
    for type in ["AccessControl", "Companies"] {
      #expect(OwnersRecords.refusal(toWrite: type, in: Fixtures.theirs, of: .shared)?.kind == .permissionFailure)
      #expect(OwnersRecords.refusal(toWrite: type, in: Fixtures.zone, of: .private) == nil)
    }
    #expect(OwnersRecords.refusal(toWrite: "Items", in: Fixtures.theirs, of: .shared) == nil)
    #expect(OwnersRecords.refusal(toWrite: "Items", in: Fixtures.zone, of: .public)?.kind == .permissionFailure)
    for credentials in ["UserPass", "Credentials"] {
      #expect(OwnersRecords.refusal(toWrite: credentials, in: Fixtures.zone, of: .private)?.kind == .permissionFailure)
      #expect(OwnersRecords.refusal(toWrite: credentials, in: .account, of: .shared)?.kind == .permissionFailure)
      #expect(OwnersRecords.refusal(toWrite: credentials, in: .account, of: .private) == nil)
    }
    let record = try Fixtures.modify([Fixtures.save(1, type: "Companies")]).save[0]
    #expect(throws: CloudRefusal.self) { try NativeChanges(of: record, in: .shared, operation: "op") }
  }

  @Test func aRecordBeyondTheLimitIsRefused() throws {
    let frame = try Fixtures.modify([Fixtures.save(1, text: "")]).save[0].bytes
    let largest = try Fixtures.modify([Fixtures.save(1, text: String(repeating: "z", count: (1 << 20) - frame))]).save[
      0]
    #expect(largest.bytes == 1 << 20)
    _ = try NativeChanges(of: largest, in: .private, operation: "op")
    let more = try Fixtures.modify([Fixtures.save(1, text: String(repeating: "z", count: (1 << 20) - frame + 1))]).save[
      0]
    let refusal = #expect(throws: CloudRefusal.self) { try NativeChanges(of: more, in: .private, operation: "op") }
    #expect(refusal?.kind == .limitExceeded)
  }

  @Test func zonesOfCloudKit() {
    #expect(ZoneName(nativeName: "a", nativeOwner: "__defaultOwner__", account: "_me") == ZoneName("a"))
    #expect(ZoneName(nativeName: "a", nativeOwner: "_me", account: "_me") == ZoneName("a"))
    #expect(ZoneName(nativeName: "a", nativeOwner: "_you", account: "_me") == ZoneName("a", owner: "_you"))
    #expect(ZoneName("a").nativeOwner == "__defaultOwner__")
    #expect(ZoneName("a", owner: "_you").nativeOwner == "_you")
  }

  @Test func zonesAreInOneDatabase() throws {
    try Fixtures.zone.check(in: .private)
    try Fixtures.theirs.check(in: .shared)
    for (zone, database) in [
      (Fixtures.zone, DatabaseScope.shared), (Fixtures.theirs, .private), (Fixtures.zone, .public),
      (ZoneName("_defaultZone"), .private),
      (ZoneName("a b"), .private), (ZoneName("é"), .private), (ZoneName(""), .private),
    ] {
      let refusal = #expect(throws: CloudRefusal.self) { try zone.check(in: database) }
      #expect(refusal?.kind == .zoneNotFound)
    }
  }

  @Test func zonesOfOthersAreTheirsToMake() {
    #expect(Fixtures.zone.refusalToModify(in: .private) == nil)
    #expect(Fixtures.theirs.refusalToModify(in: .shared)?.kind == .permissionFailure)
    #expect(Fixtures.theirs.refusalToModify(in: .private)?.kind == .permissionFailure)
    #expect(Fixtures.zone.refusalToModify(in: .public)?.kind == .permissionFailure)
    #expect(ZoneName("_x").refusalToModify(in: .private)?.kind == .invalidArguments)
    #expect(ZoneName("a").result().text == #"{"zone":{"name":"a"}}"#)
    #expect(
      ZoneName("a").result(CloudRefusal(.zoneBusy, "busy")).text
        == #"{"zone":{"name":"a"},"kind":"zoneBusy","message":"busy"}"#)
  }

  @Test func whyAZoneIsGone() {
    #expect(DeletedZoneReason(.deleted, in: .private).rawValue == "deleted")
    #expect(DeletedZoneReason(.purged, in: .private).rawValue == "purged")
    #expect(DeletedZoneReason(.encryptedDataReset, in: .private).rawValue == "encryptedDataReset")
    #expect(DeletedZoneReason(.deleted, in: .shared).rawValue == "removed")
    #expect(DeletedZoneReason(.deleted, in: .shared, wasLeft: true).rawValue == "left")
  }
}

@Suite struct SavingTests {
  @Test func systemFieldsAreThoseOfOneState() {
    var store: any SystemFieldsStore = SystemFieldsInMemory()
    let key = SystemFieldsKey(.private, Fixtures.zone, Fixtures.id(1))
    store.note(Data([1]), of: key, tag: "a")
    #expect(store.fields(of: key, tag: "a") == Data([1]))
    #expect(store.fields(of: key, tag: "b") == nil)
    #expect(store.fields(of: SystemFieldsKey(.shared, Fixtures.zone, Fixtures.id(1)), tag: "a") == nil)
    store.note(Data([2]), of: key, tag: "b")
    #expect(store.fields(of: key, tag: "a") == nil)
    store.forget(key)
    #expect(store.fields(of: key, tag: "b") == nil)
  }

  @Test func theOldestAreForgotten() {
    var store = SystemFieldsInMemory(most: 10)
    let keys = (0..<25).map { SystemFieldsKey(.private, Fixtures.zone, Fixtures.id($0)) }
    for key in keys {
      store.note(Data([1]), of: key, tag: "a")
      #expect(store.fields(of: key, tag: "a") != nil)
    }
    #expect(keys.count { store.fields(of: $0, tag: "a") != nil } <= 10)
    #expect(store.fields(of: keys[0], tag: "a") == nil)
  }

  @Test func howASaveBegins() {
    #expect(SavePlan(tag: nil, Data([1])) == .new)
    #expect(SavePlan(tag: "a", Data([1])) == .known(Data([1])))
    #expect(SavePlan(tag: "a", nil) == .ask)
    #expect(SavePlan.refusal(tag: "a", current: "a") == nil)
    #expect(SavePlan.refusal(tag: "a", current: "b")?.kind == .serverRecordChanged)
    #expect(SavePlan.refusal(tag: "a", current: nil)?.kind == .unknownItem)
  }

  @Test func aBatchThatComesAgainIsAnsweredAsItWas() {
    var memory = OperationMemory(most: 2)
    memory.note(.int(1), to: "a")
    memory.note(.int(2), to: "b")
    memory.note(.int(3), to: "b")
    #expect(memory["a"] == .int(1))
    #expect(memory["b"] == .int(3))
    memory.note(.int(4), to: "c")
    #expect(memory["a"] == nil)
    #expect(memory["c"] == .int(4))
  }

  @Test func aRecordKnowsTheBatchThatSavedIt() {
    // Older programs stored only one operation name in a record.
    let record = saved("op")
    #expect(OperationMemory.outcome(of: "op", in: record) == .saved(tag: "b", createdAt: nil, modifiedAt: nil))
    #expect(OperationMemory.outcome(of: "other", in: record) == nil)
    #expect(OperationMemory.outcome(of: "op", in: NativeRecord("x", "Items", in: Fixtures.zone)) == nil)
  }

  @Test func aBatchIsKnownThoughAnotherOneHasSavedTheRecordSince() throws {
    var names: String?
    for number in 1...16 { names = OperationMemory.names(adding: "op\(number)", to: names) }
    names = OperationMemory.names(adding: "op1", to: names)
    let record = saved(try #require(names))
    #expect(OperationMemory.outcome(of: "op1", in: record) == .saved(tag: "b", createdAt: nil, modifiedAt: nil))
    #expect(
      OperationMemory.outcome(of: "op2", in: record) == .saved(tag: "superseded", createdAt: nil, modifiedAt: nil))
    #expect(OperationMemory.outcome(of: "op", in: record) == nil)
    let later = saved(OperationMemory.names(adding: "op17", to: names))
    #expect(OperationMemory.outcome(of: "op1", in: later) == .saved(tag: "superseded", createdAt: nil, modifiedAt: nil))
    #expect(OperationMemory.outcome(of: "op2", in: later) == nil)
  }

  @Test func aSaveAddsItsBatchToThoseOfTheRecord() throws {
    let changes = try NativeChanges(of: try Fixtures.modify([Fixtures.save(1)]).save[0], in: .private, operation: "op")
    #expect(changes.fields(over: "a b").map(\.value) == [.string("x"), .string("op a b")])
    #expect(changes.fields(over: nil).map(\.value) == [.string("x"), .string("op")])
  }

  private func saved(_ operations: String) -> NativeRecord {
    NativeRecord(
      Fixtures.id(1).text, "Items", in: Fixtures.zone, fields: ["m_operation": .string(operations)],
      recordChangeTag: "b")
  }
}
