/// Makes names that follow the conventions of Swift (https://www.swift.org/documentation/api-design-guidelines/).
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

  /// The names that a type for a record must not have. They are the names of types in SwiftUI and Foundation, which a
  /// front end may import, and of types in the package itself.
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

  /// Returns the name of a member, a parameter, a method, or a case. A keyword of Swift gets backticks.
  static func variable(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns the name of the type for a record. `View` becomes `ViewRecord`, because SwiftUI also has a type `View`.
  static func type(_ name: String) -> String { taken.contains(name) ? name + "Record" : name }

  /// Returns the name of the case for a text, such as `appConfig` for `AppConfig`. For `none` it is `nothing`, because
  /// the compiler would confuse a case `none` with `Optional.none`.
  static func choice(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.joined(separator: ".").pascalCase
    let capitals = words.prefix { $0.isUppercase || $0.isNumber }
    // If the text begins with several capitals, the last of them begins the next word: `IAPPromo` becomes `iapPromo`.
    let head = capitals.count > 1 && capitals.count < words.count ? capitals.dropLast() : capitals
    let name = head.lowercased() + words.dropFirst(head.count)
    return name == "none" ? "nothing" : variable(name)
  }

  /// Returns the name of the Swift method that answers a host request, such as `weatherCurrent` for
  /// `host.weather.current`.
  static func hostMethod(_ name: String) -> String {
    let words = name.dropFirst("host.".count).split(separator: ".")
    return (words.prefix(1).map(String.init) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
      .joined()
  }

  /// Returns the name of the protocol for hosts that answer a request, such as `WeatherCurrentHost` for
  /// `host.weather.current`.
  static func host(_ name: String) -> String { String(name.dropFirst("host.".count)).pascalCase + "Host" }
}
