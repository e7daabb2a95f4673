internal import Cloud
internal import JSON
internal import Shape

/// The checks of the rights of users. They are for containers that report that they enforce rights (`enforcesRights`).
/// With other containers, the owners' cores revert the writes that are not allowed.
extension CloudTest {
  /// Returns a Boolean value that indicates whether the container reports that it enforces rights. If it does not, the
  /// result of the check gets a remark.
  private func enforcesRights() throws(Flaw) -> Bool {
    if try one.answer(to: CloudAccount()).enforcesRights == true { return true }
    remark = "the container does not return enforcesRights, so the owner's cores revert writes that are not allowed"
    return false
  }

  func additions() throws(Flaw) {
    guard try enforcesRights() else { return }
    let (zone, name, type) = (try newZone(), newID(), "StockEntries")
    func entry(_ text: String, _ tag: String?) -> CloudRecord {
      CloudRecord(name, type, in: zone, CloudFields([.init("note", CloudValue(.text, json: jsonText(text)))]), tag: tag)
    }
    let tag = try save(entry("first", nil))
    let disguised = CloudRecord(name, "MainspringTest", in: zone, entry("second", nil).fields, tag: tag)
    for changed in [entry("second", tag), disguised] {
      try requireRefused(
        try modify([changed])[0], as: .permissionFailure, when: "a change of a record that can only be added")
    }
    for deletion in [CloudDeletion(name, type, in: zone), CloudDeletion(name, type, in: zone, tag: tag)] {
      try requireRefused(
        try modify([], delete: [deletion])[0], as: .permissionFailure,
        when: "a deletion of a record that can only be added")
    }
    try Flaw.require(
      try find(name, in: zone)?.fields["note"]?.json == "\"first\"",
      "a record that can only be added must keep its value")
  }

  /// Checks that a participant can write only the records of departments in which the participant has a right. The
  /// guest works in the department whose bit is 1, inventory.
  func departments() throws(Flaw) {
    guard try enforcesRights() else { return }
    let shared = try newShare()
    let own = newID()
    let text = CloudFields([.init("note", CloudValue(.text, json: "\"by the owner\""))])
    let tag = try save(CloudRecord(own, "Contacts", in: shared.own, text))
    let link = try invite(shared, as: "guest")
    let access = try guest.answer(to: AcceptShare(link, as: nil)).share.participants.first?.access
    func write(_ type: String) throws(Flaw) -> CloudResult {
      try modifyShared([CloudRecord(newID(), type, in: shared.theirs, text)])[0]
    }
    try Flaw.require(
      try write("Items").kind == nil,
      "a participant with a right in a department must be able to write the department's records")
    for type in ["Contacts", "Payments", "PurchaseLines"] {
      try requireRefused(try write(type), as: .permissionFailure, when: "a record of another department (\(type))")
    }
    let changed = CloudRecord(
      own, "Contacts", in: shared.theirs, CloudFields([.init("note", CloudValue(.text, json: "\"x\""))]), tag: tag)
    try requireRefused(
      try modifyShared([changed])[0], as: .permissionFailure, when: "a change of a record of another department")
    let gone = CloudDeletion(own, "Contacts", in: shared.theirs)
    try requireRefused(
      try modifyShared([], delete: [gone])[0], as: .permissionFailure,
      when: "a deletion of a record of another department")
    // The owner now moves the guest to another department. The next writes must be judged by the new rights.
    guard let access, let record = try find(access, in: shared.own) else {
      throw Flaw("a participant who accepts must have an access record")
    }
    try save(
      CloudRecord(
        access, OwnersRecords.access, in: shared.own,
        CloudFields([.init(OwnersRecords.Field.departments, CloudValue(.int, json: "8"))]), tag: record.recordChangeTag)
    )
    try Flaw.require(
      try write("Contacts").kind == nil,
      "a participant who was given a right in a department must be able to write the department's records")
    try requireRefused(
      try write("Items"), as: .permissionFailure,
      when: "a record of a department in which the participant lost the right")
  }
}
