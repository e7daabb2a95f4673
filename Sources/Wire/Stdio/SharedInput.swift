internal import JSON

/// The large piece of memory for inputs that are served in turns. Memory that was used a moment ago is still in the cache of the
/// processor.
public final class SharedInput {
  private var bytes: UnsafeMutablePointer<UInt8>?

  public init() {}
  deinit { if let bytes { ScarceMemory.free(bytes) } }

  /// - Returns: `nil` if there is no memory for it.
  func take() -> UnsafeMutablePointer<UInt8>? {
    defer { bytes = nil }
    return bytes ?? InputBuffer.memory(InputBuffer.usualCapacity)
  }

  func give(_ piece: UnsafeMutablePointer<UInt8>) { if bytes == nil { bytes = piece } else { ScarceMemory.free(piece) } }
}
