public import RPC
public import Shape

/// The kind of an item. It decides which stock a sale of the item changes.
public enum ItemKind: String, Choice {
  /// Goods with a ledger, which records each change of their stock.
  case stocked
  /// Work that is sold or bought, such as an hour of repair. It has no stock and no ledger.
  case service
  /// A set of other items. It has no ledger: a sale of a kit changes the stock of the kit's components.
  case kit

  public static let spellings = Spellings<ItemKind>()

  /// The kind of an item without this member: one that an older program stored, or a request without a kind.
  public static var absent: ItemKind? { .stocked }
}

extension StockedItem {
  /// The beginning of an error message: the item's SKU and its kind, such as `A-1 is a kit`.
  private var words: String { "\(sku.text) is a \(kind.rawValue)" }

  /// Throws an error for an item that has no ledger.
  /// - Parameter pointer: the JSON pointer to the item in the parameters.
  /// - Throws: -32602 for a service and for a kit.
  public func requireStock(at pointer: @autoclosure () -> String) throws(Failure) {
    switch kind {
    case .stocked: return
    case .service:
      throw .invalidParam(
        pointer(),
        "\(words), which has no stock. Sell it with an order, or make it a stocked item with inventory.items.update"
      )
    case .kit:
      throw .invalidParam(
        pointer(),
        "\(words), which has no stock of its own. Name its components instead; assemblies.boms.explode lists them")
    }
  }

  /// Throws an error for a kit, because a purchase can't contain a kit. A company buys the kit's components instead.
  public func requireNoKit(at pointer: @autoclosure () -> String) throws(Failure) {
    if kind != .kit { return }
    throw .invalidParam(
      pointer(), "\(words), which can't be bought. Buy its components; assemblies.boms.explode lists them")
  }
}
