import CloudKitMapping

/// A product of the store. Its prices are decimals written as text, such as `29.99`.
public struct ProductFacts: Equatable, Sendable {
  public let id: String, name: String, description: String, price: String, currency: String, displayPrice: String
  public let period: Period?, introductoryOffer: Offer?, isFamilyShareable: Bool

  /// A period of several days, weeks, months or years.
  public struct Period: Equatable, Sendable {
    /// The unit of the period.
    public enum Unit: String, Sendable { case day, week, month, year }

    public let unit: Unit, count: Int

    public init(_ unit: Unit, count: Int) {
      self.unit = unit
      self.count = count
    }
  }

  /// The introductory offer of a subscription.
  public struct Offer: Equatable, Sendable {
    /// The way in which the user pays for the offer.
    public enum Mode: String, Sendable { case freeTrial, payAsYouGo, payUpFront }

    public let mode: Mode, price: String, displayPrice: String, period: Period, periods: Int

    public init(_ mode: Mode, price: String, displayPrice: String, period: Period, periods: Int) {
      self.mode = mode
      self.price = price
      self.displayPrice = displayPrice
      self.period = period
      self.periods = periods
    }
  }

  public init(
    id: String, name: String, description: String, price: String, currency: String, displayPrice: String,
    period: Period?,
    introductoryOffer: Offer?, isFamilyShareable: Bool
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.price = price
    self.currency = currency
    self.displayPrice = displayPrice
    self.period = period
    self.introductoryOffer = introductoryOffer
    self.isFamilyShareable = isFamilyShareable
  }

  var json: JSONValue {
    .members(
      ("id", .string(id)),
      // If the store has no name in the user's language, the product's id is used as its name.
      ("name", .string(name.isEmpty ? id : name)), ("description", description.isEmpty ? nil : .string(description)),
      ("price", .number(price)), ("currency", .string(currency)), ("displayPrice", .string(displayPrice)),
      ("period", period?.json),
      ("introductoryOffer", introductoryOffer?.json), ("familyShareable", .bool(isFamilyShareable)))
  }
}

extension ProductFacts.Period {
  fileprivate var json: JSONValue { .members(("unit", .string(unit.rawValue)), ("count", .int(count))) }
}

extension ProductFacts.Offer {
  fileprivate var json: JSONValue {
    .members(
      ("mode", .string(mode.rawValue)), ("price", .number(price)), ("displayPrice", .string(displayPrice)),
      ("period", period.json),
      ("periods", .int(periods)))
  }
}
