internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Renames a category or a tag in all items that have it.
extension Inventory {
  /// Returns the work that renames a category in all items that have it. Archived items are included.
  func renameCategory(_ old: Line, to new: Line, keeping unfinished: UnfinishedWrite?) throws(Failure) -> LabelRenaming
  {
    let term = TextTerm.label(old.text, column: ItemDetails.categoryColumn)
    let key = old.text.caseFolded
    return try LabelRenaming(self, term, "category", keeping: unfinished) { details in
      if details.category?.text.caseFolded == key {
        details = details.with(category: new, tags: details.tags, flag: details.flag)
      }
    }
  }

  /// Returns the work that renames a tag in all items that have it. Archived items are included.
  func renameTag(_ old: Line, to new: Line, keeping unfinished: UnfinishedWrite?) throws(Failure) -> LabelRenaming {
    let term = TextTerm.label(old.text, column: ItemDetails.tagsColumn)
    let (oldKey, newKey) = (old.text.caseFolded, new.text.caseFolded)
    return try LabelRenaming(self, term, "tags", keeping: unfinished) { details in
      var isThere = false
      let keys = details.tags.map(\.line.text.caseFolded)
      guard keys.contains(oldKey) else { return }
      let tags: [Tag] = zip(details.tags, keys).compactMap { tag, key in
        guard key == oldKey || key == newKey else { return tag }
        defer { isThere = true }
        return isThere ? nil : Tag(line: new)
      }
      details = details.with(category: details.category, tags: tags, flag: details.flag)
    }
  }
}
