internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The items that one request moves, in the order in which they were met.
struct MovedItems {
  /// An item as it was before the request, and what there was and is of it.
  struct One {
    let item: Recalled<Item>
    /// Of the item, which is a large value to look into: its id, below which it counts as low, and whether it is out of use.
    let id: ID<ItemDetails>, least: Decimal?, isArchived: Bool
    let before: ItemStock?
    /// Whether nothing of it has ever come or gone.
    let isNew: Bool
    var held: ItemStock
    /// Whether something of it was taken back, so that it may cost something else on the average.
    var isUndone = false

    init(_ item: Recalled<Item>, before: ItemStock?, isNew: Bool) {
      self.item = item
      (id, least, isArchived) = (item.record.id, item.record.details.minStock, item.record.details.archived.isSet)
      (self.before, self.isNew, held) = (before, isNew, before ?? .none)
    }
  }

  private(set) var all: [One] = []
  private var places = KeyPlaces<UUID>()

  /// Where an item stands; nil for one that was not met.
  func place(of item: UUID) -> Int? { places.place(of: item) }

  subscript(place: Int) -> One {
    // No `_read`: a debug build keeps a copy of what was yielded for longer than the coroutine's frame lasts.
    get { all[place] }
    _modify { yield &all[place] }
  }

  mutating func reserve(_ count: Int) {
    all.reserveCapacity(count)
    places.reserve(count)
  }

  /// Adds an item that was not met before, and returns its place.
  mutating func add(_ one: One) -> Int {
    all.append(one)
    return places.add(one.id.uuid)
  }
}
