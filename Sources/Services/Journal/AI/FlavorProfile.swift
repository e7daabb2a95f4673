internal import Shape
internal import Vocabulary

/// The flavour of a coffee in numbers.
struct FlavorProfile: Record {
  let acidity: Decimal, sweetness: Decimal, bitterness: Decimal, body: Decimal
  let fruitiness: Decimal, floral: Decimal, nutty: Decimal, roasted: Decimal
  let dominant: [Tag], summary: String

  static let doc: StaticString = "The flavour of a coffee in numbers."
}

extension FlavorProfile {
  init<F: Fields<Self>>(_ field: inout F) {
    let scale = Limit.range(0...10)
    acidity = field("acidity", \.acidity, "0 for none, 10 for very sour.", scale)
    sweetness = field("sweetness", \.sweetness, "0 for none, 10 for very sweet.", scale)
    bitterness = field("bitterness", \.bitterness, "0 for none, 10 for very bitter.", scale)
    body = field("body", \.body, "0 for watery, 10 for syrupy.", scale)
    fruitiness = field("fruitiness", \.fruitiness, "How much fruit there is, 0 to 10.", scale)
    floral = field("floral", \.floral, "How many flowers there are, 0 to 10.", scale)
    nutty = field("nutty", \.nutty, "How many nuts there are, 0 to 10.", scale)
    roasted = field("roasted", \.roasted, "How much roast there is, 0 to 10.", scale)
    dominant = field("dominant", \.dominant, "The one to three flavour terms that stand out.", .count(1...3))
    summary = field("summary", \.summary, "One sentence about the whole.", .length(1...500))
  }
}
