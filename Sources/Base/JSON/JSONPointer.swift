/// Finding the JSON Pointer of a value, for error messages.
extension JSONValue {
  /// Returns the JSON Pointer (RFC 6901) that leads from this value to the value with the index `target`.
  ///
  /// The function searches for the target from this value downwards. So readers need not record a path, which only
  /// requests with errors would need.
  public func pointer(to target: Int) -> String {
    var path = ""
    var here = self
    while here.index != target {
      guard here.kind == .object || here.kind == .array, here.count > 0 else { return path }
      let isObject = here.kind == .object
      var at = here.first
      var position = 0
      while true {
        let value = isObject ? JSONValue(nodes: nodes, base: base, index: at.index + 1) : at
        let isLast = position == here.count - 1
        if target < Int(value.node.next) || isLast {
          path += "/" + (isObject ? escapedForPointer(at.string) : String(position))
          if isObject, target == at.index { return path }
          here = value
          break
        }
        at = value.following
        position += 1
      }
    }
    return path
  }
}

/// Returns a name as one step of a JSON Pointer: `~` becomes `~0`, `/` becomes `~1`.
public func escapedForPointer(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
  var escaped = ""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "~": escaped += "~0"
    case "/": escaped += "~1"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
