/// The minor units of currencies, such as cents (ISO 4217, table A.1).
extension Currency {
  /// The number of decimal places of an amount in the major unit: 2 for EUR, 0 for JPY.
  public var places: Int {
    if Currency.without.contains(code) { return 0 }
    if Currency.thousandths.contains(code) { return 3 }
    return code == "CLF" || code == "UYW" ? 4 : 2
  }

  /// The currencies without a minor unit. Precious metals and units of account are included.
  private static let without = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
    "XPF", "XAG", "XAU",
    "XBA", "XBB", "XBC", "XBD", "XDR", "XPD", "XPT", "XSU", "XTS", "XUA", "XXX",
  ]
  private static let thousandths = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
}
