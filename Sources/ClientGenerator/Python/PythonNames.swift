/// Names in Python (https://peps.python.org/pep-0008/).
enum PythonNames {
  private static let keywords: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise",
    "return", "try",
    "while", "with", "yield",
  ]

  /// Returns the name of a method or a service, in snake case. A keyword of Python gets an underscore at its end.
  static func variable(_ name: String) -> String {
    let name = name.snakeCase
    return keywords.contains(name) ? name + "_" : name
  }

  /// Returns the name of a member or a parameter. The package derives the name on the wire from this name
  /// (`wire_name`), so no table of names is needed. If the derived name would differ from `name`, the program ends.
  static func member(_ name: String) -> String {
    let variable = variable(name)
    if wireName(variable) != name {
      ClientGenerator.refuse(
        "\(name) must be \(wireName(variable)): Python derives the name on the wire from \(variable)")
    }
    return variable
  }

  /// Returns the name on the wire, as `wire_name` of the package derives it: `minStock` for `min_stock`, and `from` for
  /// `from_`.
  private static func wireName(_ variable: String) -> String {
    let words = variable.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the name of the method for a host request: `host.weather.current` is `weather_current`.
  static func hostMethod(_ name: String) -> String { variable(String(name.dropFirst("host.".count))) }
}
