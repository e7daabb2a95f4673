public import Shape

/// A category of value-added tax in an invoice. The raw values are those of EN 16931 (UNCL5305).
public enum TaxCategory: String, Choice {
  /// The standard rate or a reduced rate. This is the only category with a rate above 0.
  case standard = "S"
  /// A supply that is taxed at the rate 0.
  case zero = "Z"
  case exempt = "E"
  /// A supply for which the buyer owes the tax.
  case reverseCharge = "AE"
  /// A supply to another country of the European Union, for which no tax is charged.
  case intraCommunity = "K"
  /// An export, for which no tax is charged.
  case export = "G"
  /// A supply outside the scope of the tax.
  case outsideScope = "O"

  public static let spellings = Spellings<TaxCategory>()

  /// Creates the category of a line that has a rate but no category.
  ///
  /// A rate of 0 gives `Z`, because EN 16931 allows `S` only with a rate above 0 (BR-S-05). The other categories need a
  /// reason why there is no tax, and the line has none (BR-E-10, BR-AE-10). `O` is also not possible, because it would
  /// apply to the whole invoice (BR-O-11).
  public init(ofRate rate: Decimal) { self = rate.units > 0 ? .standard : .zero }

  /// The description of a field that contains a category.
  public static let fieldDoc: StaticString =
    "The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax. Default: S for a rate above 0, and else Z."

  /// Returns the problems of a tax rate and a category that do not fit together.
  /// - Parameter base: a JSON Pointer to the object that contains the two members.
  public static func problems(rate: Decimal?, category: TaxCategory?, at base: String) -> [Problem] {
    func problem(_ message: String) -> Problem {
      Problem(pointer: "\(base)/taxRate", kind: .value, message: "taxRate must \(message)")
    }
    let units = rate?.units ?? 0
    if units % 100 != 0 { return [problem("have at most 3 decimals")] }
    guard let category else { return [] }
    if category == .standard, units <= 0 {
      return [problem("be more than 0 with the taxCategory S; a supply that is taxed at 0 has the taxCategory Z")]
    }
    if category != .standard, units > 0 {
      return [problem("be 0 or null with the taxCategory \(category.rawValue); only S has a rate")]
    }
    return []
  }
}
