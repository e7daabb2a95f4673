#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Tape {
  /// The number of members up to which each new name is compared with the names before it. Larger objects are checked
  /// once, when they are closed.
  static let namesComparedInPairs: UInt32 = 48
  /// The number of bytes that a name takes in a set beside its text.
  private static let bytesOfName = 96

  /// Returns a Boolean value that indicates whether a name is new in its object, as far as that is known now. A small
  /// filter over the length, the first byte and the middle byte settles nearly all names without a comparison.
  /// - Parameter isOpen: set to `true` if only a check of all names, after the object is closed, can decide.
  @inline(__always) func isNew(
    _ name: Int, in object: Int, after members: UInt32, _ seen: inout UInt64, _ isOpen: inout Bool
  ) -> Bool {
    let node = nodes[name]
    let text = base + Int(node.offset)
    // For an empty name the first byte is its closing quote.
    let mix = UInt32(text[0]) &* 5 &+ UInt32(text[Int(node.length) / 2]) &* 3 &+ node.length
    let bit: UInt64 = 1 << UInt64(mix & 63)
    // Names in different spellings may be equal, and resolving escapes for each pair of names would take too long.
    if node.isSpecial || members > Tape.namesComparedInPairs { isOpen = true }
    if isOpen { return true }
    if seen & bit == 0 {
      seen |= bit
      return true
    }
    return !isRepeated(name, in: object, members: Int(members))
  }

  @inline(never) private func isRepeated(_ name: Int, in object: Int, members: Int) -> Bool {
    var index = object + 1
    for _ in 0..<members {
      if haveSameText(index, name) { return true }
      index = Int(nodes[index + 1].next)
    }
    return false
  }

  private func haveSameText(_ a: Int, _ b: Int) -> Bool {
    let first = nodes[a]
    let second = nodes[b]
    return first.length == second.length
      && memcmp(base + Int(first.offset), base + Int(second.offset), Int(first.length)) == 0
  }

  /// Refuses an object whose names are not all different, by their bytes with escapes resolved. The time is linear in
  /// its size.
  @inline(never) mutating func requireDistinctNames(_ object: Int) -> Bool {
    let members = Int(nodes[object].length)
    guard ScarceMemory.has(members * Tape.bytesOfName + (cursor - base)) else { return fail(.noMemory) }
    var names = Set<[UInt8]>(minimumCapacity: members)
    var index = object + 1
    for _ in 0..<members {
      let (isNew, _) = names.insert(Array(value(at: index).string.utf8))
      if !isNew { return fail(repeating: index) }
      index = Int(nodes[index + 1].next)
    }
    return true
  }

  /// Refuses an object because of the name that was read last. A parameter for the name would cost time for every new
  /// name.
  @inline(never) mutating func failRepeating() -> Bool { fail(repeating: count - 1) }

  /// Fails at the beginning of a name, its quote included.
  private mutating func fail(repeating name: Int) -> Bool { fail(.duplicateName, at: Int(nodes[name].offset) - 1) }

  private func value(at index: Int) -> JSONValue { JSONValue(nodes: nodes, base: base, index: index) }
}
