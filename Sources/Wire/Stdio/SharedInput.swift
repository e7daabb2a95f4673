internal import JSON

/// A large piece of memory that several inputs use in turns. Memory that was used a moment ago is still in the
/// processor's cache.
public final class SharedInput {
  private var bytes: UnsafeMutablePointer<UInt8>?

  public init() {}
  deinit { if let bytes { ScarceMemory.free(bytes) } }

  /// - Returns: `nil` if there is not enough memory.
  func take() -> UnsafeMutablePointer<UInt8>? {
    defer { bytes = nil }
    return bytes ?? InputBuffer.memory(InputBuffer.usualCapacity)
  }

  func give(_ piece: UnsafeMutablePointer<UInt8>) {
    if bytes == nil { bytes = piece } else { ScarceMemory.free(piece) }
  }
}
