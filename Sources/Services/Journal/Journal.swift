internal import RPC
internal import SQLite
internal import Storage
internal import Tenancy

/// The account's coffee journal.
final class Journal {
  let beans: Records<BeanDetails>
  private let bean = StoreStatement("SELECT \(Table<Bean>.columns), row FROM {store}.beans WHERE row = ?")

  init(_ dependencies: Dependencies) { beans = Records(dependencies.stores, dependencies.ids) }

  /// A page of beans, newest first.
  /// - Parameter text: words that must each begin a word of the beans; nil for all beans.
  func listBeans(
    with text: String?, limit: Int, after cursor: String?, in context: Context
  ) throws(Failure) -> Prepared<Page<Bean>> {
    guard let text else { return try beans.list(limit: limit, after: cursor, in: context) }
    return try beans.matches(try TextQuery(text), limit: limit, after: cursor, in: context) { (row, writer) throws(Failure) in
      try beans.stores.each(bean, in: context.partition.store, { $0.add(row) }, { writer.add(&$0) })
    }
  }
}
