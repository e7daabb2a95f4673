import Shape
import Storage
import Testing

/// Tests of UUIDs of version 7. They always increase, whatever the clock does, and are the same for the same seed.
struct IDGeneratorTests {
  private func milliseconds(_ id: UUID) -> Int { Int(id.high >> 16) }

  @Test func anIDHasItsVersionVariantAndTime() {
    let id = IDGenerator(seed: 1).next(at: Timestamp(milliseconds: 1_700_000_000_123))
    #expect(milliseconds(id) == 1_700_000_000_123 && id.high >> 12 & 15 == 7 && id.low >> 62 == 2)
  }

  @Test func idsGrow() {
    let ids = IDGenerator(seed: nil)
    let made = (0..<20_000).map { ids.next(at: Timestamp(milliseconds: 1000 + $0 / 9000)) }
    #expect(zip(made, made.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// If a millisecond needs more than 4,096 ids, the further ids have a later time.
  @Test func aMillisecondHasRoomForSoMany() {
    let ids = IDGenerator(seed: 1)
    let made = (0..<4097).map { _ in ids.next(at: Timestamp(milliseconds: 1000)) }
    #expect(made[..<4096].allSatisfy { milliseconds($0) == 1000 } && milliseconds(made[4096]) == 1001)
  }

  @Test func idsGrowWhenTheClockIsSetBack() {
    let ids = IDGenerator(seed: 1)
    let first = ids.next(at: Timestamp(milliseconds: 5000))
    let second = ids.next(at: Timestamp(milliseconds: 1000))
    #expect(first < second && milliseconds(second) == 5000)
  }

  @Test func aSeedMakesTheSameIDs() {
    let (one, other, third) = (IDGenerator(seed: 3), IDGenerator(seed: 3), IDGenerator(seed: 4))
    let now = Timestamp(milliseconds: 1000)
    // Other random bytes that are drawn in between do not change the ids.
    _ = other.randomBytes(words: 3)
    for _ in 0..<10 { #expect(one.next(at: now) == other.next(at: now)) }
    #expect(one.next(at: now) != third.next(at: now))
    #expect(IDGenerator(seed: 3).randomBytes(words: 2) == IDGenerator(seed: 3).randomBytes(words: 2))
  }

  /// After a restart, a generator with a seed makes the ids that the first generator would have made next.
  @Test func aSeedMakesTheSameIDsAfterARestart() {
    let (one, other) = (IDGenerator(seed: 3), IDGenerator(seed: 3))
    _ = (0..<5).map { _ in one.next(at: Timestamp(milliseconds: 1000)) }
    for _ in 0..<5 {
      #expect(one.next(at: Timestamp(milliseconds: 2000)) == other.next(at: Timestamp(milliseconds: 2000)))
    }
  }
}
