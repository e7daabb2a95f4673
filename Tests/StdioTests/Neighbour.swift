import Foundation
import Stdio
import Testing

/// A second input that uses the same memory, and leaves its bytes there.
final class Neighbour {
  let shared = SharedInput()
  private var buffer: LineBuffer
  private var ends: [Int32] = [0, 0]
  private let noise = [UInt8](repeating: UInt8(ascii: "#"), count: 60_000) + [UInt8(ascii: "\n")]

  init() {
    buffer = LineBuffer(maxLine: 1 << 20, shared)
    #expect(pipe(&ends) == 0)
  }

  deinit { for end in ends { close(end) } }

  /// Reads once into the shared memory.
  func read() {
    #expect(write(ends[1], noise, noise.count) == noise.count)
    buffer.widen()
    var length = 0
    while length == 0 {
      _ = buffer.fill(from: Descriptor(ends[0], isSocket: false))
      if case .line(let line) = buffer.next() { length = line.count }
    }
    #expect(length == 60_000)
    buffer.narrow()
  }
}
