/// Writes the Swift structures for records.
extension SwiftWriter {
  /// One file for all records with the same first letter. With several files, the compiler works in parallel, and a new
  /// record changes only one of them.
  var recordFiles: [(String, String)] {
    Dictionary(grouping: interface.records) { $0.name.prefix(1).uppercased() }.sorted { $0.key < $1.key }.map {
      letter, records in
      let types = records.flatMap { $0.members.map(\.type) }
      var out = beginning(importing: types.contains(where: \.needsFoundation) ? ["Foundation"] : [])
      for record in records.sorted(by: { $0.name < $1.name }) { write(record, to: &out) }
      return ("Records\(letter).swift", out.text)
    }
  }

  private func write(_ record: Interface.Record, to out: inout SourceText) {
    // Optional members come last in the initializer.
    let members = record.members.filter(\.isRequired) + record.members.filter { !$0.isRequired }
    let kind = record.isInput ? "InputRecord" : record.element == nil ? "Record" : "ListPage"
    out.line()
    out.swiftDoc([record.doc])
    out.line("public struct \(SwiftNames.type(record.name)): \(kind) {")
    out.indented { out in
      for member in members {
        out.swiftDoc([member.doc])
        out.line("public var \(SwiftNames.variable(member.name)): \(type(of: member, in: record))")
      }
      if !members.isEmpty { out.line() }
      let parameters = members.map { member in
        "\(SwiftNames.variable(member.name)): \(type(of: member, in: record))\(initial(of: member, in: record))"
      }
      if members.isEmpty {
        out.line("public init() {}")
      } else {
        out.swiftSignature("public init", parameters, " {")
        out.indented { out in
          for member in members { out.line("self.\(member.name) = \(SwiftNames.variable(member.name))") }
        }
        out.line("}")
      }
      if !record.isInput { writeReading(record, to: &out) }
      writeJSON(record, to: &out)
    }
    out.line("}")
  }

  /// Returns a Boolean value that indicates whether the value null and a missing member mean different things.
  private func isChange(_ member: Interface.Member, in record: Interface.Record) -> Bool {
    record.isInput && !member.isRequired && member.type.isNullable && record.name.hasSuffix("Changes")
  }

  private func type(of member: Interface.Member, in record: Interface.Record) -> String {
    if isChange(member, in: record) { return "Change<\(swift(member.type.present))>" }
    return member.isRequired ? swift(member.type) : "\(swift(member.type.present))?"
  }

  private func initial(of member: Interface.Member, in record: Interface.Record) -> String {
    isChange(member, in: record) ? " = .unchanged" : member.isRequired ? "" : " = nil"
  }

  private func writeReading(_ record: Interface.Record, to out: inout SourceText) {
    out.line()
    if record.members.isEmpty {
      out.line("public init(_ json: JSON, _ reading: Reading) {}")
      return
    }
    out.line("public init(_ json: JSON, _ reading: Reading) {")
    out.indented { out in
      out.line("var reader = MemberReader(json, reading)")
      for member in record.members {
        let read = member.isRequired && !member.type.isNullable ? "required" : "optional"
        out.line("self.\(member.name) = reader.\(read)(\"\(member.name)\")")
      }
    }
    out.line("}")
  }

  private func writeJSON(_ record: Interface.Record, to out: inout SourceText) {
    out.line()
    if record.members.isEmpty {
      out.line("public var json: JSON { .object([]) }")
      return
    }
    out.line("public var json: JSON {")
    out.indented { out in
      out.line("var writer = MemberWriter()")
      for member in record.members {
        let put = isChange(member, in: record) ? "putChange" : member.isRequired ? "put" : "putIfGiven"
        out.line("writer.\(put)(\"\(member.name)\", self.\(member.name))")
      }
      out.line("return writer.json")
    }
    out.line("}")
  }
}
