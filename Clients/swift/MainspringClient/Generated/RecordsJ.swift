// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// A public key, as a JSON Web Key (RFC 7517).
public struct JSONWebKey: InputRecord {
  /// The kind of the key. Only RSA keys are used.
  public var kty: String
  /// The key's id, which a token's header names.
  public var kid: String?
  /// The purpose of the key: sig (signatures), or `null`.
  public var use: String?
  /// The algorithm of the key: RS256, or `null`.
  public var alg: String?
  /// The modulus of the RSA key, in base64url.
  public var n: String?
  /// The exponent of the RSA key, in base64url.
  public var e: String?

  public init(
    kty: String,
    kid: String? = nil,
    use: String? = nil,
    alg: String? = nil,
    n: String? = nil,
    e: String? = nil
  ) {
    self.kty = kty
    self.kid = kid
    self.use = use
    self.alg = alg
    self.n = n
    self.e = e
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kty", self.kty)
    writer.putIfGiven("kid", self.kid)
    writer.putIfGiven("use", self.use)
    writer.putIfGiven("alg", self.alg)
    writer.putIfGiven("n", self.n)
    writer.putIfGiven("e", self.e)
    return writer.json
  }
}

/// Figures of all brews together: numbers, sums, means and the favourite method.
public struct JournalOverview: Record {
  /// The number of brews that match the filters.
  public var brews: Int
  /// The number of days on which there was at least one brew.
  public var days: Int
  /// The number of consecutive days with brews that end today or yesterday; 0 if there was no brew on either day.
  public var currentStreak: Int
  /// The largest number of consecutive days with brews.
  public var longestStreak: Int
  /// The sum of the doses, in grams.
  public var coffee: Decimal
  /// The sum of the water, in grams.
  public var water: Decimal
  /// The cost of the used coffee, one amount for each currency.
  public var money: [Money]
  /// The mean rating of the rated brews, from 0 to 5, with four decimals. `null` if no brew is rated.
  public var rating: Decimal?
  /// The mean ratio (grams of water or beverage for each gram of coffee), with four decimals. `null` if no brew has a
  /// ratio.
  public var ratio: Decimal?
  /// The mean extraction yield, in percent with four decimals. `null` if no brew has an extraction yield.
  public var extraction: Decimal?
  /// The number of bags of beans that are neither finished nor archived. The filters do not apply to this number.
  public var openBeans: Int
  /// The method with the most brews. `null` if there are no brews.
  public var favouriteMethod: BrewMethod?

  public init(
    brews: Int,
    days: Int,
    currentStreak: Int,
    longestStreak: Int,
    coffee: Decimal,
    water: Decimal,
    money: [Money],
    rating: Decimal?,
    ratio: Decimal?,
    extraction: Decimal?,
    openBeans: Int,
    favouriteMethod: BrewMethod?
  ) {
    self.brews = brews
    self.days = days
    self.currentStreak = currentStreak
    self.longestStreak = longestStreak
    self.coffee = coffee
    self.water = water
    self.money = money
    self.rating = rating
    self.ratio = ratio
    self.extraction = extraction
    self.openBeans = openBeans
    self.favouriteMethod = favouriteMethod
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.brews = reader.required("brews")
    self.days = reader.required("days")
    self.currentStreak = reader.required("currentStreak")
    self.longestStreak = reader.required("longestStreak")
    self.coffee = reader.required("coffee")
    self.water = reader.required("water")
    self.money = reader.required("money")
    self.rating = reader.optional("rating")
    self.ratio = reader.optional("ratio")
    self.extraction = reader.optional("extraction")
    self.openBeans = reader.required("openBeans")
    self.favouriteMethod = reader.optional("favouriteMethod")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("brews", self.brews)
    writer.put("days", self.days)
    writer.put("currentStreak", self.currentStreak)
    writer.put("longestStreak", self.longestStreak)
    writer.put("coffee", self.coffee)
    writer.put("water", self.water)
    writer.put("money", self.money)
    writer.put("rating", self.rating)
    writer.put("ratio", self.ratio)
    writer.put("extraction", self.extraction)
    writer.put("openBeans", self.openBeans)
    writer.put("favouriteMethod", self.favouriteMethod)
    return writer.json
  }
}
