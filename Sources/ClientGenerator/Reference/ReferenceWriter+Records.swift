/// The records that results, parameters and error data consist of.
extension ReferenceWriter {
  var records: String {
    var out = SourceText(unit: "")
    out.paragraph("# Records")
    out.paragraph(
      """
      The members of all records of version \(interface.version), by name. The [reference](README.md) says which methods have them, and \
      how a table is read. `mainspring schema NAME` prints the JSON Schema of a record, and `mainspring describe NAME` says the same as \
      this page. The command `swift run generate-clients` writes this page, and replaces changes made by hand.
      """)
    for record in interface.records.sorted(by: { $0.name < $1.name }) { write(record, &out) }
    return out.text.trimmingEnd() + "\n"
  }

  private func write(_ record: Interface.Record, _ out: inout SourceText) {
    out.paragraph("## \(record.name)")
    if !record.doc.isEmpty { out.paragraph(ReferenceText.plain(record.doc)) }
    if record.isOpen { out.paragraph("It may have other members, too.") }
    if !record.members.isEmpty { writeTable(of: record.members, &out) }
  }
}
