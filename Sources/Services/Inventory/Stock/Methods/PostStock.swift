internal import RPC
internal import Shape
internal import Tenancy

/// The method `inventory.stock.post`: posts several movements in one step. If one fails, none is posted.
struct PostStock: CompanyMethod {
  let entries: [StockForm]

  static let name: StaticString = "inventory.stock.post"
  static let doc: StaticString =
    "Posts several movements in one step. If one of them fails, none is posted. Use it to record a delivery of many items."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "All posted entries, and the resulting stock levels of the moved items."
  static let errors: [ErrorCode] = [.insufficientStock]
  static let examples = [
    Example(
      "a delivery", given: Example.stock,
      params:
        #"{"company":"{{0.id}}","entries":[{"type":"receive","item":"{{2.id}}","location":"{{1.id}}","quantity":10},{"type":"transfer","item":"{{2.id}}","from":"{{1.id}}","quantity":5}]}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    entries = field("entries", \.entries, "The movements, in the order in which they are posted.", .count(1...1000))
  }

  func call(on service: Stock, in context: CompanyContext) throws(Failure) -> PostedStock {
    // Wrong members of all entries are reported first, then locations that do not exist. No entry is posted before
    // these checks.
    var problems: [Problem] = []
    for index in entries.indices where !entries[index].given.fit(entries[index].type, entries[index].direction) {
      problems += entries[index].problems(at: .entry(index))
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let places = try places(on: service, in: context)
    return try service.post(entries.count, isForLines: entries.contains { $0.orderLine != nil }, in: context) { index in
      entries[index].movement(at: .entry(index), places[index])
    }
  }

  /// Returns the locations that each entry names, and checks the number of pieces.
  /// - Throws: `notFound` for a location that does not exist, -32602 for more pieces than one request may move.
  private func places(on service: Stock, in context: CompanyContext) throws(Failure) -> [StockForm.Places] {
    var (places, pieceCount): ([StockForm.Places], Int) = ([], 0)
    places.reserveCapacity(entries.count)
    for index in entries.indices {
      // Most entries name no location, so the search is skipped for them.
      let namesAny = !entries[index].given.isDisjoint(with: [.location, .from, .to])
      places.append(namesAny ? try entries[index].places(at: .entry(index), on: service, in: context) : (nil, nil))
      pieceCount += entries[index].lots.pieceCount
      if pieceCount > Posting.mostPieces {
        throw Posting.tooMany(in: entries[index].movement(at: .entry(index), places[index]))
      }
    }
    return places
  }
}
