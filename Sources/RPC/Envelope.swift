internal import JSON
internal import Shape

/// A request object (JSON-RPC 2.0, section 4), read from the tape.
struct Envelope {
  /// The method's name; a string.
  let method: JSONValue
  /// An object, an array, or nil.
  let params: JSONValue?
  /// A string, a number or null; nil for a notification.
  let id: JSONValue?

  /// Why an object is no request.
  struct Defect: Error {
    let message: String
    /// The id, where it could be read.
    let id: JSONValue?
  }

  init(_ object: JSONValue) throws(Defect) {
    var version: JSONValue?
    var method: JSONValue?
    var params: JSONValue?
    var id: JSONValue?
    var hasStrangers = false
    var name = object.first
    for _ in 0..<object.count {
      let value = name.first
      switch name.node.length {
      case 2 where name.isName("id"): id = value
      case 6 where name.isName("method"): method = value
      case 6 where name.isName("params"): params = value
      case 7 where name.isName("jsonrpc"): version = value
      default:
        switch name.string {
        // Names may be spelled with escapes.
        case "id": id = value
        case "method": method = value
        case "params": params = value
        case "jsonrpc": version = value
        default: hasStrangers = true
        }
      }
      name = value.following
    }
    guard let version, version.kind == .string, version.isName("2.0"), let method, method.kind == .string, id?.isID ?? true,
      params?.isStructured ?? true, !hasStrangers
    else {
      if let complaint = Envelope.complaint(object) { throw Defect(message: complaint, id: id.flatMap { $0.isID ? $0 : nil }) }
      // Members that only look strange are other people's extensions, and no concern of ours.
      self.init(method: method!, params: params, id: id)
      return
    }
    self.init(method: method, params: params, id: id)
  }

  private init(method: JSONValue, params: JSONValue?, id: JSONValue?) {
    self.method = method
    self.params = params
    self.id = id
  }

  /// What is wrong with an object that should be a request, or nil.
  @inline(never) private static func complaint(_ object: JSONValue) -> String? {
    guard let version = object.member("jsonrpc") else { return "jsonrpc is missing; it must be \"2.0\"" + hint(object, "jsonrpc") }
    guard version.kind == .string, version.isName("2.0") else { return "jsonrpc must be the string \"2.0\"" }
    if let id = object.member("id"), !id.isID { return "id must be a string, a number or null, not \(id.kindName)" }
    guard let method = object.member("method") else { return "method is missing" + hint(object, "method") }
    guard method.kind == .string else { return "method must be a string, not \(method.kindName)" }
    if let params = object.member("params"), !params.isStructured { return "params must be an object or an array, not \(params.kindName)" }
    for known in ["params", "id"] where object.member(known == "id" ? "id" : "params") == nil {
      let found = hint(object, known)
      if !found.isEmpty { return "a member is not known\(found)" }
    }
    return nil
  }

  /// "; did you mean ...?" when the object has a member whose name is a slip of `known`.
  private static func hint(_ object: JSONValue, _ known: String) -> String {
    for (name, _) in object.members {
      let text = name.string
      if text.utf8.count < 40, text != known, !["jsonrpc", "id", "method", "params"].contains(text),
        nearest(to: text, among: [known]) != nil
      {
        return "; \(text) stands there: did you mean \(known)?"
      }
    }
    return ""
  }
}

extension JSONValue {
  /// Whether the value can be a request's id.
  var isID: Bool { kind == .string || kind == .number || kind == .null }
  /// Whether the value can be parameters.
  var isStructured: Bool { kind == .object || kind == .array }
}
