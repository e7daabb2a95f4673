import Foundation

/// The declarations of Apple's framework that the host uses, as Apple's documentation has them, without what they do.
public struct Product: Sendable {
  public struct SubscriptionPeriod: Sendable {
    public enum Unit: Sendable { case day, week, month, year }
    public let value: Int
    public let unit: Unit
  }

  public struct SubscriptionOffer: Sendable {
    public struct PaymentMode: Equatable, Sendable {
      public static let payAsYouGo = PaymentMode()
      public static let payUpFront = PaymentMode()
      public static let freeTrial = PaymentMode()
    }
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public struct SubscriptionInfo: Sendable {
    public let introductoryOffer: SubscriptionOffer?
    public let subscriptionPeriod: SubscriptionPeriod
    public var isEligibleForIntroOffer: Bool { get async { fatalError() } }
  }

  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { fatalError() }
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public struct PriceFormatStyle: Sendable {
    public var currencyCode: String { fatalError() }
  }

  public let id: String
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public var priceFormatStyle: PriceFormatStyle { fatalError() }

  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { fatalError() }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { fatalError() }
}

public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)

  public var unsafePayloadValue: SignedType { fatalError() }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult where SignedType == Transaction {
  public var jwsRepresentation: String { fatalError() }
}

public struct Transaction: Sendable {
  public struct Transactions: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
      public mutating func next() async -> VerificationResult<Transaction>? { fatalError() }
    }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
  }

  public let appAccountToken: UUID?
  public static var updates: Transactions { fatalError() }
  public static var unfinished: Transactions { fatalError() }
  public static var all: Transactions { fatalError() }
  public static var currentEntitlements: Transactions { fatalError() }
  public func finish() async { fatalError() }
}

public enum AppStore {
  public static func sync() async throws { fatalError() }
}
