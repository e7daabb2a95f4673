/// Names in Python (https://peps.python.org/pep-0008/).
enum PythonNames {
  private static let keywords: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise",
    "return", "try",
    "while", "with", "yield",
  ]

  /// Of a method or a service.
  static func variable(_ name: String) -> String {
    let name = name.snakeCase
    return keywords.contains(name) ? name + "_" : name
  }

  /// Of a member or a parameter. The package derives the name on the wire from it (`wire_name`), so no table of names
  /// is needed.
  static func member(_ name: String) -> String {
    let variable = variable(name)
    if wireName(variable) != name {
      ClientGenerator.refuse(
        "\(name) must be \(wireName(variable)): Python derives the name on the wire from \(variable)")
    }
    return variable
  }

  /// The name on the wire, as `wire_name` of the package derives it: `minStock` of `min_stock`, and `from` of `from_`.
  private static func wireName(_ variable: String) -> String {
    let words = variable.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Of what is asked of the host: `host.weather.current` is `weather_current`.
  static func hostMethod(_ name: String) -> String { variable(String(name.dropFirst("host.".count))) }
}
