/// Records as immutable objects.
extension RubyWriter {
  var records: String {
    file(in: ["module Mainspring", "module Records"]) { out in
      for (index, record) in interface.records.enumerated() {
        if index > 0 { out.line() }
        write(record, to: &out)
      }
    }
  }

  private func write(_ record: Interface.Record, to out: inout SourceText) {
    out.rubyDoc(record.doc)
    out.rubyBlock("class \(record.name) < \(record.isInput ? "InputRecord" : "Record")") { out in
      let members = record.members.map { "\(RubyNames.name($0.name)): \"\($0.name)\"" }
      out.rubyList("MEMBERS = {", members, "}.freeze")
      out.rubyList("REQUIRED = [", record.members.filter(\.isRequired).map { ":\(RubyNames.name($0.name))" }, "].freeze")
      if !record.isInput { writeChoices(of: record, to: &out) }
      for member in record.members {
        out.line()
        out.rubyDoc("", ["@return [\(yard(of: member, in: record))] \(member.doc.yardText)"])
        out.line("attr_reader :\(RubyNames.name(member.name))")
      }
      if record.members.isEmpty { return }
      writeInitializer(record, to: &out)
      if !record.isInput { writeReading(record, to: &out) }
    }
  }

  /// Writes the values that distinguish records with the same members.
  private func writeChoices(of record: Interface.Record, to out: inout SourceText) {
    let choices = record.members.compactMap { member -> String? in
      guard case .choice(let choices) = member.type.present else { return nil }
      return "\(RubyNames.name(member.name)): %w[\(choices.joined(separator: " "))]"
    }
    if !choices.isEmpty { out.rubyList("CHOICES = {", choices, "}.freeze") }
  }

  private func yard(of member: Interface.Member, in record: Interface.Record) -> String {
    let type = record.isInput ? member.type.yardInput : member.type.yard
    if member.isRequired { return type }
    return record.isInput ? "\(type), UNSET" : member.type.isNullable ? type : "\(type), nil"
  }

  private func writeInitializer(_ record: Interface.Record, to out: inout SourceText) {
    let missing = record.isInput ? "UNSET" : "nil"
    let parameters = record.members.map { "\(RubyNames.name($0.name)):\($0.isRequired ? "" : " \(missing)")" }
    out.line()
    out.rubyList("def initialize(", parameters, ")")
    out.indented { out in
      for member in record.members { out.line("@\(RubyNames.name(member.name)) = \(RubyNames.value(member.name))") }
      out.line("freeze")
    }
    out.line("end")
  }

  private func writeReading(_ record: Interface.Record, to out: inout SourceText) {
    out.line()
    out.rubyDoc("", ["@api private"])
    out.rubyBlock("def fill(json)") { out in
      for member in record.members {
        let value = member.isRequired ? "json.fetch(\"\(member.name)\")" : "json[\"\(member.name)\"]"
        let type = member.isRequired || member.type.isNullable ? member.type : .nullable(member.type)
        out.line("@\(RubyNames.name(member.name)) = \(type.rubyReading(value) ?? value)")
      }
      out.line("freeze")
    }
  }
}
