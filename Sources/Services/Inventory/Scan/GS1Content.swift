internal import Shape
internal import Vocabulary

/// The content of GS1 element strings as `scan.resolve` returns it, with a named member for each known identifier.
struct GS1Content: Record {
  let gtin: String?, content: String?, batch: String?, serial: String?, madeOn: Day?, expiry: Day?, count: Int?,
    contained: Int?
  let quantity: Decimal?, unit: String?, price: Money?, elements: [GS1Element]

  static let recordName = "GS1Content"
  static let doc: StaticString = "The content of a GS1 barcode. Each member is the value of an application identifier."

  /// - Parameter year: the current year, from which the century of two-digit years is derived.
  init(_ string: ElementString, readIn year: Int, price: Money?) {
    func day(_ identifier: String) -> Day? {
      string[identifier].flatMap { GS1Date(Array($0.utf8.prefix(6)))?.day(readIn: year) }
    }
    (gtin, content, batch, serial) = (string["01"], string["02"], string["10"], string["21"])
    (madeOn, expiry) = (day("11"), day("17") ?? day("7003") ?? day("15"))
    (count, contained) = (string["30"].flatMap { Int($0) }, string["37"].flatMap { Int($0) })
    (quantity, unit) = (string.measure?.quantity, string.measure?.unit)
    self.price = price
    elements = string.elements.map(GS1Element.init)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    gtin = field("gtin", \.gtin, "Identifier 01: the GTIN of the trade item, 14 digits; `null` without it.")
    content = field(
      "content", \.content, "Identifier 02: the GTIN of the contained trade items, 14 digits; `null` without it.")
    batch = field("batch", \.batch, "Identifier 10: the batch; `null` without it.")
    serial = field("serial", \.serial, "Identifier 21: the serial number; `null` without it.")
    madeOn = field("madeOn", \.madeOn, "Identifier 11: the day of manufacture; `null` without it.")
    expiry = field(
      "expiry", \.expiry,
      "The last day on which the goods are good. Identifier 17 (expiry), or else 7003 (expiry with a time), or else 15 (best before). `null` without these identifiers."
    )
    count = field(
      "count", \.count, "Identifier 30: the number of pieces of an item with a variable measure; `null` without it.")
    contained = field(
      "contained", \.contained, "Identifier 37: the number of contained trade items; `null` without it.")
    quantity = field(
      "quantity", \.quantity,
      "Identifiers 310n to 316n, 32nn, 35nn and 36nn: the quantity, in `unit`; `null` without these identifiers."
    )
    unit = field(
      "unit", \.unit,
      "The unit of `quantity`, such as kg, m, m2, l, m3, lb, oz or in (inches); `null` if `quantity` is `null`.")
    price = field(
      "price", \.price,
      "The amount to pay. Identifier 392n: in the company's currency. Identifier 393n: in the currency that the code names. `null` without these identifiers, and if the currency is unknown or has fewer decimal places than the amount."
    )
    elements = field(
      "elements", \.elements, "All elements of the code, in their order, including those without a member of their own."
    )
  }
}
