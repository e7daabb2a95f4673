public import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Makes ids: UUID version 7 (RFC 9562, section 5.7), strictly increasing within a process.
///
/// The first 48 bits are the clock's milliseconds, `rand_a` counts within a millisecond (section 6.2, method 1), and
/// `rand_b` is random. With a seed, `rand_b` is computed from the seed, the milliseconds and `rand_a`. So after a
/// restart with the same seed, the process makes the ids that it would have made without the restart.
public final class IDGenerator {
  private let seed: UInt64?
  private var seededBytes: SplitMix?
  private var milliseconds = 0
  private var counter: UInt64 = 0
  /// Random words that were fetched in advance. A system call for each word would take longer.
  private var stock: [UInt64] = []

  /// - Parameter seed: the seed of the random bits, or `nil` for the system's randomness. The same seed and the same
  ///   instants give the same ids.
  public init(seed: UInt64?) {
    self.seed = seed
    seededBytes = seed.map { SplitMix(state: ~$0) }
  }

  /// A Boolean value that indicates whether the random bits of the ids are computed from a seed.
  public var isSeeded: Bool { seed != nil }

  /// Returns a new id.
  /// - Parameter instant: the instant at which the id is made.
  public func next(at instant: Timestamp) -> UUID {
    let now = instant.milliseconds
    if now > milliseconds {
      milliseconds = now
      counter = 0
    } else {
      counter += 1
      // After 4,096 ids in a millisecond, the ids continue with a later millisecond than the clock's. So they do after
      // the clock was set back.
      if counter == 0x1000 {
        milliseconds += 1
        counter = 0
      }
    }
    let high = UInt64(milliseconds) << 16 | 0x7000 | counter
    return UUID(high: high, low: 0x8000_0000_0000_0000 | randomWord(after: high) >> 2)
  }

  /// Returns random bytes, eight for each word. They are for the salts of passwords, which must differ, and for the key
  /// of cursors, which must be secret. Without a seed, the bytes come from the system (getentropy). With a seed, they
  /// come from a sequence that is separate from the ids: the ids must not depend on how often this function was called.
  public func randomBytes(words: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<words {
      let word = seededBytes?.next() ?? systemWord()
      for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
    }
    return bytes
  }

  private func randomWord(after high: UInt64) -> UInt64 {
    guard let seed else { return systemWord() }
    // Mixes the seed first. Otherwise adjacent seeds and adjacent instants could give the same words.
    var first = SplitMix(state: seed)
    var second = SplitMix(state: first.next() ^ high)
    return second.next()
  }

  private func systemWord() -> UInt64 {
    if stock.isEmpty { refill() }
    return stock.removeLast()
  }

  private func refill() {
    stock = [UInt64](repeating: 0, count: 64)
    let isFilled = stock.withUnsafeMutableBytes {
      getentropy($0.baseAddress!, 256) == 0 && getentropy($0.baseAddress! + 256, 256) == 0
    }
    if !isFilled {
      var system = SystemRandomNumberGenerator()
      for index in stock.indices { stock[index] = system.next() }
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014): for repeatable runs, not
/// for secrets.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
