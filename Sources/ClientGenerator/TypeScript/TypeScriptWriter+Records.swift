/// Writes the records and notifications for the TypeScript client.
extension TypeScriptWriter {
  /// The TypeScript declarations of the records in parameters and results.
  var recordDeclarations: String {
    var source = begin(
      "The records of Mainspring \(interface.version). Quantities have at most five decimals. A number of JavaScript holds about 16"
        + " digits; a quantity with more digits loses the last ones.")
    let common = InheritedMembers.common(in: interface.records.map(\.members), atLeast: 25)
    source.interface("CommonMembers", ["Members that many records have."], InheritedMembers(common), records: "")
    for record in interface.records {
      var members = InheritedMembers(record.members)
      if let base = interface.base(of: record, besides: common) {
        members.take(from: base.name, base.members, isWhole: true)
      }
      members.take(from: "CommonMembers", common)
      source.interface(record.name, [record.doc], members, isOpen: record.isOpen, records: "")
    }
    return source.text
  }

  /// The TypeScript declarations of the parameters of the core's notifications, by the names of the notifications.
  var notificationDeclarations: String {
    var source = begin("The notifications of the core.")
    source.line(Self.importOfRecords)
    source.line()
    source.comment(["The parameters of each notification, by its name."])
    source.line("export interface Notifications {")
    source.indented { source in
      for notification in interface.notifications {
        source.comment([notification.doc])
        source.line("\"\(notification.name)\": {")
        source.indented { $0.members(notification.parameters, records: Self.beside) }
        source.line("};")
      }
    }
    source.line("}")
    return source.text
  }
}
