internal import Shape
internal import Vocabulary

/// The flavour of a coffee as numbers from 0 to 10, which a model or the account's tasting notes give.
struct FlavorProfile: Record {
  let acidity: Decimal, sweetness: Decimal, bitterness: Decimal, body: Decimal
  let fruitiness: Decimal, floral: Decimal, nutty: Decimal, roasted: Decimal
  let dominant: [Tag], summary: String

  static let doc: StaticString = "The flavour of a coffee in numbers."
}

extension FlavorProfile {
  init<F: Fields<Self>>(_ field: inout F) {
    let scale = Limit.range(0...10)
    acidity = field("acidity", \.acidity, "The acidity, from 0 (none) to 10 (very sour).", scale)
    sweetness = field("sweetness", \.sweetness, "The sweetness, from 0 (none) to 10 (very sweet).", scale)
    bitterness = field("bitterness", \.bitterness, "The bitterness, from 0 (none) to 10 (very bitter).", scale)
    body = field("body", \.body, "The body (the feel in the mouth), from 0 (watery) to 10 (syrupy).", scale)
    fruitiness = field("fruitiness", \.fruitiness, "The strength of fruit flavours, from 0 (none) to 10.", scale)
    floral = field("floral", \.floral, "The strength of floral flavours, from 0 (none) to 10.", scale)
    nutty = field("nutty", \.nutty, "The strength of nutty flavours, from 0 (none) to 10.", scale)
    roasted = field("roasted", \.roasted, "The strength of roasted flavours, from 0 (none) to 10.", scale)
    dominant = field("dominant", \.dominant, "The most prominent flavour terms: one to three.", .count(1...3))
    summary = field("summary", \.summary, "One sentence about the flavour as a whole.", .length(1...500))
  }
}
