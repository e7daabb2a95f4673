import CSQLite
import Testing

/// The memory of SQLite: pieces of up to 1,024 bytes are used again, and larger ones go back to the system. One thread
/// alone uses it.
@Suite(.serialized) struct MemoryTests {
  @Test func eachPieceGoesBackToWhereItCameFrom() throws {
    // The last of the lists has one piece.
    let listed = try #require(mainspring_take(1024))
    mainspring_give(listed)
    for size in Int32(1)...2100 {
      let piece = try #require(mainspring_take(size))
      #expect(mainspring_size(piece) >= size)
      mainspring_give(piece)
      let next = try #require(mainspring_take(size <= 1024 ? size : 1024))
      // A larger piece in the list would never be taken for what it was: each time one more would be made.
      #expect(next == (size <= 1024 ? piece : listed), "\(size) bytes")
      mainspring_give(next)
    }
  }

  @Test func aPieceThatGrowsAndShrinksKeepsItsBytes() throws {
    let sizes: [(Int32, Int32)] = [
      (1000, 1030), (1030, 1039), (1039, 1041), (1041, 1025), (1030, 1000), (16, 5000), (5000, 16),
    ]
    for (first, second) in sizes {
      let piece = try #require(mainspring_take(first))
      let bytes = piece.assumingMemoryBound(to: UInt8.self)
      for index in 0..<Int(first) { bytes[index] = UInt8(truncatingIfNeeded: index) }
      let other = try #require(mainspring_retake(piece, second))
      #expect(mainspring_size(other) >= second)
      let kept = other.assumingMemoryBound(to: UInt8.self)
      #expect((0..<Int(min(first, second))).allSatisfy { kept[$0] == UInt8(truncatingIfNeeded: $0) })
      mainspring_give(other)
    }
  }
}
