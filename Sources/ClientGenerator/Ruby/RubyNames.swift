/// How names are written in Ruby (https://rubystyle.guide/#naming-conventions).
enum RubyNames {
  private static let keywords: Set<String> = [
    "alias", "and", "begin", "break", "case", "class", "def", "do", "else", "elsif", "end", "ensure", "false", "for", "if", "in", "module",
    "next", "nil", "not", "or", "redo", "rescue", "retry", "return", "self", "super", "then", "true", "undef", "unless", "until", "when",
    "while", "yield",
  ]
  /// What every object has already, and Ruby or a record itself relies on.
  private static let taken: Set<String> = [
    "class", "deconstruct_keys", "dup", "fill", "freeze", "hash", "initialize", "inspect", "object_id", "send", "to_h", "with",
  ]

  /// Of a member, a parameter or a method.
  static func name(_ name: String) -> String {
    let name = name.snakeCase
    return taken.contains(name) ? name + "_" : name
  }

  /// An expression that is the value of a keyword argument. One that is called like a word of the language is only found by its name.
  static func value(_ name: String) -> String {
    let name = self.name(name)
    return keywords.contains(name) ? "binding.local_variable_get(:\(name))" : name
  }

  /// Of what is asked of the host: `host.weather.current` is `weather_current`.
  static func hostMethod(_ name: String) -> String { self.name(String(name.dropFirst("host.".count))) }
}
