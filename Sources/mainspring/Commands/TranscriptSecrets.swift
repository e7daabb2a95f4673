internal import JSON
internal import RPC
internal import SQLite

/// Hides secrets in the lines of a transcript: those that sign a user in, and those that the app's backend accepts from them.
///
/// Passwords stay, as a transcript with a sign-in to a company is of no use without them.
struct TranscriptSecrets {
  /// The ids of the core's questions whose answers hold a secret. Answered ones stay, as a host may answer twice.
  private var questions: Set<String> = []
  /// The ids of its other questions.
  private var harmlessQuestions: Set<String> = []

  /// The text in place of a secret.
  private static let hidden = #""(secret)""#
  /// The parameters that are secret for any method: a misspelled one has them, too.
  private static let parameters: Set<String> = ["identityToken", "authorizationCode"]
  /// The members beside a secret in an answer. All others may be a secret, as hosts may answer anything.
  private static let harmless: Set<String> = ["user", "fullName", "email", "transferredFrom", "expiresAt"]
  /// The requests to the host whose answers have a secret.
  private static let asking: Set<String> = ["host.secrets.get", "host.backend.authenticate", "host.auth.apple.request"]

  /// Returns the line with its secrets hidden, or `nil` for a line that can't be read and may have one.
  /// - Parameter isReceived: a Boolean value that indicates whether the line was sent to the core.
  mutating func hide(in line: String, isReceived: Bool) -> String? {
    guard !questions.isEmpty || line.contains(anyOf: ["identityToken", "authorizationCode", "auth.", "host."]) else { return line }
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
    // A reply with an unknown id may be the reply to a question with a secret.
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

  /// Returns a Boolean value that indicates whether parameters name a question whose answer has a secret, as in a report of the host's
  /// progress.
  private func namesQuestion(_ params: JSONValue) -> Bool {
    params.kind == .object && params.member("id").map { questions.contains(TranscriptSecrets.text($0)) } ?? false
  }

  /// Returns an id in one spelling.
  private static func text(_ id: JSONValue) -> String { id.kind == .string ? id.string : id.compactText }

  // MARK: Answers

  /// Returns an object with other values of its members.
  private static func members(of object: JSONValue, _ text: (_ name: String, JSONValue) -> String) -> String {
    "{\(object.members.map { "\($0.name.compactText):\(text($0.name.string, $0.value))" }.joined(separator: ","))}"
  }

  private static func result(_ value: JSONValue) -> String {
    guard value.kind == .object else { return scrubbed(value) }
    return members(of: value) { (name, value) in
      harmless.contains(name) && value.kind == .string ? value.compactText : scrubbed(value)
    }
  }

  /// Returns an error with its code and its kind, as the replay depends on them.
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

  /// Returns the value without its texts and numbers.
  private static func scrubbed(_ value: JSONValue) -> String {
    switch value.kind {
    case .array: "[\(value.elements.map { scrubbed($0) }.joined(separator: ","))]"
    case .object: members(of: value) { scrubbed($1) }
    case .string, .number: hidden
    default: value.compactText
    }
  }

  /// The rule for the secrets in a member of a message.
  private struct Rule {
    var names: Set<String>
    /// A Boolean value that indicates whether the values of headers that prove an identity are hidden.
    var hidesHeaders = false
    /// A Boolean value that indicates whether parameters by position are hidden.
    var hidesElements = false

    func text(of value: JSONValue) -> String {
      switch value.kind {
      case .array:
        let elements = value.elements.map { hidesElements && $0.kind == .string ? TranscriptSecrets.hidden : text(of: $0) }
        return "[\(elements.joined(separator: ","))]"
      case .object:
        let isAuthorization = hidesHeaders && value.member("name").map { $0.kind == .string && $0.string == "authorization" } ?? false
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
