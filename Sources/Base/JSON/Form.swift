/// How programs spell one kind of object again and again: the same members in the same order, with the same bytes between their values.
///
/// An object in a usual form is parsed without looking at its names: they are compared as a whole, and so can't be repeated either.
public struct Form: @unchecked Sendable {
  /// The bytes before a value. They are never freed, as a form lasts as long as the program.
  struct Piece {
    private let bytes: UnsafePointer<UInt8>
    let count: Int

    init(_ text: StaticString) {
      bytes = text.utf8Start
      count = text.utf8CodeUnitCount
      precondition(count >= 8, "shorter pieces would need a comparison of their own")
    }

    /// Whether these bytes stand there. Words are compared in order, so a text's NUL ends the comparison before its padding does.
    @inline(__always) func stands(at start: UnsafePointer<UInt8>) -> Bool {
      var offset = 0
      while offset < count &- 8 {
        if word(bytes, offset) != word(start, offset) { return false }
        offset &+= 8
      }
      return word(bytes, count &- 8) == word(start, count &- 8)
    }

    @inline(__always) private func word(_ start: UnsafePointer<UInt8>, _ offset: Int) -> UInt64 {
      UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
    }
  }

  let first: Piece
  let second: Piece
  /// Before a value that may be missing.
  let third: Piece

  /// - Parameters: what stands before the first, the second and the third value, each of at least eight bytes; the third may be missing.
  public init(_ first: StaticString, _ second: StaticString, optional third: StaticString) {
    self.first = Piece(first)
    self.second = Piece(second)
    self.third = Piece(third)
  }
}

extension Tape {
  /// Parses an object that is spelled in a form; its values are then the first ones on the tape, one after the other.
  /// - Returns: how many values there are, 2 or 3; 0 when the text is spelled otherwise, which says nothing about whether it is valid.
  public mutating func parse(_ text: UnsafeMutableBufferPointer<UInt8>, as form: Form) -> Int {
    guard let start = text.baseAddress else { return 0 }
    start[text.count] = 0
    base = UnsafePointer(start)
    cursor = base
    count = 0
    failure = nil
    guard member(form.first), member(form.second) else { return abandoned() }
    let values = member(form.third) ? 3 : 2
    guard failure == nil, cursor.pointee == UInt8(ascii: "}") else { return abandoned() }
    cursor += 1
    let end = base + text.count
    if cursor != end { skipSpace() }
    return cursor == end ? values : 0
  }

  /// Leaves the text as it was, as it is parsed in another way now.
  @inline(never) private mutating func abandoned() -> Int {
    undoStop()
    return 0
  }

  private mutating func member(_ piece: Form.Piece) -> Bool {
    guard piece.stands(at: cursor) else { return false }
    cursor += piece.count
    return value(depth: 1)
  }
}
