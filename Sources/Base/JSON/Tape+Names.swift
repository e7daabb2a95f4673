internal import CScanner

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads the names of an object's members, and refuses names that occur twice.
extension Tape {
  /// The number of members up to which each new name is compared with the names before it. Larger objects are checked
  /// once, when they are closed.
  static let namesComparedInPairs: UInt32 = 48
  /// The number of bytes that a name takes in a set beside its text.
  private static let bytesOfName = 96

  /// The state of the check that the names of an object differ, while the object is read.
  struct NewNames {
    /// The index of the object's node.
    let object: Int
    /// The number of members that were read.
    var members: UInt32 = 0
    /// A small filter: a bit for each value of a name's length, first byte and middle byte.
    var seen: UInt64 = 0
    /// A Boolean value that indicates whether only a check of all names, after the object is closed, can decide whether
    /// they differ.
    var isOpen = false

    init(object: Int) { self.object = object }
  }

  /// Reads a member's name from its opening quote on. Refuses a name that the object has already, as far as that is
  /// known now. The filter settles nearly all names without a comparison.
  /// - Returns: the place behind its closing quote, or `nil` if the text is not valid.
  @inline(__always) mutating func name(
    _ quote: UnsafePointer<UInt8>, _ names: inout NewNames
  ) -> UnsafePointer<UInt8>? {
    let start = quote + 1
    var end = endOfPlain(start)
    if end.pointee == UInt8(ascii: "\"") {
      push(.string, at: start, length: end - start)
    } else {
      guard let behind = slowString(from: start, plainUntil: end) else { return nil }
      end = behind - 1
      // Names in different spellings may be equal, and resolving escapes for each pair of names would take too long.
      if nodes[count - 1].isSpecial { names.isOpen = true }
    }
    // For an empty name the first byte is its closing quote.
    let length = UInt(bitPattern: end - start)
    let mix = UInt(start[0]) &* 5 &+ UInt(start[Int(bitPattern: length &>> 1)]) &* 3 &+ length
    let bit: UInt64 = 1 &<< UInt64(mix)
    if names.seen & bit != 0, !isNewAmongEqual(&names) { return nil }
    names.seen |= bit
    return end + 1
  }

  /// Compares the name that was read last with the names before it, unless all names are compared in the end.
  /// - Returns: `false` if the object has the name already. The text is then refused.
  @inline(never) private mutating func isNewAmongEqual(_ names: inout NewNames) -> Bool {
    if names.members > Tape.namesComparedInPairs { names.isOpen = true }
    if names.isOpen || !isRepeated(count - 1, in: names.object, members: Int(names.members)) { return true }
    return failRepeating()
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
