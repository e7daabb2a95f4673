/// Writes the classes of services for Ruby, with the core's methods as their methods.
extension RubyWriter {
  /// A service or a collection, such as `inventory` or `inventory.items`, with its methods and the collections below
  /// it.
  struct Place {
    let path: [String]
    var methods: [Interface.Method] = []
    var children: [String] = []

    var className: String { path.isEmpty ? "All" : path.joined(separator: ".").pascalCase }
  }

  var services: String {
    file(in: ["module Mainspring", "module Services"]) { out in
      for (index, place) in places.enumerated() {
        if index > 0 { out.line() }
        write(place, to: &out)
      }
    }
  }

  /// All services and collections. Those with the longest paths come first.
  var places: [Place] {
    var places = [Place(path: [])]
    for method in interface.methods {
      for depth in 0..<(method.path.count - 1) {
        let (above, path) = (Array(method.path[..<depth]), Array(method.path[...depth]))
        if places.contains(where: { $0.path == path }) { continue }
        places.append(Place(path: path))
        if let index = places.firstIndex(where: { $0.path == above }) { places[index].children.append(path[depth]) }
      }
      let path = Array(method.path.dropLast())
      if let index = places.firstIndex(where: { $0.path == path }) { places[index].methods.append(method) }
    }
    return places.sorted { ($1.path.count, $0.className) < ($0.path.count, $1.className) }
  }

  private func doc(of path: [String]) -> String {
    if path.isEmpty { return "All services." }
    return interface.services.first { [$0.name] == path }?.doc ?? "Methods of \(path.joined(separator: "."))."
  }

  private func write(_ place: Place, to out: inout SourceText) {
    out.rubyDoc(doc(of: place.path))
    out.rubyBlock("class \(place.className) < Service") { out in
      var isFirst = true
      for child in place.children {
        if !isFirst { out.line() }
        isFirst = false
        let (name, below) = (RubyNames.name(child), Place(path: place.path + [child]))
        out.rubyDoc(doc(of: below.path), ["@return [\(below.className)]"])
        out.line("def \(name) = @\(name) ||= \(below.className).new(@caller)")
      }
      for method in place.methods {
        if !isFirst { out.line() }
        isFirst = false
        write(method, to: &out)
      }
    }
  }

  private func write(_ method: Interface.Method, to out: inout SourceText) {
    let errors = method.errors.map { "Errors::\($0.pascalCase)" }
    out.rubyDoc(
      method.doc,
      method.parameters.map { "@param \(RubyNames.name($0.name)) [\($0.yard(isInput: true))] \($0.doc.yardText)" }
        + ["@return [\(method.result.yard)] \(method.resultDoc.yardText)"]
        + (errors.isEmpty ? [] : ["@raise [\(errors.joined(separator: ", "))]"]))
    let parameters = method.parameters.map { "\(RubyNames.name($0.name)):\($0.isRequired ? "" : " nil")" }
    let name = RubyNames.name(method.path.last ?? "")
    out.rubyList("def \(name)\(parameters.isEmpty ? "" : "(")", parameters, parameters.isEmpty ? "" : ")")
    out.indented { out in
      let result = method.result.rubyType ?? (method.parameters.isEmpty ? nil : "nil")
      let given = method.parameters.map { one in
        let (name, value) = (RubyNames.name(one.name), RubyNames.value(one.name))
        return name == value ? "\(name):" : "\(name): \(value)"
      }
      out.rubyList(
        "invoke(", ["\"\(method.name)\"", ":\(method.effect.rawValue)"] + (result.map { [$0] } ?? []) + given, ")")
    }
    out.line("end")
  }
}
