/// Writes the classes of records for Ruby. A class has the names of its members, and the types of those members whose
/// values need a conversion from JSON. The descriptions of the members are in the signatures
/// (`RubyWriter+Signatures.swift`).
extension RubyWriter {
  var records: String {
    file(in: ["module Mainspring", "module Records"]) { out in
      out.rubyDoc("The signatures in sig/generated.rbs describe each record and member, with its type.")
      let compared = comparedRecords
      for record in interface.records {
        out.line()
        write(record, isCompared: compared.contains(record.name), to: &out)
      }
    }
  }

  private func write(_ record: Interface.Record, isCompared: Bool, to out: inout SourceText) {
    out.rubyBlock("class \(record.name) < \(record.isInput ? "InputRecord" : "Record")") { out in
      if !record.isInput { writeTable("READS", of: record, to: &out, \.rubyType) }
      if isCompared { writeTable("CHOICES", of: record, to: &out, \.rubyChoices) }
      if record.members.isEmpty { return out.line("def initialize = super") }
      let missing = record.isInput ? "UNSET" : "nil"
      out.rubyCall("attr_reader", record.members.map { ":\(RubyNames.name($0.name))" })
      let parameters = record.members.map { "\(RubyNames.name($0.name)):\($0.isRequired ? "" : " \(missing)")" }
      out.rubyList("def initialize(", parameters, ") = super")
    }
  }

  /// Writes a constant: a hash that maps members of a record to `value` of their types. Members for which `value`
  /// returns `nil` are left out.
  private func writeTable(
    _ name: String, of record: Interface.Record, to out: inout SourceText, _ value: (TypeExpression) -> String?
  ) {
    let entries = record.members.compactMap { member in
      value(member.type).map { "\(RubyNames.name(member.name)): \($0)" }
    }
    if !entries.isEmpty { out.rubyList("\(name) = {", entries, "}.freeze") }
  }

  /// The names of the records that `Values.one_of` must be able to distinguish, and of all records that these contain.
  private var comparedRecords: Set<String> {
    let types =
      interface.methods.map(\.result) + interface.errors.map(\.data)
      + interface.records.flatMap { $0.members.map(\.type) }
      + interface.hostRequests.flatMap { $0.parameters.map(\.type) }
    var (compared, next) = (Set<String>(), types.flatMap(\.comparedRecords))
    while let name = next.popLast() {
      if compared.insert(name).inserted { next += interface.record(name)?.members.flatMap(\.type.records) ?? [] }
    }
    return compared
  }
}

extension TypeExpression {
  /// The texts of a choice as a Ruby array, or `nil` if the type is not a choice of texts.
  fileprivate var rubyChoices: String? {
    guard case .choice(let choices) = present else { return nil }
    return "%w[\(choices.joined(separator: " "))]"
  }
}
