#if canImport(StoreKit)
  import CloudKitMapping
  import DeviceMapping
  import Foundation
  import StoreKit

  /// Answers the core's requests about a store with Apple's App Store.
  ///
  /// ```swift
  /// let store = StoreHost { line in await connection.send(line) }
  /// await connection.start(offering: DeviceLine.store)
  /// await store.followUpdates()
  /// // For each line that the core sends:
  /// if await store.take(line) { return }  // otherwise the line is for the app
  /// // After entitlements.buy has returned `purchased`:
  /// await store.finish(purchaseID)
  /// ```
  @available(iOS 16.0, macOS 13.0, *)
  public actor StoreHost {
    private let send: @Sendable (String) async -> Void
    private var updates: Task<Void, Never>?
    /// The purchases in progress. The keys are their ids. If the core sends a purchase twice, the user is asked only
    /// once.
    private var buying: [UUID: Task<PurchaseOutcome, any Error>] = [:]
    /// The transactions that were sent to the core and are not confirmed yet. The keys are the ids of the requests.
    private var handed: [String: Transaction] = [:]
    private var lastNumber = 0

    /// - Parameter send: a function that sends a line to the core.
    public init(send: @escaping @Sendable (String) async -> Void) { self.send = send }

    /// Begins to reply to a line from the core.
    /// - Returns: false if the line is for the app.
    public func take(_ line: String) async -> Bool {
      switch DeviceLine(line) {
      case .products(let ids, let id):
        await answer(id) { DeviceReply.products(try await StoreHost.products(ids), id: id) }
      case .purchase(let question, let id):
        await answer(id) { [self] in DeviceReply.purchase(try await purchase(question), id: id) }
      case .sync(let id):
        await answer(id) {
          try await AppStore.sync()
          return DeviceReply.documents(await StoreHost.documents(), id: id)
        }
      default:
        guard let delivery = Delivery(line), let transaction = handed.removeValue(forKey: delivery.id) else {
          return false
        }
        // The store reports an unfinished transaction again later. So if the core could not store it, the core gets it
        // again.
        if delivery.isKept { await transaction.finish() }
      }
      return true
    }

    /// Begins to send the core those transactions that the store reports by itself: approved purchases, renewals, and
    /// purchases on other devices.
    ///
    /// When the core has stored a transaction, this host finishes it in the store.
    public func followUpdates() {
      guard updates == nil else { return }
      updates = Task { [weak self] in
        for await result in Transaction.updates { await self?.ingest(result) }
      }
    }

    /// Tells the store that the user has received a purchase.
    ///
    /// Until then, the store reports the purchase again and again. In this way an interrupted purchase is not lost.
    public func finish(_ purchaseID: UUID) async {
      for await result in Transaction.unfinished where result.unsafePayloadValue.appAccountToken == purchaseID {
        await result.unsafePayloadValue.finish()
      }
    }

    private func answer(_ id: JSONValue, _ make: @escaping @Sendable () async throws -> String) async {
      // Each answer is made in a separate task, because a purchase takes as long as the user needs.
      Task { [send] in
        do { await send(try await make()) } catch {
          await send(DeviceReply.failure(error.localizedDescription, id: id))
        }
      }
    }

    private func ingest(_ result: VerificationResult<Transaction>) async {
      lastNumber += 1
      let id = "mainspring-store.\(lastNumber)"
      handed[id] = result.unsafePayloadValue
      await send(DeviceReply.ingest([result.jwsRepresentation], id: id))
    }

    private static func products(_ ids: [String]) async throws -> [ProductFacts] {
      var facts: [ProductFacts] = []
      for product in try await Product.products(for: ids) {
        let isEligible = await product.subscription?.isEligibleForIntroOffer ?? false
        facts.append(ProductFacts(product, isEligibleForOffer: isEligible))
      }
      return facts
    }

    private func purchase(_ question: PurchaseQuestion) async throws -> PurchaseOutcome {
      guard let id = UUID(uuidString: question.purchaseID) else {
        throw StoreFlaw(message: "purchaseId must be a UUID")
      }
      if let running = buying[id] { return try await running.value }
      let task = Task { try await StoreHost.buy(question, as: id) }
      buying[id] = task
      defer { buying[id] = nil }
      return try await task.value
    }

    private static func buy(_ question: PurchaseQuestion, as id: UUID) async throws -> PurchaseOutcome {
      // If the answer to an earlier request was lost, the purchase may already exist. Then the user must not pay twice.
      for await result in Transaction.unfinished where result.unsafePayloadValue.appAccountToken == id {
        return .document(result.jwsRepresentation)
      }
      for await result in Transaction.all where result.unsafePayloadValue.appAccountToken == id {
        return .document(result.jwsRepresentation)
      }
      if question.offerID != nil {
        throw StoreFlaw(
          message: "an offer needs a signature of the app's server, and this host has none: buy without offerId")
      }
      guard let product = try await Product.products(for: [question.productID]).first else {
        throw StoreFlaw(message: "the store does not sell \(question.productID) here")
      }
      switch try await product.purchase(options: [.appAccountToken(id)]) {
      case .success(let result): return .document(result.jwsRepresentation)
      case .pending: return .pending
      case .userCancelled: return .cancelled
      @unknown default: throw StoreFlaw(message: "this version does not know the store's result: update the app")
      }
    }

    private static func documents() async -> [String] {
      var documents: [String] = []
      for await result in Transaction.currentEntitlements { documents.append(result.jwsRepresentation) }
      return documents
    }
  }

  /// The error of a purchase that could not be made.
  struct StoreFlaw: LocalizedError {
    let message: String

    var errorDescription: String? { message }
  }

  @available(iOS 16.0, macOS 13.0, *)
  extension ProductFacts {
    init(_ product: Product, isEligibleForOffer: Bool) {
      self.init(
        id: product.id, name: product.displayName, description: product.description, price: "\(product.price)",
        currency: product.priceFormatStyle.currencyCode, displayPrice: product.displayPrice,
        period: product.subscription.map { Period($0.subscriptionPeriod) },
        introductoryOffer: isEligibleForOffer ? product.subscription?.introductoryOffer.flatMap { Offer($0) } : nil,
        isFamilyShareable: product.isFamilyShareable)
    }
  }

  @available(iOS 16.0, macOS 13.0, *)
  extension ProductFacts.Period {
    init(_ period: Product.SubscriptionPeriod) {
      let unit: Unit =
        switch period.unit {
        case .day: .day
        case .week: .week
        case .month: .month
        case .year: .year
        @unknown default: .day
        }
      self.init(unit, count: period.value)
    }
  }

  @available(iOS 16.0, macOS 13.0, *)
  extension ProductFacts.Offer {
    /// Returns `nil` for an offer whose payment mode this program does not know.
    init?(_ offer: Product.SubscriptionOffer) {
      let mode: Mode
      if offer.paymentMode == .freeTrial {
        mode = .freeTrial
      } else if offer.paymentMode == .payAsYouGo {
        mode = .payAsYouGo
      } else if offer.paymentMode == .payUpFront {
        mode = .payUpFront
      } else {
        return nil
      }
      self.init(
        mode, price: "\(offer.price)", displayPrice: offer.displayPrice, period: ProductFacts.Period(offer.period),
        periods: offer.periodCount)
    }
  }
#endif
