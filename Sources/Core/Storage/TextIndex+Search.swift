public import RPC
internal import SQLite

/// Searches the full-text index.
extension TextIndex {
  /// Finds the rows that match a query, newest first, until `visit` returns `false` or the budget is used up.
  /// - Parameters:
  ///   - last: the newest row to examine.
  ///   - visit: gets a row and its score. It returns a Boolean value that indicates whether to continue.
  /// - Returns: the row to continue with if the budget was used up; otherwise `nil`.
  public func search(
    _ query: TextQuery, from last: Int, in partition: Partition,
    visit: (_ row: Int, _ score: Int) throws(Failure) -> Bool
  ) throws(Failure) -> Int? {
    if query.terms.isEmpty { return nil }
    // Records that the result depends on the rows, even if there are none yet. A live query of the search then runs
    // again when rows are added.
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

  /// Returns a Boolean value that indicates whether a row matches the text of a query. The query's labels are not
  /// checked. This is for a caller that goes through rows in an order of its own.
  public func fits(_ query: TextQuery, _ row: Int, in partition: Partition) throws(Failure) -> Bool {
    if query.terms.isEmpty { return false }
    try indexChanged(in: partition.store)
    let isIndexed = row <= (try numbers.position(of: partition)).indexed
    var budget = SearchBudget(terms: 0)
    if isIndexed { return try score(query, row, in: partition.store, &budget) != nil }
    return try lookAtUnindexed(query, from: row, to: row, in: partition.store, &budget)?.score != nil
  }

  /// Returns rows of a block that have the rarest terms, newest first. They may have all terms, which is still to be
  /// checked.
  /// - Parameter terms: the terms, each with the number of rows that it had in the previous block. The terms that were
  ///   rarest there are looked up first in this block.
  private func candidates(
    _ terms: inout [(term: TextTerm, rows: Int)], in block: Int, of store: Store, _ budget: inout SearchBudget
  ) throws(Failure) -> [Int] {
    // If few rows are left, examining them is faster than looking up further terms. Half of the budget is for examining
    // rows.
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
    // Uses an insertion sort, because there are few terms, and terms with the same count must stay in their order.
    for index in terms.indices {
      var place = index
      while place > 0, terms[place].rows < terms[place - 1].rows {
        terms.swapAt(place, place - 1)
        place -= 1
      }
    }
    return rows ?? []
  }

  /// Returns the elements that two lists have in common. The lists must be in descending order.
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

  /// Examines the highest row of a range that is not in the index yet.
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
