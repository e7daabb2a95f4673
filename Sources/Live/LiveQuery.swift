internal import JSON
internal import Kernel
internal import RPC
internal import Shape

/// A call of a reading method that is made again whenever its answer may differ.
final class LiveQuery {
  let handle: Int
  private let endpoint: Endpoint
  /// The parameters' JSON, with the room behind it that the parser needs.
  private let params: UnsafeMutableBufferPointer<UInt8>
  private var digest = Digest()
  /// What its last run has read.
  private(set) var reach = Footprint.Reach()

  /// Of an answer, only this is kept: a thousand idle queries take little memory.
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

  init(_ handle: Int, _ endpoint: Endpoint, params json: String) {
    self.handle = handle
    self.endpoint = endpoint
    let text = Array(json.utf8)
    params = .allocate(capacity: text.count + Tape.padding)
    params.initialize(repeating: 0)
    _ = params.update(fromContentsOf: text)
    length = text.count
  }

  deinit { params.deallocate() }

  private let length: Int

  /// Calls the method and writes its result to `out`.
  /// - Returns: whether the answer differs from that of the last run. A failure is an answer, too; it is thrown when it is a new one.
  func run(on stores: Stores, _ tape: inout Tape, to out: ByteBuffer) throws(Failure) -> Bool {
    stores.beginFootprint()
    defer { reach = stores.reads }
    let log = ProblemLog()
    defer { log.deallocate() }
    guard tape.parse(UnsafeMutableBufferPointer(rebasing: params[..<length])) else { return false }
    do throws(Failure) {
      try endpoint.handler(Call(JSONSource(tape.root, root: tape.root, log: log), to: out))
      return note(Digest(out.bytes, isError: false))
    } catch {
      out.truncate(to: 0)
      error.write(to: JSONWriter(out))
      let isNew = note(Digest(out.bytes, isError: true))
      out.truncate(to: 0)
      if isNew { throw error }
      return false
    }
  }

  private func note(_ new: Digest) -> Bool {
    defer { digest = new }
    return new != digest
  }
}
