/// Makes names that follow the conventions of Ruby (https://rubystyle.guide/#naming-conventions).
enum RubyNames {
  private static let keywords: Set<String> = [
    "alias", "and", "begin", "break", "case", "class", "def", "do", "else", "elsif", "end", "ensure", "false", "for",
    "if", "in", "module",
    "next", "nil", "not", "or", "redo", "rescue", "retry", "return", "self", "super", "then", "true", "undef", "unless",
    "until", "when",
    "while", "yield",
  ]
  /// The names that a member must not have: methods of every object, and methods of records, on which Ruby or the
  /// client relies.
  private static let taken: Set<String> = [
    "class", "deconstruct_keys", "dup", "fill", "freeze", "hash", "initialize", "inspect", "object_id", "send", "to_h",
    "with",
  ]

  /// Returns the name of a member, a parameter or a method, in snake case.
  static func name(_ name: String) -> String {
    let name = name.snakeCase
    return taken.contains(name) ? name + "_" : name
  }

  /// Returns an expression for the value of a keyword argument. A name that is a keyword of Ruby can't stand in an
  /// expression, so its value is read with `binding.local_variable_get`.
  static func value(_ name: String) -> String {
    let name = self.name(name)
    return keywords.contains(name) ? "binding.local_variable_get(:\(name))" : name
  }

  /// Returns the name of the Ruby method that answers a host request, such as `weather_current` for
  /// `host.weather.current`.
  static func hostMethod(_ name: String) -> String { self.name(String(name.dropFirst("host.".count))) }
}
