internal import Shape
internal import Vocabulary

/// What GS1 element strings say.
struct GS1Content: Record {
  let gtin: String?, content: String?, batch: String?, serial: String?, madeOn: Day?, expiry: Day?, count: Int?, contained: Int?
  let quantity: Decimal?, unit: String?, price: Money?, elements: [GS1Element]

  static let recordName = "GS1Content"
  static let doc: StaticString = "What GS1 element strings say."

  /// - Parameter year: of which dates without century are said.
  init(_ string: ElementString, readIn year: Int, price: Money?) {
    func day(_ identifier: String) -> Day? { string[identifier].flatMap { GS1Date(Array($0.utf8.prefix(6)))?.day(readIn: year) } }
    (gtin, content, batch, serial) = (string["01"], string["02"], string["10"], string["21"])
    (madeOn, expiry) = (day("11"), day("17") ?? day("7003") ?? day("15"))
    (count, contained) = (string["30"].flatMap { Int($0) }, string["37"].flatMap { Int($0) })
    (quantity, unit) = (string.measure?.quantity, string.measure?.unit)
    self.price = price
    elements = string.elements.map(GS1Element.init)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    gtin = field("gtin", \.gtin, "01: what it is, fourteen digits; null without it.")
    content = field("content", \.content, "02: the trade item that is in it, fourteen digits; null without it.")
    batch = field("batch", \.batch, "10: the batch; null without it.")
    serial = field("serial", \.serial, "21: the serial number; null without it.")
    madeOn = field("madeOn", \.madeOn, "11: the day on which it was made; null without it.")
    expiry = field("expiry", \.expiry, "17: the last day on which it is good, or else 7003, or 15 (best before); null without them.")
    count = field("count", \.count, "30: how many there are of what is measured otherwise; null without it.")
    contained = field("contained", \.contained, "37: how many trade items are in it; null without it.")
    quantity = field("quantity", \.quantity, "310n to 316n, or a measure of 32nn, 35nn or 36nn: the quantity, in unit; null without them.")
    unit = field("unit", \.unit, "What quantity counts: kg, m, m2, l, m3, lb, oz, in and so on; null without one.")
    price = field(
      "price", \.price, "392n: the amount to pay, in the company's currency, or 393n; null without them, or in an unknown currency.")
    elements = field("elements", \.elements, "All of it, in its order.")
  }
}
