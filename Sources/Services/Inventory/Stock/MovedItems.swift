internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The items that one request moves, in the order in which they were met.
struct MovedItems {
  /// An item as it was before the request, and what there was and is of it.
  struct One {
    let item: Recalled<Item>
    let before: ItemStock?
    /// Whether nothing of it has ever come or gone.
    let isNew: Bool
    var held: ItemStock
    /// Whether something of it was taken back, so that it may cost something else on the average.
    var isUndone = false
  }

  private(set) var all: [One] = []
  private var places = KeyPlaces<UUID>()

  /// Where an item stands; nil for one that was not met.
  func place(of item: UUID) -> Int? { places.place(of: item) }

  subscript(place: Int) -> One {
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
    return places.add(one.item.record.uuid)
  }
}
