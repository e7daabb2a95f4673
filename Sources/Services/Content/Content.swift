internal import Cloud
internal import Hosting
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The service `content`: records of the public database, which the device stores. Reads return the stored records at
/// once. If the records of a type are stale, the core fetches them after the reply.
final class Content {
  let dependencies: Dependencies
  let source: PublicSource
  /// Called after the fetched records of a type were stored, in the same transaction.
  private let whenStored: (String, Timestamp) throws(Failure) -> Void
  /// Returns the problems of fetched records of a type, which make the records unusable. The pointers of the problems
  /// point into the JSON list that `records` returns.
  private let problems: (_ type: String, _ records: () -> String) -> [Problem]
  private let renewals: Renewals<String>
  /// The fetches in progress, by type.
  private var fetches: [String: ContentFetch] = [:]
  /// The fetches that have ended. The requests that wait for them get replies after the commit.
  private var ended: [Ended] = []
  /// The types that the device stores, or `nil` before the types were read from the store.
  private var known: [String: StoredType]?

  private let types = StoreStatement(
    "SELECT type, filter, fetchedAt, failure, records FROM {store}.content_types ORDER BY type")
  private let putType = StoreStatement(
    "INSERT OR REPLACE INTO {store}.content_types (type, filter, fetchedAt, failure, records) VALUES (?, ?, ?, ?, ?)")
  private let page = StoreStatement(
    """
    SELECT id, fields, tag, createdAt, modifiedAt FROM {store}.content_records WHERE type = ? AND id > ? ORDER BY id LIMIT ?
    """)
  private let one = StoreStatement(
    "SELECT id, fields, tag, createdAt, modifiedAt FROM {store}.content_records WHERE type = ? AND id = ?")
  private let put = StoreStatement(
    """
    INSERT OR REPLACE INTO {store}.content_records (type, id, fields, tag, createdAt, modifiedAt) VALUES (?, ?, ?, ?, ?, ?)
    """)
  private let typeRemoval = StoreStatement("DELETE FROM {store}.content_types WHERE type = ?")
  private let removal = StoreStatement("DELETE FROM {store}.content_records WHERE type = ? AND id = ?")

  /// A fetch that has ended, and whose requests have no replies yet.
  private struct Ended {
    let fetch: ContentFetch
    /// The reason that no newer records are stored; `nil` if everything was stored.
    var failure: Failure?
    /// The number of commits of the store when the fetch ended. While it has not grown, the fetched records are not
    /// committed.
    let commits: Int
  }

  /// The largest number of types that the device stores.
  static let mostTypes = 100
  /// The number of rows that one query reads.
  static let chunk = 256
  /// The largest number of bytes of all fields on a page. A page with a single record may have more.
  static let pageBytes = 1 << 20
  /// The largest numbers of rows, and of bytes in their fields, that are compared with a filter for one page.
  static let (mostCompared, mostComparedBytes) = (20_000, 8 << 20)

  init(
    _ dependencies: Dependencies, _ source: PublicSource,
    problems: @escaping (_ type: String, _ records: () -> String) -> [Problem],
    stored: @escaping (String, Timestamp) throws(Failure) -> Void
  ) {
    self.problems = problems
    whenStored = stored
    self.dependencies = dependencies
    self.source = source
    renewals = Renewals(
      dependencies.host, dependencies.clock, RenewalMemory(dependencies.stores, of: ContentModule.name), name: \.self)
    dependencies.stores.whenUndone { [unowned self] in forgetUncommitted() }
    dependencies.conversations.onSettled { [unowned self] in answerEnded() }
  }

  /// The kind of record with which subscribers and live queries learn of changes of a type.
  static let kind = DeviceKind("content", of: ContentModule.name)

  var stores: Stores { dependencies.stores }

  // MARK: Reading

  func storedTypes() throws(Failure) -> [String: StoredType] {
    if let known {
      stores.noteReading(types, in: .device)
      return known
    }
    let rows = try stores.all(types, in: .device) { row in
      let name: String = row.next()
      let filter = CloudFilter(json: row.next(String.self)) ?? CloudFilter()
      return (
        name,
        StoredType(
          filter: filter, fetchedAt: row.next(), failure: row.next(String?.self).flatMap(RefreshFailure.init(json:)),
          records: row.next())
      )
    }
    let found = Dictionary(uniqueKeysWithValues: rows)
    known = found
    return found
  }

  /// Returns the freshness of the stored records of a type. If the type is stale, or was never fetched, the core
  /// fetches it after the reply.
  func basis(of type: String, at now: Timestamp) throws(Failure) -> ContentBasis {
    let stored = try storedTypes()[type]
    let basis = ContentBasis(stored, at: now)
    if basis.source != .fresh { try renew(type, maxAge: ContentBasis.maxAge, at: now) }
    return basis
  }

  /// Returns a page of the records of a type that match a filter, in the order of their ids. If only a few of many
  /// records match, the page ends before it is full, so that other requests need not wait.
  /// - Parameter last: the last id of the previous page.
  func records(
    of type: String, _ filter: CloudFilter, limit: Int, after last: String?
  ) throws(Failure) -> (records: [PublicRecord], next: String?) {
    var (found, bytes, last): ([PublicRecord], Int, String?) = ([], 0, last)
    var (compared, comparedBytes) = (0, 0)
    while true {
      let rows = try stores.all(page, in: .device, bind: type, last ?? "", Content.chunk) { Content.record(&$0) }
      for (record, size) in rows {
        if compared == Content.mostCompared || comparedBytes > Content.mostComparedBytes { return (found, last) }
        compared += 1
        comparedBytes += size
        if filter.matches(record) {
          bytes += size
          if found.count == limit || !found.isEmpty && bytes > Content.pageBytes { return (found, last) }
          found.append(record)
        }
        last = record.recordName
      }
      if rows.count < Content.chunk { return (found, nil) }
    }
  }

  func record(_ id: String, of type: String) throws(Failure) -> PublicRecord? {
    try stores.first(one, in: .device, bind: type, id) { Content.record(&$0).record }
  }

  private static func record(_ row: inout RowSource) -> (record: PublicRecord, bytes: Int) {
    let (id, fields): (String, String) = (row.next(), row.next())
    let record = PublicRecord(
      id, CloudFields(text: fields), tag: row.next(String?.self), createdAt: row.next(Timestamp?.self),
      modifiedAt: row.next(Timestamp?.self))
    return (record, fields.utf8.count)
  }

  // MARK: Fetching

  /// Fetches all stored types that are stale.
  func renewStale(at now: Timestamp) throws(Failure) {
    for (type, stored) in try storedTypes().sorted(by: { $0.key < $1.key })
    where ContentBasis(stored, at: now).source != .fresh {
      try renew(type, maxAge: ContentBasis.maxAge, at: now)
    }
  }

  func renew(_ type: String, maxAge: Int, at now: Timestamp) throws(Failure) {
    let stored = try storedTypes()
    // Does not fetch a fresh type again. A caller may want a fetch because a fresh type has no record that the caller
    // can use.
    if let fetchedAt = stored[type]?.fetchedAt, fetchedAt.isFresh(at: now, maxAge: maxAge) { return }
    guard hasRoom(for: type, in: stored), source.isOffered else { return }
    renewals.want(type, fetchedAt: stored[type]?.fetchedAt, maxAge: maxAge, at: now) { [unowned self] ended in
      guard fetches[type] == nil, let filter = try? storedTypes()[type]?.filter ?? CloudFilter() else { return false }
      return begin(type, filter, deadline: nil, ended) != nil
    }
  }

  /// Fetches a type now, or joins the fetch in progress if it has the same filter.
  /// - Parameters:
  ///   - filter: the filter of the records that the device fetches from now on; `nil` for the stored filter.
  ///   - deadline: the time that the host has for each page, in milliseconds; `nil` for the usual time.
  /// - Throws: `limitReached` for too many types, `hostUnavailable` if there is no host to ask.
  func fetch(_ type: String, _ filter: CloudFilter?, deadline: Int?) throws(Failure) -> HeldRequests {
    let stored = try storedTypes()
    if !hasRoom(for: type, in: stored) { throw .tooManyTypes }
    if let obstacle = source.obstacle { throw obstacle }
    let filter = filter ?? stored[type]?.filter ?? CloudFilter()
    if let under = fetches[type], under.filter == filter { return under.held }
    guard let begun = begin(type, filter, deadline: deadline, {}) else {
      throw source.obstacle ?? .limitReached(1, "The host has too many unanswered requests. Try again later")
    }
    return begun.held
  }

  /// Begins a fetch, which replaces the fetch of the type in progress.
  /// - Returns: the fetch, or `nil` if there is no host to ask.
  private func begin(_ type: String, _ filter: CloudFilter, deadline: Int?, _ ended: @escaping () -> Void)
    -> ContentFetch?
  {
    let fetch = ContentFetch(type, filter, deadline: deadline, HeldRequests(dependencies.host), ended)
    guard ask(fetch, after: nil) else { return nil }
    // The fetch in progress has another filter, so the new fetch replaces it. Later answers to the replaced fetch are
    // ignored.
    if let former = fetches[type] {
      end(former, .limitReached(1, "A later content.refresh of this type, with another filter, replaced this request"))
    }
    fetches[type] = fetch
    return fetch
  }

  private func ask(_ fetch: ContentFetch, after cursor: String?) -> Bool {
    source.query(
      QueryRecords(fetch.type, fetch.filter, after: cursor), deadline: fetch.deadline,
      isAwaited: { !fetch.held.isEmpty },
      done: { [unowned self] (outcome) throws(Failure) in try take(outcome, of: fetch) })
  }

  private func take(_ outcome: Result<QueryRecords.Answer, Failure>, of fetch: ContentFetch) throws(Failure) {
    guard fetches[fetch.type] === fetch else { return }
    let isWhole: Bool
    do throws(Failure) { isWhole = try add(try outcome.get(), to: fetch) } catch {
      end(fetch, error)
      return try note(RefreshFailure(error, at: dependencies.clock.now), fetch)
    }
    if !isWhole { return }
    // If the records can't be stored, throws the error again, so that the whole write is undone.
    do throws(Failure) { try finish(fetch) } catch {
      end(fetch, error)
      throw error
    }
    end(fetch, nil)
  }

  /// Adds a page to a fetch, and requests the next page.
  /// - Returns: a Boolean value that indicates whether the page is the last one.
  private func add(_ answer: QueryRecords.Answer, to fetch: ContentFetch) throws(Failure) -> Bool {
    let records = answer.records ?? []
    let found = problems(fetch.type) { "[\(records.map { jsonText($0) }.joined(separator: ","))]" }
    if !found.isEmpty { throw .hostFault(found.map { $0.within("/records", called: "records") }) }
    try fetch.add(records)
    guard let cursor = answer.cursor else {
      // Checks the room again: other types may have been stored while the pages arrived.
      if !hasRoom(for: fetch.type, in: try storedTypes()) { throw .tooManyTypes }
      return true
    }
    if cursor == fetch.cursor { throw .repeatedCursor }
    fetch.cursor = cursor
    fetch.held.tell(done: Decimal(fetch.records.count), total: nil)
    if !ask(fetch, after: cursor) { throw source.obstacle ?? .repeatedCursor }
    return false
  }

  /// Replaces the stored records of a type by the fetched ones.
  private func finish(_ fetch: ContentFetch) throws(Failure) {
    let now = dependencies.clock.now
    var stored = try storedTypes()[fetch.type] ?? StoredType()
    var gone: [String: PublicRecord] = [:]
    for (record, _) in try all(of: fetch.type) { gone[record.recordName] = record }
    var hasChanged = stored.fetchedAt == nil
    for record in fetch.records.values {
      if let before = gone.removeValue(forKey: record.recordName), before == record { continue }
      hasChanged = true
      try stores.run(
        put, in: .device, bind: fetch.type, record.recordName, record.fields.text, record.recordChangeTag,
        record.creationDate,
        record.modificationDate)
    }
    for id in gone.keys {
      hasChanged = true
      try stores.run(removal, in: .device, bind: fetch.type, id)
    }
    stored.filter = fetch.filter
    (stored.fetchedAt, stored.failure, stored.records) = (now, nil, fetch.records.count)
    try store(stored, as: fetch.type)
    if hasChanged { try stores.changes.note(Content.kind, [fetch.type], at: now) }
    try whenStored(fetch.type, now)
  }

  private func all(of type: String) throws(Failure) -> [(record: PublicRecord, bytes: Int)] {
    try stores.all(page, in: .device, bind: type, "", -1) { Content.record(&$0) }
  }

  /// Stores the reason why the fetch failed.
  private func note(_ failure: RefreshFailure, _ fetch: ContentFetch) throws(Failure) {
    let types = try storedTypes()
    guard hasRoom(for: fetch.type, in: types) else { return }
    var stored = types[fetch.type] ?? StoredType(filter: fetch.filter)
    stored.failure = failure
    try store(stored, as: fetch.type)
  }

  /// Returns a Boolean value that indicates whether a type is stored already, or can be stored in addition.
  private func hasRoom(for type: String, in stored: [String: StoredType]) -> Bool {
    stored[type] != nil || stored.count < Content.mostTypes || stored.values.contains(where: \.isEmpty)
  }

  /// Removes a type without records if the device stores the largest number of types. Types without records are common:
  /// a read of an unknown type begins a fetch, which stores the type even if it has no records.
  private func makeRoom(for type: String) throws(Failure) {
    let stored = try storedTypes()
    guard stored[type] == nil, stored.count >= Content.mostTypes else { return }
    // Chooses the type that was fetched longest ago. A type that was never fetched comes first.
    let empty = stored.filter { $0.value.isEmpty }.min { one, other in
      let (first, second) = (one.value.fetchedAt?.milliseconds ?? 0, other.value.fetchedAt?.milliseconds ?? 0)
      return first == second ? one.key.utf8.lexicographicallyPrecedes(other.key.utf8) : first < second
    }
    guard let name = empty?.key else { throw .tooManyTypes }
    try stores.run(typeRemoval, in: .device, bind: name)
    known?[name] = nil
  }

  private func store(_ stored: StoredType, as type: String) throws(Failure) {
    try makeRoom(for: type)
    try stores.run(
      putType, in: .device, bind: type, jsonText(stored.filter), stored.fetchedAt, stored.failure.map { jsonText($0) },
      stored.records)
    known?[type] = stored
  }

  private func end(_ fetch: ContentFetch, _ failure: Failure?) {
    if fetches[fetch.type] === fetch { fetches[fetch.type] = nil }
    fetch.ended()
    ended.append(Ended(fetch: fetch, failure: failure, commits: stores.state.pointee.commits))
    dependencies.conversations.changeInterests(by: 1)
  }

  /// Marks the fetches whose commit was undone as failed.
  private func forgetUncommitted() {
    known = nil
    for index in ended.indices where ended[index].failure == nil && ended[index].commits == stores.state.pointee.commits
    {
      ended[index].failure = .fileFault("The fetched records could not be stored; the records stored before remain.")
    }
  }

  private func answerEnded() {
    if ended.isEmpty { return }
    let over = ended
    ended = []
    dependencies.conversations.changeInterests(by: -over.count)
    for one in over { one.fetch.held.answer(one.failure) }
  }
}

extension Content: ContentKeeper {
  var isOffered: Bool { source.isOffered }

  func records(of type: String) throws(Failure) -> [String] {
    try all(of: type).map { record, _ in
      let fields = CloudFields(record.fields.list.filter { $0.name != "recordName" })
      return fields.changed(
        by: CloudFields([.init("recordName", CloudValue(.text, json: jsonText(record.recordName)))])
      ).plainText
    }
  }

  func refresh(_ type: String, deadline: Int?) throws(Failure) -> HeldRequests {
    try fetch(type, nil, deadline: deadline)
  }
}

extension Failure {
  /// The error of a request that needs one more type than the device may store.
  static var tooManyTypes: Failure {
    .limitReached(
      Content.mostTypes,
      "The device can store at most \(Content.mostTypes) types of public records, and stores that many already")
  }

  /// The error of a host that returns the same cursor again, so that its pages would never end.
  static var repeatedCursor: Failure {
    .hostFault([
      Problem(
        pointer: "/cursor", kind: .value,
        message: "cursor must differ from the cursor of the request, or be null after the last page")
    ])
  }
}
