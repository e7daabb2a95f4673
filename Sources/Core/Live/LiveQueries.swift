internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the live queries of all conversations, and runs a query again when the tables that it reads have changed.
final class LiveQueries {
  private let dependencies: Dependencies
  private let conversations: Conversations
  private unowned let router: Router
  /// The queries by their serial numbers.
  private var queries: [Int: LiveQuery] = [:]
  /// The handles of each conversation, by the conversation's number.
  private var handles: [Int: Handles] = [:]
  /// The numbers of the queries that read only rows of one company, by that company.
  private var ofCompany: [UUID: Set<Int>] = [:]
  /// The numbers of the queries that read rows of no company, or of several companies.
  private var unscoped: Set<Int> = []
  /// The tables that the queries in `unscoped` read. Most requests do not change them.
  private var unscopedTables: UInt64 = 0
  private var lastNumber = 0
  /// The numbers of the queries that are to be run again, in their order.
  private var due: [Int] = []
  /// The number of the query that was run last, or 0 when all were run.
  private var lastRun = 0
  private var tape = Tape()
  private let scratch = ByteBuffer(capacity: 1 << 12)

  /// The handles of a conversation: the last handle, and the query's number for each open handle.
  private struct Handles {
    var last = 0
    var open: [Int: Int] = [:]
  }

  /// The maximum number of live queries of a conversation.
  static let most = 10_000
  /// The maximum size of the parameters, in bytes. They are stored as long as the query is open.
  static let longestParams = 1 << 16

  init(_ dependencies: Dependencies, router: Router) {
    self.dependencies = dependencies
    conversations = dependencies.conversations
    self.router = router
    conversations.onSettled { [unowned self] in refresh() }
    conversations.onLeft { [unowned self] conversation in
      guard let left = handles.removeValue(forKey: conversation.number) else { return }
      for number in left.open.values { forget(number) }
    }
  }

  deinit { scratch.deallocate() }

  func open(_ method: String, params: String) throws(Failure) -> LiveOpened {
    let conversation = conversations.current
    var handles = handles[conversation.number] ?? Handles()
    guard handles.open.count < LiveQueries.most else {
      throw Failure.limitReached(
        LiveQueries.most, "There are already \(LiveQueries.most) live queries. Close one with live.close first")
    }
    guard params.utf8.count <= LiveQueries.longestParams else {
      throw .invalidParam("/query/params", "params must have at most \(LiveQueries.longestParams) bytes")
    }
    let (endpoint, reader) = try reader(method)
    let query = LiveQuery(lastNumber + 1, of: conversation, as: handles.last + 1, endpoint, reader, params: params)
    empty()
    if let failure = query.run(on: dependencies.stores, &tape, conversations, to: scratch).failure {
      throw failure.logged.within("query/params")
    }
    lastNumber += 1
    handles.last += 1
    handles.open[query.handle] = query.number
    self.handles[conversation.number] = handles
    queries[query.number] = query
    index(query)
    dependencies.stores.footprint.isObserved = true
    conversations.changeInterests(by: 1)
    return LiveOpened(live: query.handle, result: AnyResult(scratch.text()))
  }

  func close(_ handle: Int) throws(Failure) -> LiveClosed {
    guard let number = handles[conversations.current.number]?.open.removeValue(forKey: handle) else {
      throw .notFound("live query")
    }
    forget(number)
    return LiveClosed(closed: handle)
  }

  private func forget(_ number: Int) {
    guard let query = queries.removeValue(forKey: number) else { return }
    unindex(query)
    conversations.changeInterests(by: -1)
    if queries.isEmpty {
      due.removeAll()
      conversations.isBehind = false
      dependencies.stores.footprint.isObserved = false
      _ = dependencies.stores.footprint.takeWritten()
    }
  }

  /// Returns the company in which the method of a query works, before the query is opened.
  func company(of open: OpenLive) -> UUID? {
    guard let company = router.find(open.query.method)?.company else { return nil }
    var params = open.query.params?.text ?? "{}"
    return params.withUTF8 { JSONSource.decode($0) { company($0) } }
  }

  private func reader(_ method: String) throws(Failure) -> (Endpoint, Endpoint.Handler) {
    let readers = router.endpoints.filter { $0.reader != nil }
    if let endpoint = readers.first(where: { "\($0.name)" == method }), let reader = endpoint.reader {
      return (endpoint, reader)
    }
    if let other = router.find(method) {
      let flaw = other.effect == .read ? "may ask the host" : "writes"
      throw .invalidParam(
        "/query/method", "method must be one that only reads and does not ask the host; \(method) \(flaw)")
    }
    let hint = suggestion(for: method, among: readers.map { "\($0.name)" })
    throw .invalidParam("/query/method", "method must be the name of an existing method\(hint)")
  }

  private func index(_ query: LiveQuery) {
    if let company = query.reach.company { ofCompany[company, default: []].insert(query.number) }
    guard query.reach.unscoped != 0 else { return }
    unscoped.insert(query.number)
    unscopedTables |= query.reach.unscoped
  }

  private func unindex(_ query: LiveQuery) {
    if let company = query.reach.company {
      ofCompany[company]?.remove(query.number)
      if ofCompany[company]?.isEmpty == true { ofCompany[company] = nil }
    }
    if unscoped.remove(query.number) != nil, unscoped.isEmpty { unscopedTables = 0 }
  }

  /// Runs queries again if a commit may have changed their results, and sends the results that differ.
  ///
  /// A writer does not wait for live queries: its reply is sent first, and new requests are served between two queries.
  /// If several commits concern a query before its turn, the query is run once.
  private func refresh() {
    guard !queries.isEmpty else { return }
    noteConcerned()
    if due.isEmpty { return }
    conversations.sendReplies()
    // At least one query is run, and the queries take turns. Otherwise steady requests could hold them up for ever.
    var next = nextDue()
    while let index = next {
      lastRun = due.remove(at: index)
      if let query = queries[lastRun] {
        unindex(query)
        tell(query)
        self.index(query)
      }
      next = nextDue()
      if !conversations.mayGoOn { break }
    }
    if due.isEmpty { lastRun = 0 }
    conversations.isBehind = next != nil
    tape.shrink()
    // A query that searches may have indexed rows. These writes are committed here.
    do throws(Failure) { try dependencies.stores.commit() } catch { dependencies.stores.rollback() }
  }

  /// Returns the index of the query whose turn it is. Queries of a reader that has too much left to read wait until the
  /// reader has caught up.
  private func nextDue() -> Int? {
    func canBeTold(_ number: Int) -> Bool { !(queries[number]?.conversation.isBehind ?? false) }
    return due.firstIndex { $0 > lastRun && canBeTold($0) } ?? due.firstIndex(where: canBeTold)
  }

  /// Adds the queries to `due` whose tables were written since the last call.
  private func noteConcerned() {
    let written = dependencies.stores.footprint.takeWritten()
    if written.anywhere == 0, written.byCompany.isEmpty { return }
    // The queries are in the order of their numbers, so that the same changes give the same order of notifications.
    due = due.isEmpty ? concerned(by: written).sorted() : concerned(by: written).union(due).sorted()
  }

  private func concerned(by written: (byCompany: [UUID: UInt64], anywhere: UInt64)) -> Set<Int> {
    var found: Set<Int> = []
    if written.anywhere != 0 {
      for query in queries.values where (query.reach.scoped | query.reach.unscoped) & written.anywhere != 0 {
        found.insert(query.number)
      }
    }
    for (company, tables) in written.byCompany {
      for number in ofCompany[company] ?? [] where queries[number].map({ $0.reach.scoped & tables != 0 }) ?? false {
        found.insert(number)
      }
      if unscopedTables & tables == 0 { continue }
      for number in unscoped where queries[number].map({ $0.reach.unscoped & tables != 0 }) ?? false {
        found.insert(number)
      }
    }
    return found
  }

  private func tell(_ query: LiveQuery) {
    empty()
    dependencies.stores.footprint.isRerun = true
    defer { dependencies.stores.footprint.isRerun = false }
    let run = conversations.within(query.conversation) {
      query.run(on: dependencies.stores, &tape, conversations, to: scratch)
    }
    guard run.isNew else { return }
    let answer = scratch.text()
    let isError = run.failure != nil
    query.conversation.notify(
      LiveChanged(live: query.handle, result: isError ? nil : AnyResult(answer), error: isError ? RawJSON(answer) : nil)
    )
  }

  private func empty() {
    scratch.truncate(to: 0)
    scratch.shrink(to: 1 << 16)
  }
}
