internal import Shape

/// The scores of a tasting note, each from 0 to 10 in steps of 0.25.
struct TastingScores: Record, Equatable {
  let aroma: Score?, acidity: Score?, sweetness: Score?, bitterness: Score?, body: Score?, aftertaste: Score?,
    balance: Score?
  let overall: Score?

  static let doc: StaticString =
    "The scores of a tasting, each from 0 to 10 in steps of 0.25. A score is `null` if it was not given."

  /// A Boolean value that indicates whether no score was given.
  var isEmpty: Bool {
    [aroma, acidity, sweetness, bitterness, body, aftertaste, balance, overall].allSatisfy { $0 == nil }
  }

  init<F: Fields<Self>>(_ field: inout F) {
    aroma = field("aroma", \.aroma, "The score for the aroma, from 0 to 10.")
    acidity = field("acidity", \.acidity, "The score for the acidity, from 0 to 10.")
    sweetness = field("sweetness", \.sweetness, "The score for the sweetness, from 0 to 10.")
    bitterness = field("bitterness", \.bitterness, "The score for the bitterness, from 0 to 10.")
    body = field("body", \.body, "The score for the body (the feel in the mouth), from 0 to 10.")
    aftertaste = field("aftertaste", \.aftertaste, "The score for the aftertaste, from 0 to 10.")
    balance = field("balance", \.balance, "The score for the balance, from 0 to 10.")
    overall = field("overall", \.overall, "The overall score, from 0 to 10.")
  }
}
