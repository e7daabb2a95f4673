internal import JSON

/// The large piece of memory that inputs read into which are served in turns: what was used a moment ago is still in the cache of the
/// processor.
public final class SharedInput {
  private var bytes: UnsafeMutablePointer<UInt8>?

  public init() {}
  deinit { bytes?.deallocate() }

  func take() -> UnsafeMutablePointer<UInt8> {
    defer { bytes = nil }
    return bytes ?? .allocate(capacity: InputBuffer.usualCapacity + Tape.padding)
  }

  func give(_ piece: UnsafeMutablePointer<UInt8>) { if bytes == nil { bytes = piece } else { piece.deallocate() } }
}
