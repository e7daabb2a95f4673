// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The account's purchases, proven by signatures of the App Store, and the features that they entitle to.
public struct EntitlementsMethods: Sendable {
  let caller: any CallSender

  /// Methods of entitlements.intents.
  public var intents: EntitlementsIntentsMethods { EntitlementsIntentsMethods(caller: self.caller) }

  /// Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app transactions),
  /// and stores those that count. A refused document grants nothing. The other documents are still stored.
  /// - Parameters:
  ///   - documents: The documents: JWS in compact form, as StoreKit or the App Store's server returns them, in any
  ///   order.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The outcome of each document, and the tiers and features that the account has now. entitlements.current
  /// lists the purchases behind them.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func ingest(
    documents: [String],
    idempotencyKey: String? = nil
  ) async throws -> Ingested {
    var writer = MemberWriter()
    writer.put("documents", documents)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("entitlements.ingest", .write, writer)
  }

  /// Returns the tiers and features that the account is entitled to, and the purchases behind them.
  /// - Returns: The tiers, the features, and the purchases behind them.
  /// - Throws: `CoreError`: invalidParams.
  public func current() async throws -> CurrentEntitlements {
    return try await caller.call("entitlements.current", .read, MemberWriter())
  }

  /// Returns the account's permission to use a feature, and the products that include the feature.
  /// - Parameter feature: The name of the feature.
  /// - Returns: The permission, and the tiers and products that would give it.
  /// - Throws: `CoreError`: invalidParams.
  public func check(
    feature: String
  ) async throws -> CheckedFeature {
    var writer = MemberWriter()
    writer.put("feature", feature)
    return try await caller.call("entitlements.check", .read, writer)
  }

  /// Lists the stored signed documents, the last signed first, one page at a time.
  /// - Parameters:
  ///   - limit: The largest number of elements in a page. Without it, 50.
  ///   - after: The `next` of the previous page. Without it, the first page.
  ///   - kind: The kind of documents to list: transaction, renewal, notification or app. Without it, all kinds.
  ///   - productId: The id of the product whose documents are listed. Without it, the documents of all products.
  ///   - originalTransactionId: The id of the first transaction of the purchase whose documents are listed. Without it,
  ///   the documents of all purchases.
  ///   - state: The present state of the transactions to list. If given, the list has only transactions.
  ///   - payloads: `true` to include the signed contents, which are long, in payload. Without it, `false`.
  /// - Returns: A page of documents.
  /// - Throws: `CoreError`: invalidParams.
  public func history(
    limit: Int? = nil,
    after: String? = nil,
    kind: OutcomeKind? = nil,
    productId: String? = nil,
    originalTransactionId: String? = nil,
    state: EntitlementState? = nil,
    payloads: Bool? = nil
  ) async throws -> KeptDocumentPage {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("kind", kind)
    writer.putIfGiven("productId", productId)
    writer.putIfGiven("originalTransactionId", originalTransactionId)
    writer.putIfGiven("state", state)
    writer.putIfGiven("payloads", payloads)
    return try await caller.call("entitlements.history", .read, writer)
  }

  /// Returns the catalogue, and the store's prices of its products. If the host offers host.store.products, the core
  /// requests prices that are missing or older than a day after the reply.
  /// - Returns: The catalogue with prices, and the bought products that the catalogue does not have.
  /// - Throws: `CoreError`: invalidParams.
  public func products() async throws -> Products {
    return try await caller.call("entitlements.products", .read, MemberWriter())
  }

  /// Asks the host for the prices of all products of the catalogue and of promotions, and stores them. If the host
  /// fails, the stored prices remain.
  /// - Parameters:
  ///   - deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. With it, the core sends `rpc.progress` with this
  ///   token when the host reports progress.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The products that the store sells on this device, with their prices.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled, keyReused.
  @discardableResult
  public func productsRefresh(
    deadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> StoreListing {
    var writer = MemberWriter()
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("entitlements.products.refresh", .write, writer)
  }

  /// Asks the host to let the user buy a product, and verifies and stores the signed document before the reply. After
  /// an interrupted purchase, the core sends the host the same purchaseId again, so that the user does not pay twice.
  /// - Parameters:
  ///   - productId: The store's id of the product.
  ///   - offerId: The id of the offer of the product. Without it, the product is bought without an offer.
  ///   - deadline: The time limit for the host and the user, in milliseconds. Without it, 600,000 (10 minutes).
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The outcome of the purchase, and the tiers and features that the account has now.
  /// - Throws: `CoreError`: invalidParams, storageFault, hostUnavailable, hostTimeout, hostError, hostFault,
  /// limitReached, requestCancelled, keyReused.
  @discardableResult
  public func buy(
    productId: String,
    offerId: String? = nil,
    deadline: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Purchased {
    var writer = MemberWriter()
    writer.put("productId", productId)
    writer.putIfGiven("offerId", offerId)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("entitlements.buy", .write, writer)
  }

  /// Asks the host for the purchases that the user has made on any device, and verifies and stores their documents.
  /// - Parameters:
  ///   - deadline: The time limit for the host and the user, in milliseconds. Without it, 120,000 (2 minutes).
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The outcome of each document, and the tiers and features that the account has now.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled, keyReused.
  @discardableResult
  public func restore(
    deadline: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Ingested {
    var writer = MemberWriter()
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("entitlements.restore", .write, writer)
  }

  /// Returns the tiers and features that the account has, and the time when they last changed, as stored with the last
  /// documents. The core computes them again only after a purchase has ended, or after a change of the roots, the app,
  /// the environments or the catalogue.
  /// - Returns: The tiers, the features, and the time when they last changed.
  /// - Throws: `CoreError`: invalidParams.
  public func snapshot() async throws -> EntitlementSnapshot {
    return try await caller.call("entitlements.snapshot", .read, MemberWriter())
  }

  /// Returns the App Store environment of the account's documents, and the environments whose documents count.
  /// - Returns: The environment, the accepted environments, the app, and the trusted roots.
  /// - Throws: `CoreError`: invalidParams.
  public func environment() async throws -> StoreEnvironment {
    return try await caller.call("entitlements.environment", .read, MemberWriter())
  }
}

/// Methods of entitlements.intents.
public struct EntitlementsIntentsMethods: Sendable {
  let caller: any CallSender

  /// Lists the purchases that the user began outside the app and that wait for entitlements.intents.drain, the oldest
  /// first.
  /// - Returns: The waiting intents.
  /// - Throws: `CoreError`: invalidParams.
  public func list() async throws -> IntentList {
    return try await caller.call("entitlements.intents.list", .read, MemberWriter())
  }

  /// Stores a purchase that the user began outside the app, until entitlements.intents.drain returns it. If the same
  /// intent waits already, it is not stored again.
  /// - Parameters:
  ///   - productId: The store's id of the product to buy.
  ///   - offerId: The id of the offer of the product. Without it, no offer.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The purchase intent.
  /// - Throws: `CoreError`: invalidParams, limitReached, keyReused.
  @discardableResult
  public func add(
    productId: String,
    offerId: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> PurchaseIntent {
    var writer = MemberWriter()
    writer.put("productId", productId)
    writer.putIfGiven("offerId", offerId)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("entitlements.intents.add", .write, writer)
  }

  /// Returns the waiting purchase intents and removes them, so that each is returned only once.
  /// - Parameters:
  ///   - limit: The largest number of intents to return. Without it, all.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The removed intents, in the order in which they were added.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func drain(
    limit: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> IntentList {
    var writer = MemberWriter()
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("entitlements.intents.drain", .write, writer)
  }
}
