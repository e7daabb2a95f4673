internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The items that one request moves, in the order in which the request first names them.
struct MovedItems {
  /// A moved item, with its stored sums before the request and its current sums.
  struct One {
    let item: Recalled<Item>
    /// Copies of the item's id, its minimum stock and its archived state. Reading them from the item itself takes
    /// longer, because the item is a large value.
    let id: ID<ItemDetails>, least: Decimal?, isArchived: Bool
    let before: ItemStock?
    /// A Boolean value that indicates whether the item had no ledger entries before the request.
    let isNew: Bool
    var held: ItemStock
    /// A Boolean value that indicates whether the request reverses an entry of the item. The average cost is then
    /// computed again from the ledger.
    var isUndone = false

    init(_ item: Recalled<Item>, before: ItemStock?, isNew: Bool) {
      self.item = item
      (id, least, isArchived) = (item.record.id, item.record.details.minStock, item.record.details.archived.isSet)
      (self.before, self.isNew, held) = (before, isNew, before ?? .none)
    }
  }

  private(set) var all: [One] = []
  private var places = KeyPlaces<UUID>()

  /// Returns the index of an item, or `nil` if the item was not added.
  func place(of item: UUID) -> Int? { places.place(of: item) }

  subscript(place: Int) -> One {
    // The accessor is not `_read`, because a debug build would keep a copy of the yielded value longer than the
    // coroutine's frame exists.
    get { all[place] }
    _modify { yield &all[place] }
  }

  mutating func reserve(_ count: Int) {
    all.reserveCapacity(count)
    places.reserve(count)
  }

  /// Adds an item that was not added before, and returns its index in `all`.
  mutating func add(_ one: One) -> Int {
    all.append(one)
    return places.add(one.id.uuid)
  }
}
