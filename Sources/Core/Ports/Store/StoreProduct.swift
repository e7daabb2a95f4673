public import Shape
public import Vocabulary

/// A product as the app store sells it on this device, with its price and with texts in the user's language.
public struct StoreProduct: Record, Sendable {
  public let id: String, name: Line, description: String?, price: Decimal, currency: Currency, displayPrice: Line
  public let period: StorePeriod?, introductoryOffer: StoreOffer?, familyShareable: Bool?

  public static let doc: StaticString = "A product as the app store sells it on this device."

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The store's id of the product.", .length(1...200))
    name = field("name", \.name, "The store's name of the product, in the user's language.", .length(1...200))
    description = field(
      "description", \.description, "The store's description of the product, in the user's language.", .length(0...4000)
    )
    price = field(
      "price", \.price, "The price, as an exact decimal in the main unit of the currency, such as 4.99.",
      .range(0...1_000_000_000))
    currency = field("currency", \.currency, "The currency of the price (ISO 4217).", Currency.listed)
    displayPrice = field(
      "displayPrice", \.displayPrice, "The price as the store writes it for the user, such as 4,99 €.", .length(1...100)
    )
    period = field(
      "period", \.period, "The period that one payment of a subscription covers. `null` for other products.")
    introductoryOffer = field(
      "introductoryOffer", \.introductoryOffer,
      "The introductory offer for new subscribers. `null` if there is no such offer, or if the user is not eligible.")
    familyShareable = field(
      "familyShareable", \.familyShareable,
      "`true` if a family can share the product. `null` if the store does not report it.")
  }
}

/// A span of days, weeks, months or years, as the store counts them.
public struct StorePeriod: Record, Sendable {
  public let unit: Unit, count: Int

  public static let doc: StaticString = "A period of time, such as one month."

  /// The unit of a period.
  public enum Unit: String, Choice, Sendable {
    case day, week, month, year

    public static let spellings = Spellings<Unit>()
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    unit = field("unit", \.unit, "The unit of the period.")
    count = field("count", \.count, "The number of units.", .range(1...1000))
  }
}

/// The introductory price of a subscription.
public struct StoreOffer: Record, Sendable {
  public let mode: Mode, price: Decimal, displayPrice: Line, period: StorePeriod, periods: Int

  public static let doc: StaticString = "The introductory offer of a subscription."

  /// The way in which a customer pays for the offer.
  public enum Mode: String, Choice, Sendable {
    case freeTrial, payAsYouGo, payUpFront

    public static let spellings = Spellings<Mode>()
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    mode = field(
      "mode", \.mode,
      "The kind of offer. freeTrial: no payment. payAsYouGo: a payment for each period. payUpFront: one payment for all periods."
    )
    price = field(
      "price", \.price, "The price, in the main unit of the product's currency. 0 for a free trial.",
      .range(0...1_000_000_000))
    displayPrice = field(
      "displayPrice", \.displayPrice, "The price as the store writes it for the user.", .length(1...100))
    period = field("period", \.period, "The length of one period of the offer.")
    periods = field("periods", \.periods, "The number of periods during which the offer applies.", .range(1...100))
  }
}
