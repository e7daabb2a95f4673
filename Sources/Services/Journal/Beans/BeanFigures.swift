internal import Shape
internal import Vocabulary

/// The members of beans that the core computes: their age, the remaining weight, and figures of their brews.
struct BeanFigures: Record, Equatable {
  let ageDays: Int?, remaining: Decimal?, overdrawn: Flag?, brews: Int?, lastBrewedAt: Timestamp?,
    averageRating: Decimal?
  let costPerGram: UnitCost?
  var photos: [UUID]?

  static let doc: StaticString = "The members of beans that the core computes."

  /// - Parameters:
  ///   - today: the current day in the account's time zone.
  init(of bean: BeanFacts, _ use: BeanUse, today: Day) {
    ageDays = bean.age?.days(on: today)
    let left = bean.remaining(without: use.dose)
    remaining = left
    overdrawn = left.flatMap { $0 < Decimal(0) ? true : nil }
    brews = use.brews
    lastBrewedAt = use.lastAt
    averageRating =
      use.rated > 0 ? Decimal(Int128(use.ratings.units), over: Int128(use.rated) * 100_000, places: 4) : nil
    costPerGram = bean.costPerGram
    photos = nil
  }
}

extension BeanFigures {
  init<F: Fields<Self>>(_ field: inout F) {
    ageDays = field.optional(
      "ageDays", \.ageDays,
      "The age in whole days since `roastDate`, in the account's time zone. A day in the freezer counts as one ninetieth of a day. Left out without `roastDate`."
    )
    remaining = field.optional(
      "remaining", \.remaining,
      "The remaining weight in grams: `weight` less `withdrawn` less the doses of all brews. Drafts of brews do not count. Left out without `weight`."
    )
    overdrawn = field.optional(
      "overdrawn", \.overdrawn, "`true` if `remaining` is less than 0. Otherwise it is left out.")
    brews = field.optional("brews", \.brews, "The number of brews of the beans. Drafts do not count.")
    lastBrewedAt = field.optional(
      "lastBrewedAt", \.lastBrewedAt, "The instant of the last brew of the beans. Left out if there is no brew.")
    averageRating = field.optional(
      "averageRating", \.averageRating,
      "The mean rating of the beans' rated brews, from 0 to 5, with four decimals. Left out if no brew is rated.")
    costPerGram = field.optional(
      "costPerGram", \.costPerGram,
      "The price of one gram, in minor units of the currency (such as cents) with five decimals. Left out without `price` or `weight`."
    )
    photos = field.optional("photos", \.photos, EquipmentSupplement.photosDoc)
  }
}

/// The members of beans from which figures are computed.
struct BeanFacts {
  let roastDate: Day?, frozenAt: Day?, thawedAt: Day?, weight: Decimal?, withdrawn: Decimal, price: Money?

  /// The facts for a brew without beans: nothing is known.
  static var unknown: BeanFacts {
    BeanFacts(roastDate: nil, frozenAt: nil, thawedAt: nil, weight: nil, withdrawn: Decimal(0), price: nil)
  }

  /// The age of the beans; `nil` if the day of their roasting is not known.
  var age: BeanAge? { roastDate.map { BeanAge(roasted: $0, frozen: frozenAt.map { ($0, thawedAt) }) } }

  /// Returns the grams that are left in the bag after brews have used the given doses. Returns `nil` if the bag's
  /// weight is not known.
  func remaining(without doses: Decimal) -> Decimal? {
    weight.map { Decimal(units: $0.units - withdrawn.units - doses.units) }
  }

  /// The price of one gram, or `nil` if the price or the weight of the bag is not known.
  var costPerGram: UnitCost? {
    guard let price, let weight = weight?.positive else { return nil }
    let amount = Decimal(Int128(price.amount) * 100_000, over: Int128(weight.units), places: 5)
    return amount.map { UnitCost(amount: $0, currency: price.currency) }
  }

  /// Returns the price of a dose, rounded half to even to minor units of the currency. Returns `nil` if the price or
  /// the weight of the bag is not known, or if the result is larger than the core can store.
  func cost(of dose: Decimal) -> Money? {
    guard let price, let weight = weight?.positive else { return nil }
    let amount = (Int128(price.amount) * Int128(dose.units)).dividedHalfEven(by: Int128(weight.units))
    return Int(exactly: amount).flatMap { $0 <= Money.most ? Money(amount: $0, currency: price.currency) : nil }
  }
}
