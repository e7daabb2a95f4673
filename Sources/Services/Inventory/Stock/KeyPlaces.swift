internal import Shape

/// The indices of keys in a list. A few keys are compared one by one, which is faster. Many keys are looked up in a
/// hash table.
struct KeyPlaces<Key: RecentKey> {
  private var keys: [Key] = []
  /// The hash table, which is used once there are many keys. A slot has the index of a key, counted from 1, or 0 if the
  /// slot is free. Each key is in the first free slot from the start that its hash (`spread`) determines.
  private var slots: [Int32] = []
  private static var few: Int { 16 }

  /// Returns the index of a key, or `nil` if it was not added.
  func place(of key: Key) -> Int? {
    // Mostly the key that was added last is looked up.
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

  /// Adds a key that was not added before, and returns its index.
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

  /// Returns the slot at which the search for a key starts. The number of slots is a power of two.
  private func start(of key: Key) -> Int { Int(truncatingIfNeeded: key.spread >> 32) & (slots.count - 1) }
}
