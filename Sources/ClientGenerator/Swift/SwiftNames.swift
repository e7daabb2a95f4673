/// Names in Swift (https://www.swift.org/documentation/api-design-guidelines/).
enum SwiftNames {
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// Names that would be ambiguous if a front end also imports SwiftUI or Foundation, and names of the package itself.
  private static let taken: Set<String> = [
    "Color", "Data", "Date", "Decimal", "Error", "Event", "Font", "Form", "Gesture", "Group", "Image", "Label", "Link",
    "List", "Locale",
    "Measurement", "Menu", "Notification", "Operation", "Optional", "Path", "Process", "Result", "Scene", "Section",
    "Set", "Shape",
    "State", "String", "Table", "Task", "Text", "Type", "Unit", "View", "Window",

    "CallSender", "CallTimeout", "Calls", "Change", "Choice", "Core", "CoreError", "CoreHost", "Effect", "Elements",
    "ErrorFacts",
    "Events", "HostError", "InputRecord", "JSON", "ListPage", "LiveQuery", "MemberReader", "MemberWriter",
    "NothingAsked", "ProcessEnded",
    "ProgressHandler", "Reading", "Record", "Services", "UnreadableAnswer", "Watch",
  ]

  /// Returns the name of a member, a parameter, a method, or a case.
  static func variable(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns the name of a record. `View` is `ViewRecord`, as front ends have a `View` of their own.
  static func type(_ name: String) -> String { taken.contains(name) ? name + "Record" : name }

  /// Returns the case of a text: `AppConfig` is `appConfig`. The text `none` is `nothing`, because a case `none` would
  /// be confused with `Optional.none`.
  static func choice(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.joined(separator: ".").pascalCase
    let capitals = words.prefix { $0.isUppercase || $0.isNumber }
    // `AppConfig` begins with one capital. `IAPPromo` begins with several, of which the last one begins the next word.
    let head = capitals.count > 1 && capitals.count < words.count ? capitals.dropLast() : capitals
    let name = head.lowercased() + words.dropFirst(head.count)
    return name == "none" ? "nothing" : variable(name)
  }

  /// Returns the method of a host request: `host.weather.current` is `weatherCurrent`.
  static func hostMethod(_ name: String) -> String {
    let words = name.dropFirst("host.".count).split(separator: ".")
    return (words.prefix(1).map(String.init) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
      .joined()
  }

  /// Returns the protocol of hosts that answer a request: `host.weather.current` is `WeatherCurrentHost`.
  static func host(_ name: String) -> String { String(name.dropFirst("host.".count)).pascalCase + "Host" }
}
