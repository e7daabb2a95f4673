internal import JSON
internal import RPC
internal import SQLite

/// Hides secrets in the lines of a transcript: the user's proofs for signing in, and the tokens that the app's backend
/// accepts from the user.
///
/// Passwords of companies are not hidden. Without them, a transcript with a sign-in could not be replayed.
struct TranscriptSecrets {
  /// The ids of the core's requests to the host whose answers contain a secret. An id stays here after the answer,
  /// because a host may answer twice by mistake.
  private var questions: Set<String> = []
  /// The ids of the core's requests to the host whose answers contain no secret.
  private var harmlessQuestions: Set<String> = []

  /// The text that replaces a secret.
  private static let hidden = #""(secret)""#
  /// The parameters that are hidden in all methods. The name of the method may be misspelled, so it can't decide.
  private static let parameters: Set<String> = ["identityToken", "authorizationCode"]
  /// The members that are not hidden in an answer with a secret. A host may send any other member, and it could be a
  /// secret.
  private static let harmless: Set<String> = ["user", "fullName", "email", "transferredFrom", "expiresAt"]
  /// The host requests whose answers contain a secret.
  private static let asking: Set<String> = ["host.secrets.get", "host.backend.authenticate", "host.auth.apple.request"]

  /// Returns the line with its secrets hidden. Returns `nil` for a line that can't be read but may contain a secret.
  /// - Parameter isReceived: a Boolean value that indicates whether the core has received the line.
  mutating func hide(in line: String, isReceived: Bool) -> String? {
    guard !questions.isEmpty || line.contains(anyOf: ["identityToken", "authorizationCode", "auth.", "host."]) else {
      return line
    }
    var text = line
    return text.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        let root = source.value
        if root.kind != .array { return hidden(in: root, isReceived) }
        return "[\(root.elements.map { hidden(in: $0, isReceived) }.joined(separator: ","))]"
      }
    }
  }

  private mutating func hidden(in message: JSONValue, _ isReceived: Bool) -> String {
    let mayAnswer = isReceived && !questions.isEmpty
    guard message.kind == .object else { return mayAnswer ? TranscriptSecrets.scrubbed(message) : message.compactText }
    let id = message.member("id").map(TranscriptSecrets.text)
    let method = message.member("method").flatMap { $0.kind == .string ? $0.string : nil }
    if !isReceived, let method, let id {
      if TranscriptSecrets.asking.contains(method) { questions.insert(id) } else { harmlessQuestions.insert(id) }
    }
    // An unknown id can be a misspelled id of a request whose answer contains a secret. So such an answer is hidden,
    // too.
    let isAnswer = mayAnswer && (method != nil || id.map { !harmlessQuestions.contains($0) } ?? true)
    let rule = rule(for: method)
    let isReport = mayAnswer && message.member("params").map(namesQuestion) ?? false
    let members = message.members.map { member in
      let text =
        switch member.name.string {
        case "jsonrpc", "id", "method": member.value.compactText
        case "params": isReport ? TranscriptSecrets.report(member.value) : rule.text(of: member.value)
        case "result" where isAnswer: TranscriptSecrets.result(member.value)
        case "error" where isAnswer: TranscriptSecrets.error(member.value)
        default: isAnswer ? TranscriptSecrets.scrubbed(member.value) : member.value.compactText
        }
      return "\(member.name.compactText):\(text)"
    }
    return "{\(members.joined(separator: ","))}"
  }

  private func rule(for method: String?) -> Rule {
    var rule = Rule(names: TranscriptSecrets.parameters)
    rule.hidesElements = method == "auth.signIn"
    rule.hidesHeaders = method == "host.backend.request"
    if method == "host.secrets.set" { rule.names.insert("value") }
    return rule
  }

  /// Returns a Boolean value that indicates whether the parameters contain the id of a host request whose answer
  /// contains a secret. A report of the host's progress has such an id.
  private func namesQuestion(_ params: JSONValue) -> Bool {
    params.kind == .object && params.member("id").map { questions.contains(TranscriptSecrets.text($0)) } ?? false
  }

  /// Returns an id as text. A number and the same number in quotation marks give the same text.
  private static func text(_ id: JSONValue) -> String { id.kind == .string ? id.string : id.compactText }

  // MARK: Answers of the host

  /// Returns an object with the same members, whose values are replaced by the given texts.
  private static func members(of object: JSONValue, _ text: (_ name: String, JSONValue) -> String) -> String {
    "{\(object.members.map { "\($0.name.compactText):\(text($0.name.string, $0.value))" }.joined(separator: ","))}"
  }

  private static func result(_ value: JSONValue) -> String {
    guard value.kind == .object else { return scrubbed(value) }
    return members(of: value) { (name, value) in
      harmless.contains(name) && value.kind == .string ? value.compactText : scrubbed(value)
    }
  }

  /// Hides the contents of an error except for its code and its kind, on which the result of a replay depends.
  private static func error(_ value: JSONValue) -> String {
    guard value.kind == .object else { return scrubbed(value) }
    return members(of: value) { (name, value) in
      if name == "code", value.kind == .number, value.compactText.utf8.count < 8 { return value.compactText }
      guard name == "data", value.kind == .object else { return scrubbed(value) }
      return members(of: value) { (name, value) in
        let isKind = name == "kind" && value.kind == .string && HostErrorReason(rawValue: value.string) != nil
        return isKind ? value.compactText : scrubbed(value)
      }
    }
  }

  private static func report(_ value: JSONValue) -> String {
    members(of: value) { (name, value) in name == "id" ? value.compactText : scrubbed(value) }
  }

  /// Returns the value with all texts and numbers hidden.
  private static func scrubbed(_ value: JSONValue) -> String {
    switch value.kind {
    case .array: "[\(value.elements.map { scrubbed($0) }.joined(separator: ","))]"
    case .object: members(of: value) { scrubbed($1) }
    case .string, .number: hidden
    default: value.compactText
    }
  }

  /// Says which values in the parameters of a message are secret.
  private struct Rule {
    var names: Set<String>
    /// A Boolean value that indicates whether the values of the header `authorization` are hidden.
    var hidesHeaders = false
    /// A Boolean value that indicates whether texts in an array are hidden, because the parameters may be given by
    /// position.
    var hidesElements = false

    func text(of value: JSONValue) -> String {
      switch value.kind {
      case .array:
        let elements = value.elements.map {
          hidesElements && $0.kind == .string ? TranscriptSecrets.hidden : text(of: $0)
        }
        return "[\(elements.joined(separator: ","))]"
      case .object:
        let isAuthorization =
          hidesHeaders && value.member("name").map { $0.kind == .string && $0.string == "authorization" } ?? false
        let members = value.members.map { member in
          let name = member.name.string
          let isSecret = member.value.kind == .string && (names.contains(name) || isAuthorization && name == "value")
          return "\(member.name.compactText):\(isSecret ? TranscriptSecrets.hidden : text(of: member.value))"
        }
        return "{\(members.joined(separator: ","))}"
      default: return value.compactText
      }
    }
  }
}

extension String {
  fileprivate func contains(anyOf words: [String]) -> Bool {
    words.contains { replacing($0, with: "").utf8.count < utf8.count }
  }
}
