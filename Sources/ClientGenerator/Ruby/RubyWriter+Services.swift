/// The methods, as methods of their services.
extension RubyWriter {
  /// A service or a collection, with its methods and the collections below it.
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

  /// All services and collections, the deepest first.
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
    out.rubyBlock("class \(place.className)") { out in
      out.rubyDoc("", ["@api private"])
      out.rubyBlock("def initialize(caller)") { out in out.line("@caller = caller") }
      for child in place.children {
        let below = Place(path: place.path + [child])
        out.line()
        out.rubyDoc(doc(of: below.path), ["@return [\(below.className)]"])
        out.rubyBlock("def \(RubyNames.name(child))") { out in
          out.line("@\(RubyNames.name(child)) ||= \(below.className).new(@caller)")
        }
      }
      for method in place.methods { write(method, to: &out) }
    }
  }

  private func write(_ method: Interface.Method, to out: inout SourceText) {
    out.line()
    out.rubyDoc(
      method.doc,
      method.parameters.map { "@param \(RubyNames.name($0.name)) [\($0.yard(isInput: true))] \($0.doc.yardText)" }
        + ["@return [\(method.result.yard)] \(method.resultDoc.yardText)"] + method.errors.map { "@raise [Errors::\($0.pascalCase)]" })
    let parameters = method.parameters.map { "\(RubyNames.name($0.name)):\($0.isRequired ? "" : " nil")" }
    let name = RubyNames.name(method.path.last ?? "")
    out.rubyList("def \(name)\(parameters.isEmpty ? "" : "(")", parameters, parameters.isEmpty ? "" : ")")
    out.indented { out in
      let reader = method.result.rubyReader ?? "nil"
      if method.parameters.isEmpty { return out.line("@caller.call(\"\(method.name)\", {}, \(reader), :\(method.effect.rawValue))") }
      out.line("@caller.call(\"\(method.name)\", {")
      out.indented { out in for one in method.parameters { out.line("\"\(one.name)\" => \(RubyNames.value(one.name)),") } }
      out.line("}, \(reader), :\(method.effect.rawValue))")
    }
    out.line("end")
  }
}
