internal import JSON

/// A large block of memory that several inputs use in turn, to read much at once. Since it was used a moment ago, it is
/// still in the processor's cache.
public final class SharedInput {
  private var bytes: UnsafeMutablePointer<UInt8>?

  public init() {}
  deinit { if let bytes { ScarceMemory.free(bytes) } }

  /// Returns the block, or new memory if another input has the block. Returns `nil` if there is not enough memory.
  func take() -> UnsafeMutablePointer<UInt8>? {
    defer { bytes = nil }
    return bytes ?? InputBuffer.memory(InputBuffer.usualCapacity)
  }

  func give(_ piece: UnsafeMutablePointer<UInt8>) {
    if bytes == nil { bytes = piece } else { ScarceMemory.free(piece) }
  }
}
