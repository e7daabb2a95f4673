public import RPC
internal import SQLite

/// Searches the full-text index.
extension TextIndex {
  /// Finds rows, newest first, block by block, until the visitor has enough or the budget is used up.
  /// - Parameters:
  ///   - last: the first row that is looked at.
  ///   - visit: gets a row and its score. It returns a Boolean value that indicates whether to continue.
  /// - Returns: the row to continue with if the budget was used up; otherwise `nil`.
  public func search(
    _ query: TextQuery, from last: Int, in partition: Partition,
    visit: (_ row: Int, _ score: Int) throws(Failure) -> Bool
  ) throws(Failure) -> Int? {
    if query.terms.isEmpty { return nil }
    // The result depends on the rows alone, even if there is no row to look at yet.
    stores.noteReading(unindexed, in: partition.store)
    try indexChanged(in: partition.store)
    try catchUp(partition)
    let indexed = try numbers.position(of: partition).indexed
    var budget = SearchBudget(terms: query.terms.count)
    var terms = query.terms.map { (term: $0, rows: Int.max) }
    var last = min(last, try numbers.position(of: partition).next - 1)
    while last > indexed {
      if budget.isUsedUp { return last }
      guard let (row, score) = try lookAtUnindexed(query, from: last, to: indexed + 1, in: partition.store, &budget)
      else { break }
      if let score, try !visit(row, score) { return nil }
      last = row - 1
    }
    last = min(last, indexed)
    while last > partition.rows.floor {
      if budget.isUsedUp { return last }
      let block = TextContent.block(of: last)
      var rows = try candidates(&terms, in: block, of: partition.store, &budget)[...]
      while let row = rows.popFirst() {
        if row > last { continue }
        if budget.isUsedUp { return row }
        guard let score = try score(query, row, in: partition.store, &budget) else { continue }
        if try !visit(row, score) { return nil }
      }
      last = TextContent.lastRow(ofBlock: block - 1)
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a row matches a query, apart from its labels. It is for a caller
  /// that walks through rows in an order of its own.
  public func fits(_ query: TextQuery, _ row: Int, in partition: Partition) throws(Failure) -> Bool {
    if query.terms.isEmpty { return false }
    try indexChanged(in: partition.store)
    let isIndexed = row <= (try numbers.position(of: partition)).indexed
    var budget = SearchBudget(terms: 0)
    if isIndexed { return try score(query, row, in: partition.store, &budget) != nil }
    return try lookAtUnindexed(query, from: row, to: row, in: partition.store, &budget)?.score != nil
  }

  /// Returns rows of a block that have the rarest terms, and may have all of them, newest first.
  /// - Parameter terms: the terms, each with the number of its rows in the block before. A term that was rare there is
  ///   looked up first in the next block.
  private func candidates(
    _ terms: inout [(term: TextTerm, rows: Int)], in block: Int, of store: Store, _ budget: inout SearchBudget
  ) throws(Failure) -> [Int] {
    // Few rows are checked faster by looking at them than by further lists. Half of the budget is for looking at rows.
    let few = 64
    let least = budget.left / 2
    var rows: [Int]?
    for index in terms.indices {
      if let rows, rows.count <= few || budget.left < least { break }
      var found: [Int] = []
      try stores.each(rowsOfTerm, in: store, bind: terms[index].term.query(block: block)) { found.append($0.next()) }
      budget.tookList(of: found.count, terms[index].term)
      terms[index].rows = found.count
      rows = rows.map { TextIndex.common($0, found) } ?? found
    }
    // Sorts by insertion: there are few terms, and those of one count stay in their order.
    for index in terms.indices {
      var place = index
      while place > 0, terms[place].rows < terms[place - 1].rows {
        terms.swapAt(place, place - 1)
        place -= 1
      }
    }
    return rows ?? []
  }

  /// Returns the elements that two lists have in common. Both are in descending order.
  private static func common(_ a: [Int], _ b: [Int]) -> [Int] {
    var common: [Int] = []
    var rest = b[...]
    for row in a {
      while let next = rest.first, next > row { rest = rest.dropFirst() }
      if rest.first == row { common.append(row) }
    }
    return common
  }

  private func score(_ query: TextQuery, _ row: Int, in store: Store, _ budget: inout SearchBudget) throws(Failure)
    -> Int?
  {
    if query.phrases.isEmpty {
      budget.tookRow(of: 0, phrases: 0)
      return 0
    }
    let found = try stores.first(content, in: store, bind: row) {
      $0.withBlob { (score: query.score($0, columns), bytes: $0.count) }
    }
    budget.tookRow(of: found?.bytes ?? 0, phrases: query.phrases.count)
    return found?.score
  }

  /// Looks at the highest row of a range that is not in the index yet.
  /// - Returns: the row and its score, or `nil` if the range has no row.
  private func lookAtUnindexed(
    _ query: TextQuery, from last: Int, to first: Int, in store: Store, _ budget: inout SearchBudget
  ) throws(Failure) -> (row: Int, score: Int?)? {
    let found = try stores.first(unindexed, in: store, bind: first, last) {
      (row: $0.next(Int.self), content: $0.withBlob { (score: query.score($0, columns), bytes: $0.count) })
    }
    guard let found else { return nil }
    budget.tookUnindexedRow(of: found.content.bytes, phrases: query.phrases.count)
    return (found.row, found.content.score)
  }
}
