internal import JSON
internal import Shape

/// Masks secrets in JSON: the values of members with secret names, whatever their types are, and secrets in other
/// texts.
extension SecretMask {
  /// Returns the JSON with its secrets replaced, or `nil` if the text is not JSON.
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
    let namesSecret = members.contains { SecretName.isNaming($0.name.string.utf8) && isSecretName($0.value) }
    let parts = members.map { member in
      let name = member.name.string
      let isSecret = SecretName.isSecret(name.utf8) || namesSecret && SecretName.isValue(name.utf8)
      let value = isSecret ? hidden(member.value, called: name) : masked(member.value)
      return "\(jsonText(SecretMask.masked(name))):\(value)"
    }
    return "{\(parts.joined(separator: ","))}"
  }

  /// Returns the elements of a list with secrets replaced. As in the words of a command, the element after a secret
  /// name is a secret.
  private static func elements(_ values: [JSONValue]) -> [String] {
    var (isBehindName, flag) = (false, "")
    return values.map { value in
      var text = isBehindName && value.kind != .object ? hidden(value, called: "") : masked(value)
      isBehindName = isSecretName(value)
      // Masks two words of a command together, such as `-u` and `name:x`, so that only the password is replaced.
      if value.kind == .string {
        let word = value.string
        if !flag.isEmpty, !isBehindName, !word.utf8.contains(0x20) {
          let masked = SecretMask.masked("\(flag) \(word)")
          if masked != "\(flag) \(word)" { text = jsonText(String(masked.dropFirst(flag.count + 1))) }
        }
        let name = word.utf8.drop { $0 == UInt8(ascii: "-") }
        flag = word.hasPrefix("-") && SecretName.isUserFlag(name, isShort: !word.hasPrefix("--")) ? word : ""
      }
      return text
    }
  }

  /// Returns a Boolean value that indicates whether a value is a secret name: a single word, which may begin with
  /// dashes.
  private static func isSecretName(_ value: JSONValue) -> Bool {
    guard value.kind == .string else { return false }
    let name = value.string
    let isWord = name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_.".utf8.contains($0) }
    return isWord && name.utf8.count <= 64 && SecretName.isSecret(name.utf8)
  }

  /// Returns the replacement of a secret value. A value that reveals nothing is not replaced: `null`, a Boolean value,
  /// or a number whose name is that of a count.
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
