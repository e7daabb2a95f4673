/// Writes the records for Python, as classes with annotated members. `_record.py` uses the annotations to create, read
/// and write records.
extension PythonWriter {
  var records: String {
    var out = beginning(
      "The records in the parameters and results of methods.",
      [
        "from datetime import datetime", "from decimal import Decimal",
        "from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, Union", "",
        "from ._record import Record",
        "from ._values import UNSET, Unset", "from ._values import Day as Day", "from ._values import Number as Number",
      ])
    for record in interface.records { write(record, to: &out) }
    return out.text
  }

  private func write(_ record: Interface.Record, to out: inout SourceText) {
    out.line()
    out.line()
    out.line("class \(record.name)(Record):")
    out.indented { out in
      out.pythonDoc([record.doc])
      // Members with a default must come last, as in all data classes of Python.
      for member in record.members.filter(\.isRequired) + record.members.filter({ !$0.isRequired }) {
        out.line()
        out.line("\(PythonNames.member(member.name)): \(annotation(of: member, in: record))")
        out.pythonDoc([member.doc])
      }
      if record.doc.isEmpty, record.members.isEmpty { out.line("pass") }
    }
  }

  /// Returns the annotation of a member, with its default.
  private func annotation(of member: Interface.Member, in record: Interface.Record) -> String {
    let type = record.isInput ? member.type.pythonInput : member.type.python
    if member.isRequired { return type }
    if record.isInput { return "Union[\(type), Unset] = UNSET" }
    return (member.type.isNullable ? type : "Optional[\(type)]") + " = None"
  }
}
