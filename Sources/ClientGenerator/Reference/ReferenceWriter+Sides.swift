/// The errors, the notifications and the host requests.
extension ReferenceWriter {
  func writeErrors(_ out: inout SourceText) {
    out.paragraph("## Errors")
    out.paragraph(
      """
      An error has a stable `code`, a sentence for people in `message`, and in `data` its `kind`, the machine name by which it goes \
      here, with what else is known. Programs go by the code or the kind, and never by the sentence.
      """)
    for error in interface.errors {
      out.paragraph("### \(error.kind)")
      out.paragraph("`\(error.code)` · data: \(error.data.reference)")
      out.paragraph(ReferenceText.plain(error.doc))
      let records = error.data.records.compactMap(interface.record)
      for record in records {
        let members = record.members.filter { $0.name != "kind" }
        if records.count > 1 { out.paragraph("\(TypeExpression.record(record.name).reference):") }
        if !members.isEmpty { writeTable(of: members, &out) }
      }
    }
  }

  func writeHostRequests(_ out: inout SourceText) {
    out.paragraph("## Host requests")
    out.paragraph(
      """
      The core sends these to a front end that has offered them with \(ReferenceText.link("host.provide")), as requests with ids \
      of its own. The front end answers each with a response of that id: a result as it stands here, or an error.
      """)
    for request in interface.hostRequests { out.line("- \(ReferenceText.link(request.name))") }
    out.line()
    for request in interface.hostRequests {
      out.paragraph("### \(request.name)")
      out.paragraph(ReferenceText.plain(request.doc))
      if !request.parameters.isEmpty { writeTable(of: request.parameters, &out) }
      out.paragraph("Result: \(request.result.reference). \(ReferenceText.plain(request.resultDoc))")
      let waiting = interface.methods.filter { $0.hostRequests.contains(request.name) }
      if !waiting.isEmpty {
        out.paragraph(
          "Methods that may wait for it: \(waiting.map { ReferenceText.link($0.name) }.joined(separator: ", ")).")
      }
    }
  }

  func writeNotifications(_ out: inout SourceText) {
    out.paragraph("## Notifications")
    out.paragraph("The core sends these without being asked for each, and expects no answer.")
    for notification in interface.notifications {
      out.paragraph("### \(notification.name)")
      out.paragraph(ReferenceText.plain(notification.doc))
      if !notification.parameters.isEmpty { writeTable(of: notification.parameters, &out) }
    }
    guard let topic = interface.record("Topic") else { return }
    out.paragraph("## Topics of events")
    out.paragraph(
      """
      \(ReferenceText.link("events.subscribe")) takes topics: each narrows what \(ReferenceText.link("events.changed")) tells of, and what \
      fits one of them is told. Services are those above; what an event says of a record is \(TypeExpression.record("Event").reference).
      """)
    writeTable(of: topic.members, &out)
  }
}
