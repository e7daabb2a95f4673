internal import JSON
internal import Shape

/// The document with the promotions.
struct IAPPromo: DocumentContent {
  let maxAge: Int?, promotions: PromotionList

  static let doc: StaticString = "The document with the promotions. Members that the core does not know are let pass."
  static let name = DocumentName.promotions

  init<F: Fields<Self>>(_ field: inout F) {
    maxAge = field(
      "maxAge", \.maxAge, "For how many seconds after it was fetched it is fresh, the last one included; 3600 without it.",
      Self.maxAgeLimit)
    promotions = field("promotions", \.promotions, "All promotions, in any order.")
  }

  /// The promotion with this id, to the byte.
  func promotion(_ id: String) -> Promotion? { promotions.all.first { $0.id.utf8.elementsEqual(id.utf8) } }

  var contradictions: [Problem] {
    var problems: [Problem] = []
    var ids: Set<[UInt8]> = []
    for (index, promotion) in promotions.all.enumerated() {
      func note(_ member: String, _ message: String) {
        problems.append(Problem(pointer: "/promotions/\(index)/\(member)", kind: .value, message: "\(member) \(message)"))
      }
      if !ids.insert(Array(promotion.id.utf8)).inserted { note("id", "must be unique; an earlier promotion has the same") }
      if let start = promotion.start, let end = promotion.end, end <= start { note("end", "must be later than the start") }
    }
    return Array(problems.prefix(ProblemLog.most))
  }
}
