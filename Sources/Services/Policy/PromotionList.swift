internal import JSON
internal import Shape

/// A list that must be there. Each promotion stands by itself: a malformed one is left out, and so is one whose id an earlier one has.
struct PromotionList: Value, Sendable {
  let all: [Promotion]
  /// What was left out, and why; the pointers lead into the list.
  let problems: [Problem]

  static func read<S: Source>(from source: inout S) -> PromotionList {
    var all: [Promotion] = []
    var problems: [Problem] = []
    var ids: Set<[UInt8]> = []
    for (index, part) in (source.list(of: Part<Promotion>.self) ?? []).enumerated() {
      let complaints = part.problems + (part.value.flatMap { contradiction($0, ids) }.map { [$0] } ?? [])
      if let promotion = part.value, complaints.isEmpty {
        ids.insert(Array(promotion.id.utf8))
        all.append(promotion)
      }
      if problems.count < ProblemLog.most { problems += complaints.map { $0.within("/\(index)", called: "promotions[\(index)]") } }
    }
    return PromotionList(all: all, problems: problems)
  }

  /// What is wrong with a promotion, and no single member shows.
  /// - Parameter ids: those of earlier promotions.
  private static func contradiction(_ promotion: Promotion, _ ids: Set<[UInt8]>) -> Problem? {
    func problem(_ member: String, _ message: String) -> Problem {
      Problem(pointer: "/\(member)", kind: .value, message: "\(member) \(message)")
    }
    if ids.contains(Array(promotion.id.utf8)) { return problem("id", "must be unique; an earlier promotion has the same") }
    guard let start = promotion.start, let end = promotion.end, end <= start else { return nil }
    return problem("end", "must be later than the start")
  }

  func write<K: Sink>(to sink: inout K) { sink.list(all) }
  static var schema: Schema { .list(Promotion.schema, .none) }
  static var example: PromotionList { PromotionList(all: [], problems: []) }
}
