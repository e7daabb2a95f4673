public import RPC
public import Shape
public import Tenancy
internal import Vocabulary

/// A component that a kit takes from the stock.
///
/// The needed quantity for a number of kits is `kits × quantity / per`, rounded up to five decimals, or to whole pieces
/// for a component with serial numbers:
///
///     let wine = KitPart(item: id, sku: "WINE", quantity: Decimal(2), per: Decimal(1), whole: false)
///     wine.need(for: Decimal(3).units)  // six bottles, in units of `Decimal`
public struct KitPart: Record, Equatable {
  public let item: UUID, sku: Line, quantity: Decimal, per: Decimal
  /// A Boolean value that indicates whether the component is taken from the stock only in whole pieces.
  public let whole: Flag

  public static let doc: StaticString = "A component of a kit, and how much of it a kit takes from the stock."

  public init(item: UUID, sku: Line, quantity: Decimal, per: Decimal, whole: Flag) {
    self.item = item
    self.sku = sku
    self.quantity = quantity
    self.per = per
    self.whole = whole
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the component, which is an item.")
    sku = field("sku", \.sku, "The SKU of the component at the time when the line was created.")
    quantity = field("quantity", \.quantity, "The quantity that `per` kits take, in the component's own unit.")
    per = field("per", \.per, "The number of kits that take `quantity`.")
    whole = field(
      "whole", \.whole,
      "`true` if the quantity is rounded up to whole pieces, because each piece of the component has a serial number.")
  }

  private var ratio: (numerator: Int128, denominator: Int128) { UnitFactor(quantity, per: per).ratio }
  private var step: Int128 { whole.isSet ? Int128(Decimal(1).units) : 1 }

  /// Returns the quantity of the component that a number of kits needs. Both numbers are in units of `Decimal`. The
  /// result is at most `StockedItem.most`.
  public func need(for kits: Int) -> Int {
    if kits <= 0 { return 0 }
    let (numerator, denominator) = ratio
    let (most, product) = (Int128(StockedItem.most), Int128(kits).multipliedReportingOverflow(by: numerator))
    if product.overflow { return StockedItem.most }
    let needed = product.partialValue.dividedUp(by: denominator).dividedUp(by: step) * step
    return Int(min(needed, most))
  }

  /// Returns the largest number of kits for which a quantity of the component is enough. Both numbers are in units of
  /// `Decimal`.
  public func kits(from quantity: Int) -> Int {
    if quantity <= 0 { return 0 }
    let (numerator, denominator) = ratio
    let usable = Int128(quantity) / step * step
    let kits = min(usable * denominator / numerator, Int128(StockedItem.most))
    assert(need(for: Int(kits)) <= quantity, "a quantity is enough for the kits that are made of it")
    return Int(kits)
  }
}

/// A number of units of a component for each unit of a kit, as an exact fraction in lowest terms.
public struct KitRatio: Equatable, Sendable {
  public private(set) var numerator: Int128, denominator: Int128

  public static let one = KitRatio(1, 1)

  /// - Precondition: `denominator` is more than 0.
  public init(_ numerator: Int128, _ denominator: Int128) {
    assert(denominator > 0, "a fraction has a divisor")
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = max(a, 1)
    (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
    shorten()
  }

  /// Returns the product of two ratios: the ratio for a component of a component.
  public static func * (a: KitRatio, b: KitRatio) -> KitRatio {
    KitRatio(a.numerator * b.numerator, a.denominator * b.denominator)
  }

  /// Returns the sum of two ratios: the ratio for a component that a kit contains in two places.
  public static func + (a: KitRatio, b: KitRatio) -> KitRatio {
    KitRatio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }

  /// Shortens a fraction whose numbers exceed 62 bits, so that the product of two fractions fits into 128 bits. The
  /// value is rounded up.
  private mutating func shorten() {
    let most = Int128(1) << 62
    while numerator > most || denominator > most {
      let isEven = numerator % 2 == 0
      numerator = numerator / 2 + (isEven ? 0 : 1)
      denominator = max(denominator / 2, 1)
    }
  }

  /// The ratio as a quantity of the component for a number of kits. The number of kits is 1 if the quantity for one kit
  /// has at most five decimals.
  public var terms: (quantity: Decimal, per: Decimal) {
    let one = Int128(Decimal(1).units)
    let (units, rest) = (numerator * one).quotientAndRemainder(dividingBy: denominator)
    if rest == 0, units <= Int128(StockedItem.most) { return (Decimal(units: Int(units)), Decimal(1)) }
    let isWhole = max(numerator, denominator) <= Int128(StockedItem.most) / one
    let scale = isWhole ? one : 1
    return (Decimal(units: Int(clamping: numerator * scale)), Decimal(units: Int(clamping: denominator * scale)))
  }
}

/// The items that a kit takes from the stock.
public struct KitContents {
  /// The components. Each item is listed once, with its total quantity.
  public let parts: [KitPart]
  /// The SKU of a kit without a usable bill of materials: the kit itself, or a kit that it contains. `nil` if there is
  /// no such kit. A bill of materials that contains its own item, directly or through other kits, is not usable.
  public let lacking: Line?

  public init(parts: [KitPart], lacking: Line?) {
    self.parts = parts
    self.lacking = lacking
  }
}

/// Provides the components of kits.
public protocol KitKeeper: AnyObject {
  /// Returns the items that one unit of a kit takes from the stock. They follow from the active bills of materials of
  /// the kit, and of the kits that it contains. Optional components and services are left out.
  func contents(of kit: UUID, in context: CompanyContext) throws(Failure) -> KitContents
}

extension Array where Element == KitPart {
  /// Returns the number of whole kits that can be made from the available quantities, in units of `Decimal`. Returns 0
  /// for a kit without components.
  /// - Parameter available: returns the available quantity of an item.
  public func wholeKits(of available: (UUID) -> Decimal) -> Decimal {
    let kits = map { $0.kits(from: available($0.item).units) }.min() ?? 0
    return Decimal(units: kits - kits % Decimal(1).units)
  }
}
