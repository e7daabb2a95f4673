internal import Shape
internal import Vocabulary

/// The measures and prices in GS1 element strings.
///
/// Source: GS1 General Specifications, sections 3.6.2 (trade measures) and 3.6.6 to 3.6.10 (amounts).
extension ElementString {
  /// The quantity and the unit of the first trade measure, such as the net weight; `nil` without a measure that the
  /// core knows.
  var measure: (quantity: Decimal, unit: String)? {
    for element in elements where element.identifier.count == 4 {
      guard let unit = ElementString.unit(String(element.identifier.prefix(3))), let places = element.places,
        let number = Int(element.value), let power = ElementString.power(Decimal.places - places)
      else { continue }
      return (Decimal(units: number * power), unit)
    }
    return nil
  }

  /// Returns the amount to pay for the trade item (identifiers 392n and 393n).
  /// - Parameter local: the currency of an amount without a currency (392n).
  /// - Returns: `nil` if there is no amount, or if its currency is unknown or has fewer decimal places than the amount.
  func price(in local: Currency?) -> Money? {
    if let element = elements.first(where: { $0.identifier.hasPrefix("392") && $0.identifier.count == 4 }),
      let currency = local
    {
      return ElementString.money(element, element.value, currency)
    }
    guard let element = elements.first(where: { $0.identifier.hasPrefix("393") && $0.identifier.count == 4 }),
      let currency = Currency(number: element.value.utf8.prefix(3))
    else { return nil }
    return ElementString.money(element, String(element.value.dropFirst(3)), currency)
  }

  private static func money(_ element: Element, _ digits: String, _ currency: Currency) -> Money? {
    guard let number = Int(digits), let places = element.places else { return nil }
    let further = currency.places - places
    guard let power = power(abs(further)) else { return nil }
    let (amount, rest) = further < 0 ? number.quotientAndRemainder(dividingBy: power) : (number, 0)
    let (whole, overflows) = further < 0 ? (amount, false) : amount.multipliedReportingOverflow(by: power)
    return rest == 0 && !overflows && whole <= Money.most ? Money(amount: whole, currency: currency) : nil
  }

  private static func power(_ exponent: Int) -> Int? {
    exponent < 0 ? nil : (0..<exponent).reduce(1) { (power, _) in power * 10 }
  }

  /// Returns the unit of a trade measure, given the first three digits of its identifier. Returns `nil` for other
  /// identifiers, and for logistic measures, which include the packaging.
  private static func unit(_ identifier: String) -> String? {
    switch identifier {
    case "310": "kg"
    case "311", "312", "313": "m"
    case "314": "m2"
    case "315": "l"
    case "316": "m3"
    case "320": "lb"
    case "321", "324", "327": "in"
    case "322", "325", "328": "ft"
    case "323", "326", "329": "yd"
    case "350": "in2"
    case "351": "ft2"
    case "352": "yd2"
    case "356": "ozt"
    case "357": "oz"
    case "360": "qt"
    case "361": "gal"
    case "364": "in3"
    case "365": "ft3"
    case "366": "yd3"
    default: nil
    }
  }
}

extension ElementString.Element {
  /// The number of decimal places. In identifiers of measures and amounts, the last digit is this number.
  fileprivate var places: Int? { identifier.last?.wholeNumberValue }
}
