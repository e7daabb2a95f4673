internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The work that renames a category or a tag. Each step changes some items, in a transaction of its own.
///
/// An interrupted renaming can be continued: a renamed item is no longer found by the old name. A repeat of the request
/// with the same idempotency key changes the remaining items, and returns the number of all changed items.
final class LabelRenaming {
  typealias Work = Computing<RenamedLabel, CompanyContext>

  private let inventory: Inventory
  private let query: TextQuery
  private let changes: Patch<ItemDetails>
  private let unfinished: UnfinishedWrite?
  private var pace: Pace
  /// The row from which the search for further items continues, towards older rows; `nil` before the first step.
  private var next: Int?
  /// The number of changed items. It includes those of earlier, interrupted attempts.
  private var changed = 0

  private static let rowsAtOnce = 200

  /// - Parameters:
  ///   - term: the term by which the full-text index finds the old name.
  ///   - member: the member of the item that contains the name: `category` or `tags`.
  ///   - unfinished: stores the number of changed items for a repeat of the request; `nil` for a request without an
  ///     idempotency key.
  init(
    _ inventory: Inventory, _ term: TextTerm, _ member: String, keeping unfinished: UnfinishedWrite?,
    _ change: @escaping (inout ItemDetails) -> Void
  ) throws(Failure) {
    self.inventory = inventory
    self.unfinished = unfinished
    query = try TextQuery(nil, labels: [term])
    changes = Patch<ItemDetails>(names: [member]) { (details, _) in
      var details = details
      change(&details)
      return .success(details)
    }
    pace = Pace(inventory.dependencies, most: LabelRenaming.rowsAtOnce)
    for part in try unfinished?.parts() ?? [] { changed += Int(part) ?? 0 }
  }

  /// The renaming as the result of a method that computes in steps. Other requests are served between the steps.
  var work: Work {
    Work(compute: { _ in [] }) { [self] (_, context) throws(Failure) in .more(try step(in: context) ? work : end) }
  }

  private var end: Work {
    .done(RenamedLabel(changed: changed))
  }

  /// Renames the label in some more items.
  /// - Returns: a Boolean value that indicates whether more items may have the old name.
  private func step(in context: CompanyContext) throws(Failure) -> Bool {
    let most = pace.begin()
    let (rows, rest) = try find(most, in: context)
    var count = 0
    for row in rows {
      let id = try inventory.stores.first(inventory.queries.id, in: context.store, bind: row) { $0.next(UUID.self) }
      guard let id else { continue }
      let old = try inventory.items.find(ID(id), in: context).record
      if try inventory.items.update(old.id, changes, expect: nil, in: context).version != old.version { count += 1 }
    }
    if count > 0 { try unfinished?.keep("\(count)") }
    pace.end(rows.count)
    changed += count
    next = rest
    return rest != nil
  }

  /// Returns some rows of items that may have the old name. Also returns the row from which the search continues, or
  /// `nil` if no rows are left.
  ///
  /// One call of the search examines a limited number of rows, so it may find none although more rows are left.
  private func find(_ most: Int, in context: CompanyContext) throws(Failure) -> (rows: [Int], rest: Int?) {
    var rows: [Int] = []
    let last = next ?? context.partition.rows.ceiling
    let rest = try inventory.items.text?.search(query, from: last, in: context.partition) { (row, _) throws(Failure) in
      rows.append(row)
      return rows.count < most
    }
    return (rows, rows.count == most ? rows.last.map { $0 - 1 } : rest)
  }
}
