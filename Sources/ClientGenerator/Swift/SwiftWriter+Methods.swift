/// Writes the Swift types of services, with the core's methods as their methods.
extension SwiftWriter {
  /// A service or a collection, such as `inventory` or `inventory.items`, with its methods and the collections below
  /// it.
  private struct Place {
    let path: [String]
    var methods: [Interface.Method] = []
    var children: [String] = []

    var typeName: String { path.joined(separator: ".").pascalCase + "Methods" }
  }

  /// One file for each service, and one file with the properties that lead to the services.
  var methodFiles: [(String, String)] {
    let places = places
    let services = places.filter { $0.path.count == 1 }
    var out = beginning()
    out.line()
    out.line("extension Services {")
    out.indented { out in
      for (index, service) in services.enumerated() {
        if index > 0 { out.line() }
        writeStep(to: service, &out)
      }
    }
    out.line("}")
    return [("Services.swift", out.text)]
      + services.map { service in
        let parts = places.filter { $0.path.first == service.path.first }
        let types = parts.flatMap { $0.methods.flatMap { $0.parameters.map(\.type) + [$0.result] } }
        var out = beginning(importing: types.contains(where: \.needsFoundation) ? ["Foundation"] : [])
        for place in parts { write(place, places, to: &out) }
        return ("\(service.typeName).swift", out.text)
      }
  }

  /// All services and collections, in the order of the discovery document.
  private var places: [Place] {
    var places: [Place] = []
    for method in interface.methods {
      for depth in 1..<method.path.count {
        let path = Array(method.path[..<depth])
        if places.contains(where: { $0.path == path }) { continue }
        places.append(Place(path: path))
        if let index = places.firstIndex(where: { $0.path == path.dropLast() }) {
          places[index].children.append(path[depth - 1])
        }
      }
      let path = Array(method.path.dropLast())
      if let index = places.firstIndex(where: { $0.path == path }) { places[index].methods.append(method) }
    }
    return places
  }

  private func doc(of place: Place) -> String {
    interface.services.first { [$0.name] == place.path }?.doc ?? "Methods of \(place.path.joined(separator: "."))."
  }

  private func writeStep(to place: Place, _ out: inout SourceText) {
    out.swiftDoc([doc(of: place)])
    out.line(
      "public var \(SwiftNames.variable(place.path.last ?? "")): \(place.typeName) { \(place.typeName)(caller: self.caller) }"
    )
  }

  private func write(_ place: Place, _ places: [Place], to out: inout SourceText) {
    out.line()
    out.swiftDoc([doc(of: place)])
    out.line("public struct \(place.typeName): Sendable {")
    out.indented { out in
      out.line("let caller: any CallSender")
      for child in place.children {
        out.line()
        writeStep(to: Place(path: place.path + [child]), &out)
      }
      for method in place.methods { write(method, to: &out) }
    }
    out.line("}")
  }

  private func write(_ method: Interface.Method, to out: inout SourceText) {
    let parameters = method.parameters.filter(\.isRequired) + method.parameters.filter { !$0.isRequired }
    out.line()
    writeDoc(method, parameters, to: &out)
    if method.effect != .read { out.line("@discardableResult") }
    out.swiftSignature(
      "public func \(SwiftNames.variable(method.path.last ?? ""))",
      parameters.map { one in
        "\(SwiftNames.variable(one.name)): \(one.isRequired ? swift(one.type) : "\(swift(one.type.present))? = nil")"
      }, " async throws -> \(swift(method.result)) {")
    out.indented { out in
      if !parameters.isEmpty {
        out.line("var writer = MemberWriter()")
        for one in method.parameters {
          out.line("writer.\(one.isRequired ? "put" : "putIfGiven")(\"\(one.name)\", \(SwiftNames.variable(one.name)))")
        }
      }
      let given = parameters.isEmpty ? "MemberWriter()" : "writer"
      out.line("return try await caller.call(\"\(method.name)\", .\(method.effect.rawValue), \(given))")
    }
    out.line("}")
  }

  private func writeDoc(_ method: Interface.Method, _ parameters: [Interface.Member], to out: inout SourceText) {
    out.swiftDoc([method.doc])
    if parameters.count == 1 {
      out.swiftDocEntry("Parameter \(parameters[0].name): \(parameters[0].doc)")
    } else if !parameters.isEmpty {
      out.line("/// - Parameters:")
      for one in parameters { out.swiftDocEntry("\(one.name): \(one.doc)", indent: 2) }
    }
    if !method.resultDoc.isEmpty { out.swiftDocEntry("Returns: \(method.resultDoc)") }
    if !method.errors.isEmpty { out.swiftDocEntry("Throws: `CoreError`: \(method.errors.joined(separator: ", ")).") }
  }
}
