/// The usual spelling of one kind of JSON object, such as a request: certain members in a certain order, with certain
/// bytes between their values.
///
/// An object in this spelling is parsed faster. The bytes between the values, which contain the names, are compared
/// with fixed bytes. So no name needs to be read, and no name can occur twice.
public struct ObjectSpelling: @unchecked Sendable {
  /// The bytes before a value. They are never freed, because a spelling is used until the process ends.
  struct Piece {
    private let bytes: UnsafePointer<UInt8>
    let count: Int

    init(_ text: StaticString) {
      bytes = text.utf8Start
      count = text.utf8CodeUnitCount
      precondition(count >= 8, "shorter pieces would need a comparison of their own")
    }

    /// Returns a Boolean value that indicates whether the text at `start` has these bytes. The words are compared from
    /// the first to the last. If the text ends here, its NUL differs from the piece, so no byte behind the text's
    /// padding is read.
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
  /// The bytes before the third value, which may be missing.
  let third: Piece

  /// - Parameters: the bytes before the first, the second and the third value. Each has at least eight bytes. The third
  ///   value may be missing.
  public init(_ first: StaticString, _ second: StaticString, optional third: StaticString) {
    self.first = Piece(first)
    self.second = Piece(second)
    self.third = Piece(third)
  }
}

extension Tape {
  /// Parses an object that is in the given usual spelling. The tape then contains only the values, one after the other,
  /// without the object and the names.
  /// - Returns: the number of values, 2 or 3. Returns 0 if the text has another spelling. The text may then still be
  ///   valid.
  public mutating func parse(_ text: UnsafeMutableBufferPointer<UInt8>, as spelling: ObjectSpelling) -> Int {
    guard let start = text.baseAddress else { return 0 }
    start[text.count] = 0
    base = UnsafePointer(start)
    cursor = base
    count = 0
    failure = nil
    guard member(spelling.first), member(spelling.second) else { return abandoned() }
    let values = member(spelling.third) ? 3 : 2
    guard failure == nil, cursor.pointee == UInt8(ascii: "}") else { return abandoned() }
    cursor += 1
    let end = base + text.count
    if cursor != end { skipSpace() }
    return cursor == end ? values : 0
  }

  /// Restores the text after an attempt with a spelling, so that the text can be parsed in the general way.
  /// - Returns: 0.
  @inline(never) private mutating func abandoned() -> Int {
    undoStop()
    return 0
  }

  private mutating func member(_ piece: ObjectSpelling.Piece) -> Bool {
    guard piece.stands(at: cursor) else { return false }
    cursor += piece.count
    return value(depth: 1)
  }
}
