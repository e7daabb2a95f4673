internal import Cloud
internal import Crypto
internal import JSON
internal import RPC
internal import Shape

/// Checks that records, change tags and values are stored and returned. The checks write only to zones that they
/// create.
extension CloudTest {
  func records() throws(Flaw) {
    let zone = try newZone()
    let (name, owner) = (newID(), newID())
    let sent = CloudRecord(
      name, "MainspringTest", in: zone,
      CloudFields([.init("name", CloudValue(.text, json: "\"Beans\"")), .init("count", CloudValue(.int, json: "3"))]),
      parent: owner)
    let tag = try save(sent)
    guard let found = try find(name, in: zone) else {
      throw Flaw("a saved record must be among the changes of its zone")
    }
    try Flaw.require(
      found.recordType == sent.recordType && found.zone == zone, "a record must be returned with the same type and zone"
    )
    try Flaw.require(
      found.fields == sent.fields, "the fields must be returned as \(sent.fields.text), not \(found.fields.text)")
    try Flaw.require(found.recordChangeTag == tag, "a record must have the tag that its save returned")
    try Flaw.require(found.parent == owner, "a record must have the parent that was sent")
    try Flaw.require(found.creationDate != nil && found.modificationDate != nil, "a record must have both dates")
    // This save sends only the changed fields. A null removes a field.
    try save(
      record(
        name, in: zone, "Filters", tag: tag,
        more: [.init("count", nil), .init("place", CloudValue(.text, json: "\"A\""))]))
    guard let changed = try find(name, in: zone) else {
      throw Flaw("a changed record must be among the changes of its zone")
    }
    try Flaw.require(
      Set(changed.fields.list.map(\.name)) == ["name", "place"] && changed.fields["name"]?.json == "\"Filters\"",
      "a change must keep the other fields; the record has \(changed.fields.text)")
    try Flaw.require(changed.creationDate == found.creationDate, "a change must keep the creation date")
    try Flaw.require(changed.parent == owner, "a change must keep the parent")
    try Flaw.require(changed.recordChangeTag != tag, "a change must give the record a new tag")
    let later = newID()
    try save(record(later, in: zone, "later"))
    guard let first = found.creationDate, let second = try find(later, in: zone)?.creationDate else {
      throw Flaw("a record must have a creation date")
    }
    try Flaw.require(first <= second, "the creation dates must be in the order of the saves")
  }

  func tags() throws(Flaw) {
    let zone = try newZone()
    let name = newID()
    let first = try save(record(name, in: zone, "first"))
    let second = try save(record(name, in: zone, "second", tag: first), on: two)
    for (tag, what) in [
      (first, "a save with an old tag"), (nil, "a save of an existing record without its tag"),
      ("no tag", "a save with an invented tag"),
    ] {
      let result = try modify([record(name, in: zone, "third", tag: tag)])[0]
      try requireRefused(result, as: .serverRecordChanged, when: what)
      try Flaw.require(
        result.serverRecord?.recordChangeTag == second && result.serverRecord?.fields["name"]?.json == "\"second\"",
        "\(what): the refusal must have the record in its present state")
    }
    let deletion = CloudDeletion(name, "MainspringTest", in: zone, tag: first)
    try requireRefused(
      try modify([], delete: [deletion])[0], as: .serverRecordChanged, when: "a deletion with an old tag")
    try Flaw.require(
      try find(name, in: zone)?.fields["name"]?.json == "\"second\"", "a refused change must not be made")
    try requireRefused(
      try modify([record(newID(), in: zone, "x", tag: second)])[0], as: .unknownItem,
      when: "a save with a tag of a record that never existed")
  }

  func values() throws(Flaw) {
    let zone = try newZone()
    let name = newID()
    var bytes: [UInt8] = []
    for byte in 0...255 { bytes.append(UInt8(byte)) }
    let text = jsonText("a \u{1}\t\n\"\\/ é \u{2028} 漢字 🫘 e\u{301} ")
    let values: [(String, CloudValueType, String)] = [
      ("text", .text, text), ("empty", .text, "\"\""), ("null", .text, "\"null\""),
      ("most", .int, "\(Int.max)"), ("least", .int, "\(Int.min)"), ("zero", .int, "0"),
      ("beyond", .int, "9007199254740993"),
      ("double", .double, "0.1"), ("large", .double, "1.5e+300"), ("tiny", .double, "-2.5e-300"),
      ("bytes", .bytes, jsonText(Base64.standard.encode(bytes))),
      ("date", .date, "\"2026-02-28T23:59:59.999Z\""), ("old", .date, "\"1969-12-31T23:59:59.999Z\""),
      ("reference", .reference, "\"\(newID())\""),
      ("list", .list, #"[{"type":"text","value":"a"},{"type":"list","value":[{"type":"int","value":-1}]}]"#),
      ("none", .list, "[]"),
      ("Ünïcode_name 1", .text, "\"x\""),
    ]
    let fields = CloudFields(values.map { .init($0.0, CloudValue($0.1, json: $0.2)) })
    try save(CloudRecord(name, "MainspringTest", in: zone, fields))
    guard let found = try find(name, in: zone) else { throw Flaw("the saved record must exist") }
    for (field, type, json) in values {
      guard let value = found.fields[field] else { throw Flaw("the field \(field) must be returned") }
      try Flaw.require(
        value.type == type && CloudTest.isSame(value.json, json, type),
        "\(field) of the type \(type.rawValue) must be returned as \(json), not as \(value.type.rawValue) \(value.json)"
      )
    }
    let wrong: [(CloudValueType, String)] = [
      (.int, "\"5\""), (.int, "1.5"), (.date, "\"today\""), (.reference, "\"x\""), (.list, "\"a\""), (.text, "5"),
      (.double, "\"1\""),
      (.bytes, "1"),
    ]
    for (type, json) in wrong {
      let result = try modify([record(newID(), in: zone, more: [.init("wrong", CloudValue(type, json: json))])])[0]
      try requireRefused(result, as: .invalidArguments, when: "saving \(json) in a field of the type \(type.rawValue)")
    }
    try Flaw.require(try changes(in: zone).records.count == 1, "a record with an invalid value must not be saved")
  }

  /// Returns a Boolean value that indicates whether two JSON texts have the same value. They may be written
  /// differently.
  private static func isSame(_ a: String, _ b: String, _ type: CloudValueType) -> Bool {
    if a == b { return true }
    return switch type {
    case .double: Double(a) == Double(b)
    case .text: String(json: a) == String(json: b)
    case .date: Timestamp(json: a) == Timestamp(json: b)
    default: AnyJSON(json: a)?.text == AnyJSON(json: b)?.text
    }
  }

  func deletions() throws(Flaw) {
    let zone = try newZone()
    let name = newID()
    let tag = try save(record(name, in: zone, "first"))
    let token = try changes(in: zone, on: two).token
    let deletion = CloudDeletion(name, "MainspringTest", in: zone, tag: tag)
    let gone = try modify([], delete: [deletion])[0]
    try Flaw.require(gone.kind == nil, "a deletion must be accepted, not refused as \(gone.kind?.rawValue ?? "")")
    let told = try changes(in: zone, since: token, on: two)
    try Flaw.require(
      told.deleted.map(\.recordName) == [name] && told.deleted[0].recordType == "MainspringTest"
        && told.records.isEmpty,
      "a deletion must be among the changes of its zone, with the type of the record")
    try Flaw.require(try find(name, in: zone) == nil, "a deleted record must not exist")
    let again = try modify([], delete: [deletion])[0]
    try Flaw.require(
      [nil, .unknownItem].contains(again.kind),
      "a repeated deletion must not be refused as \(again.kind?.rawValue ?? "")")
    try requireRefused(
      try modify([record(name, in: zone, "second", tag: tag)])[0], as: .unknownItem,
      when: "a save with the tag of a deleted record")
    try save(record(name, in: zone, "third"))
    let back = try changes(in: zone, since: told.token, on: two)
    try Flaw.require(
      back.records.map(\.recordName) == [name] && back.deleted.isEmpty
        && back.records[0].fields["name"]?.json == "\"third\"",
      "a record that was created again must be among the changes of its zone")
  }
}
