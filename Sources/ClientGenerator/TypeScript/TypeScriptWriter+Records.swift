extension TypeScriptWriter {
  /// The records that are read and written.
  var recordDeclarations: String {
    var source = begin(
      "The records of Mainspring \(interface.version). Quantities have at most five decimals; what has more digits than a number of"
        + " JavaScript can hold, about 16, loses the last ones.")
    for record in interface.records { source.interface(record.name, [record.doc], record.members, isOpen: record.isOpen) }
    return source.text
  }

  /// The notifications of the core, by their names.
  var notificationDeclarations: String {
    var source = begin("What the core says unasked.")
    for line in imported(interface.notifications.flatMap { $0.parameters.map(\.type) }) { source.line(line) }
    source.comment(["The parameters of each notification, by its name."])
    source.line("export interface Notifications {")
    source.indented { source in
      for notification in interface.notifications {
        source.comment([notification.doc])
        source.line("\"\(notification.name)\": {")
        source.indented { $0.members(notification.parameters) }
        source.line("};")
      }
    }
    source.line("}")
    return source.text
  }
}
