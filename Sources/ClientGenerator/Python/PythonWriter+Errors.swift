/// An exception for each kind of error.
extension PythonWriter {
  var errors: String {
    var out = beginning(
      "What a call is refused with: an exception for each kind.",
      [
        "from typing import Any, Callable, Dict, Tuple, Type, Union", "",
        "from ._failures import CallTimeout, CoreError, MainspringError, ProcessEnded", "from ._values import one_of",
        "from .records import (",
      ] + Set(interface.errors.flatMap(\.data.records)).sorted().map { "    \($0)," } + [")", ""])
    let classes = interface.errors.map { $0.kind.pascalCase }
    out.line("__all__ = [")
    out.indented { out in
      for name in ["CallTimeout", "CoreError", "MainspringError", "ProcessEnded"] + classes { out.line("\"\(name)\",") }
    }
    out.line("]")
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
    out.line()
    out.line()
    out.line("#: The exception of each kind, and what reads its data.")
    out.line("KINDS: Dict[str, Tuple[Type[CoreError], Callable[[Any], Any]]] = {")
    out.indented { out in
      for error in interface.errors {
        out.line("\"\(error.kind)\": (\(error.kind.pascalCase), \(error.data.pythonReader ?? "dict")),")
      }
    }
    out.line("}")
    writeNarrower(to: &out)
    return out.text
  }

  /// Writes the readers of errors whose data is more limited for a method than for their kind.
  private func writeNarrower(to out: inout SourceText) {
    out.line()
    out.line("#: What reads the data of a method's errors, where they are of fewer records than their kind allows.")
    out.line("NARROWER: Dict[Tuple[str, str], Callable[[Any], Any]] = {")
    let general = Dictionary(uniqueKeysWithValues: interface.errors.map { ($0.kind, $0.data) })
    out.indented { out in
      for method in interface.methods {
        for (kind, type) in method.errorData where type != general[kind] {
          if let reader = type.pythonReader { out.line("(\"\(method.name)\", \"\(kind)\"): \(reader),") }
        }
      }
    }
    out.line("}")
  }
}
