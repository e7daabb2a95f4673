internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The index that finds items by their barcodes. In a company, a code belongs to at most one item, in any of its forms.
struct ItemCodes {
  private let stores: Stores
  private let holder = StoreStatement("SELECT item FROM {store}.item_codes WHERE company = ? AND code = ?")
  private let insertion = StoreStatement(
    "INSERT OR IGNORE INTO {store}.item_codes (company, code, item) VALUES (?, ?, ?)")
  private let removal = StoreStatement("DELETE FROM {store}.item_codes WHERE company = ? AND code = ? AND item = ?")
  private let emptying = StoreStatement("DELETE FROM {store}.item_codes WHERE company = ?")

  init(_ stores: Stores) { self.stores = stores }

  /// Returns the item with the given code, or with another form of it. Returns `nil` if there is none.
  func item(with code: ScannedCode, in context: CompanyContext) throws(Failure) -> ID<ItemDetails>? {
    for form in code.meant {
      let found = try stores.first(holder, in: context.store, bind: context.number, form) {
        ID<ItemDetails>($0.next(UUID.self))
      }
      if let found { return found }
    }
    return nil
  }

  /// Returns another item that has a form of the given code, or `nil` if there is none. Also returns whether the index
  /// names the given item for its own spelling of the code.
  func rival(of id: ID<ItemDetails>, with code: Barcode, in context: CompanyContext) throws(Failure) -> (
    ID<ItemDetails>?, isKept: Bool
  ) {
    var isKept = false
    for form in ScannedCode(text: code.text).forms {
      let found = try stores.first(holder, in: context.store, bind: context.number, form) {
        ID<ItemDetails>($0.next(UUID.self))
      }
      if let found, found != id { return (found, isKept) }
      if found == id, form == code.text { isKept = true }
    }
    return (nil, isKept)
  }

  /// Refuses codes that another item has.
  /// - Parameter old: the item before the change, whose codes are allowed; `nil` for a new item.
  /// - Throws: `duplicate`.
  func requireFree(_ codes: [Barcode], was old: Item? = nil, in context: CompanyContext) throws(Failure) {
    for code in codes where !(old?.details.barcodes.contains(code) ?? false) {
      guard let other = try item(with: ScannedCode(text: code.text), in: context), other != old?.id else { continue }
      throw .duplicate("item", member: "barcodes", value: code.text, id: other.uuid)
    }
  }

  /// Updates the index after an item's barcodes have changed.
  func change(of id: ID<ItemDetails>, from old: [Barcode], to new: [Barcode], in context: CompanyContext)
    throws(Failure)
  {
    for code in old where !new.contains(code) { try run(removal, code, id, context) }
    for code in new where !old.contains(code) { try run(insertion, code, id, context) }
  }

  private func run(_ statement: StoreStatement, _ code: Barcode, _ id: ID<ItemDetails>, _ context: CompanyContext)
    throws(Failure)
  {
    try stores.run(statement, in: context.store, bind: context.number, code, id)
  }

  func empty(_ partition: Partition) throws(Failure) {
    try stores.run(emptying, in: partition.store, bind: partition.number)
  }
}
