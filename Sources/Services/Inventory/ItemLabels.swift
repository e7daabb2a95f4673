internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The number of items with each label. Labels are categories and tags; they are compared without case and outer
/// spaces.
///
/// Items are counted in idle moments, because counting at each creation would cost as much as storing the item. Only
/// rows in the full-text index are counted, because the numbers of these rows are never given to other items. A list
/// counts the remaining rows itself. If a counted item changes, its counts are changed. Archived items are not counted.
final class ItemLabels {
  enum Kind: Int {
    case category = 0
    case tag
    /// No label. The table stores the last counted row under this kind.
    case state
  }

  struct Count {
    var label: String
    var items: Int
  }

  private let stores: Stores
  private let text: TextIndex?
  /// A Boolean value that indicates whether there may be rows that were not counted yet.
  private var isBehind = true
  private var isPaused = false

  /// The most rows that one idle moment counts, and the most rows that one list counts for its reply.
  private static let mostAtOnce = 200
  private static let mostAsked = 5000

  private let counted = StoreStatement("SELECT items FROM {store}.item_labels WHERE company = ? AND kind = 2")
  private let indexed = StoreStatement("SELECT indexed FROM {store}.items_text_state WHERE company = ?")
  private let behind = StoreStatement(
    """
    SELECT s.company FROM {store}.items_text_state s LEFT JOIN {store}.item_labels l ON l.company = s.company AND l.kind = 2
    WHERE s.indexed > coalesce(l.items, s.company << 40) LIMIT 1
    """)
  private let setCounted = StoreStatement(
    "INSERT OR REPLACE INTO {store}.item_labels (company, kind, key, label, items) VALUES (?, 2, '', '', ?)")
  private let rows = StoreStatement(
    "SELECT row, category, tags, archived FROM {store}.items WHERE row BETWEEN ? AND ? ORDER BY row LIMIT ?")
  private let addition = StoreStatement(
    """
    INSERT INTO {store}.item_labels (company, kind, key, label, items) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (company, kind, key) DO UPDATE SET items = items + excluded.items, label = iif(excluded.items > 0, excluded.label, label)
    """)
  private let sweeping = StoreStatement(
    "DELETE FROM {store}.item_labels WHERE company = ? AND kind = ? AND key = ? AND items <= 0")
  private let page = StoreStatement(
    "SELECT key, label, items FROM {store}.item_labels WHERE company = ? AND kind = ? AND key > ? ORDER BY key LIMIT ?")
  private let emptying = StoreStatement("DELETE FROM {store}.item_labels WHERE company = ?")

  /// - Parameter text: the full-text index of items. Only rows in this index are counted and stored.
  init(_ stores: Stores, _ text: TextIndex?) {
    self.stores = stores
    self.text = text
  }

  // MARK: Counting

  /// Resumes the counting in idle moments, after an item was created.
  func noteNew() {
    isBehind = true
    isPaused = false
  }

  /// Updates the counts after a counted item was changed or deleted.
  func change(_ old: Item, _ new: Item?, _ row: Int, _ context: CompanyContext) throws(Failure) {
    // Most changes leave the labels as they are. Then there is nothing to do.
    if let new = new?.details, new.category == old.details.category, new.archived == old.details.archived,
      new.tags.map(\.line) == old.details.tags.map(\.line)
    {
      return
    }
    let (before, after) = (ItemLabels.labels(of: old.details), new.map { ItemLabels.labels(of: $0.details) } ?? [])
    if before.elementsEqual(after, by: { $0.kind == $1.kind && $0.label == $1.label }) { return }
    if row > (try last(context.partition)) { return }
    // Labels that the item had before and still has are skipped.
    for (kind, label) in before where !after.contains(where: { $0.kind == kind && $0.label == label }) {
      try add(-1, kind, label, context.partition)
    }
    for (kind, label) in after where !before.contains(where: { $0.kind == kind && $0.label == label }) {
      try add(1, kind, label, context.partition)
    }
  }

  private static func labels(of item: ItemDetails) -> [(kind: Kind, label: String)] {
    if item.archived.isSet { return [] }
    return labels(item.category?.text, item.tags.map(\.line.text))
  }

  /// Returns the labels of an item: its category and its tags. If a tag occurs twice, it is returned once.
  private static func labels(_ category: String?, _ tags: [String]) -> [(kind: Kind, label: String)] {
    var labels = category.map { [(kind: Kind.category, label: $0)] } ?? []
    var seen: Set<String> = []
    for tag in tags where seen.insert(tag.caseFolded).inserted { labels.append((.tag, tag)) }
    return labels
  }

  private func add(_ count: Int, _ kind: Kind, _ label: String, _ partition: Partition) throws(Failure) {
    let key = label.caseFolded
    try stores.run(addition, in: partition.store, bind: partition.number, kind.rawValue, key, label, count)
    if count > 0 { return }
    try stores.run(sweeping, in: partition.store, bind: partition.number, kind.rawValue, key)
  }

  /// Returns the last row that was counted in a company.
  private func last(_ partition: Partition) throws(Failure) -> Int {
    try stores.first(counted, in: partition.store, bind: partition.number) { $0.next(Int.self) } ?? partition.rows.floor
  }

  /// Reads rows and collects their labels.
  /// - Returns: the last row that was read, the number of rows, and their labels.
  private func count(
    from first: Int, to end: Int, most: Int, in store: Store
  ) throws(Failure) -> (last: Int?, rows: Int, labels: [(kind: Kind, label: String)]) {
    var last: Int?
    var count = 0
    var labels: [(kind: Kind, label: String)] = []
    try stores.each(rows, in: store, bind: first, end, most) { row in
      last = row.next(Int.self)
      count += 1
      let (category, tags) = (row.next(String?.self), row.next([String].self))
      if !row.next(Bool.self) { labels += ItemLabels.labels(category, tags) }
    }
    return (last, count, labels)
  }

  /// Counts some of the rows that are in the full-text index and were not counted yet.
  /// - Returns: a Boolean value that indicates whether more such rows are left.
  private func step(_ partition: Partition, most: Int) throws(Failure) -> Bool {
    let last = try last(partition)
    let end = try stores.first(indexed, in: partition.store, bind: partition.number) { $0.next(Int.self) } ?? last
    if last >= end { return false }
    let (reached, _, labels) = try count(from: last + 1, to: end, most: most, in: partition.store)
    try stores.maintain(partition.store) { () throws(Failure) in
      for (kind, label) in labels { try add(1, kind, label, partition) }
      try stores.run(setCounted, in: partition.store, bind: partition.number, reached ?? end)
    }
    return (reached ?? end) < end
  }

  /// The work that counts labels in idle moments.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in isBehind && !isPaused },
      step: { [unowned self] () throws(Failure) in
        for store in stores.ofCompanies {
          guard let number = try stores.first(behind, in: store, read: { $0.next(Int.self) }) else { continue }
          _ = try step(Partition(store: store, number: number), most: ItemLabels.mostAtOnce)
          return
        }
        isBehind = false
      },
      pause: { [unowned self] in isPaused = true })
  }

  func empty(_ partition: Partition) throws(Failure) {
    try stores.run(emptying, in: partition.store, bind: partition.number)
  }

  // MARK: Asking

  /// Returns a page of labels with their numbers of items, sorted by the labels' keys.
  func list(_ kind: Kind, limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> LabelPage {
    let name = kind == .category ? "categories" : "tags"
    let after = try Cursor.decode(name, cursor).map { (text) throws(Failure) -> String in
      guard let key = String(hexadecimal: Substring(text)) else { throw Cursor.unknown }
      return key
    }
    let partition = context.partition
    // New rows that are not in the full-text index are counted only for this reply, and the counts are not stored.
    let last = try catchUp(partition)
    let (reached, rows, labels) = try count(
      from: last + 1, to: partition.rows.ceiling, most: ItemLabels.mostAsked, in: partition.store)
    var counts: [String: Count] = [:]
    for (found, label) in labels
    where found == kind && after.map({ $0.utf8.lexicographicallyPrecedes(label.caseFolded.utf8) }) ?? true {
      counts[label.caseFolded, default: Count(label: label, items: 0)].items += 1
    }
    try stores.each(page, in: partition.store, bind: partition.number, kind.rawValue, after ?? "", limit + 1) { row in
      let (key, label, items) = (row.next(String.self), row.next(String.self), row.next(Int.self))
      counts[key, default: Count(label: label, items: 0)].items += items
    }
    let keys = counts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let items = keys.prefix(limit).map {
      LabelCount(name: Line(counts[$0]?.label ?? $0), items: counts[$0]?.items ?? 0)
    }
    let next = keys.count > limit ? Cursor.encode(name, keys[limit - 1].hexadecimal) : nil
    let isPartial = rows < ItemLabels.mostAsked ? false : try isMore(after: reached ?? last, partition)
    return LabelPage(items: items, next: next, partial: isPartial)
  }

  private func isMore(after row: Int, _ partition: Partition) throws(Failure) -> Bool {
    try count(from: row + 1, to: partition.rows.ceiling, most: 1, in: partition.store).last != nil
  }

  /// Counts rows in the full-text index that were not counted yet, at most `mostAsked`.
  /// - Returns: the last row that was counted.
  private func catchUp(_ partition: Partition) throws(Failure) -> Int {
    try text?.catchUp(partition)
    var left = ItemLabels.mostAsked / ItemLabels.mostAtOnce
    while left > 0, try step(partition, most: ItemLabels.mostAtOnce) { left -= 1 }
    return try last(partition)
  }
}
