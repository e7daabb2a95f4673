/// Records as data classes.
extension PythonWriter {
  var records: String {
    var out = beginning(
      "The records that methods take and answer.",
      [
        "from dataclasses import dataclass", "from datetime import datetime", "from decimal import Decimal",
        "from typing import Any, ClassVar, Dict, FrozenSet, List, Literal, Mapping, Optional, Sequence, Union", "",
        "from ._values import UNSET, Day, Number, Record, Unset, each, each_value, instant, optional",
      ])
    for record in interface.records { write(record, to: &out) }
    return out.text
  }

  private func write(_ record: Interface.Record, to out: inout SourceText) {
    // Optional members come last, as Python demands.
    let members = record.members.filter(\.isRequired) + record.members.filter { !$0.isRequired }
    out.line()
    out.line()
    // `dataclass` makes its methods when the module is imported, which takes ten times as long as the methods that are written here.
    out.line("@dataclass(init=False, repr=False, eq=False)")
    out.line("class \(record.name)(Record):")
    out.indented { out in
      out.pythonDoc([record.doc])
      for member in members {
        out.line()
        out.line("\(PythonNames.variable(member.name)): \(annotation(of: member, in: record))\(initial(of: member, in: record))")
        out.pythonDoc([member.doc])
      }
      let required = record.members.filter(\.isRequired).map { "\"\($0.name)\"" }
      out.line()
      out.line("_required: ClassVar[FrozenSet[str]] = frozenset((\(required.map { "\($0), " }.joined())))")
      let names = record.members.map { "\"\($0.name)\", " }
      out.line("_names: ClassVar[FrozenSet[str]] = frozenset((\(names.joined())))")
      writeInitializer(record, members, to: &out)
      writeReading(record, members, to: &out)
      writeJSON(record, members, to: &out)
    }
  }

  private func annotation(of member: Interface.Member, in record: Interface.Record) -> String {
    let type = record.isInput ? member.type.pythonInput : member.type.python
    if member.isRequired { return type }
    return record.isInput ? "Union[\(type), Unset]" : member.type.isNullable ? type : "Optional[\(type)]"
  }

  private func initial(of member: Interface.Member, in record: Interface.Record) -> String {
    member.isRequired ? "" : record.isInput ? " = UNSET" : " = None"
  }

  private func writeInitializer(_ record: Interface.Record, _ members: [Interface.Member], to out: inout SourceText) {
    out.line()
    out.line("def __init__(")
    out.indented { out in
      out.line("self,")
      if !members.isEmpty { out.line("*,") }
      for member in members {
        out.line("\(PythonNames.variable(member.name)): \(annotation(of: member, in: record))\(initial(of: member, in: record)),")
      }
    }
    out.line(") -> None:")
    out.indented { out in
      for name in members.map({ PythonNames.variable($0.name) }) { out.line("self.\(name) = \(name)") }
      if members.isEmpty { out.line("pass") }
    }
  }

  private func writeReading(_ record: Interface.Record, _ members: [Interface.Member], to out: inout SourceText) {
    if record.isInput { return }
    out.line()
    out.line("@classmethod")
    out.line("def _read(cls, value: Mapping[str, Any]) -> \(record.name):")
    out.indented { out in
      out.line("return cls(")
      out.indented { out in
        for member in members {
          let name = PythonNames.variable(member.name)
          if member.isRequired {
            out.line("\(name)=\(member.type.pythonReading("value[\"\(member.name)\"]")),")
          } else {
            let type = member.type.isNullable ? member.type : .nullable(member.type)
            out.line("\(name)=\(type.pythonReading("value.get(\"\(member.name)\")")),")
          }
        }
      }
      out.line(")")
    }
  }

  private func writeJSON(_ record: Interface.Record, _ members: [Interface.Member], to out: inout SourceText) {
    out.line()
    out.line("def _json(self) -> Dict[str, Any]:")
    out.indented { out in
      let required = members.filter(\.isRequired)
      out.line("members: Dict[str, Any] = {")
      out.indented { out in
        for member in required { out.line("\"\(member.name)\": self.\(PythonNames.variable(member.name)),") }
      }
      out.line("}")
      for member in members where !member.isRequired {
        let name = PythonNames.variable(member.name)
        out.line("if self.\(name) is not \(record.isInput ? "UNSET" : "None"):")
        out.indented { out in out.line("members[\"\(member.name)\"] = self.\(name)") }
      }
      out.line("return members")
    }
  }
}
