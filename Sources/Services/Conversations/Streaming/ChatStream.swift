internal import JSON
internal import Ports
internal import RPC
internal import Shape

/// An answer that is being received: its text so far, and how much of the text was stored and sent to the caller.
///
/// The answer is only in memory. It holds at most the text of one message, however many parts arrive and however slowly
/// they are read.
final class ChatStream {
  let chat: ID<ChatDetails>, question: ID<MessageDetails>, answer: ID<MessageDetails>, user: UUID
  /// The exchange with the host through which the answer arrives. It is set after the stream was created.
  var exchange: HostExchange<BackendRequest>?
  /// The authorization with which the request was sent to the backend; `nil` before that.
  var authorization: BackendAuthorization?
  /// The backend's id and title of the conversation; `nil` until the backend has sent them.
  private(set) var backendId: String?, title: String?
  /// Returns a Boolean value that indicates whether the user who sent the message is still signed in. No other user may
  /// get parts of the answer.
  private let isHeard: () -> Bool
  /// The last result of `isHeard`, and the revision of the stores at that time. The result is cached, because parts
  /// arrive more often than users sign in.
  private var heard: (revision: UInt64, answer: Bool)?
  private let revision: () -> UInt64
  /// The parser for the data of the backend's events.
  private let reader = JSONTextReader()
  /// The reason why the answer failed; `nil` while the answer arrives, and after it is complete.
  var failure: Failure?

  private let bytes = ByteBuffer(capacity: 1 << 10)
  /// The buffer for the next part that is sent to the caller, as JSON.
  private let part = ByteBuffer(capacity: 1 << 8)
  /// The text of the answer so far.
  var text: String { bytes.text() }
  /// The numbers of bytes that were stored, and that were sent to the caller. The last number is that of characters
  /// sent.
  private var stored = 0, told = 0, length = 0
  /// The number of stored pieces. It includes the empty piece that marks the beginning.
  private(set) var pieces = 1
  /// The earliest instant at which the next piece may be stored, in milliseconds of `MonotonicClock`.
  private var storesNext = 0

  /// The shortest time between two stored pieces, in milliseconds. So it is also the shortest time between two updates
  /// of live queries.
  static let pause = 100

  init(
    chat: ID<ChatDetails>, question: ID<MessageDetails>, answer: ID<MessageDetails>, user: UUID,
    revision: @escaping () -> UInt64,
    isHeard: @escaping () -> Bool
  ) {
    (self.chat, self.question, self.answer, self.user) = (chat, question, answer, user)
    (self.revision, self.isHeard) = (revision, isHeard)
  }

  deinit {
    bytes.deallocate()
    part.deallocate()
  }

  // MARK: Receiving

  /// Reads a part of the answer, which contains events of the backend.
  func take(_ source: inout JSONSource) -> HostPartOutcome {
    let part = source.record(BackendPart.self)
    if source.hasProblems { return .more { nil } }
    for event in part.events {
      if takeToken(event) { continue }
      if let outcome = take(event) { return outcome }
    }
    return .more { [unowned self] in nextPart() }
  }

  /// Adds the text of a token event in the spelling of most backends, with or without a space. This is eight times as
  /// fast as `take`.
  /// - Returns: a Boolean value that indicates whether the event was such a token event. `take` reads all other events.
  private func takeToken(_ event: BackendEvent) -> Bool {
    guard event.event.isName("token"),
      let text = event.data.plainBytes(between: #"{\"text\":\""#, and: #"\"}"#)
        ?? event.data.plainBytes(between: #"{\"text\": \""#, and: #"\"}"#),
      bytes.count + text.count <= MessageDetails.longest
    else { return false }
    bytes.append(text)
    return true
  }

  /// - Returns: the outcome if the answer has ended; `nil` if the answer continues.
  private func take(_ event: BackendEvent) -> HostPartOutcome? {
    if event.event.isName("token") {
      var outcome: HostPartOutcome?
      let isToken = reader.read(event.data) { source in
        let token = source.record(TokenEvent<UnreadText>.self)
        if !source.hasProblems { token.text.withBytes { outcome = take($0) } }
      }
      return isToken ? outcome : malformed(event)
    }
    switch event.event.string {
    case "conversation":
      guard let named: ConversationEvent = read(event) else { return malformed(event) }
      (backendId, title) = (named.id ?? backendId, named.title ?? title)
      return nil
    case "done": return .complete { [unowned self] in nextPart() }
    case "error":
      let said = (read(event) as ErrorEvent?)?.message ?? "it gave no reason"
      return .failed(
        .backendFailed(.error, "The backend failed: \(said.quoted(hiding: authorization?.secrets ?? [], most: 500))"))
    // Newer backends may send further events, which are ignored.
    default: return nil
    }
  }

  /// Adds text to the answer.
  private func take(_ added: UnsafeBufferPointer<UInt8>) -> HostPartOutcome? {
    // A text has at most as many characters as bytes. So the characters are counted only if the bytes exceed the limit.
    if bytes.count + added.count > MessageDetails.longest {
      let room = MessageDetails.longest - ChatStream.characters(in: bytes.bytes)
      if ChatStream.characters(in: added) > room {
        bytes.append(text: String(String(decoding: added, as: UTF8.self).unicodeScalars.prefix(room)))
        return .failed(.backendFailed(.tooLong, "The answer is longer than \(MessageDetails.longest) characters"))
      }
    }
    bytes.append(added)
    return nil
  }

  /// Returns the number of Unicode scalars in UTF-8: the number of bytes that begin a scalar (RFC 3629, section 3).
  private static func characters(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // As a sum, the compiler computes this for many bytes at once.
    bytes.reduce(0) { $0 &+ ($1 & 0xc0 != 0x80 ? 1 : 0) }
  }

  /// Sets an answer that arrived as a whole, not in parts.
  func take(whole answer: WholeAnswer) -> HostPartOutcome? {
    (backendId, title) = (answer.conversation?.id, answer.conversation?.title)
    var (text, outcome) = (answer.text, HostPartOutcome?.none)
    text.withUTF8 { outcome = take($0) }
    return outcome
  }

  /// Returns the text after its first bytes.
  private func text(after count: Int) -> String { bytes.text(from: count) }

  private func read<R: Record>(_ event: BackendEvent) -> R? {
    var record: R?
    return reader.read(event.data) { record = $0.record(R.self) } ? record : nil
  }

  private func malformed(_ event: BackendEvent) -> HostPartOutcome {
    .failed(.backendFailed(.malformed, "The backend's event \(event.event.string) can't be read"))
  }

  /// Returns the text that was added since the last call, or `nil` if there is none or its user is no longer signed in.
  private func nextPart() -> HostPart? {
    if told == bytes.count { return nil }
    let revision = revision()
    if heard?.revision != revision { heard = (revision, isHeard()) }
    if heard?.answer != true { return nil }
    defer { told = bytes.count }
    length += ChatStream.characters(in: UnsafeBufferPointer(rebasing: bytes.bytes[told...]))
    part.truncate(to: 0)
    JSONWriter(part).record(TokenEvent(text: text(after: told)))
    return HostPart(done: length, value: AnyJSON(part.text()))
  }

  // MARK: Storing

  /// Returns the time in milliseconds until the next piece has to be stored, or `nil` if all text is stored.
  func delay(isRepeatable: Bool) -> Int? {
    if stored == bytes.count { return nil }
    return isRepeatable ? 0 : max(0, storesNext - MonotonicClock.milliseconds)
  }

  /// Returns the next piece to store.
  /// - Parameter isWhole: a Boolean value that indicates whether earlier pieces were lost. If so, the piece is the
  ///   whole text.
  func takePiece(isWhole: Bool) -> (number: Int, text: String) {
    defer { stored = bytes.count }
    storesNext = MonotonicClock.milliseconds + ChatStream.pause
    if isWhole { pieces = 1 }
    pieces += 1
    return (pieces - 1, text(after: isWhole ? 0 : stored))
  }
}
