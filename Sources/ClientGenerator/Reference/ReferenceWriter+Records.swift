/// Writes the page of the reference that describes the records.
extension ReferenceWriter {
  var records: String {
    var out = SourceText(unit: "")
    out.paragraph("# Records")
    out.paragraph(
      """
      This page lists all records of version \(interface.version) with their members, sorted by the names of the records. The \
      [reference](README.md) names the methods that use these records, and explains the tables. `mainspring schema NAME` prints the JSON \
      Schema of the record NAME, and `mainspring describe NAME` prints the record's part of this page. The command \
      `swift run generate-clients` writes this page, and replaces changes made by hand.
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
