/// Names in Python (https://peps.python.org/pep-0008/).
enum PythonNames {
  private static let keywords: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try",
    "while", "with", "yield",
  ]

  /// Returns the name of a member, a parameter or a method.
  static func variable(_ name: String) -> String {
    let name = name.snakeCase
    return keywords.contains(name) ? name + "_" : name
  }

  /// Returns the name of a host request: `host.weather.current` is `weather_current`.
  static func hostMethod(_ name: String) -> String { variable(String(name.dropFirst("host.".count))) }
}
