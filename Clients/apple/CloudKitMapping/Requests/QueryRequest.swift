import Foundation

/// The request `host.cloud.records.query`: reads a page of public records that match a filter.
public struct QueryRequest: Equatable, Sendable {
  public let type: String
  public let comparisons: [QueryComparison]
  /// The maximum number of records in the page.
  public let limit: Int
  /// The archive of the previous page's cursor, or nil for the first page.
  public let cursor: Data?

  /// The error message for a cursor that does not come from a page.
  public static let unknownCursor = "cursor must be null, or the cursor that an earlier page returned"

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

  /// Returns the answer to the request.
  /// - Parameters:
  ///   - records: the records of the page.
  ///   - cursor: the archive of the next page's cursor, or nil on the last page.
  ///   - shelf: the folder in which files of assets are copied.
  public static func answer(_ records: [NativeRecord], cursor: Data?, shelf: AssetShelf) throws(CloudRefusal)
    -> JSONValue
  {
    var answers: [JSONValue] = []
    for record in records { answers.append(try record.publicJSON(shelf: shelf)) }
    return .members(("records", .array(answers)), ("cursor", .text(cursor?.base64EncodedString())))
  }
}

/// One comparison of a filter, prepared for a predicate of CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckquery#Predicate-Rules-for-Query-Objects).
public struct QueryComparison: Equatable, Sendable {
  /// The name of a field of the record, or of a property of `CKRecord`.
  public let key: String
  /// The format of the predicate, such as `%K == %@`.
  public let format: String
  /// The value to compare the field with, or several values for a list.
  public let values: [NativeValue]
  public let isList: Bool

  private static let operators = [
    "equals": "==", "notEquals": "!=", "lessThan": "<", "lessThanOrEquals": "<=", "greaterThan": ">",
    "greaterThanOrEquals": ">=",
    "in": "IN", "beginsWith": "BEGINSWITH", "contains": "CONTAINS",
  ]

  init(_ params: Params) throws(ParamsFlaw) {
    let field = try params.text("field")
    let comparator = try params.text("comparator")
    guard let found = QueryComparison.operators[comparator] else {
      throw ParamsFlaw("comparator has a value that is not known")
    }
    // In a predicate for CloudKit, a record is compared by its id, and not by its name.
    key = field == "recordName" ? "recordID" : field
    format = "%K \(found) %@"
    let value = try params.required("value")
    var values: [NativeValue] = []
    for one in value.array ?? [value] { values.append(try QueryComparison.native(one)) }
    isList = value.array != nil
    if isList != (comparator == "in") {
      throw ParamsFlaw("value must be a list for the comparator in, and a single value for all others")
    }
    // If CloudKit does not know a predicate, it raises an exception that Swift code can't catch. So these cases are
    // refused here.
    if field == "recordName" {
      if !["equals", "notEquals", "in"].contains(comparator) {
        throw ParamsFlaw("comparator must be equals, notEquals or in for recordName")
      }
      if !values.allSatisfy(QueryComparison.isText) {
        throw ParamsFlaw("value must be a string, or a list of strings, for recordName")
      }
    }
    if comparator == "beginsWith", !values.allSatisfy(QueryComparison.isText) {
      throw ParamsFlaw("value must be a string for beginsWith")
    }
    self.values = values
  }

  private static func isText(_ value: NativeValue) -> Bool {
    if case .string = value { true } else { false }
  }

  private static func native(_ value: JSONValue) throws(ParamsFlaw) -> NativeValue {
    if let text = value.string { return .string(text) }
    if let whole = value.int { return .int(whole) }
    if case .number(let text) = value, let number = Double(text), number.isFinite { return .double(number) }
    if value["type"]?.string == "date", let instant = value["value"]?.string.flatMap({ Instant($0) }) {
      return .date(instant)
    }
    throw ParamsFlaw("value must be a string, a number or a date")
  }
}

extension NativeRecord {
  /// Returns a record of the public database in the protocol's form.
  ///
  /// Such a record can have any name. Its lists and assets are stored as lists and assets of CloudKit.
  /// - Parameter shelf: the folder in which files of assets are copied, because CloudKit may remove its own files at
  ///   any time. The field of an empty file is left out.
  /// - Throws: assetFileMissing if a file can't be read. quotaExceeded if a copy can't be written.
  public func publicJSON(shelf: AssetShelf) throws(CloudRefusal) -> JSONValue {
    var fields: [JSONValue.Member] = []
    for (native, value) in self.fields {
      let name = FieldName.name(ofNative: native) ?? native
      if case .asset(let path) = value {
        guard let file = try shelf.take(URL(fileURLWithPath: path)) else { continue }
        fields.append(JSONValue.Member(name, .members(("type", .string("asset")), ("value", file.jsonWithPath))))
      } else if let value = FieldMapping.value(of: value) {
        fields.append(JSONValue.Member(name, value))
      }
    }
    return .members(
      ("recordName", .string(recordName)), ("fields", .object(fields.sorted { $0.name < $1.name })),
      ("recordChangeTag", recordChangeTag.map { .string($0) }), ("creationDate", creationDate.map { .string($0.text) }),
      ("modificationDate", modificationDate.map { .string($0.text) }))
  }
}
