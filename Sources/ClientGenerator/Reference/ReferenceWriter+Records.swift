/// The records that results, parameters and error data consist of.
extension ReferenceWriter {
  var records: String {
    var out = SourceText(unit: "")
    out.paragraph("# Records")
    out.paragraph(
      """
      The members of all records of version \(interface.version), by name. The [reference](README.md) names the methods that use these \
      records, and explains the tables. `mainspring schema NAME` prints the JSON Schema of a record, and `mainspring describe NAME` \
      prints its part of this page. The command `swift run generate-clients` writes this page, and replaces changes made by hand.
      """)
    for record in interface.records.sorted(by: { $0.name < $1.name }) { write(record, &out) }
    return out.text.trimmingEnd() + "\n"
  }

  private func write(_ record: Interface.Record, _ out: inout SourceText) {
    out.paragraph("## \(record.name)")
    if !record.doc.isEmpty { out.paragraph(ReferenceText.plain(record.doc)) }
    if record.isOpen { out.paragraph("The record may have other members, too.") }
    if !record.members.isEmpty { writeTable(of: record.members, &out) }
  }
}
