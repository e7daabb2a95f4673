internal import Cloud
internal import JSON
internal import RPC
internal import Shape

/// Checks the records of a batch against the rights of the account at the time when the batch is written.
extension Batch {
  /// Returns the reason why the account may not write a record in a zone that another account shares. Returns `nil` if
  /// it may.
  ///
  /// - Parameters:
  ///   - record: the record to save; `nil` for a deletion.
  ///   - kept: the stored record. If the batch changes the record's type, the account needs the rights for both types.
  func refusal(_ record: CloudRecord?, _ kept: FileCloud.Kept?, in index: Int) throws -> String? {
    let zone = zones[index].state
    switch zone.permission {
    case nil: return nil
    case .readOnly?: return Failure.readOnly.message
    case .readWrite?: break
    }
    let isOthers = kept.map { $0.creator != actor } ?? false
    let action = action(record, kept)
    var judged: [(type: String, fields: CloudFields?)] = []
    if let record { judged.append((record.recordType, record.fields)) }
    if let kept, record == nil || kept.type != record?.recordType || kept.type == RecordRule.assets {
      judged.append((kept.type, kept.fields.map { CloudFields(text: $0) }))
    }
    for (type, fields) in judged {
      // If a change of a file does not send the field with the file's record, the file still belongs to the same
      // record. Then only the stored fields are checked.
      if type == RecordRule.assets, fields?[RecordRule.owner] == nil, kept?.fields != nil, record != nil, fields != nil
      {
        continue
      }
      let isFile = type == RecordRule.assets
      let department = isFile ? try typeOfOwner(in: fields, zone) : type
      if let refusal = zone.rights.refusal(action, department, isFile: isFile, isOthers: isOthers) {
        return refusal.rawValue
      }
    }
    return nil
  }

  private func action(_ record: CloudRecord?, _ kept: FileCloud.Kept?) -> RecordRule.Action {
    guard let record else { return .delete }
    guard let fields = kept?.fields else { return .add(type: record.fields["type"].flatMap { String(json: $0.json) }) }
    return kept?.type == record.recordType
      ? RecordRule.change(of: CloudFields(text: fields), to: record.fields) : .change
  }

  /// Returns the type of the record that a file belongs to. Also finds a record that was deleted. Returns `nil` if no
  /// such record is known.
  private func typeOfOwner(in fields: CloudFields?, _ zone: FileCloud.Zone) throws -> String? {
    guard let owner = fields?[RecordRule.owner].flatMap({ String(json: $0.json) }), let id = RecordRule.ownerID(owner)
    else { return nil }
    return try cloud.find(id, in: zone)?.type
  }
}

extension FileCloud.Kept {
  /// Returns the reason why a stored record may not be changed, or `nil` if it may. A record that may only be added can
  /// be sent again with the same fields.
  func refusal(ofChangeTo record: CloudRecord) -> String? {
    guard let type = [self.type, record.recordType].first(where: RecordRule.isAppendOnly) else { return nil }
    if self.type != record.recordType || record.parent.map({ $0 != parent }) ?? false {
      return HeldRights.appendOnly(type)
    }
    return record.fields.isSaid(by: CloudFields(text: fields ?? "{}")) ? nil : HeldRights.appendOnly(type)
  }
}
