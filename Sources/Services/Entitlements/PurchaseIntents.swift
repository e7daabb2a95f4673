internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the purchase intents until the app takes them, in the order in which they arrived.
struct PurchaseIntents {
  private let stores: Stores
  private let ids: IDGenerator
  private let select = StoreStatement(
    "SELECT id, productId, offerId, receivedAt FROM {store}.purchase_intents ORDER BY row LIMIT ?")
  private let selectSame = StoreStatement(
    "SELECT id, productId, offerId, receivedAt FROM {store}.purchase_intents WHERE productId = ? AND offerId IS ?")
  private let insert = StoreStatement(
    "INSERT INTO {store}.purchase_intents (id, productId, offerId, receivedAt) VALUES (?, ?, ?, ?)")
  private let count = StoreStatement("SELECT count(*) FROM {store}.purchase_intents")
  private let delete = StoreStatement(
    "DELETE FROM {store}.purchase_intents WHERE row IN (SELECT row FROM {store}.purchase_intents ORDER BY row LIMIT ?)")

  static let most = 100

  init(_ stores: Stores, _ ids: IDGenerator) {
    self.stores = stores
    self.ids = ids
  }

  /// Returns the waiting intents that arrived first.
  func list(limit: Int) throws(Failure) -> [PurchaseIntent] {
    try stores.all(select, in: .device, bind: limit) { $0.fields() }
  }

  /// Adds an intent, unless an equal intent is waiting.
  func add(_ product: Identifier, offer: Identifier?, at now: Timestamp) throws(Failure) -> PurchaseIntent {
    let same = try stores.first(selectSame, in: .device, bind: product, offer) { $0.fields(of: PurchaseIntent.self) }
    if let same { return same }
    guard try stores.first(count, in: .device, read: { $0.next(Int.self) }) ?? 0 < PurchaseIntents.most else {
      throw Failure.limitReached(
        PurchaseIntents.most,
        "\(PurchaseIntents.most) intents wait already. First call entitlements.intents.drain, which returns and removes them"
      )
    }
    let intent = PurchaseIntent(id: ids.next(at: now), productId: product, offerId: offer, receivedAt: now)
    try stores.run(insert, in: .device) { $0.addFields(of: intent) }
    try stores.changes.note(PurchaseIntents.kind, at: now)
    return intent
  }

  /// Removes and returns the waiting intents that arrived first.
  func drain(limit: Int, at now: Timestamp) throws(Failure) -> [PurchaseIntent] {
    let taken = try list(limit: limit)
    if taken.isEmpty { return [] }
    try stores.run(delete, in: .device, bind: limit)
    try stores.changes.note(PurchaseIntents.kind, at: now)
    return taken
  }

  static let kind = DeviceKind("intents", of: EntitlementsModule.name)
}
