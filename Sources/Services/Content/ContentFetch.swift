internal import Cloud
internal import RPC
internal import Shape

/// A fetch of all records of a type, page by page. The records are stored when the last page has arrived.
final class ContentFetch {
  let type: String
  let filter: CloudFilter
  let deadline: Int?
  /// The requests that wait for the fetch.
  let held: HeldRequests
  let ended: () -> Void
  private(set) var records: [String: PublicRecord] = [:]
  private var bytes = 0
  /// The number of pages that have arrived so far.
  private var pages = 0
  /// The cursor of the requested page; `nil` for the first page.
  var cursor: String?

  /// The largest number of records of a type, and the largest number of bytes in their fields.
  static let (mostRecords, mostBytes) = (100_000, 64 << 20)
  /// The largest number of pages of a type. Without this limit, a host that sends empty pages could continue a fetch
  /// forever.
  static let mostPages = 2000

  init(_ type: String, _ filter: CloudFilter, deadline: Int?, _ held: HeldRequests, _ ended: @escaping () -> Void) {
    self.type = type
    self.filter = filter
    self.deadline = deadline
    self.held = held
    self.ended = ended
  }

  /// Adds the records of a page.
  /// - Throws: `limitReached` for more records or pages than a device fetches.
  func add(_ page: [PublicRecord]) throws(Failure) {
    pages += 1
    if pages > ContentFetch.mostPages {
      throw .limitReached(
        ContentFetch.mostPages,
        "The host returned \(ContentFetch.mostPages) pages of a type, and each had a cursor. The last page must have no cursor"
      )
    }
    for record in page {
      bytes += record.fields.text.utf8.count
      records[record.recordName] = record
    }
    if records.count > ContentFetch.mostRecords || bytes > ContentFetch.mostBytes {
      throw .limitReached(
        ContentFetch.mostRecords,
        "The device stores at most \(ContentFetch.mostRecords) records and \(ContentFetch.mostBytes) bytes of a type. Call content.refresh with a filter that matches fewer records"
      )
    }
  }
}
