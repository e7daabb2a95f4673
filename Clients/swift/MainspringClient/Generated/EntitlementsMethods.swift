// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The account's purchases, which are proven by signatures of the App Store, and the tiers and features that they give.
public struct EntitlementsMethods: Sendable {
  let caller: any CallSender

  /// Methods of entitlements.intents.
  public var intents: EntitlementsIntentsMethods { EntitlementsIntentsMethods(caller: self.caller) }

  /// Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app transactions),
  /// and stores the accepted ones. A document is accepted if its signature is valid, it is about this app, and its
  /// environment is accepted. A refused document does not prevent the others from being stored.
  /// - Parameters:
  ///   - documents: The documents in any order: JWS in compact form, as StoreKit or the App Store's server returns
  ///   them.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The outcome of each document, and the tiers and features that the account has now. entitlements.current
  /// lists the purchases that give them.
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

  /// Returns the tiers and features of the account, and the purchases that give them.
  /// - Returns: The tiers, the features, and the purchases that give them.
  /// - Throws: `CoreError`: invalidParams.
  public func current() async throws -> CurrentEntitlements {
    return try await caller.call("entitlements.current", .read, MemberWriter())
  }

  /// Returns whether the account may use a feature, and the products that include the feature. Use this method before
  /// the app offers the feature.
  /// - Parameter feature: The id of the feature.
  /// - Returns: The permission, and the tiers and products that include the feature.
  /// - Throws: `CoreError`: invalidParams.
  public func check(
    feature: String
  ) async throws -> CheckedFeature {
    var writer = MemberWriter()
    writer.put("feature", feature)
    return try await caller.call("entitlements.check", .read, writer)
  }

  /// Lists the stored documents that the App Store has signed, the last signed first, one page at a time.
  /// - Parameters:
  ///   - limit: The largest number of elements in a page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - kind: The kind of documents to list: transaction, renewal, notification or app. Default: all kinds.
  ///   - productId: The id of the product whose documents to list. Default: the documents of all products.
  ///   - originalTransactionId: The id of the first transaction of the purchase whose documents to list. Default: the
  ///   documents of all purchases.
  ///   - state: The present state of the transactions to list. If it is given, the list has only transactions.
  ///   - payloads: `true` to include the signed content of each document in `payload`, which is long. Default: `false`.
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

  /// Returns the catalogue, and the prices of its products in the store. If prices are missing or older than a day, the
  /// core asks the host for them after the reply, with host.store.products.
  /// - Returns: The catalogue with the known prices, and the bought products that the catalogue does not have.
  /// - Throws: `CoreError`: invalidParams.
  public func products() async throws -> Products {
    return try await caller.call("entitlements.products", .read, MemberWriter())
  }

  /// Asks the host now for the prices of all products of the catalogue and of promotions, and stores these prices.
  /// entitlements.products asks in the background. If the host fails, the stored prices remain.
  /// - Parameters:
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
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

  /// Asks the host to let the user buy a product. Before the reply, the core verifies and stores the signed document.
  /// After an interrupted purchase, the core sends the host the same purchaseId again, so that the user does not pay
  /// twice.
  /// - Parameters:
  ///   - productId: The store's id of the product.
  ///   - offerId: The id of the offer of the product. If it is left out, the product is bought without an offer.
  ///   - deadline: The time limit for the host and the user, in milliseconds. Default: 600,000 (10 minutes).
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

  /// Asks the host for the purchases that the user has made on any device, and verifies and stores their documents. Use
  /// this method when the user asks to restore purchases.
  /// - Parameters:
  ///   - deadline: The time limit for the host and the user, in milliseconds. Default: 120,000 (2 minutes).
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

  /// Returns the tiers and features of the account, and the time when they last changed. The result was stored with the
  /// last documents, so this method is fast. The core computes it again only after a purchase has ended, or after a
  /// change of the roots, the app, the environments or the catalogue.
  /// - Returns: The tiers, the features, and the time when they last changed.
  /// - Throws: `CoreError`: invalidParams.
  public func snapshot() async throws -> EntitlementSnapshot {
    return try await caller.call("entitlements.snapshot", .read, MemberWriter())
  }

  /// Returns the App Store environment of the account's documents, and the environments whose documents the core
  /// accepts.
  /// - Returns: The environment, the accepted environments, the app's id, and the source of the trusted roots.
  /// - Throws: `CoreError`: invalidParams.
  public func environment() async throws -> StoreEnvironment {
    return try await caller.call("entitlements.environment", .read, MemberWriter())
  }
}

/// Methods of entitlements.intents.
public struct EntitlementsIntentsMethods: Sendable {
  let caller: any CallSender

  /// Lists the purchases that the user began outside the app and that wait for entitlements.intents.drain, the oldest
  /// first. The intents are not removed.
  /// - Returns: The waiting intents.
  /// - Throws: `CoreError`: invalidParams.
  public func list() async throws -> IntentList {
    return try await caller.call("entitlements.intents.list", .read, MemberWriter())
  }

  /// Stores a purchase that the user began outside the app, such as on the app's page in the store. It waits until
  /// entitlements.intents.drain returns it. An equal intent that waits already is not stored again.
  /// - Parameters:
  ///   - productId: The store's id of the product to buy.
  ///   - offerId: The id of the offer of the product. Default: no offer.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The stored purchase intent.
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

  /// Returns the purchases that the user began outside the app, and removes them, so that each is returned only once.
  /// Continue each of them with entitlements.buy.
  /// - Parameters:
  ///   - limit: The largest number of intents to return. If it is left out, all intents are returned.
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
