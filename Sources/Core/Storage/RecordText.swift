internal import JSON
internal import Shape

/// The JSON of a record, which is remembered for later requests.
final class RecordText {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The maximum size of a remembered text in bytes. There may be 2,048 texts of each kind of record.
  static let longest = 2048
  /// The memory of each text is a multiple of this size. When a record changes, its new text is often a little longer
  /// than the old one. With this unit it fits into the memory that the old text has left, and the heap gets no gaps.
  private static let unit = 256

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let room = (bytes.count + RecordText.unit - 1) / RecordText.unit * RecordText.unit
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: room)
    _ = copy.initialize(from: bytes)
    self.bytes = UnsafeBufferPointer(rebasing: copy[..<bytes.count])
  }

  deinit { bytes.deallocate() }

  /// Identifies a remembered text: the record, and the audience that the text was written for.
  struct Key: RecentKey {
    let id: UUID, company: Int, audience: Audience

    var mark: UInt64 { id.low }
  }
}
