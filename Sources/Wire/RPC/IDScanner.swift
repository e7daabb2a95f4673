internal import JSON

/// Finds the id of a request in a line that can't be parsed, so that the error reply can contain the id. The id is the
/// scalar behind `"id":` in the outermost object.
///
/// The scanner is a state machine that gets the line in pieces. So it also works for a line that is too long to be
/// stored. It checks nothing of the line except the id. If the outermost value is not an object, the line has no id. If
/// a line is known to have a repeated member, and two ids are found, neither is used.
public struct IDScanner {
  private enum State {
    case start, between, inString, inKey, afterKey, inID, done
  }

  /// The largest number of bytes of a member's name that can mean `id`: both letters are written as JSON escapes.
  private static let longestKey = 12
  /// The largest number of bytes of an id. A longer id is not repeated in the error reply.
  private static let longest = 1024

  private var state = State.start
  private var depth = 0
  private var isEscaped = false
  private var key: [UInt8] = []
  private var expectsKey = false
  private var id: [UInt8] = []
  /// The first id inside an object of the second level, such as the parameters.
  private var inner: [UInt8] = []
  /// A Boolean value that indicates whether the id being read is the one inside the inner object.
  private var isInner = false
  /// A Boolean value that indicates whether the scanner searches for a second id, because the line is known to have a
  /// repeated member.
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

  /// The id of a core's request that the line's parameters contain, as in a report of the host's progress. `nil` if
  /// they contain none.
  public var namedCall: Int? {
    let text = inner.first == UInt8(ascii: "\"") ? inner.dropFirst().dropLast() : inner[...]
    return Int(String(decoding: text, as: UTF8.self)).flatMap { HostCalls.isOwn($0) ? $0 : nil }
  }

  /// Ends the line, and returns the id as JSON text, or `null` if there is no valid id.
  public mutating func finish() -> String {
    if state == .inID { endID() }
    guard !id.isEmpty else { return "null" }
    // A tape for one value suffices for an id. A larger tape needs more memory. If a message failed for lack of memory,
    // the larger tape could fail too, and the error reply would have no id.
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

  /// Returns a Boolean value that indicates whether a member's name is `id`, written plainly or with escapes.
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
