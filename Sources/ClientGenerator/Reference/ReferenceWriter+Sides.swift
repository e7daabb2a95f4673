/// Writes the errors, the notifications and the host requests into the reference.
extension ReferenceWriter {
  func writeErrors(_ out: inout SourceText) {
    out.paragraph("## Errors")
    out.paragraph(
      """
      An error has a stable `code`, and a sentence for people in `message`. Its `data` has the `kind`, which is the error's name on this \
      page, and more facts. Programs must decide by the code or the kind, never by the sentence.
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
      The core sends these requests to a front end that has offered them with \(ReferenceText.link("host.provide")). The core chooses the \
      id of each request. The front end sends a response with the same id. The response has the result that is described here, or an error.
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
          "Methods that may send this request: \(waiting.map { ReferenceText.link($0.name) }.joined(separator: ", ")).")
      }
    }
  }

  func writeNotifications(_ out: inout SourceText) {
    out.paragraph("## Notifications")
    out.paragraph("The core sends these notifications by itself. A front end must not reply to them.")
    for notification in interface.notifications {
      out.paragraph("### \(notification.name)")
      out.paragraph(ReferenceText.plain(notification.doc))
      if !notification.parameters.isEmpty { writeTable(of: notification.parameters, &out) }
    }
    guard let topic = interface.record("Topic") else { return }
    out.paragraph("## Topics of events")
    out.paragraph(
      """
      \(ReferenceText.link("events.subscribe")) accepts topics. \(ReferenceText.link("events.changed")) then reports only the changes that \
      fit at least one of these topics. The services are listed at the top of this page. Each change is described by an \
      \(TypeExpression.record("Event").reference).
      """)
    writeTable(of: topic.members, &out)
  }
}
