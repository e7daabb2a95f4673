/// Makes names that follow the conventions of Python (https://peps.python.org/pep-0008/).
enum PythonNames {
  private static let keywords: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del",
    "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise",
    "return", "try",
    "while", "with", "yield",
  ]

  /// Returns the name of a method or a service in snake case. An underscore is added to a keyword of Python.
  static func variable(_ name: String) -> String {
    let name = name.snakeCase
    return keywords.contains(name) ? name + "_" : name
  }

  /// Returns the name of a member or a parameter in snake case. At run time, the Python package derives the JSON name
  /// from it (`wire_name`), so the package needs no table of names. If that would not give `name`, the generator ends
  /// with an error.
  static func member(_ name: String) -> String {
    let variable = variable(name)
    if wireName(variable) != name {
      ClientGenerator.refuse(
        "\(name) must be \(wireName(variable)): Python derives the name on the wire from \(variable)")
    }
    return variable
  }

  /// Returns the JSON name that `wire_name` of the Python package derives, such as `minStock` for `min_stock`, and
  /// `from` for `from_`.
  private static func wireName(_ variable: String) -> String {
    let words = variable.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the name of the Python method that answers a host request, such as `weather_current` for
  /// `host.weather.current`.
  static func hostMethod(_ name: String) -> String { variable(String(name.dropFirst("host.".count))) }
}
