internal import JSON
internal import RPC
internal import Shape
internal import Storage

/// A call of a reading method that is made again whenever its result may differ.
final class LiveQuery {
  /// The serial number among the queries of all conversations.
  let number: Int
  let conversation: Conversation
  /// The number of the query in its conversation.
  let handle: Int
  private let endpoint: Endpoint
  private let reader: Endpoint.Handler
  /// The parameters' JSON, with the padding behind it that the parser needs.
  private let params: UnsafeMutableBufferPointer<UInt8>
  private var digest = Digest()
  /// The tables that its last run has read.
  private(set) var reach = Footprint.Reach()

  /// The digest of an answer. Nothing else of the answer is stored, so a thousand idle queries take little memory.
  private struct Digest: Equatable {
    private let high: Int
    private let low: Int

    init() { (high, low) = (0, 0) }

    /// 128 bits of a keyed hash (SipHash, with a key of this process).
    init(_ bytes: UnsafeBufferPointer<UInt8>, isError: Bool) {
      var (first, second) = (Hasher(), Hasher())
      first.combine(isError)
      first.combine(bytes: UnsafeRawBufferPointer(bytes))
      second.combine(bytes.count)
      second.combine(bytes: UnsafeRawBufferPointer(bytes))
      (high, low) = (first.finalize(), second.finalize())
    }
  }

  init(
    _ number: Int, of conversation: Conversation, as handle: Int, _ endpoint: Endpoint,
    _ reader: @escaping Endpoint.Handler,
    params json: String
  ) {
    self.number = number
    self.conversation = conversation
    self.handle = handle
    self.endpoint = endpoint
    self.reader = reader
    let text = Array(json.utf8)
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count + Tape.padding)
    room.initialize(repeating: 0)
    _ = room.update(fromContentsOf: text)
    params = UnsafeMutableBufferPointer(rebasing: room[..<text.count])
  }

  deinit { params.baseAddress?.deallocate() }

  /// Calls the method and writes its result, or its error, to `out`.
  /// - Returns: the failure, if the method throws one, and a Boolean value that indicates whether the answer differs
  ///   from that of the last run.
  func run(
    on stores: Stores, _ tape: inout Tape, _ conversations: Conversations, to out: ByteBuffer
  ) -> (failure: Failure?, isNew: Bool) {
    stores.footprint.begin()
    stores.footprint.isTraced = true
    defer { stores.footprint.isTraced = false }
    let log = ProblemLog()
    defer { log.deallocate() }
    do throws(Failure) {
      // The parameters were read from a request, and written again, when the query was opened.
      guard tape.parse(params) else { throw .invalidParam("", "params must be JSON") }
      try reader(Call(JSONSource(tape.root, root: tape.root, log: log), to: out))
      reach = stores.footprint.reads
      return (nil, note(Digest(out.bytes, isError: false)))
    } catch {
      // The call may have failed before it read all its tables. The cause may go away, so the tables that it read
      // before still count.
      reach.formUnion(stores.footprint.reads)
      if stores.state.pointee.isLost { stores.rollback() }
      out.truncate(to: 0)
      let failure = params.first == UInt8(ascii: "[") ? endpoint.byPosition(error) : error
      conversations.write(failure, to: out)
      return (failure, note(Digest(out.bytes, isError: true)))
    }
  }

  private func note(_ new: Digest) -> Bool {
    defer { digest = new }
    return new != digest
  }
}
