/// Writes the base classes of hosts for Python, with a method for each host request.
extension PythonWriter {
  var host: String {
    var out = beginning(
      "Hosts answer the core's requests: write a subclass of `Host` or `AsyncHost` with a method for each request to answer.",
      [
        "from datetime import datetime", "from decimal import Decimal",
        "from typing import Any, Dict, List, Literal, Mapping, Optional", "", "from ._failures import HostError",
        "from ._parts import sender",
      ])
    out.pythonImport(
      from: ".records",
      Set(interface.hostRequests.flatMap { $0.parameters.flatMap(\.type.records) + $0.result.records }).sorted())
    out.line()
    out.line("__all__ = [\"AsyncHost\", \"Host\", \"HostError\"]")
    for isAsync in [false, true] { writeHost(isAsync: isAsync, to: &out) }
    out.line()
    out.line()
    out.line("#: The name of the host's method for each request.")
    out.line("REQUESTS: Dict[str, str] = {")
    out.indented { out in
      for request in interface.hostRequests {
        out.line("\"\(request.name)\": \"\(PythonNames.hostMethod(request.name))\",")
      }
    }
    out.line("}")
    return out.text
  }

  private func writeHost(isAsync: Bool, to out: inout SourceText) {
    out.line()
    out.line()
    out.line("class \(isAsync ? "AsyncHost" : "Host"):")
    out.indented { out in
      out.pythonDoc([
        "The base class of hosts. A subclass has a method for each request of the core that it can answer. These methods are offered to the core. A method that can't answer raises `HostError`.",
        isAsync
          ? "If the core cancels a request, its method is cancelled."
          : "Each method is called in a thread of its own.",
      ])
      writePart(isAsync: isAsync, to: &out)
      for request in interface.hostRequests {
        let parameters = request.parameters.map { one in
          let type = one.isRequired || one.type.isNullable ? one.type.python : "Optional[\(one.type.python)]"
          return "\(PythonNames.member(one.name)): \(type)\(one.isRequired ? "" : " = None")"
        }
        out.line()
        out.pythonFunction(
          "\(isAsync ? "async " : "")def \(PythonNames.hostMethod(request.name))", parameters,
          returns: request.result.python)
        out.indented { out in
          out.pythonDoc(
            request.doc, arguments: request.parameters.map { (PythonNames.member($0.name), $0.doc) },
            result: request.resultDoc)
          out.line("raise NotImplementedError")
        }
      }
    }
  }

  /// Writes the method `part`. The other methods of a host call it to send a part of their answer.
  private func writePart(isAsync: Bool, to out: inout SourceText) {
    out.line()
    out.line("\(isAsync ? "async " : "")def part(self, content: Mapping[str, Any]) -> None:")
    out.indented { out in
      out.pythonDoc([
        """
        Sends a part of the answer to a request with `stream`. Call it in the method that answers the request. It returns when the core \
        wants the next part, so a host does not send faster than the slowest reader reads. It raises an error if no request waits for \
        the answer any more.
        """,
        "content: The part, such as `{\"events\": [...]}` for `backend_request`.",
      ])
      out.line("\(isAsync ? "await " : "")sender()(content)")
    }
  }
}
