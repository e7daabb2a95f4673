// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// What the account has bought, proven by the App Store's signatures, and what that entitles to.
public struct EntitlementsMethods: Sendable {
  let caller: any CallSender

  /// Methods of entitlements.intents.
  public var intents: EntitlementsIntentsMethods { EntitlementsIntentsMethods(caller: self.caller) }

  /// Verifies what the App Store has signed (transactions, renewal infos, notifications, app transactions) and keeps what is sound. What is
  /// not grants nothing, says why, and does not hinder the rest.
  /// - Parameters:
  ///   - documents: JWS in compact form, as StoreKit and the App Store's server hand them out, in any order.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: What became of each document, and the tiers that the account has now; entitlements.current says why.
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

  /// Answers what the account is entitled to, and why.
  /// - Returns: The tiers, the features, and the purchases that they follow from.
  /// - Throws: `CoreError`: invalidParams.
  public func current() async throws -> CurrentEntitlements {
    return try await caller.call("entitlements.current", .read, MemberWriter())
  }

  /// Answers whether the account may use a feature, and what to buy otherwise.
  /// - Parameter feature: The feature.
  /// - Returns: Yes or no, and what would allow it.
  /// - Throws: `CoreError`: invalidParams.
  public func check(
    feature: String
  ) async throws -> CheckedFeature {
    var writer = MemberWriter()
    writer.put("feature", feature)
    return try await caller.call("entitlements.check", .read, writer)
  }

  /// Lists the signed documents that are kept, those that were signed last first.
  /// - Parameters:
  ///   - limit: How many at most; 50 without it.
  ///   - after: The next of the page before.
  ///   - kind: Only documents of this kind: transaction, renewal, notification or app.
  ///   - productId: Only those about this product.
  ///   - originalTransactionId: Only those about this purchase.
  ///   - state: Only transactions in this state now.
  ///   - payloads: Whether they come with what was signed, which is long; false without it.
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

  /// Answers the catalogue, and what the store says of its products. Prices that are older than a day are renewed behind the reply.
  /// - Returns: The catalogue, and what was bought that is not in it.
  /// - Throws: `CoreError`: invalidParams.
  public func products() async throws -> Products {
    return try await caller.call("entitlements.products", .read, MemberWriter())
  }

  /// Asks the host for the prices of all products of the catalogue and of promotions, and keeps them; what was kept before stays when that
  /// fails.
  /// - Parameters:
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: What the store sells on this device.
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

  /// Asks the host to let the user buy a product, and ingests its document before the reply. A purchase that was interrupted is asked for
  /// again as the same one, so nobody pays twice.
  /// - Parameters:
  ///   - productId: The product, as the store names it.
  ///   - offerId: The offer of the product that is taken; none without it.
  ///   - deadline: How many milliseconds the host, and the user, have; 600,000 without it.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: What became of the purchase, and what the account has now.
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

  /// Asks the host what the user has bought before, on any device, and ingests it.
  /// - Parameters:
  ///   - deadline: How many milliseconds the host, and the user, have; 120,000 without it.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: What became of each document, and what the account has now.
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

  /// Answers the tiers and features that the account has, and since when: as they were kept when documents came last, and computed anew
  /// only where something has ended since, or the core rests on something else.
  /// - Returns: The tiers, the features, and when they last changed.
  /// - Throws: `CoreError`: invalidParams.
  public func snapshot() async throws -> EntitlementSnapshot {
    return try await caller.call("entitlements.snapshot", .read, MemberWriter())
  }

  /// Answers which App Store the account's documents are from, and which count.
  /// - Returns: The environment, the app, and whose signatures count.
  /// - Throws: `CoreError`: invalidParams.
  public func environment() async throws -> StoreEnvironment {
    return try await caller.call("entitlements.environment", .read, MemberWriter())
  }
}

/// Methods of entitlements.intents.
public struct EntitlementsIntentsMethods: Sendable {
  let caller: any CallSender

  /// Lists what somebody began to buy outside the app, in the order in which it came.
  /// - Returns: The intents that wait.
  /// - Throws: `CoreError`: invalidParams.
  public func list() async throws -> IntentList {
    return try await caller.call("entitlements.intents.list", .read, MemberWriter())
  }

  /// Keeps what somebody began to buy outside the app until it is drained; the same one that waits already is not added again.
  /// - Parameters:
  ///   - productId: What is to be bought, as the store names it.
  ///   - offerId: The offer that it is to be bought with.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The intent.
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

  /// Takes what somebody began to buy outside the app, once.
  /// - Parameters:
  ///   - limit: How many at most; all without it.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The intents, which wait no longer.
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
