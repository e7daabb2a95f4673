/// A line of input, and the conversation from which it came.
struct ReceivedLine {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The conversation, which outlives its lines. The reference is not counted, because counting would cost as much for
  /// each line as reading the envelope.
  private let from: Unmanaged<Conversation>

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>, from conversation: Conversation) {
    self.bytes = bytes
    from = .passUnretained(conversation)
  }

  var conversation: Conversation { from.takeUnretainedValue() }
}
