internal import Shape

/// Where keys stand in a list: few of them are looked through, which is sooner done, and many are looked up.
struct KeyPlaces<Key: RecentKey> {
  private var keys: [Key] = []
  /// Once they are many: the places of keys, counted from 1, each in the first free slot from where its mark leads; 0 in the others.
  private var slots: [Int32] = []
  private static var few: Int { 16 }

  /// Where a key stands; nil for one that was not added.
  func place(of key: Key) -> Int? {
    // Mostly the one that was added last is asked for.
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

  /// Adds a key that was not added before, and returns its place.
  @discardableResult mutating func add(_ key: Key) -> Int {
    keys.append(key)
    if keys.count > KeyPlaces.few || !slots.isEmpty {
      if keys.count * 2 > slots.count { spread(over: slots.count * 4) } else { enter(keys.count - 1) }
    }
    return keys.count - 1
  }

  /// Makes room for so many keys.
  mutating func reserve(_ count: Int) {
    keys.reserveCapacity(count)
    if count > KeyPlaces.few { spread(over: count * 2) }
  }

  /// Gives all keys at least so many slots.
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

  /// There are as many slots as a power of two.
  private func start(of key: Key) -> Int { Int(truncatingIfNeeded: key.spread >> 32) & (slots.count - 1) }
}
