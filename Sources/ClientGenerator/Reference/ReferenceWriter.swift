/// Writes the reference for people: `Schemas/README.md` with methods, errors, host requests and notifications, and
/// `Schemas/Records.md` with records.
struct ReferenceWriter {
  let interface: Interface
  /// The optional parameters that many methods have in the same form. The reference describes each of them only once.
  let common: [Interface.Member]

  /// The smallest number of methods for a common parameter.
  private static let many = 20

  init(_ interface: Interface) {
    self.interface = interface
    common = interface.methods.map { $0.parameters.filter { !$0.isRequired } }.recurring(atLeast: ReferenceWriter.many)
    {
      $0.isSame(as: $1)
    }
  }

  /// The name of the file with the records. It is in the same folder as the file with the methods.
  static let recordsFile = "Records.md"

  var files: [(path: String, text: String)] {
    [("Schemas/README.md", text), ("Schemas/\(ReferenceWriter.recordsFile)", records)]
  }

  private var text: String {
    var out = SourceText(unit: "")
    writeBeginning(&out)
    for service in interface.services { write(service, &out) }
    writeErrors(&out)
    writeHostRequests(&out)
    writeNotifications(&out)
    return out.text.trimmingEnd() + "\n"
  }

  private func writeBeginning(_ out: inout SourceText) {
    out.paragraph("# Reference")
    out.paragraph(
      """
      This page describes every method and every error of version \(interface.version), and the requests and notifications that the core \
      sends. The command `swift run generate-clients` writes this page from [openrpc.json](openrpc.json), the document that \
      `mainspring openrpc` prints and `rpc.discover` returns. The command replaces changes made by hand. The other files of this folder \
      are [the records](\(ReferenceWriter.recordsFile)), JSON Schemas of the documents that people write or other programs read, the \
      tables of the stores ([schema.sql](schema.sql)) and the records that a container stores ([cloud.json](cloud.json)). The article \
      [The wire](../Sources/mainspring/mainspring.docc/Wire.md) describes the form of requests and replies on the pipe.
      """)
    out.paragraph("In the shell, `mainspring describe NAME` prints the part of this page about NAME, with examples.")
    out.line(ReferenceText.row("service", "purpose", "number of methods"))
    out.line("| --- | --- | --- |")
    for (name, doc) in interface.services {
      out.line(ReferenceText.row(ReferenceText.link(name), ReferenceText.plain(doc), "\(methods(of: name).count)"))
    }
    out.line()
    out.paragraph(
      """
      After the services, this page describes the [errors](#errors), the [host requests](#host-requests), the \
      [notifications](#notifications) and the [topics of events](#topics-of-events).
      """)
    writeReading(&out)
  }

  /// Writes the section about reading the reference, and the common parameters.
  private func writeReading(_ out: inout SourceText) {
    out.paragraph("## How to read this page")
    out.paragraph(
      """
      Parameters are listed by name. Required parameters are **bold**. For an optional parameter of a method, null means the same as \
      leaving the parameter out. The parameter `changes` is different, because it is a merge patch (RFC 7396): inside `changes`, null \
      removes the value of a member, or restores the member's default. If a result or a parameter is a record, its type is a link to the \
      members of the record. Numbers are exact decimals. A date-time has the form of RFC 3339, in UTC.
      """)
    out.paragraph("The line below a method's description has the method's effect and its rule of access:")
    for (word, meaning) in [
      ("reads", "the method changes nothing"),
      ("writes", "the method changes stored data, and has the parameter `idempotencyKey`"),
      ("session", "the method changes the conversation or the user who is signed in, or writes a file"),
    ] { out.line("- *\(word)*: \(meaning).") }
    for rule in Interface.Access.Rule.allCases {
      out.line("- *for \(rule.holder(of: "DEPARTMENT", isOpenToViewers: false))*: \(rule.meaning).")
    }
    out.line()
    out.paragraph("## Common parameters")
    out.paragraph("Many methods have these parameters, with the same meaning in each.")
    writeTable(of: common, &out)
  }

  func methods(of service: String) -> [Interface.Method] { interface.methods.filter { $0.path.first == service } }

  /// Writes a table of members, one row each.
  func writeTable(of members: [Interface.Member], _ out: inout SourceText) {
    out.line(ReferenceText.row("name", "type", "meaning"))
    out.line("| --- | --- | --- |")
    for member in members {
      // null is always allowed for an optional member. So the table does not mention it.
      let type = (member.isRequired ? member.type : member.type.present).reference
      out.line(
        ReferenceText.row(
          member.isRequired ? "**`\(member.name)`**" : "`\(member.name)`",
          type + (member.limits.isEmpty ? "" : ", \(member.limits)"),
          ReferenceText.plain(member.doc)))
    }
    out.line()
  }
}

extension Interface.Member {
  /// Returns a Boolean value that indicates whether two members are the same in all respects.
  func isSame(as other: Interface.Member) -> Bool {
    name == other.name && doc == other.doc && type == other.type && limits == other.limits
      && isRequired == other.isRequired
  }
}

extension SourceText {
  /// Writes a paragraph: a line, and an empty line after it.
  mutating func paragraph(_ text: String) {
    line(text)
    line()
  }
}

extension String {
  /// Returns the text without line feeds at its end.
  func trimmingEnd() -> String {
    var text = self[...]
    while text.hasSuffix("\n") { text.removeLast() }
    return String(text)
  }
}
