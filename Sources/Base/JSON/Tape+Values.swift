/// Reading JSON values: literals, arrays, objects and numbers.
extension Tape {
  @inline(__always) mutating func skipSpace() { cursor = behindSpace(cursor) }

  /// Returns the position of the first byte from `at` on that is not white space.
  @inline(__always) private func behindSpace(_ at: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    // Most texts are compact, without white space. One comparison finds that.
    at.pointee > 0x20 ? at : Tape.behindSomeSpace(at)
  }

  @inline(never) private static func behindSomeSpace(_ at: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var at = at
    while at.pointee == 0x20 || at.pointee == 0x0a || at.pointee == 0x0d || at.pointee == 0x09 { at += 1 }
    return at
  }

  mutating func value(depth: Int) -> Bool {
    switch cursor.pointee {
    case UInt8(ascii: "\""):
      guard let end = string(cursor) else { return false }
      cursor = end
      return true
    case UInt8(ascii: "{"): return depth < Tape.maxDepth ? object(depth: depth + 1) : fail(.tooDeep)
    case UInt8(ascii: "["): return depth < Tape.maxDepth ? array(depth: depth + 1) : fail(.tooDeep)
    case UInt8(ascii: "t"):
      guard cursor[1] == UInt8(ascii: "r"), cursor[2] == UInt8(ascii: "u"), cursor[3] == UInt8(ascii: "e") else {
        return fail(.badLiteral)
      }
      return literal(.true, length: 4)
    case UInt8(ascii: "f"):
      guard cursor[1] == UInt8(ascii: "a"), cursor[2] == UInt8(ascii: "l"), cursor[3] == UInt8(ascii: "s"),
        cursor[4] == UInt8(ascii: "e")
      else { return fail(.badLiteral) }
      return literal(.false, length: 5)
    case UInt8(ascii: "n"):
      guard cursor[1] == UInt8(ascii: "u"), cursor[2] == UInt8(ascii: "l"), cursor[3] == UInt8(ascii: "l") else {
        return fail(.badLiteral)
      }
      return literal(.null, length: 4)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case 0: return fail(.unexpectedEnd)
    default: return fail(.badLiteral)
    }
  }

  private mutating func literal(_ kind: Node.Kind, length: Int) -> Bool {
    push(kind, at: cursor, length: length)
    cursor += length
    return true
  }

  private mutating func array(depth: Int) -> Bool {
    let me = count
    push(.array, at: cursor, length: 0)
    cursor += 1
    skipSpace()
    var elements: UInt32 = 0
    if cursor.pointee == UInt8(ascii: "]") {
      cursor += 1
    } else {
      while true {
        guard value(depth: depth) else { return false }
        elements &+= 1
        skipSpace()
        if cursor.pointee == UInt8(ascii: ",") {
          cursor += 1
          skipSpace()
          continue
        }
        guard cursor.pointee == UInt8(ascii: "]") else { return fail(.unexpected("',' or ']'")) }
        cursor += 1
        break
      }
    }
    close(me, elements)
    return true
  }

  /// Reads an object, from its brace on.
  ///
  /// The position is in a local variable, because `cursor` would be stored to memory and loaded again at each step. At
  /// each position, the expected byte is tried before white space is skipped, because most texts have no white space.
  private mutating func object(depth: Int) -> Bool {
    let me = count
    push(.object, at: cursor, length: 0)
    var at = behindSpace(cursor + 1)
    var names = NewNames(object: me)
    if at.pointee == UInt8(ascii: "}") { return close(object: names, behind: at + 1) }
    while true {
      guard at.pointee == UInt8(ascii: "\"") else { return fail(.unexpected("a member's name"), at: at) }
      guard let colon = name(at, &names) else { return false }
      at = colon
      if at.pointee != UInt8(ascii: ":") {
        at = behindSpace(at)
        guard at.pointee == UInt8(ascii: ":") else { return fail(.unexpected("':'"), at: at) }
      }
      at = behindSpace(at + 1)
      // Most values are strings, so they are read here without calling `value`. The call would take as long as reading
      // a short string.
      if at.pointee == UInt8(ascii: "\"") {
        guard let end = string(at) else { return false }
        at = end
      } else {
        cursor = at
        guard value(depth: depth) else { return false }
        at = cursor
      }
      names.members &+= 1
      if at.pointee != UInt8(ascii: ",") {
        at = behindSpace(at)
        if at.pointee == UInt8(ascii: "}") { return close(object: names, behind: at + 1) }
        guard at.pointee == UInt8(ascii: ",") else { return fail(.unexpected("',' or '}'"), at: at) }
      }
      at = behindSpace(at + 1)
    }
  }

  @inline(__always) private mutating func close(object names: NewNames, behind end: UnsafePointer<UInt8>) -> Bool {
    cursor = end
    close(names.object, names.members)
    return !names.isOpen || requireDistinctNames(names.object)
  }

  @inline(__always) private mutating func close(_ me: Int, _ length: UInt32) {
    nodes[me].length = length
    nodes[me].next = UInt32(truncatingIfNeeded: count)
  }

  private mutating func number() -> Bool {
    let start = cursor
    var at = start
    var isSpecial = false
    if at.pointee == UInt8(ascii: "-") { at += 1 }
    if at.pointee == UInt8(ascii: "0") {
      at += 1
    } else {
      guard stepOverDigits(&at) else { return fail(.badNumber) }
    }
    if at.pointee == UInt8(ascii: ".") {
      isSpecial = true
      at += 1
      guard stepOverDigits(&at) else { return fail(.badNumber) }
    }
    if at.pointee | 0x20 == UInt8(ascii: "e") {
      isSpecial = true
      at += 1
      if at.pointee == UInt8(ascii: "+") || at.pointee == UInt8(ascii: "-") { at += 1 }
      guard stepOverDigits(&at) else { return fail(.badNumber) }
    }
    // In invalid numbers such as 01 and 1x, the number ends here. The next byte is not a separator, so the caller
    // reports it.
    push(.number, at: start, length: at - start, isSpecial: isSpecial)
    cursor = at
    return true
  }

  /// Moves `at` behind one or more digits. If there is no digit, sets the cursor to this position, and returns `false`.
  ///
  /// The position is a local variable of the caller, because `cursor` would be stored to memory and loaded again at
  /// each step.
  @inline(__always) private mutating func stepOverDigits(_ at: inout UnsafePointer<UInt8>) -> Bool {
    let zero = UInt8(ascii: "0")
    guard at.pointee &- zero < 10 else {
      cursor = at
      return false
    }
    repeat { at += 1 } while at.pointee &- zero < 10
    return true
  }
}
