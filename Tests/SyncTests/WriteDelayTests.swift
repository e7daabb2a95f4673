import Sync
import Testing

/// Tests of the time at which a cycle begins after a write.
struct WriteDelayTests {
  /// A device with a clock that the test sets. Between two writes, the device does what its engine requests at that
  /// time.
  private final class Clock {
    private let device = SimDevice("a", skew: 0, SeededRandom(1))
    private let cloud = SimCloud()
    private var now = 0
    /// The times at which cycles began.
    private(set) var begun: [Int] = []

    init() {
      device.handle(.wanted, at: now)
      finish()
    }

    /// Advances the clock to a time. Cycles begin when the engine requests them, and each ends at once.
    func pass(until end: Int) {
      while let wake = device.engine.wakeAt, wake <= end, wake < SyncEngine.interval {
        now = max(wake, now)
        device.handle(.tick, at: now)
        #expect(!device.engine.isIdle, "what has woken it is there")
        begun.append(now)
        finish()
      }
      now = end
    }

    func write(at instant: Int) {
      pass(until: instant)
      device.handle(.wrote, at: now)
    }

    /// Runs the current cycle to its end.
    private func finish() {
      while !device.engine.isIdle {
        if device.isGoingOn {
          device.handle(.again, at: now)
        } else {
          device.handle(cloud.answer(device.questions.removeFirst(), for: "a"), at: now)
        }
      }
    }

    /// Makes a write during a cycle. The cycle sends the write with its own changes, or leaves it to the next cycle.
    func writeWithinCycle(at instant: Int, isTaken: Bool) {
      pass(until: instant)
      device.handle(.wanted, at: now)
      device.handle(.wrote, at: now)
      finish()
      if isTaken { device.engine.tookWrites() }
    }
  }

  private static let (first, usual, longest) = (
    SyncEngine.firstWriteDelay, SyncEngine.writeDelay, SyncEngine.longestWriteDelay
  )

  @Test func aLoneWriteBeginsItsCycleAtOnce() {
    let clock = Clock()
    for instant in [100, 100 + Self.usual, 90_000] { clock.write(at: instant) }
    clock.pass(until: 600_000)
    #expect(clock.begun == [100, 100 + Self.usual, 90_000].map { $0 + Self.first })
  }

  @Test func whatFollowsIsGathered() {
    let clock = Clock()
    for instant in [100, 1000, 1500, 3499] { clock.write(at: instant) }
    clock.pass(until: 600_000)
    #expect(clock.begun == [100 + Self.first, 3499 + Self.usual])
  }

  @Test func theWritesOfOnePipeAreOneCycle() {
    let clock = Clock()
    for number in 0..<1000 { clock.write(at: 100 + number * (Self.first - 1)) }
    clock.pass(until: 600_000)
    #expect(clock.begun == [100 + 999 * (Self.first - 1) + Self.first])
  }

  @Test func steadyWritesBeginOneWhenTheLongestDelayIsOver() {
    let clock = Clock()
    for instant in stride(from: 100, to: 100 + 2 * Self.longest, by: 500) { clock.write(at: instant) }
    clock.pass(until: 600_000)
    #expect(clock.begun == [100 + Self.first, 600 + Self.longest, 600 + 2 * Self.longest])
  }

  @Test(arguments: [true, false]) func whatACycleHasTakenInNeedsNoOther(isTaken: Bool) {
    let clock = Clock()
    clock.writeWithinCycle(at: 100_000, isTaken: isTaken)
    clock.pass(until: 600_000)
    #expect(clock.begun == (isTaken ? [] : [100_000 + Self.first]))
  }
}
