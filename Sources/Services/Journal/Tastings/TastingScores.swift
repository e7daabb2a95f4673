internal import Shape

/// The scores of a tasting: 0 to 10 in quarters.
struct TastingScores: Record, Equatable {
  let aroma: Score?, acidity: Score?, sweetness: Score?, bitterness: Score?, body: Score?, aftertaste: Score?, balance: Score?
  let overall: Score?

  static let doc: StaticString = "The scores of a tasting: 0 to 10 in quarters."

  /// A Boolean value that indicates whether there is no score.
  var isEmpty: Bool { [aroma, acidity, sweetness, bitterness, body, aftertaste, balance, overall].allSatisfy { $0 == nil } }

  init<F: Fields<Self>>(_ field: inout F) {
    aroma = field("aroma", \.aroma, "The aroma.")
    acidity = field("acidity", \.acidity, "The acidity.")
    sweetness = field("sweetness", \.sweetness, "The sweetness.")
    bitterness = field("bitterness", \.bitterness, "The bitterness.")
    body = field("body", \.body, "The body.")
    aftertaste = field("aftertaste", \.aftertaste, "The aftertaste.")
    balance = field("balance", \.balance, "The balance.")
    overall = field("overall", \.overall, "The overall score.")
  }
}
