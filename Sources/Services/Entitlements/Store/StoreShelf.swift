internal import Hosting
internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the names and prices of the products that the host has fetched from the store. They are stale after a day,
/// and then fetched again after the reply that used them.
final class StoreShelf {
  /// The stored content: the products, and the ids in the request to the host.
  private struct Content: Record {
    let asked: [Identifier], products: [StoreProduct]

    static let doc: StaticString = "The store's last answer about products."

    init(asked: [Identifier], products: [StoreProduct]) {
      self.asked = asked
      self.products = products
    }

    init<F: Fields<Self>>(_ field: inout F) {
      asked = field("asked", \.asked, "The ids of the products in the request to the host.")
      products = field("products", \.products, "The products that the store sells on this device.")
    }
  }

  private struct Known {
    let asked: Set<Identifier>
    let products: [StoreProduct]
    let byID: [Identifier: StoreProduct]
    let fetchedAt: Timestamp

    init(_ content: Content, at fetchedAt: Timestamp) {
      asked = Set(content.asked)
      products = content.products
      byID = Dictionary(content.products.map { (Identifier($0.id), $0) }, uniquingKeysWith: { first, _ in first })
      self.fetchedAt = fetchedAt
    }
  }

  private enum Key { case products }

  private let stores: Stores
  private let host: HostCalls
  private let clock: Clock
  /// Returns the products of the catalogue, and the products that promotions offer.
  private let wanted: () throws(Failure) -> [Identifier]
  private lazy var renewals = Renewals<Key>(
    host, clock, RenewalMemory(stores, of: EntitlementsModule.name), name: { _ in "products" })
  /// The stored content, or `nil` before it was read from the store.
  private var known: Known??

  private let selection = StoreStatement("SELECT content, fetchedAt FROM {store}.store_products")
  private let replacement = StoreStatement(
    "INSERT OR REPLACE INTO {store}.store_products (row, content, fetchedAt) VALUES (1, ?, ?)")

  static let kind = DeviceKind("products", of: EntitlementsModule.name)

  init(_ stores: Stores, _ host: HostCalls, _ clock: Clock, wanted: @escaping () throws(Failure) -> [Identifier]) {
    self.stores = stores
    self.host = host
    self.clock = clock
    self.wanted = wanted
    stores.whenUndone { [unowned self] in known = nil }
  }

  /// Returns the request for all products, or `nil` if there are no products to request.
  func request() throws(Failure) -> HostStoreProducts? {
    var seen: Set<Identifier> = []
    let ids = try wanted().filter { seen.insert($0).inserted }
    return ids.isEmpty ? nil : HostStoreProducts(ids: Array(ids.prefix(20_000)))
  }

  /// Returns the data of the given products, in their order. Without ids, returns the data of all products.
  func listing(of ids: [Identifier]?, at now: Timestamp) throws(Failure) -> StoreListing {
    let known = try stored()
    try renew(known, for: ids ?? [], at: now)
    guard let known else { return .none }
    return StoreListing(
      products: ids.map { $0.compactMap { known.byID[$0] } } ?? known.products, fetchedAt: known.fetchedAt, now: now)
  }

  /// Asks the host, after the reply, if the stored data is stale, or if one of the given products was never requested.
  private func renew(_ known: Known?, for ids: [Identifier], at now: Timestamp) throws(Failure) {
    guard host.offers(HostStoreProducts.self) else { return }
    let isAsked = known.map { known in ids.allSatisfy(known.asked.contains) } ?? false
    let fetchedAt = isAsked ? known?.fetchedAt : nil
    if let fetchedAt, fetchedAt.isFresh(at: now, maxAge: StoreAge.maxAge) { return }
    guard let request = try request() else { return }
    renewals.want(
      .products, by: request, fetchedAt: fetchedAt, maxAge: StoreAge.maxAge, at: now,
      keep: { [unowned self] (answer) throws(Failure) in try store(answer, to: request, at: clock.now) })
  }

  /// Stores the host's answer.
  func store(_ answer: HostStoreProducts.Answer, to request: HostStoreProducts, at now: Timestamp) throws(Failure) {
    let text = jsonText(Content(asked: request.ids, products: answer.products ?? []))
    let before = try stores.first(selection, in: .device) { $0.next(String.self) }
    try stores.run(replacement, in: .device, bind: text, now)
    if before.map({ !$0.utf8.elementsEqual(text.utf8) }) ?? true { try stores.changes.note(StoreShelf.kind, at: now) }
    known = nil
  }

  private func stored() throws(Failure) -> Known? {
    if let known {
      stores.noteReading(selection, in: .device)
      return known
    }
    let row = try stores.first(selection, in: .device) {
      (text: $0.next(String.self), fetchedAt: $0.next(Timestamp.self))
    }
    // A text that can't be read comes from a damaged store, and counts as missing.
    let found = row.flatMap { row in Content(json: row.text).map { Known($0, at: row.fetchedAt) } }
    known = .some(found)
    return found
  }
}
