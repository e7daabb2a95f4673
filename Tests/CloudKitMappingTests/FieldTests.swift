import CloudKitMapping
import Foundation
import Testing

@Suite struct FieldTests {
  private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  /// Converts fields to CloudKit's form and back.
  private func roundTrip(_ fields: JSONValue) throws -> JSONValue {
    FieldMapping.fields(try FieldMapping.native(fields).compactMap { name, value in value.map { (name, $0) } })
  }

  /// The values with which the core tests every container.
  @Test(arguments: [
    #"{"type":"text","value":"a \u0001\t\n\"\\/ é \u2028 漢字 🫘 é "}"#, #"{"type":"text","value":""}"#,
    #"{"type":"text","value":"null"}"#, #"{"type":"text","value":"~"}"#, #"{"type":"text","value":"~list:[]"}"#,
    #"{"type":"text","value":"~text:~asset:x"}"#, #"{"type":"int","value":9223372036854775807}"#,
    #"{"type":"int","value":-9223372036854775808}"#, #"{"type":"int","value":0}"#,
    #"{"type":"int","value":9007199254740993}"#,
    #"{"type":"double","value":0.1}"#, #"{"type":"double","value":1.5e+300}"#, #"{"type":"double","value":-2.5e-300}"#,
    #"{"type":"double","value":2.0}"#, #"{"type":"bytes","value":""}"#, #"{"type":"bytes","value":"AAECA/7/"}"#,
    #"{"type":"date","value":"2026-02-28T23:59:59.999Z"}"#, #"{"type":"date","value":"1969-12-31T23:59:59.999Z"}"#,
    #"{"type":"reference","value":"0f8fad5b-d9cb-469f-a165-70867728950e"}"#, #"{"type":"list","value":[]}"#,
    #"{"type":"list","value":[{"type":"text","value":"a"},{"type":"list","value":[{"type":"int","value":-1}]}]}"#,
    #"{"type":"asset","value":{"sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","bytes":12}}"#,
  ])
  func eachValueComesBackAsItWas(text: String) throws {
    let fields = JSONValue.members(("field", try json(text)))
    #expect(try roundTrip(fields) == fields)
  }

  @Test func anyFieldsComeBackAsTheyWere() throws {
    for seed in 0..<500 {
      var random = Seeded(UInt64(seed))
      let fields = Made.fields(&random)
      #expect(try roundTrip(fields) == fields, "seed \(seed): \(fields.text)")
    }
  }

  @Test func typesBecomeWhatCloudKitHolds() throws {
    let fields = try json(
      #"{"a":{"type":"text","value":"x"},"b":{"type":"int","value":5},"c":{"type":"double","value":5},"#
        + #""d":{"type":"bytes","value":"AQI="},"#
        + #""e":{"type":"date","value":"1970-01-01T00:00:00.001Z"},"#
        + #""f":{"type":"reference","value":"0F8FAD5B-D9CB-469F-A165-70867728950E"}}"#
    )
    let native = Dictionary(uniqueKeysWithValues: try FieldMapping.native(fields).map { ($0.name, $0.value) })
    #expect(
      native == [
        "a": .string("x"), "b": .int(5), "c": .double(5), "d": .data(Data([1, 2])),
        "e": .date(Instant(milliseconds: 1)),
        "f": .reference("0f8fad5b-d9cb-469f-a165-70867728950e"),
      ])
  }

  @Test func nullTakesAFieldAwayAndWhatIsNotThereStays() throws {
    let native = try FieldMapping.native(try json(#"{"count":null,"name":{"type":"text","value":"x"}}"#))
    #expect(native.map(\.name) == ["count", "name"])
    #expect(native[0].value == nil)
    #expect(try FieldMapping.native(.object([])).isEmpty)
  }

  /// Values that a container must refuse according to the core's test of containers, and further invalid values.
  @Test(arguments: [
    #"{"type":"int","value":"5"}"#, #"{"type":"int","value":1.5}"#, #"{"type":"int","value":9223372036854775808}"#,
    #"{"type":"date","value":"today"}"#, #"{"type":"date","value":"2026-02-30T00:00:00.000Z"}"#,
    #"{"type":"reference","value":"x"}"#,
    #"{"type":"list","value":"a"}"#, #"{"type":"list","value":[5]}"#,
    #"{"type":"list","value":[{"type":"int","value":"5"}]}"#,
    #"{"type":"text","value":5}"#, #"{"type":"text","value":null}"#, #"{"type":"double","value":"1"}"#,
    #"{"type":"double","value":1e999}"#,
    #"{"type":"bytes","value":1}"#, #"{"type":"bytes","value":"%"}"#, #"{"type":"asset","value":"x"}"#,
    #"{"type":"asset","value":{"sha256":"short","bytes":1}}"#, #"{"type":"colour","value":"red"}"#, #"{"value":"x"}"#,
    #"{"type":"text"}"#,
    "5", "[]",
  ])
  func whatIsNoValueIsRefusedByItsName(text: String) throws {
    let fields = JSONValue.members(("wrong", try json(text)))
    let refusal = #expect(throws: CloudRefusal.self) { try FieldMapping.native(fields) }
    #expect(refusal?.kind == .invalidArguments)
    #expect(refusal?.message.hasPrefix("wrong") == true)
  }

  @Test func listsOfOtherProgramsAreRead() {
    let fields = FieldMapping.fields([("tags", .list([.string("a"), .int(1)])), ("bad", .list([.other]))])
    #expect(fields.text == #"{"tags":{"type":"list","value":[{"type":"text","value":"a"},{"type":"int","value":1}]}}"#)
  }

  @Test func whatTheProtocolDoesNotHaveIsLeftOut() {
    let fields = FieldMapping.fields([
      ("place", .other), ("photo", .asset(path: "/x")), ("m_operation", .string("x")), ("_x", .int(1)),
      ("link", .reference("not a UUID")),
      ("nan", .double(.nan)),
    ])
    #expect(fields == .object([]))
  }

  @Test(arguments: ["~asset:x", "~asset:", "~list:{", "~list:5", "~other"])
  func marksOfOtherProgramsAreText(text: String) {
    #expect(FieldMapping.fields([("a", .string(text))])["a"]?["value"]?.string == text)
  }
}

@Suite struct FieldNameTests {
  @Test(arguments: ["name", "deptMask", "a", "A1", "companyID", "with_underscore", "isOwner", "sha256"])
  func fitNamesStay(name: String) throws {
    #expect(try FieldName.native(name) == name)
    #expect(FieldName.name(ofNative: name) == name)
  }

  /// Names that CloudKit refuses, or reads as a property of its records.
  @Test(arguments: [
    "Ünïcode_name 1", "1st", "_hidden", "a b", "a-b", "recordID", "recordid", "parent", "creationDate", "share", "x_a",
    "m_parent",
    "漢字",
    "🫘", "a.b", "description", "\u{0}", "MainspringContent", "Users",
  ])
  func othersAreWrittenDifferentlyAndHaveTheirWayBack(name: String) throws {
    let native = try FieldName.native(name)
    #expect(native != name)
    #expect(native.first?.isLetter == true && native.utf8.allSatisfy { Self.isFit($0) })
    #expect(FieldName.name(ofNative: native) == name)
  }

  @Test func anyTwoNamesStayTwo() throws {
    var seen: [String: String] = [:]
    for seed in 0..<2000 {
      var random = Seeded(UInt64(seed))
      let name = Made.name(&random)
      let native = try FieldName.native(name)
      #expect(FieldName.name(ofNative: native) == name, "\(name)")
      #expect(seen.updateValue(name, forKey: native) ?? name == name)
    }
  }

  @Test func whatIsTooLongIsRefused() throws {
    #expect(try FieldName.native(String(repeating: "a", count: 255)).count == 255)
    for name in ["", String(repeating: "a", count: 256), String(repeating: "é", count: 100)] {
      #expect(throws: CloudRefusal.self) { try FieldName.native(name) }
    }
  }

  @Test(arguments: ["x_", "x_abc", "x__2", "x__zz", "x_a_2f", "m_parent", "m_operation", "_x", "1a", "", "x__FF"])
  func whatWasNeverMadeHasNoWayBack(native: String) {
    #expect(FieldName.name(ofNative: native) == nil)
  }

  private static func isFit(_ byte: UInt8) -> Bool {
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_".utf8.contains(byte)
  }
}

/// Random field names and values.
enum Made {
  static func name(_ random: inout Seeded) -> String {
    let pool = Array("abcXYZ019_ -.éü漢🫘")
    return String((0..<Int.random(in: 1...8, using: &random)).compactMap { _ in pool.randomElement(using: &random) })
  }

  static func fields(_ random: inout Seeded) -> JSONValue {
    var members: [String: JSONValue] = [:]
    for _ in 0..<Int.random(in: 0...8, using: &random) { members[name(&random)] = value(&random, level: 0) }
    return .object(members.map { JSONValue.Member($0.key, $0.value) }.sorted { $0.name < $1.name })
  }

  static func value(_ random: inout Seeded, level: Int) -> JSONValue {
    let pool = Array("ab~:\"\\ \u{1}\né漢🫘")
    func hex(_ count: Int) -> String {
      String((0..<count).compactMap { _ in "0123456789abcdef".randomElement(using: &random) })
    }
    func field(_ type: String, _ value: JSONValue) -> JSONValue { .members(("type", .string(type)), ("value", value)) }
    switch Int.random(in: 0...(level < 2 ? 7 : 6), using: &random) {
    case 0:
      return field(
        "text",
        .string(
          String((0..<Int.random(in: 0...20, using: &random)).compactMap { _ in pool.randomElement(using: &random) })))
    case 1: return field("int", .int(Int64(bitPattern: random.next())))
    case 2:
      let number = Double(bitPattern: random.next())
      return field("double", .number("\(number.isFinite ? number : 0.5)"))
    case 3:
      let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      return field("bytes", .string(Data(bytes).base64EncodedString()))
    case 4:
      let instant = Instant(milliseconds: Int64.random(in: -62_135_596_800_000...253_402_300_799_999, using: &random))
      return field("date", .string(instant.text))
    case 5: return field("reference", .string("\(hex(8))-\(hex(4))-\(hex(4))-\(hex(4))-\(hex(12))"))
    case 6:
      return field(
        "asset",
        .members(("sha256", .string(hex(64))), ("bytes", .int(Int.random(in: 1...250_000_000, using: &random)))))
    default:
      return field(
        "list", .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(&random, level: level + 1) }))
    }
  }
}
