internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The items that one request moves, in the order in which they were added.
struct MovedItems {
  /// An item with its stock before the request and now.
  struct One {
    let item: Recalled<Item>
    /// The item's id, its minimum and its archived state. They are copied, because reading them from the large item
    /// takes longer.
    let id: ID<ItemDetails>, least: Decimal?, isArchived: Bool
    let before: ItemStock?
    /// A Boolean value that indicates whether the item had no entries before.
    let isNew: Bool
    var held: ItemStock
    /// A Boolean value that indicates whether an entry of the item was reversed, so that its average cost may change.
    var isUndone = false

    init(_ item: Recalled<Item>, before: ItemStock?, isNew: Bool) {
      self.item = item
      (id, least, isArchived) = (item.record.id, item.record.details.minStock, item.record.details.archived.isSet)
      (self.before, self.isNew, held) = (before, isNew, before ?? .none)
    }
  }

  private(set) var all: [One] = []
  private var places = KeyPlaces<UUID>()

  /// Returns the index of an item, or `nil` if it was not added.
  func place(of item: UUID) -> Int? { places.place(of: item) }

  subscript(place: Int) -> One {
    // No `_read`: a debug build keeps a copy of the yielded value for longer than the coroutine's frame lasts.
    get { all[place] }
    _modify { yield &all[place] }
  }

  mutating func reserve(_ count: Int) {
    all.reserveCapacity(count)
    places.reserve(count)
  }

  /// Adds an item that was not added before, and returns its index.
  mutating func add(_ one: One) -> Int {
    all.append(one)
    return places.add(one.id.uuid)
  }
}
