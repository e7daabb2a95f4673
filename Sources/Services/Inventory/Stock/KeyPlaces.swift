internal import Shape

/// A list of keys with a fast search for the index of a key. Up to 16 keys are compared one by one, which is faster for
/// so few. More keys are looked up in a hash table.
struct KeyPlaces<Key: RecentKey> {
  private var keys: [Key] = []
  /// The hash table, which is used if there are more than `few` keys. A slot holds the index of a key plus 1, or 0 if
  /// the slot is free. A key is in the first slot that was free, counted from the slot that `start(of:)` returns.
  private var slots: [Int32] = []
  private static var few: Int { 16 }

  /// Returns the index of a key, or `nil` if the list does not have the key.
  func place(of key: Key) -> Int? {
    // Most calls look up the key that was added last, so it is compared first.
    if keys.last == key { return keys.count - 1 }
    if slots.isEmpty { return keys.firstIndex(of: key) }
    var slot = start(of: key)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if keys[place] == key { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Appends a key that the list does not have yet, and returns its index.
  @discardableResult mutating func add(_ key: Key) -> Int {
    keys.append(key)
    if keys.count > KeyPlaces.few || !slots.isEmpty {
      if keys.count * 2 > slots.count { spread(over: slots.count * 4) } else { enter(keys.count - 1) }
    }
    return keys.count - 1
  }

  /// Reserves capacity for the given number of keys.
  mutating func reserve(_ count: Int) {
    keys.reserveCapacity(count)
    if count > KeyPlaces.few { spread(over: count * 2) }
  }

  /// Rebuilds the hash table with at least the given number of slots.
  private mutating func spread(over count: Int) {
    var size = KeyPlaces.few * 8
    while size < count { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for place in keys.indices { enter(place) }
  }

  private mutating func enter(_ place: Int) {
    var slot = start(of: keys[place])
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(place + 1)
  }

  /// Returns the slot at which the search for a key starts. `&` limits the index to the table, because the number of
  /// slots is a power of two.
  private func start(of key: Key) -> Int { Int(truncatingIfNeeded: key.spread >> 32) & (slots.count - 1) }
}
