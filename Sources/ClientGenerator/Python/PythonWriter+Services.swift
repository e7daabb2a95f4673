/// Writes the classes of services for Python, with the core's methods as their methods.
extension PythonWriter {
  /// A service or a collection, such as `inventory` or `inventory.items`, with its methods and the collections below
  /// it.
  private struct Place {
    let path: [String]
    var methods: [Interface.Method] = []
    var children: [String] = []

    var className: String { path.isEmpty ? "Services" : path.joined(separator: ".").pascalCase + "Methods" }
  }

  var services: String {
    var out = beginning(
      "The methods of the core, as functions of its services.",
      [
        "from datetime import datetime", "from decimal import Decimal", "from functools import cached_property",
        "from typing import Any, Awaitable, Dict, List, Literal, Mapping, Optional, Sequence, Union", "",
        "from ._methods import Methods",
        "from ._values import each, each_value, instant, optional", "from .records import *",
      ])
    for place in places {
      write(place, to: &out) { out in
        out.pythonDoc([
          place.path.isEmpty
            ? "All services." : doc(of: place.path) ?? "Methods of \(place.path.joined(separator: "."))."
        ])
      } methods: { out in
        for method in place.methods { write(method, to: &out) }
      }
    }
    return out.text
  }

  /// The module with the methods as coroutines. It wraps the functions of `services`, where the parameters and the
  /// documentation are.
  var asyncServices: String {
    var out = beginning(
      "The methods of the core, as coroutines of its services.",
      [
        "from functools import cached_property", "", "from . import _services as functions",
        "from ._methods import Methods, awaitable",
      ])
    for place in places {
      write(place, to: &out) { out in
        out.line("__doc__ = functions.\(place.className).__doc__")
      } methods: { out in
        if !place.methods.isEmpty { out.line() }
        for name in place.methods.map({ PythonNames.variable($0.path.last ?? "") }) {
          out.line("\(name) = awaitable(functions.\(place.className).\(name))")
        }
      }
    }
    return out.text
  }

  /// All services and collections. A class comes after the classes that its properties use, so those with the longest
  /// paths come first.
  private var places: [Place] {
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

  /// Returns the description of a service, or `nil` for a collection.
  private func doc(of path: [String]) -> String? { interface.services.first { [$0.name] == path }?.doc }

  private func write(
    _ place: Place, to out: inout SourceText, doc writeDoc: (inout SourceText) -> Void,
    methods: (inout SourceText) -> Void
  ) {
    out.line()
    out.line()
    out.line("class \(place.className)(Methods):")
    out.indented { out in
      writeDoc(&out)
      for child in place.children {
        let below = Place(path: place.path + [child])
        out.line()
        out.line("@cached_property")
        out.line("def \(PythonNames.variable(child))(self) -> \(below.className):")
        out.indented { out in
          if let doc = doc(of: below.path) { out.pythonDoc([doc]) }
          out.line("return \(below.className)(self._caller)")
        }
      }
      methods(&out)
    }
  }

  private func write(_ method: Interface.Method, to out: inout SourceText) {
    let parameters = method.parameters.filter(\.isRequired) + method.parameters.filter { !$0.isRequired }
    out.line()
    out.pythonFunction(
      "def \(PythonNames.variable(method.path.last ?? ""))",
      parameters.map { one in
        let type = one.isRequired ? one.type.pythonInput : "Optional[\(one.type.present.pythonInput)] = None"
        return "\(PythonNames.member(one.name)): \(type)"
      }, returns: method.result.python)
    out.indented { out in
      out.pythonDoc(
        method.doc, arguments: parameters.map { (PythonNames.member($0.name), $0.doc) }, result: method.resultDoc,
        errors: method.errors.map(\.pascalCase))
      let reader = method.result.pythonReader ?? "None"
      out.line("return self._send(\"\(method.name)\", locals(), \(reader), \"\(method.effect.rawValue)\")")
    }
  }
}
