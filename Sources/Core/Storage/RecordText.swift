internal import JSON
internal import Shape

/// A record as JSON.
final class RecordText {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The maximum size of a text that is kept, in bytes. There may be 2,048 texts of each kind of record.
  static let longest = 2048
  /// The memory of a text is a multiple of this size, so that a record that is written again and becomes a little longer
  /// takes the memory of a text before it, and no gaps are left.
  private static let unit = 256

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let room = (bytes.count + RecordText.unit - 1) / RecordText.unit * RecordText.unit
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: room)
    _ = copy.initialize(from: bytes)
    self.bytes = UnsafeBufferPointer(rebasing: copy[..<bytes.count])
  }

  deinit { bytes.deallocate() }

  /// The record that the text shows, and its audience.
  struct Key: RecentKey {
    let id: UUID, company: Int, audience: Audience

    var mark: UInt64 { id.low }
  }
}
