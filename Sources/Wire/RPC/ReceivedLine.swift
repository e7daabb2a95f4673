/// A line, and the conversation that it came from.
struct ReceivedLine {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  /// A conversation outlives its lines. (A reference that is counted would cost each line as much as its envelope.)
  private let from: Unmanaged<Conversation>

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>, from conversation: Conversation) {
    self.bytes = bytes
    from = .passUnretained(conversation)
  }

  var conversation: Conversation { from.takeUnretainedValue() }
}
