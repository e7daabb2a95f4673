internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

extension Inventory {
  /// Gives all items of a category, archived ones, too, another one.
  /// - Returns: how many were changed.
  func renameCategory(_ old: Line, to new: Line, in context: CompanyContext) throws(Failure) -> Int {
    let term = TextTerm.label(old.text, column: ItemDetails.categoryColumn)
    let key = old.text.caseFolded
    return try change(with: term, "category", in: context) { details in
      if details.category?.text.caseFolded == key {
        details = details.with(category: new, tags: details.tags, supplier: details.supplier, flag: details.flag)
      }
    }
  }

  /// Gives all items with a tag, archived ones, too, another one in its place.
  /// - Returns: how many were changed.
  func renameTag(_ old: Line, to new: Line, in context: CompanyContext) throws(Failure) -> Int {
    let term = TextTerm.label(old.text, column: ItemDetails.tagsColumn)
    let (oldKey, newKey) = (old.text.caseFolded, new.text.caseFolded)
    return try change(with: term, "tags", in: context) { details in
      var isThere = false
      let keys = details.tags.map(\.line.text.caseFolded)
      guard keys.contains(oldKey) else { return }
      let tags: [Tag] = zip(details.tags, keys).compactMap { tag, key in
        guard key == oldKey || key == newKey else { return tag }
        defer { isThere = true }
        return isThere ? nil : Tag(line: new)
      }
      details = details.with(category: details.category, tags: tags, supplier: details.supplier, flag: details.flag)
    }
  }

  /// Changes items that may have a label.
  private func change(
    with term: TextTerm, _ member: String, in context: CompanyContext, _ change: @escaping (inout ItemDetails) -> Void
  ) throws(Failure) -> Int {
    var rows: [Int] = []
    var next: Int? = context.partition.rows.ceiling
    let query = try TextQuery(nil, labels: [term])
    while let last = next {
      next = try items.text?.search(query, from: last, in: context.partition) { (row, _) throws(Failure) in
        rows.append(row)
        return true
      }
    }
    let changes = Patch<ItemDetails>(names: [member]) { (details, _) in
      var details = details
      change(&details)
      return .success(details)
    }
    var count = 0
    for row in rows.reversed() {
      guard let id = try stores.first(queries.id, in: context.store, { $0.add(row) }, { $0.next(UUID.self) }) else { continue }
      let old = try items.find(ID(id), in: context).record
      if try items.update(old.id, changes, expect: nil, in: context).version != old.version { count += 1 }
    }
    return count
  }
}
