import Foundation
import Testing

@testable import MainspringClient

struct RecordTests {
  @Test func whatANewerCoreAddsIsReadAllTheSame() throws {
    let json = try #require(
      JSON(
        text:
          #"{"service":"inventory","type":"item","company":null,"id":"i","action":"melted","version":2,"fields":[],"actor":"a","at":"2026-03-05T09:00:00.000Z","origin":"here","new":1}"#
      ))
    let event: EventRecord = try Reading.value(json, of: "events.since")
    #expect(event.action == "melted" && event.action != .created)
    #expect(event.action.rawValue == "melted" && event.company == nil)
    #expect(event.json["new"] == nil)
  }

  @Test func whatIsMissingOrOfAnotherTypeIsSaid() {
    for (text, reason) in [
      (#"{"items":[]}"#, nil), (#"{"next":null}"#, "items is missing"), (#"{"items":1}"#, "a list was expected, not 1"),
      ("[]", "an object was expected, not []"), (#"{"items":[],"next":1}"#, "a text was expected, not 1"),
    ] {
      let reading = Reading()
      _ = ItemPage(JSON(text: text)!, reading)
      #expect(reading.flaw == reason)
    }
    #expect(throws: UnreadableAnswer(method: "m", reason: "text is missing")) {
      let _: HostChecked = try Reading.value([:], of: "m")
    }
  }

  @Test func changesSayWhatIsLeftAndWhatIsTakenAway() {
    #expect(ItemDetailsChanges().json == [:])
    #expect(ItemDetailsChanges(name: "A", description: nil).json == ["name": "A", "description": nil])
    #expect(ItemDetailsChanges(description: "x", minStock: 1).json == ["description": "x", "minStock": 1])
    let given: String? = nil
    #expect(ItemDetailsChanges(description: Change(given)).json == ["description": nil])
    #expect(
      ItemDetailsChanges(description: .to("y"), tags: .to([])) == ItemDetailsChanges(description: "y", tags: .to([])))
    #expect(ItemDetailsChanges(tags: ["a"], minStock: 2.5).json == ["tags": ["a"], "minStock": .number("2.5")])
    #expect(Change<Bool>.to(true) == true)
  }

  @Test func recordsAreEqualWhereTheirMembersAre() {
    #expect(HostPong(text: "a") == HostPong(text: "a"))
    #expect(HostPong(text: "a") != HostPong(text: "b"))
    #expect(Topic(service: "inventory").json == ["service": "inventory"])
  }

  @Test func errorsAreOfKinds() {
    let duplicate = CoreError(
      method: "m", code: 3, message: "no", data: ["kind": "duplicate", "member": "sku", "id": "i"])
    #expect(duplicate.facts == .duplicate(DuplicateData(kind: "duplicate", member: "sku", id: "i")))
    #expect(duplicate.description == "m: no")
    let unknown = CoreError(method: "m", code: 99, message: "no", data: ["kind": "new", "x": 1])
    #expect(unknown.kind == "new" && unknown.facts == .other(["kind": "new", "x": 1]))
    // The kind of the error is known, but its data has another form than expected.
    let odd = CoreError(method: "m", code: 3, message: "no", data: ["kind": "duplicate"])
    #expect(odd.kind == "duplicate" && odd.facts == .other(["kind": "duplicate"]))
    let bare = CoreError(method: "m", code: 3, message: "no", data: .null)
    #expect(bare.facts == .other(.null) && !bare.isCancellation)
    let conflict = CoreError(
      method: "m", code: 2, message: "no", data: ["kind": "conflict", "current": ["strange": 1]])
    #expect(conflict.facts == .conflict(.other(conflict.data)))
  }
}
