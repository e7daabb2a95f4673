internal import JSON
internal import Shape

/// The document `IAPPromo`, which lists the promotions.
struct IAPPromo: DocumentContent {
  let maxAge: Lenient<MaxAge>, promotions: PromotionList

  static let doc: StaticString =
    "The document IAPPromo, in which the app's maker lists promotions. The core ignores members that it does not know."
  static let name = DocumentName.promotions

  init<F: Fields<Self>>(_ field: inout F) {
    maxAge = field("maxAge", \.maxAge, MaxAge.fieldDoc)
    promotions = field("promotions", \.promotions, "All promotions, in any order. Malformed promotions are ignored.")
  }

  /// Returns the id of the promotion that a problem is about, if the promotion was left out and its id can be read.
  func id(for problem: Problem) -> String? {
    let parts = problem.pointer.split(separator: "/", maxSplits: 2)
    guard parts.count >= 2, parts[0] == "promotions", let index = Int(parts[1]) else { return nil }
    return promotions.idsLeftOut[index]
  }

  /// Returns the promotion with exactly this id, or `nil` if there is none.
  func promotion(_ id: String) -> Promotion? { promotions.all.first { $0.id.utf8.elementsEqual(id.utf8) } }

  var problems: [Problem] {
    commonProblems + promotions.problems.map { $0.within("/promotions", called: "promotions") }
  }
}
