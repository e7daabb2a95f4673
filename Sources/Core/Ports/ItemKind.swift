public import RPC
public import Shape

/// The kind of an item, which says what moves when it is sold.
public enum ItemKind: String, Choice {
  /// Goods with a ledger of their own.
  case stocked
  /// Work, which has no ledger: nothing moves when it is sold or bought.
  case service
  /// A set of other items. It has no ledger of its own: its components move.
  case kit

  public static let spellings = Spellings<ItemKind>()

  /// Items of older programs, and requests without a kind, are about goods in stock.
  public static var absent: ItemKind? { .stocked }
}

extension StockedItem {
  /// The item in a sentence, with its kind.
  private var words: String { "\(sku.text) is a \(kind.rawValue)" }

  /// Refuses an item that has no ledger.
  /// - Parameter pointer: the place of the item in the parameters.
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

  /// Refuses a kit in a purchase. Its components are bought.
  public func requireNoKit(at pointer: @autoclosure () -> String) throws(Failure) {
    if kind != .kit { return }
    throw .invalidParam(
      pointer(), "\(words), which can't be bought. Buy its components; assemblies.boms.explode lists them")
  }
}
