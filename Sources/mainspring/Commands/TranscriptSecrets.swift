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
  /// Members that are secret wherever they stand.
  private static let names: Set<String> = ["identityToken", "authorizationCode"]
  /// Requests to the host with a secret, and those whose answers have one.
  private static let (setting, requesting) = ("host.secrets.set", "host.backend.request")
  private static let asking: Set<String> = ["host.secrets.get", "host.backend.authenticate"]

  /// Returns the line with its secrets hidden, or `nil` for a line that can't be read and may have one.
  mutating func hide(in line: String) -> String? {
    guard !questions.isEmpty || line.contains(anyOf: ["identityToken", "authorizationCode", "host.secrets.", "host.backend."]) else {
      return line
    }
    var text = line
    return text.withUTF8 { bytes in JSONSource.decode(bytes) { source in rewritten(source.value) } }
  }

  private mutating func rewritten(_ message: JSONValue) -> String {
    var names = TranscriptSecrets.names
    var hidesHeaders = false
    if message.kind == .object {
      let (id, method) = (message.member("id")?.compactText, message.member("method"))
      let called = method.map { $0.kind == .string ? $0.string : "" }
      if let id, let called, TranscriptSecrets.asking.contains(called) { questions.insert(id) }
      if let id, called == nil, questions.remove(id) != nil { names.formUnion(["value", "token"]) }
      if called == TranscriptSecrets.setting { names.insert("value") }
      hidesHeaders = called == TranscriptSecrets.requesting
    }
    return TranscriptSecrets.text(of: message, names, hidesHeaders)
  }

  private static func text(of value: JSONValue, _ names: Set<String>, _ hidesHeaders: Bool) -> String {
    switch value.kind {
    case .array: return "[\(value.elements.map { text(of: $0, names, hidesHeaders) }.joined(separator: ","))]"
    case .object:
      let isAuthorization = hidesHeaders && value.member("name").map { $0.kind == .string && $0.string == "authorization" } ?? false
      let members = value.members.map { member in
        let name = member.name.string
        let isSecret = member.value.kind == .string && (names.contains(name) || isAuthorization && name == "value")
        return "\(member.name.compactText):\(isSecret ? hidden : text(of: member.value, names, hidesHeaders))"
      }
      return "{\(members.joined(separator: ","))}"
    default: return value.compactText
    }
  }
}

extension String {
  fileprivate func contains(anyOf words: [String]) -> Bool {
    words.contains { replacing($0, with: "").utf8.count < utf8.count }
  }
}
