/// A line, and the conversation that it came from.
struct ReceivedLine {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The conversation. It outlives its lines. (A counted reference would cost as much for each line as the envelope.)
  private let from: Unmanaged<Conversation>

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>, from conversation: Conversation) {
    self.bytes = bytes
    from = .passUnretained(conversation)
  }

  var conversation: Conversation { from.takeUnretainedValue() }
}
