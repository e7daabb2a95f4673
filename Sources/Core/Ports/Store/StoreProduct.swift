public import Shape
public import Vocabulary

/// A product as the store sells it on this device: its price, and what is said of it in the user's language.
public struct StoreProduct: Record, Sendable {
  public let id: String, name: Line, description: String?, price: Decimal, currency: Currency, displayPrice: Line
  public let period: StorePeriod?, introductoryOffer: StoreOffer?, familyShareable: Bool?

  public static let doc: StaticString = "A product as the store sells it on this device."

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The product, as the store names it.", .length(1...200))
    name = field("name", \.name, "What the store calls it, in the user's language.", .length(1...200))
    description = field("description", \.description, "What the store says of it, in the user's language.", .length(0...4000))
    price = field("price", \.price, "The price, as an exact decimal in the currency's main unit: 4.99.", .range(0...1_000_000_000))
    currency = field("currency", \.currency, "The price's currency (ISO 4217).", Currency.listed)
    displayPrice = field("displayPrice", \.displayPrice, "The price as the store writes it for the user, such as 4,99 €.", .length(1...100))
    period = field("period", \.period, "How long a subscription lasts that is paid once; null for what is no subscription.")
    introductoryOffer = field(
      "introductoryOffer", \.introductoryOffer, "What a new subscriber gets first; null for nothing, and for who is not eligible.")
    familyShareable = field("familyShareable", \.familyShareable, "Whether a family may share it; null where the store does not say.")
  }
}

/// A span of days, weeks, months or years, as the store counts them.
public struct StorePeriod: Record, Sendable {
  public let unit: Unit, count: Int

  public static let doc: StaticString = "A span of time, as the store counts it."

  /// What is counted.
  public enum Unit: String, Choice, Sendable {
    case day, week, month, year

    public static let spellings = Spellings<Unit>()
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    unit = field("unit", \.unit, "What is counted.")
    count = field("count", \.count, "How many of them.", .range(1...1000))
  }
}

/// What a subscription costs at first.
public struct StoreOffer: Record, Sendable {
  public let mode: Mode, price: Decimal, displayPrice: Line, period: StorePeriod, periods: Int

  public static let doc: StaticString = "What a subscription costs at first."

  /// How it is paid.
  public enum Mode: String, Choice, Sendable {
    case freeTrial, payAsYouGo, payUpFront

    public static let spellings = Spellings<Mode>()
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    mode = field("mode", \.mode, "freeTrial: for nothing; payAsYouGo: a price for each period; payUpFront: one price for all of them.")
    price = field("price", \.price, "The price, in the product's currency; 0 for a free trial.", .range(0...1_000_000_000))
    displayPrice = field("displayPrice", \.displayPrice, "The price as the store writes it for the user.", .length(1...100))
    period = field("period", \.period, "How long one period is.")
    periods = field("periods", \.periods, "How many periods it lasts.", .range(1...100))
  }
}
