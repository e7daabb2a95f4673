internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A rebuild of the stored sums of all items of one company, for the method `inventory.stock.rebuild`. Each step checks
/// a number of entries in a transaction of its own.
final class CompanyRebuild {
  typealias Work = Computing<RebuiltStock, CompanyContext>

  private let rebuild: StockRebuild
  private let weekly: WeeklyRebuild
  private var pace: Pace
  private var position: StockRebuild.Position
  /// The value of `weekly.reorderings` at the end of the last step. Sync increases it when it changes the order of
  /// entries.
  private var reorderings: Int
  private var items: [ID<ItemDetails>] = []

  static let entriesAtOnce = 4000

  init(_ rebuild: StockRebuild, _ weekly: WeeklyRebuild, _ pace: Pace, in context: CompanyContext) {
    self.rebuild = rebuild
    self.weekly = weekly
    self.pace = pace
    position = StockRebuild.Position(row: context.partition.rows.floor)
    reorderings = weekly.reorderings
  }

  /// The rebuild as the result of a method that computes in steps. Other requests are served between the steps.
  var work: Work {
    Work(compute: { _ in [] }) { [self] (_, context) throws(Failure) in .more(try step(in: context) ? work : end) }
  }

  private var end: Work {
    .done(RebuiltStock(count: items.count, rebuilt: Array(items.prefix(RebuiltStock.mostNamed))))
  }

  /// Checks the next entries.
  /// - Returns: a Boolean value that indicates whether more entries are left.
  private func step(in context: CompanyContext) throws(Failure) -> Bool {
    // If sync has changed the order of entries, an item that was partly read must be read again from its first entry.
    if weekly.reorderings != reorderings { position.fold = nil }
    reorderings = weekly.reorderings
    let most = pace.begin()
    let hasMore = try rebuild.goOn(
      from: &position, upTo: context.partition.rows.ceiling, most: most, in: context.store, context.base,
      found: { items.append($0) })
    pace.end(most)
    return hasMore
  }
}
