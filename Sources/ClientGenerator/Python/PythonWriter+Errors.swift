/// An exception for each kind of error.
extension PythonWriter {
  var errors: String {
    var out = beginning(
      "What a call is refused with: an exception for each kind.",
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
    writeNarrower(to: &out)
    return out.text
  }

  /// Writes the readers of errors whose data is more limited for a method than for their kind.
  private func writeNarrower(to out: inout SourceText) {
    out.line()
    out.line()
    out.line("#: The type of the data of a method's errors, if it is of fewer records than their kind allows.")
    out.line("NARROWER: Dict[Tuple[str, str], str] = {")
    let general = Dictionary(uniqueKeysWithValues: interface.errors.map { ($0.kind, $0.data) })
    out.indented { out in
      for method in interface.methods {
        for (kind, type) in method.errorData where type != general[kind] {
          out.line("(\"\(method.name)\", \"\(kind)\"): \"\(type.python)\",")
        }
      }
    }
    out.line("}")
  }
}
