import Foundation

/// `host.cloud.records.query`
public struct QueryRequest: Equatable, Sendable {
  public let type: String
  public let comparisons: [QueryComparison]
  /// The most records of a page.
  public let limit: Int
  /// The archived cursor of the page before; nil for the first page.
  public let cursor: Data?

  /// What is wrong with a cursor that no page gave.
  public static let unknownCursor = "cursor must be null, or one that an earlier page gave"

  init(_ params: Params) throws(ParamsFlaw) {
    type = try params.text("type")
    var comparisons: [QueryComparison] = []
    for json in try params.list("filter") { comparisons.append(try QueryComparison(try Params(json, "filter"))) }
    self.comparisons = comparisons
    guard let limit = try params.required("limit").int, (1...Int64(BatchLimits.mostRecords)).contains(limit) else {
      throw ParamsFlaw("limit must be a whole number from 1 to \(BatchLimits.mostRecords)")
    }
    self.limit = Int(limit)
    guard let text = try params.optionalText("cursor") else {
      cursor = nil
      return
    }
    guard let archived = Data(base64Encoded: text) else { throw ParamsFlaw(QueryRequest.unknownCursor) }
    cursor = archived
  }

  /// The answer.
  /// - Parameter cursor: the archived cursor of the next page; nil at the end.
  public static func answer(_ records: [NativeRecord], cursor: Data?) -> JSONValue {
    .members(
      ("records", .array(records.map { $0.publicJSON() })), ("cursor", .text(cursor?.base64EncodedString())))
  }
}

/// One comparison of a filter, as a predicate of CloudKit's takes it
/// (https://developer.apple.com/documentation/cloudkit/ckquery#Predicate-Rules-for-Query-Objects).
public struct QueryComparison: Equatable, Sendable {
  /// The name of the field, or of a fact about the record.
  public let key: String
  /// The operator of a predicate's format: `%K == %@`.
  public let format: String
  /// One value, or those of a list.
  public let values: [NativeValue]
  public let isList: Bool

  private static let operators = [
    "equals": "==", "notEquals": "!=", "lessThan": "<", "lessThanOrEquals": "<=", "greaterThan": ">", "greaterThanOrEquals": ">=",
    "in": "IN", "beginsWith": "BEGINSWITH", "contains": "CONTAINS",
  ]

  init(_ params: Params) throws(ParamsFlaw) {
    let field = try params.text("field")
    let comparator = try params.text("comparator")
    guard let found = QueryComparison.operators[comparator] else { throw ParamsFlaw("comparator has a value that is not known") }
    // The names of records are ids to CloudKit.
    key = field == "recordName" ? "recordID" : field
    format = "%K \(found) %@"
    let value = try params.required("value")
    var values: [NativeValue] = []
    for one in value.array ?? [value] { values.append(try QueryComparison.native(one)) }
    isList = value.array != nil
    if isList != (comparator == "in") { throw ParamsFlaw("value must be a list for in, and for nothing else") }
    // CloudKit raises an exception that no Swift code catches for a predicate that it does not know.
    if field == "recordName" {
      if !["equals", "notEquals", "in"].contains(comparator) {
        throw ParamsFlaw("comparator must be equals, notEquals or in for recordName")
      }
      if !values.allSatisfy(QueryComparison.isText) { throw ParamsFlaw("value must be a string, or a list of strings, for recordName") }
    }
    if comparator == "beginsWith", !values.allSatisfy(QueryComparison.isText) { throw ParamsFlaw("value must be a string for beginsWith") }
    self.values = values
  }

  private static func isText(_ value: NativeValue) -> Bool {
    if case .string = value { true } else { false }
  }

  private static func native(_ value: JSONValue) throws(ParamsFlaw) -> NativeValue {
    if let text = value.string { return .string(text) }
    if let whole = value.int { return .int(whole) }
    if case .number(let text) = value, let number = Double(text), number.isFinite { return .double(number) }
    if value["type"]?.string == "date", let instant = value["value"]?.string.flatMap({ Instant($0) }) { return .date(instant) }
    throw ParamsFlaw("value must be a string, a number or a date")
  }
}

extension NativeRecord {
  /// A record of the public database as the protocol has it. Its name may be any, and its lists are CloudKit's own. Assets are left out.
  public func publicJSON() -> JSONValue {
    let fields = fields.compactMap { name, value in
      FieldMapping.value(of: value).map { JSONValue.Member(FieldName.name(ofNative: name) ?? name, $0) }
    }
    return .members(
      ("recordName", .string(recordName)), ("fields", .object(fields.sorted { $0.name < $1.name })),
      ("recordChangeTag", recordChangeTag.map { .string($0) }), ("creationDate", creationDate.map { .string($0.text) }),
      ("modificationDate", modificationDate.map { .string($0.text) }))
  }
}
