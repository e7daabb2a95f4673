internal import JSON
internal import Shape

/// A record as JSON.
final class RecordText {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The maximum size of a text that is kept, in bytes. There may be 4,096 texts of each kind of record.
  static let longest = 2048

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    self.bytes = UnsafeBufferPointer(copy)
  }

  deinit { bytes.deallocate() }

  /// The record that the text shows, and its audience.
  struct Key: RecentKey {
    let id: UUID, company: Int, audience: Audience

    var mark: UInt64 { id.low }
  }
}
