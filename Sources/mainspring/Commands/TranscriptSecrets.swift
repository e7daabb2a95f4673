internal import JSON
internal import SQLite

/// Hides secrets in the lines of a transcript: what signs a user in, and what the app's backend accepts from them.
///
/// Passwords stay, as a transcript that signs somebody in to a company is of no use without them.
struct TranscriptSecrets {
  /// The ids of the core's questions whose answers hold a secret.
  private var questions: Set<String> = []

  /// What stands in the place of a secret.
  private static let hidden = #""(secret)""#
  /// Parameters that are secret, whatever the method is called: a misspelled one has them, too.
  private static let parameters: Set<String> = ["identityToken", "authorizationCode"]
  /// What the host answers that is secret.
  private static let answers: Set<String> = ["identityToken", "authorizationCode", "token", "value"]
  /// Requests to the host whose answers have a secret.
  private static let asking: Set<String> = ["host.secrets.get", "host.backend.authenticate", "host.auth.apple.request"]

  /// Returns the line with its secrets hidden, or `nil` for a line that can't be read and may have one.
  mutating func hide(in line: String) -> String? {
    guard !questions.isEmpty || line.contains(anyOf: ["identityToken", "authorizationCode", "auth.", "host.secrets.", "host.backend."])
    else { return line }
    var text = line
    return text.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        let root = source.value
        return root.kind == .array ? "[\(root.elements.map { hidden(in: $0) }.joined(separator: ","))]" : hidden(in: root)
      }
    }
  }

  private mutating func hidden(in message: JSONValue) -> String {
    guard message.kind == .object else { return message.compactText }
    let id = message.member("id")?.compactText
    var rule = Rule(member: "result", names: [])
    if let method = message.member("method") {
      let name = method.kind == .string ? method.string : ""
      rule = Rule(member: "params", names: TranscriptSecrets.parameters)
      rule.hidesElements = name == "auth.signIn"
      rule.hidesHeaders = name == "host.backend.request"
      if name == "host.secrets.set" { rule.names.insert("value") }
      if let id, TranscriptSecrets.asking.contains(name) { questions.insert(id) }
    } else if let id, questions.remove(id) != nil {
      rule.names = TranscriptSecrets.answers
    }
    let members = message.members.map { member in
      let isMeant = member.name.string == rule.member
      return "\(member.name.compactText):\(isMeant ? rule.text(of: member.value) : member.value.compactText)"
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// What is hidden in a member of a message.
  private struct Rule {
    let member: String
    var names: Set<String>
    /// A Boolean value that indicates whether the values of headers are hidden that prove who somebody is.
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
