internal import JSON
internal import RPC
internal import Shape
internal import Storage

/// A live query: a call of a reading method, which is repeated whenever its result may differ.
final class LiveQuery {
  /// The serial number among the queries of all conversations.
  let number: Int
  let conversation: Conversation
  /// The number by which the conversation names the query.
  let handle: Int
  private let endpoint: Endpoint
  private let reader: Endpoint.Handler
  /// The JSON of the parameters. Behind it is the padding that the parser needs.
  private let params: UnsafeMutableBufferPointer<UInt8>
  private var digest = Digest()
  /// The tables that the last run of the query has read.
  private(set) var reach = Footprint.Reach()

  /// The digest of a result or an error. Only this digest is stored, so a thousand idle queries take little memory.
  private struct Digest: Equatable {
    private let high: Int
    private let low: Int

    init() { (high, low) = (0, 0) }

    /// Creates a digest of 128 bits by a keyed hash (SipHash, with a key of this process).
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
      // Not expected: when the query was opened, the parameters were read from a request, and written as JSON again.
      guard tape.parse(params) else { throw .invalidParam("", "params must be JSON") }
      try reader(Call(JSONSource(tape.root, root: tape.root, log: log), to: out))
      reach = stores.footprint.reads
      return (nil, note(Digest(out.bytes, isError: false)))
    } catch {
      // The call may have failed before it read all of its tables. A change of the other tables may remove the cause,
      // so the tables that earlier runs have read still count.
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
