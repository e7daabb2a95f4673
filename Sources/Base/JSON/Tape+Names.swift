internal import CScanner

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reading the names of an object's members, and refusing names that occur twice.
extension Tape {
  /// The largest number of members for which each new name may be compared with all names before it. In a larger
  /// object, names that the filter can't distinguish are checked once, when the object is complete.
  static let namesComparedInPairs: UInt32 = 48
  /// The number of bytes that a name needs in a `Set`, in addition to its text.
  private static let bytesOfName = 96

  /// The state of the check for repeated names while an object is read.
  struct NewNames {
    /// The index of the object's node on the tape.
    let object: Int
    /// The number of members that were read so far.
    var members: UInt32 = 0
    /// A filter of 64 bits. A name sets one bit, which depends on its length, its first byte and its middle byte. If
    /// the bit of a new name is not set, the name is new.
    var seen: UInt64 = 0
    /// A Boolean value that indicates whether all names must be checked when the object is complete, because the checks
    /// during the reading can't decide it.
    var isOpen = false

    init(object: Int) { self.object = object }
  }

  /// Reads a member's name, from its opening quote on. Refuses a name that is found to occur twice. Because of the
  /// filter, most names need no comparison with others.
  /// - Returns: the position behind the closing quote, or `nil` if the text is not valid.
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
      // A name with escapes may equal a name that is spelled in another way. Resolving the escapes for each pair of
      // names would take too long, so all names are checked at the end.
      if nodes[count - 1].isSpecial { names.isOpen = true }
    }
    // If the name is empty, `start[0]` is its closing quote.
    let length = UInt(bitPattern: end - start)
    let mix = UInt(start[0]) &* 5 &+ UInt(start[Int(bitPattern: length &>> 1)]) &* 3 &+ length
    let bit: UInt64 = 1 &<< UInt64(mix)
    if names.seen & bit != 0, !isNewAmongEqual(&names) { return nil }
    names.seen |= bit
    return end + 1
  }

  /// Compares the last name with all names before it, unless all names are checked at the end.
  /// - Returns: `false` if the object already has the name. The text is then refused.
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

  /// Refuses a complete object in which a name occurs twice. The names are compared with their escapes resolved. The
  /// time is proportional to the size of the object.
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

  /// Refuses an object because its last name occurs twice. The name is not a parameter, because passing one would cost
  /// time for every name.
  @inline(never) mutating func failRepeating() -> Bool { fail(repeating: count - 1) }

  /// Refuses the text. The failure's position is the opening quote of a name.
  private mutating func fail(repeating name: Int) -> Bool { fail(.duplicateName, at: Int(nodes[name].offset) - 1) }

  private func value(at index: Int) -> JSONValue { JSONValue(nodes: nodes, base: base, index: index) }
}
