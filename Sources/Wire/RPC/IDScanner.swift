internal import JSON

/// Finds the id of a request in a line that can't be parsed: the scalar behind `"id":` in the outermost object.
///
/// The scanner is a state machine that gets the line in pieces. So it also finds the id of a line that is too long to
/// be stored. It does not check the line around the id. If the outermost value is not an object, the line has no id. If
/// a line is known to repeat a member, and has two ids, neither id is used.
public struct IDScanner {
  private enum State {
    case start, between, inString, inKey, afterKey, inID, done
  }

  /// The largest number of bytes of a name: `id` with both letters escaped.
  private static let longestKey = 12
  /// The largest number of bytes of an id. Longer ids are not repeated in the reply to a broken line.
  private static let longest = 1024

  private var state = State.start
  private var depth = 0
  private var isEscaped = false
  private var key: [UInt8] = []
  private var expectsKey = false
  private var id: [UInt8] = []
  /// The first id inside an inner object of the line, such as the parameters.
  private var inner: [UInt8] = []
  /// A Boolean value that indicates whether the inner id is being read.
  private var isInner = false
  /// A Boolean value that indicates whether a second id is searched for, in a line that is known to have a repeated
  /// member.
  private let expectsAnother: Bool
  private var hasID = false

  public init() { self.init(expectsAnother: false) }

  init(expectsAnother: Bool) { self.expectsAnother = expectsAnother }

  /// Reads the next piece of the line.
  public mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      if state == .done { return }
      step(byte)
    }
  }

  /// The id of the core's request that the parameters name, as in a report of the host's progress. `nil` if they name
  /// no request.
  public var namedCall: Int? {
    let text = inner.first == UInt8(ascii: "\"") ? inner.dropFirst().dropLast() : inner[...]
    return Int(String(decoding: text, as: UTF8.self)).flatMap { HostCalls.isOwn($0) ? $0 : nil }
  }

  /// Returns the id's JSON text, or `null`.
  public mutating func finish() -> String {
    if state == .inID { endID() }
    guard !id.isEmpty else { return "null" }
    // An id is one value. A larger tape would need more memory, and a message for which there is no memory would then
    // have no id.
    let tape = Tape(nodes: 1)
    return IDScanner.isValidID(id, tape) ? String(decoding: id, as: UTF8.self) : "null"
  }

  private static func isValidID(_ id: [UInt8], _ tape: consuming Tape) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: id.count + Tape.padding) { room in
      _ = room.update(fromContentsOf: id)
      return tape.parse(UnsafeMutableBufferPointer(rebasing: room[..<id.count])) && tape.root.isID
    }
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .start:
      if isSpace(byte) { return }
      depth = 1
      expectsKey = true
      state = byte == UInt8(ascii: "{") ? .between : .done
    case .between: between(byte)
    case .inString: if endsString(byte) { state = .between }
    case .inKey:
      if endsString(byte) { state = .afterKey } else if key.count <= IDScanner.longestKey { key.append(byte) }
    case .afterKey:
      if isSpace(byte) { return }
      guard byte == UInt8(ascii: ":") else {
        state = depth == 1 ? .done : .between
        if depth > 1 { between(byte) }
        return
      }
      expectsKey = false
      state = .between
      if isID(key) { reachedID() }
    case .inID: collect(byte)
    case .done: break
    }
  }

  private mutating func between(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""):
      key.removeAll()
      state = depth <= 2 && expectsKey ? .inKey : .inString
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      expectsKey = depth == 2 && byte == UInt8(ascii: "{")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      expectsKey = false
      if depth == 0 { state = .done }
    case UInt8(ascii: ","): if depth <= 2 { expectsKey = true }
    default: break
    }
  }

  private mutating func collect(_ byte: UInt8) {
    let read = isInner ? inner : id
    if read.isEmpty, isSpace(byte) { return }
    let isText = read.first == UInt8(ascii: "\"")
    if !isText, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || isSpace(byte) {
      endID()
      if state == .between { between(byte) }
      return
    }
    if isInner { inner.append(byte) } else { id.append(byte) }
    if isText, endsString(byte) { endID() }
    if read.count >= IDScanner.longest {
      if isInner { inner.removeAll() } else { id.removeAll() }
      state = .done
    }
  }

  private mutating func reachedID() {
    if depth == 2 {
      isInner = inner.isEmpty
      if isInner { state = .inID }
    } else if !hasID {
      (hasID, isInner, state) = (true, false, .inID)
    } else if expectsAnother {
      id.removeAll()
      state = .done
    }
  }

  private mutating func endID() { state = .between }

  /// Returns a Boolean value that indicates whether the spelling of a member's name means `id`.
  private func isID(_ key: [UInt8]) -> Bool {
    if key == Array("id".utf8) { return true }
    guard key.contains(UInt8(ascii: "\\")) else { return false }
    return String(json: "\"\(String(decoding: key, as: UTF8.self))\"") == "id"
  }

  /// Returns a Boolean value that indicates whether the byte closes the current string.
  private mutating func endsString(_ byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      return true
    }
    return false
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d || byte == 0x0a }
}
