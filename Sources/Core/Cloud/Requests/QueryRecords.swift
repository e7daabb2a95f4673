internal import JSON
public import RPC
public import Shape

/// The request `host.cloud.records.query`: reads a page of public records.
public struct QueryRecords: HostRequest {
  public let type: String, filter: CloudFilter, limit: Int, cursor: String?

  public static let name: StaticString = "host.cloud.records.query"
  public static let doc: StaticString =
    "Asks for a page of records of the public database: the records of one type that match a filter. For a type without records, the page is empty."
  public static let answerDoc: StaticString = "A page of records, and the cursor of the next page."

  /// The largest number of records of a page.
  public static let mostRecords = 400

  public init(_ type: String, _ filter: CloudFilter, limit: Int = QueryRecords.mostRecords, after cursor: String? = nil)
  {
    self.type = type
    self.filter = filter
    self.limit = limit
    self.cursor = cursor
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The type of the records.", .length(1...255))
    filter = field(
      "filter", \.filter, "The comparisons, all of which a record must match. Empty for all records of the type.")
    limit = field("limit", \.limit, "The largest number of records in the page.", .range(1...QueryRecords.mostRecords))
    cursor = field("cursor", \.cursor, "The cursor of the previous page. `null` for the first page.")
  }

  /// The container's reply.
  public struct Answer: Record, Sendable {
    public let records: [PublicRecord]?, cursor: String?

    public static let recordName = "QueriedRecords"
    public static let doc: StaticString = "A page of records of the public database."

    public init(records: [PublicRecord], cursor: String?) {
      self.records = records
      self.cursor = cursor
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      records = field(
        "records", \.records,
        "The records of the page, in the container's order. Required: an empty list if there are no records.")
      cursor = field("cursor", \.cursor, "The cursor for the next page. `null` on the last page.", .length(1...4096))
    }
  }

  public func problems(of answer: Answer) -> [Problem] {
    guard let records = answer.records else { return [.missing("records", "a list, which is empty if there are none")] }
    return records.enumerated().flatMap { index, record in
      let pointer = "/records/\(index)/fields"
      guard let fields = record.fields.parsed else {
        return [
          Problem(
            pointer: pointer, kind: .value,
            message:
              "fields of the record \(record.recordName) can't be read: each must be an object with type and value")
        ]
      }
      return fields.compactMap { field in
        field.value?.flawOfContent.map {
          Problem(
            pointer: "\(pointer)/\(escapedForPointer(field.name))", kind: .value,
            message: "\(field.name) of the record \(record.recordName) \($0)")
        }
      }
    }
  }
}
