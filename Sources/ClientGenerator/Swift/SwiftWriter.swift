/// Writes the generated files of `Clients/swift/MainspringClient`.
///
/// The generated code is made to compile fast: its initializers can't throw, each statement has only one call, and the
/// compiler need not synthesize conformances.
struct SwiftWriter {
  let interface: Interface
  let choices: SwiftChoices

  init(_ interface: Interface) {
    self.interface = interface
    choices = SwiftChoices(interface)
  }

  static let width = 120

  var files: [(path: String, text: String)] {
    (recordFiles + methodFiles + [("Choices.swift", choiceFile), ("ErrorFacts.swift", errors), ("Hosts.swift", hosts)])
      .map {
        ("Clients/swift/MainspringClient/Generated/\($0.0)", $0.1)
      } + [("Tests/MainspringClientTests/Generated/Results.swift", results)]
  }

  /// Returns the first lines of a file.
  func beginning(importing modules: [String] = []) -> SourceText {
    var out = SourceText(unit: "  ")
    out.line("// Generated from Schemas/openrpc.json of version \(interface.version); do not edit.")
    for module in modules {
      out.line()
      out.line("public import \(module)")
    }
    return out
  }

  /// A file for the tests. With it, they can read the result of any method as the method's type.
  private var results: String {
    var out = beginning()
    out.line()
    out.line("@testable import MainspringClient")
    out.line()
    out.line("enum Results {")
    out.indented { out in
      out.line("/// Reads the result of a method, and returns it as JSON again, or `nil` if there is no such method.")
      out.line("static func again(_ method: String, _ json: JSON, _ reading: Reading) -> JSON? {")
      out.indented { out in
        out.line("switch method {")
        for method in interface.methods {
          out.line("case \"\(method.name)\": \(swiftType(method.result))(json, reading).json")
        }
        out.line("default: nil")
        out.line("}")
      }
      out.line("}")
    }
    out.line("}")
    return out.text
  }

  /// Returns the name of a type in the form in which it can begin an expression.
  private func swiftType(_ type: TypeExpression) -> String {
    type.isNullable ? "Optional<\(swift(type.present))>" : swift(type)
  }

  /// Returns the name of a type in Swift.
  func swift(_ type: TypeExpression) -> String {
    switch type {
    case .text, .day, .uuid: "String"
    case .instant: "Date"
    case .integer: "Int"
    case .number: "Decimal"
    case .truth: "Bool"
    case .choice(let texts): choices.name(texts)
    case .list(let inner): "[\(swift(inner))]"
    case .map(let inner): "[String: \(swift(inner))]"
    case .record(let name): SwiftNames.type(name)
    case .nullable(let inner): "\(swift(inner))?"
    case .union, .any: "JSON"
    }
  }

  private var choiceFile: String {
    var out = beginning()
    for set in choices.all {
      out.line()
      out.swiftDoc([set.doc])
      out.line("public struct \(set.name): Choice {")
      out.indented { out in
        out.line("public let rawValue: String")
        out.line()
        out.line("public init(rawValue: String) { self.rawValue = rawValue }")
        out.line()
        for text in set.texts {
          out.line("public static var \(SwiftNames.choice(text)): Self { Self(rawValue: \"\(text)\") }")
        }
      }
      out.line("}")
    }
    return out.text
  }
}

extension TypeExpression {
  /// A Boolean value that indicates whether the type contains a type of Foundation.
  var needsFoundation: Bool {
    switch self {
    case .instant, .number: true
    case .list(let inner), .map(let inner), .nullable(let inner): inner.needsFoundation
    default: false
    }
  }
}

extension SourceText {
  /// Writes a documentation comment. Long lines are wrapped.
  mutating func swiftDoc(_ lines: [String]) {
    for line in lines where !line.isEmpty { wrapped(line, "/// ", width: SwiftWriter.width) }
  }

  /// Writes an entry of a list in a documentation comment.
  mutating func swiftDocEntry(_ entry: String, indent: Int = 0) {
    wrapped("- " + entry, "///" + String(repeating: " ", count: 1 + indent), width: SwiftWriter.width)
  }

  /// Writes the signature of a function, with one line for each parameter. Without parameters, it is one line.
  mutating func swiftSignature(_ head: String, _ parameters: [String], _ tail: String) {
    if parameters.isEmpty { return line("\(head)()\(tail)") }
    line("\(head)(")
    indented { out in
      for (index, one) in parameters.enumerated() { out.line(one + (index + 1 < parameters.count ? "," : "")) }
    }
    line(")\(tail)")
  }
}
