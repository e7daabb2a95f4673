/// Writes the exceptions for Python, one for each kind of error.
extension PythonWriter {
  var errors: String {
    var out = beginning(
      "The errors of calls: an exception for each kind.",
      [
        "from typing import Dict, Tuple, Union", "",
        "from ._failures import CallTimeout, CoreError, MainspringError, ProcessEnded",
      ])
    out.pythonImport(from: ".records", Set(interface.errors.flatMap(\.data.records)).sorted())
    out.line()
    let classes = interface.errors.map { $0.kind.pascalCase }
    out.pythonNames("__all__", ["CallTimeout", "CoreError", "MainspringError", "ProcessEnded"] + classes)
    for error in interface.errors {
      out.line()
      out.line()
      out.line("class \(error.kind.pascalCase)(CoreError):")
      out.indented { out in
        out.pythonDoc([error.doc])
        out.line()
        out.line("kind = \"\(error.kind)\"")
        out.line("data: \(error.data.python)")
      }
    }
    return out.text
  }
}
