internal import JSON
internal import Shape

/// A request object (JSON-RPC 2.0, section 4), found in the parsed line (`Tape`).
struct Envelope {
  /// The method's name, which is a string.
  let method: JSONValue
  /// The parameters: an object or an array. `nil` if there are none.
  let params: JSONValue?
  /// The id: a string, a number or null. `nil` for a notification.
  let id: JSONValue?

  /// The names of a request's members as numbers in the form of `shortWord`: `jsonrpc` is 0x63..6a, with the first
  /// letter in the lowest byte.
  private enum Names {
    static let id: UInt64 = 0x6469
    static let method: UInt64 = 0x646f_6874_656d
    static let params: UInt64 = 0x736d_6172_6170
    static let jsonrpc: UInt64 = 0x0063_7072_6e6f_736a
    static let version: UInt64 = 0x30_2e32
  }

  /// The error that an object is not a request, with the reason.
  struct Defect: Error {
    let message: String
    /// The id, or `nil` if it could not be read.
    let id: JSONValue?
  }

  /// The two usual spellings of a request, which are parsed fastest: without white space, or with the spaces that
  /// Python's json module writes.
  static let spellings = (
    compact: ObjectSpelling(#"{"jsonrpc":"2.0","id":"#, #","method":"#, optional: #","params":"#),
    spaced: ObjectSpelling(#"{"jsonrpc": "2.0", "id": "#, #", "method": "#, optional: #", "params": "#)
  )

  /// Reads a line that is a request in one of the usual spellings. Returns `nil` for any other line, which may still be
  /// a valid request.
  @inline(__always) init?(
    usual line: UnsafeMutableBufferPointer<UInt8>, _ spellings: (compact: ObjectSpelling, spaced: ObjectSpelling),
    _ tape: inout Tape
  ) {
    var values = tape.parse(line, as: spellings.compact)
    if values == 0 { values = tape.parse(line, as: spellings.spaced) }
    guard values > 0 else { return nil }
    let id = tape.root
    let method = id.following
    guard id.isID, method.kind == .string else { return nil }
    self.id = id
    self.method = method
    guard values == 3 else {
      params = nil
      return
    }
    params = method.following
    guard method.following.isStructured else { return nil }
  }

  init(_ object: JSONValue) throws(Defect) {
    var members = MemberIndexes()
    var name = object.first
    for _ in 0..<object.count {
      let value = name.index + 1
      switch name.shortWord {
      case Names.id: members.id = value
      case Names.method: members.method = value
      case Names.params: members.params = value
      case Names.jsonrpc: members.version = value
      default: members.add(value, name.string)
      }
      name = name.first.following
    }
    guard members.areSound(in: object) else {
      throw Defect(message: Envelope.complaint(object), id: members.soundID(in: object))
    }
    method = object.sibling(members.method)
    // Some clients send null if they have no parameters, so null is treated like missing parameters.
    params = members.params == 0 || object.sibling(members.params).kind == .null ? nil : object.sibling(members.params)
    id = members.id == 0 ? nil : object.sibling(members.id)
  }

  /// The indexes of a request's members on the tape. The index of a missing member is 0, the index of the object
  /// itself.
  private struct MemberIndexes {
    var version = 0
    var method = 0
    var params = 0
    var id = 0
    /// A Boolean value that indicates whether the object has an unknown member whose name may be a misspelled `id` or
    /// `params`.
    var hasSlip = false

    /// Adds a member whose name is unknown, or is spelled with JSON escapes. An unknown member may be an extension of
    /// another program, so it is ignored. Only a name that may be a misspelled one is recorded.
    @inline(never) mutating func add(_ value: Int, _ name: String) {
      switch name {
      case "id": id = value
      case "method": method = value
      case "params": params = value
      case "jsonrpc": version = value
      default: hasSlip = hasSlip || name.utf8.count < 40 && nearest(to: name, among: ["id", "params"]) != nil
      }
    }

    @inline(__always) func areSound(in object: JSONValue) -> Bool {
      guard version != 0, method != 0 else { return false }
      let stated = object.sibling(version)
      return stated.kind == .string && (stated.shortWord == Names.version || stated.isName("2.0"))
        && object.sibling(method).kind == .string && (params == 0 || object.sibling(params).mayBeParams)
        && (id == 0 || object.sibling(id).isID)
        && !(hasSlip && (params == 0 || id == 0) && Envelope.slip(object) != nil)
    }

    func soundID(in object: JSONValue) -> JSONValue? { id != 0 && object.sibling(id).isID ? object.sibling(id) : nil }
  }

  /// Returns a message that says why an object is not a request.
  @inline(never) private static func complaint(_ object: JSONValue) -> String {
    guard let version = object.member("jsonrpc") else {
      return "jsonrpc is missing; it must be \"2.0\"" + hint(object, "jsonrpc")
    }
    guard version.kind == .string, version.isName("2.0") else { return "jsonrpc must be the string \"2.0\"" }
    if let id = object.member("id"), !id.isID { return "id must be a string, a number or null, not \(id.kindName)" }
    guard let method = object.member("method") else { return "method is missing" + hint(object, "method") }
    guard method.kind == .string else { return "method must be a string, not \(method.kindName)" }
    if let params = object.member("params"), !params.mayBeParams {
      return "params must be an object or an array, not \(params.kindName)"
    }
    return slip(object) ?? "the members do not form a request; a request needs jsonrpc, method, and often id and params"
  }

  /// Returns a message about a member whose name is almost `params` or `id`, or `nil` if there is no such member.
  private static func slip(_ object: JSONValue) -> String? {
    for (known, isThere) in [("params", object.member("params") != nil), ("id", object.member("id") != nil)]
    where !isThere {
      let found = hint(object, known)
      if !found.isEmpty { return "a member is not known\(found)" }
    }
    return nil
  }

  /// Returns "; ... did you mean ...?" if the object has a member whose name is almost `known`. Otherwise, returns an
  /// empty text.
  private static func hint(_ object: JSONValue, _ known: String) -> String {
    for (name, _) in object.members {
      let text = name.string
      if text.utf8.count < 40, text != known, !["jsonrpc", "id", "method", "params"].contains(text),
        nearest(to: text, among: [known]) != nil
      {
        return "; the member is called \(text): did you mean \(known)?"
      }
    }
    return ""
  }
}

extension JSONValue {
  /// A Boolean value that indicates whether the value can be a request's id.
  @inline(__always) var isID: Bool { kind == .string || kind == .number || kind == .null }
  /// A Boolean value that indicates whether the value is an object or an array.
  var isStructured: Bool { kind == .object || kind == .array }
  /// A Boolean value that indicates whether the value can be a request's `params`: an object, an array, or null for no
  /// parameters.
  var mayBeParams: Bool { isStructured || kind == .null }
}
