/// The methods, as methods of their services.
extension PythonWriter {
  /// A service or a collection, with its methods and the collections below it.
  private struct Place {
    let path: [String]
    var methods: [Interface.Method] = []
    var children: [String] = []

    var className: String { path.isEmpty ? "Services" : path.joined(separator: ".").pascalCase + "Methods" }
  }

  func services(isAsync: Bool) -> String {
    var out = beginning(
      "The methods of the core, as \(isAsync ? "coroutines" : "functions") of its services.",
      [
        "from datetime import datetime", "from decimal import Decimal", "from functools import cached_property",
        "from typing import Any, Awaitable, Dict, List, Literal, Mapping, Optional, Sequence, Union", "",
        "from ._values import CallSender, Day, Number, each, each_value, instant, optional", "from .records import (",
      ] + namesOfRecords.map { "    \($0)," } + [")"])
    for place in places { write(place, isAsync: isAsync, to: &out) }
    return out.text
  }

  private var namesOfRecords: [String] {
    Set(interface.methods.flatMap { $0.parameters.flatMap(\.type.records) + $0.result.records }).sorted()
  }

  /// All services and collections, the deepest first.
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

  private func write(_ place: Place, isAsync: Bool, to out: inout SourceText) {
    out.line()
    out.line()
    out.line("class \(place.className):")
    out.indented { out in
      let doc = interface.services.first { [$0.name] == place.path }?.doc
      out.pythonDoc([place.path.isEmpty ? "All services." : doc ?? "Methods of \(place.path.joined(separator: "."))."])
      out.line()
      out.line("def __init__(self, caller: CallSender) -> None:")
      out.indented { out in out.line("self._caller = caller") }
      for child in place.children {
        let below = Place(path: place.path + [child])
        out.line()
        out.line("@cached_property")
        out.line("def \(PythonNames.variable(child))(self) -> \(below.className):")
        out.indented { out in
          if let doc = interface.services.first(where: { [$0.name] == below.path })?.doc { out.pythonDoc([doc]) }
          out.line("return \(below.className)(self._caller)")
        }
      }
      for method in place.methods { write(method, isAsync: isAsync, to: &out) }
    }
  }

  private func write(_ method: Interface.Method, isAsync: Bool, to out: inout SourceText) {
    let result = method.result.python
    let parameters = method.parameters.filter(\.isRequired) + method.parameters.filter { !$0.isRequired }
    out.line()
    out.line("def \(PythonNames.variable(method.path.last ?? ""))(")
    out.indented { out in
      out.line("self,")
      if !parameters.isEmpty { out.line("*,") }
      for one in parameters {
        let type = one.type.present.pythonInput
        out.line("\(PythonNames.variable(one.name)): \(one.isRequired ? one.type.pythonInput : "Optional[\(type)] = None"),")
      }
    }
    out.line(") -> \(isAsync ? "Awaitable[\(result)]" : result):")
    out.indented { out in
      out.pythonDoc(
        [method.doc] + parameters.map { "\(PythonNames.variable($0.name)): \($0.doc)" } + ["Returns: \(method.resultDoc)"]
          + [method.errors.isEmpty ? "" : "Raises: \(method.errors.map(\.pascalCase).joined(separator: ", "))."])
      out.line("return self._caller._call(  # type: ignore[no-any-return]")
      out.indented { out in
        out.line("\"\(method.name)\",")
        if parameters.isEmpty {
          out.line("{},")
        } else {
          out.line("{")
          out.indented { out in for one in method.parameters { out.line("\"\(one.name)\": \(PythonNames.variable(one.name)),") } }
          out.line("},")
        }
        out.line("\(method.result.pythonReader ?? "None"),")
        out.line("\"\(method.effect.rawValue)\",")
      }
      out.line(")")
    }
  }
}
