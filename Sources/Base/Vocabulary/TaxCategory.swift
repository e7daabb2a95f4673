public import Shape

/// A category of value-added tax, as EN 16931 has it (UNCL5305).
public enum TaxCategory: String, Choice {
  /// The standard rate, or a reduced one: the only category with a rate above 0.
  case standard = "S"
  /// Taxed at the rate 0.
  case zero = "Z"
  case exempt = "E"
  /// The buyer owes the tax.
  case reverseCharge = "AE"
  /// A supply to another country of the European Union, without tax.
  case intraCommunity = "K"
  /// An export, without tax.
  case export = "G"
  /// Outside the scope of the tax.
  case outsideScope = "O"

  public static let spellings = Spellings<TaxCategory>()

  /// Creates the category of a line that states a rate but no category.
  ///
  /// A rate of 0 gives `Z`: EN 16931 allows `S` only with a rate above 0 (BR-S-05). The other categories need a reason
  /// why there is no tax, and the line states none (BR-E-10, BR-AE-10). `O` would also apply to the whole invoice
  /// (BR-O-11).
  public init(ofRate rate: Decimal) { self = rate.units > 0 ? .standard : .zero }

  /// The description of a member with a category.
  public static let fieldDoc: StaticString =
    "The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the scope of the tax. Without it, S for a rate above 0, and else Z."

  /// Returns the problems of a rate and a category.
  /// - Parameter base: the place of the two members.
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
