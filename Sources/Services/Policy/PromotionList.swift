internal import JSON
internal import Shape

/// The list of promotions in `IAPPromo`, which is required. Each promotion is read by itself. A malformed promotion is
/// left out, and so is a promotion with the id of an earlier one.
struct PromotionList: Value, Sendable {
  let all: [Promotion]
  /// The problems of promotions that were left out. The pointers of the problems begin at the list.
  let problems: [Problem]
  /// The ids of promotions that were left out, as far as they can be read, by the promotions' indexes in the list.
  let idsLeftOut: [Int: String]

  /// The products of the promotions. A product is listed once for each promotion that has it.
  var products: [String] {
    let products: [String?] = all.map { $0.productId }
    return products.compactMap { $0 }
  }

  static func read<S: Source>(from source: inout S) -> PromotionList {
    var all: [Promotion] = []
    var problems: [Problem] = []
    var ids: Set<[UInt8]> = []
    var idsLeftOut: [Int: String] = [:]
    for (index, part) in (source.list(of: Part<Promotion>.self) ?? []).enumerated() {
      let complaints = part.problems + (part.value.flatMap { contradiction($0, ids) }.map { [$0] } ?? [])
      if let promotion = part.value, complaints.isEmpty {
        ids.insert(Array(promotion.id.utf8))
        all.append(promotion)
      } else if idsLeftOut.count < ProblemLog.most, let named = PromotionName(json: part.json) {
        idsLeftOut[index] = named.id
      }
      if problems.count < ProblemLog.most {
        problems += complaints.map { $0.within("/\(index)", called: "promotions[\(index)]") }
      }
    }
    return PromotionList(all: all, problems: problems, idsLeftOut: idsLeftOut)
  }

  /// Returns the problem of a promotion whose members do not fit together, or whose id is not unique.
  /// - Parameter ids: the ids of earlier promotions.
  private static func contradiction(_ promotion: Promotion, _ ids: Set<[UInt8]>) -> Problem? {
    func problem(_ member: String, _ message: String) -> Problem {
      Problem(pointer: "/\(member)", kind: .value, message: "\(member) \(message)")
    }
    if ids.contains(Array(promotion.id.utf8)) {
      return problem("id", "must be unique; an earlier promotion has the same id")
    }
    if promotion.productId == nil, promotion.title?.isEmpty ?? true {
      return problem("title", "must be given and not be empty: the promotion has no productId")
    }
    guard let start = promotion.start, let end = promotion.end, end <= start else { return nil }
    return problem("end", "must be later than the start")
  }

  func write<K: Sink>(to sink: inout K) { sink.list(all) }
  static var schema: Schema { .list(Promotion.schema, .none) }
  static var example: PromotionList { PromotionList(all: [], problems: [], idsLeftOut: [:]) }
}

/// Reads the id of a promotion whose other members may be malformed.
private struct PromotionName: Record {
  let id: String

  static let doc: StaticString = "The id of a promotion."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id.", .length(1...100))
  }

  /// Reads the id from any JSON, or returns `nil` if the JSON has no id, or an id that is not a text.
  init?(json: String) {
    let read = try? JSONText.read(Array(json.utf8), ignoresUnknown: true) { PromotionName.read(from: &$0) }
    guard let read else { return nil }
    self = read
  }
}
