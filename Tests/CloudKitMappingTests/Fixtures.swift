import CloudKitMapping

/// Records and times that several tests use.
enum Fixtures {
  static let company = "11111111-2222-4333-8444-555555555555"
  static let zone = ZoneName(company)
  static let theirs = ZoneName(company, owner: "_owner")
  static let now = Instant(milliseconds: 1_780_000_000_000)

  static func id(_ number: Int) -> RecordName {
    let digits = "\(number)"
    return RecordName("00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)!
  }

  static func request(_ method: String, _ params: String) throws -> CloudRequest {
    try CloudRequest(method, try JSONValue(parsing: params))
  }

  static func save(
    _ number: Int, type: String = "Items", text: String = "x", tag: String? = nil, zone: String = company
  ) -> String {
    let tag = tag.map { #","recordChangeTag":"\#($0)""# } ?? ""
    return #"{"recordName":"\#(id(number).text)","recordType":"\#(type)","zone":{"name":"\#(zone)"},"#
      + #""fields":{"name":{"type":"text","value":"\#(text)"}}\#(tag)}"#
  }

  static func delete(_ number: Int, tag: String? = nil) -> String {
    let tag = tag.map { #","recordChangeTag":"\#($0)""# } ?? ""
    return #"{"recordName":"\#(id(number).text)","recordType":"Items","zone":{"name":"\#(company)"}\#(tag)}"#
  }

  static func modify(
    _ save: [String], delete: [String] = [], atomic: Bool = false, database: String = "private"
  ) throws -> ModifyRecordsRequest {
    let params =
      #"{"database":"\#(database)","save":[\#(save.joined(separator: ","))],"delete":[\#(delete.joined(separator: ","))],"#
      + #""atomic":\#(atomic),"operation":"op"}"#
    guard case .modifyRecords(let request) = try request("host.cloud.records.modify", params) else {
      throw Unexpected()
    }
    return request
  }

  struct Unexpected: Error {}
}
