import Shape
import Sync
import Testing

/// Tests of the merge of masks that two devices have changed independently. Each bit is merged separately.
struct MaskTests {
  /// The merged value of a bit: cleared if either side has cleared it, set if either side has set it.
  private func merged(_ before: Bool, _ here: Bool, _ there: Bool) -> Bool {
    switch (before, here, there) {
    case (false, false, false): false
    case (false, false, true): true
    case (false, true, false): true
    case (false, true, true): true
    case (true, false, false): false
    case (true, false, true): false
    case (true, true, false): false
    case (true, true, true): true
    }
  }

  private func merge(_ before: Int, _ here: Int, _ there: Int) -> Int? {
    func members(_ mask: Int) -> Members { Members([.init("m", "\(mask)")]) }
    let merge = PropertyMerge(
      ancestor: members(before), local: members(here), server: members(there), pending: ["m"], masks: ["m"])
    return merge.merged["m"].flatMap { Int($0) }
  }

  /// Checks all masks of three bits, and the same masks at the highest bits.
  @Test(arguments: [0, 50])
  func everyBitIsMergedForItself(_ shift: Int) {
    for code in 0..<8 * 8 * 8 {
      let (before, here, there) = (code & 7, code >> 3 & 7, code >> 6)
      let expected = (0..<3).reduce(0) { mask, bit in
        merged(before >> bit & 1 == 1, here >> bit & 1 == 1, there >> bit & 1 == 1) ? mask | 1 << bit : mask
      }
      #expect(merge(before << shift, here << shift, there << shift) == expected << shift)
    }
  }

  /// The result is the same whichever side is the server's, so that devices agree.
  @Test func sidesCanBeExchanged() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<300 {
      let masks = (0..<3).map { _ in random.number(0...(1 << 53) - 1) }
      #expect(merge(masks[0], masks[1], masks[2]) == merge(masks[0], masks[2], masks[1]))
    }
  }
}
