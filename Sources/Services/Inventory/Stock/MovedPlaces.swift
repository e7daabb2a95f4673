internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The places that one request moves stock to or from, in the order in which they were added. A place is an item in a
/// location, and in a lot if the item is tracked by lots.
struct MovedPlaces {
  /// An item in a location, and in a lot if there is one, with the current quantity on hand.
  struct Place {
    let key: PlaceKey
    let item: Recalled<Item>, location: Recalled<Location>, lot: Lot?
    fileprivate(set) var onHand: Int
    /// A Boolean value that indicates whether `onHand` is already written to the store.
    fileprivate var isWritten = false

    init(key: PlaceKey, item: Recalled<Item>, location: Recalled<Location>, lot: Lot?, onHand: Int) {
      (self.key, self.item, self.location, self.lot, self.onHand) = (key, item, location, lot, onHand)
    }

    /// A Boolean value that indicates whether the stock in the place may be sold and used.
    var isAvailable: Bool { MovedPlaces.isAvailable(location.record, lot) }

    /// The current stock level of the place, for the result of a method.
    var level: StockLevel {
      StockLevel(
        NamedItem(item.record), in: location.record, lot, Level(onHand: onHand, unavailable: isAvailable ? 0 : onHand))
    }
  }

  private(set) var all: [Place] = []
  private var places = KeyPlaces<PlaceKey>()
  private var unwritten: [Int] = []

  subscript(place: Int) -> Place { all[place] }

  /// Returns the index of a place, or `nil` if the place was not added.
  func place(of key: PlaceKey) -> Int? { places.place(of: key) }

  mutating func reserve(_ count: Int) {
    all.reserveCapacity(count)
    places.reserve(count)
    unwritten.reserveCapacity(count)
  }

  /// Adds a place that was not added before.
  mutating func add(_ place: Place) {
    unwritten.append(places.add(place.key))
    all.append(place)
  }

  /// Sets the quantity on hand of the place with the given index. `write(to:_:)` writes it later.
  mutating func set(_ onHand: Int, at place: Int) {
    all[place].onHand = onHand
    if all[place].isWritten { unwritten.append(place) }
    all[place].isWritten = false
  }

  /// Writes the quantities that have changed since the last call.
  mutating func write(to sums: StockSums, _ partition: Partition) throws(Failure) {
    try sums.set(unwritten.map { (all[$0].key, all[$0].onHand) }, partition)
    for place in unwritten { all[place].isWritten = true }
    unwritten.removeAll(keepingCapacity: true)
  }

  /// Returns a Boolean value that indicates whether stock of a lot in a location may be sold and used. Both the kind of
  /// the location and the status of the lot must allow it.
  static func isAvailable(_ location: Location, _ lot: Lot?) -> Bool {
    location.details.kind == .stock && lot?.details.status.isAvailable ?? true
  }
}
