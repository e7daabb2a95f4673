internal import JSON
internal import Shape

/// Secrets in JSON: the members with secret names, whatever they hold, and secrets in texts.
extension SecretMask {
  /// Members that name what a neighbour has the value of, and those neighbours, as in `{"name":"Authorization","value":"Bearer x"}`.
  private static let naming = ["name", "key", "header", "field", "parameter", "option", "id"]
  private static let valued = ["value", "values", "val", "content", "data", "text"]

  /// The text without its secrets; `nil` if it is no JSON.
  static func maskedJSON(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      JSONSource.decode(bytes, isStored: false) { SecretMask.masked($0.value) }
    }
  }

  private static func masked(_ value: JSONValue) -> String {
    switch value.kind {
    case .string: return jsonText(SecretMask.masked(value.string))
    case .array: return "[\(elements(value.elements).joined(separator: ","))]"
    case .object: return members(value.members)
    default: return value.compactText
    }
  }

  private static func members(_ members: [(name: JSONValue, value: JSONValue)]) -> String {
    let namesSecret = members.contains { naming.contains($0.name.string.lowercased()) && isSecretName($0.value) }
    let parts = members.map { member in
      let name = member.name.string
      let isSecret = SecretName.isSecret(name.utf8) || namesSecret && valued.contains(name.lowercased())
      let value = isSecret ? hidden(member.value, called: name) : masked(member.value)
      return "\(jsonText(SecretMask.masked(name))):\(value)"
    }
    return "{\(parts.joined(separator: ","))}"
  }

  /// The elements of a list. Behind the name of a secret stands its value, as in the words of a command.
  private static func elements(_ values: [JSONValue]) -> [String] {
    var isBehindName = false
    return values.map { value in
      let text = isBehindName && value.kind != .object ? hidden(value, called: "") : masked(value)
      isBehindName = isSecretName(value)
      return text
    }
  }

  /// A Boolean value that indicates whether a value is the name of a secret: one word, but for the dashes before an option.
  private static func isSecretName(_ value: JSONValue) -> Bool {
    guard value.kind == .string else { return false }
    let name = value.string
    let isWord = name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_.".utf8.contains($0) }
    return isWord && name.utf8.count <= 64 && SecretName.isSecret(name.utf8)
  }

  /// What stands in the place of a secret. What only says whether there is one, or counts something, stays.
  private static func hidden(_ value: JSONValue, called name: String) -> String {
    switch value.kind {
    case .null, .true, .false: value.compactText
    case .number where SecretName.isFigure(name.utf8): value.compactText
    default: jsonText(SecretMask.hidden)
    }
  }
}

extension SecretMask {
  static func isJSONObject(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in JSONSource.decode(bytes, isStored: false) { $0.value.kind == .object } } ?? false
  }
}
