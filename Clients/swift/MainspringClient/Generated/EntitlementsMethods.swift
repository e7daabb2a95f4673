// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The account's purchases, proven by signatures of the App Store, and the features that they entitle to.
public struct EntitlementsMethods: Sendable {
  let caller: any CallSender

  /// Methods of entitlements.intents.
  public var intents: EntitlementsIntentsMethods { EntitlementsIntentsMethods(caller: self.caller) }

  /// Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app transactions), and stores those that
  /// count. A refused document grants nothing, and does not stop the others.
  /// - Parameters:
  ///   - documents: The documents: JWS in compact form, as StoreKit or the App Store's server returns them, in any order.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The outcome of each document, and the tiers and features that the account has now. entitlements.current returns the
  /// reasons.
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
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - kind: The kind of documents to list: transaction, renewal, notification or app. All kinds if left out.
  ///   - productId: The product whose documents to list; those of all products if left out.
  ///   - originalTransactionId: The purchase whose documents to list; those of all purchases if left out.
  ///   - state: The present state of the transactions to list. If given, documents of other kinds are left out.
  ///   - payloads: true to include the signed contents, which are long. false if left out.
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

  /// Returns the catalogue, and the store's prices of its products. After the reply, a host that offers host.store.products is asked for
  /// prices that are missing or older than a day.
  /// - Returns: The catalogue with prices, and the bought products that the catalogue does not have.
  /// - Throws: `CoreError`: invalidParams.
  public func products() async throws -> Products {
    return try await caller.call("entitlements.products", .read, MemberWriter())
  }

  /// Asks the host for the prices of all products of the catalogue and of promotions, and stores them. If the host fails, the stored prices
  /// remain.
  /// - Parameters:
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The products that the store sells on this device, with their prices.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
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

  /// Asks the host to let the user buy a product, and ingests the signed document before the reply. An interrupted purchase is requested
  /// again with the same purchaseId, so that the user does not pay twice.
  /// - Parameters:
  ///   - productId: The store's id of the product.
  ///   - offerId: The offer of the product to buy; no offer if left out.
  ///   - deadline: The milliseconds that the host and the user have; 600,000 if left out.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The outcome of the purchase, and the tiers and features that the account has now.
  /// - Throws: `CoreError`: invalidParams, storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled, keyReused.
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

  /// Asks the host for the purchases that the user has made on any device, and ingests their documents.
  /// - Parameters:
  ///   - deadline: The milliseconds that the host and the user have; 120,000 if left out.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The outcome of each document, and the tiers and features that the account has now.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
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

  /// Returns the tiers and features that the account has, and the time when they last changed, as stored with the last documents. The core
  /// computes them again only after a purchase has ended, or after a change of the roots, the app, the environments or the catalogue.
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

  /// Lists the purchases that the user began outside the app and that wait for entitlements.intents.drain, the oldest first.
  /// - Returns: The waiting intents.
  /// - Throws: `CoreError`: invalidParams.
  public func list() async throws -> IntentList {
    return try await caller.call("entitlements.intents.list", .read, MemberWriter())
  }

  /// Stores a purchase that the user began outside the app, until entitlements.intents.drain returns it. An intent that already waits is
  /// not stored again.
  /// - Parameters:
  ///   - productId: The store's id of the product to buy.
  ///   - offerId: The offer of the product to buy.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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
  ///   - limit: The most intents to return; all if left out.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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
