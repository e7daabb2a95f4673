internal import Shape

/// A list that must be there.
struct PromotionList: Value, Sendable {
  let all: [Promotion]

  static func read<S: Source>(from source: inout S) -> PromotionList { PromotionList(all: [Promotion].read(from: &source)) }
  func write<K: Sink>(to sink: inout K) { sink.list(all) }
  static var schema: Schema { .list(Promotion.schema, .none) }
  static var example: PromotionList { PromotionList(all: []) }
}
