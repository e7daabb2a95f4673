import CSQLite
import Testing

/// Tests of the memory allocator for SQLite. Freed pieces of up to 1,024 bytes are used again, and larger pieces are
/// returned to the system. Cached pages have blocks of their own. Only one thread may use it.
@Suite(.serialized) struct MemoryTests {
  @Test func eachPieceGoesBackToWhereItCameFrom() throws {
    // A freed piece of 1,024 bytes is in the last free list.
    let listed = try #require(mainspring_take(1024))
    mainspring_give(listed)
    for size in Int32(1)...2100 {
      let piece = try #require(mainspring_take(size))
      #expect(mainspring_size(piece) >= size)
      mainspring_give(piece)
      let next = try #require(mainspring_take(size <= 1024 ? size : 1024))
      // A larger piece must not be in the list: it would never be reused, and each request would allocate another one.
      #expect(next == (size <= 1024 ? piece : listed), "\(size) bytes")
      mainspring_give(next)
    }
  }

  @Test func aPieceThatGrowsAndShrinksKeepsItsBytes() throws {
    let sizes: [(Int32, Int32)] = [
      (1000, 1030), (1030, 1039), (1039, 1041), (1041, 1025), (1030, 1000), (16, 5000), (5000, 16),
      (1000, 4360), (4360, 1000), (4360, 4400), (4360, 5000), (5000, 4360), (4090, 4100), (4480, 4481), (4481, 4480),
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

  @Test func theBlocksOfPagesGoBackToTheSystem() throws {
    let pages = try #require(mainspring_pages())
    let (before, inBlock) = (pages.pointee.used, mainspring_pages_in_block())
    var taken: [UnsafeMutableRawPointer] = []
    for number in 0..<(5 * inBlock) {
      let page = try #require(mainspring_take(4360))
      page.storeBytes(of: number, as: Int.self)
      taken.append(page)
    }
    #expect(Set(taken).count == taken.count && pages.pointee.used == before + taken.count)
    #expect(taken.indices.allSatisfy { taken[$0].load(as: Int.self) == $0 })
    // Frees the pages in a scattered order, so that all blocks are partly free for a while. The step is a prime number,
    // so each page is freed once.
    for number in taken.indices { mainspring_give(taken[number * 7919 % taken.count]) }
    #expect(pages.pointee.used == before)
    // Besides the blocks of earlier pages, one empty block is kept for the next page.
    var blocks = 0
    var block = pages.pointee.first
    while let one = block { (blocks, block) = (blocks + 1, one.pointee.next) }
    #expect(blocks <= 1 + before)
  }
}
