/// Names in Ruby (https://rubystyle.guide/#naming-conventions).
enum RubyNames {
  private static let keywords: Set<String> = [
    "alias", "and", "begin", "break", "case", "class", "def", "do", "else", "elsif", "end", "ensure", "false", "for",
    "if", "in", "module",
    "next", "nil", "not", "or", "redo", "rescue", "retry", "return", "self", "super", "then", "true", "undef", "unless",
    "until", "when",
    "while", "yield",
  ]
  /// The names of methods that every object has, and that Ruby or a record itself relies on.
  private static let taken: Set<String> = [
    "class", "deconstruct_keys", "dup", "fill", "freeze", "hash", "initialize", "inspect", "object_id", "send", "to_h",
    "with",
  ]

  /// Returns the name of a member, a parameter or a method.
  static func name(_ name: String) -> String {
    let name = name.snakeCase
    return taken.contains(name) ? name + "_" : name
  }

  /// Returns an expression for the value of a keyword argument. If the argument has the name of a keyword of Ruby, only
  /// `binding.local_variable_get` can read its value.
  static func value(_ name: String) -> String {
    let name = self.name(name)
    return keywords.contains(name) ? "binding.local_variable_get(:\(name))" : name
  }

  /// Returns the name of a host request: `host.weather.current` is `weather_current`.
  static func hostMethod(_ name: String) -> String { self.name(String(name.dropFirst("host.".count))) }
}
