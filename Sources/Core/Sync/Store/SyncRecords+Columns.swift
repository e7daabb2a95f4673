internal import Cloud
internal import JSON
internal import SQLite
internal import Shape

/// Reads and binds the columns of the tables of sync, in the order of the columns in `SyncStatements`.
extension ZoneState {
  init(_ row: inout RowSource) {
    self.init(
      number: row.next(), row.next(CloudDatabase.self), CloudZone(name: row.next(), owner: row.next(String?.self)))
    token = row.next(String?.self)
    (isDirty, isMade, isDeletion, isWhole) = (row.next(), row.next(), row.next(), row.next())
    (wholeSince, fetches, generation) = (row.next(), row.next(), row.next())
    reached = row.next(String?.self)
    skipped = row.next(String?.self).flatMap { [String](json: $0) } ?? []
  }

  func bind(to binder: inout Binder) {
    binder.add(number)
    binder.add(database)
    binder.add(zone.name)
    binder.add(zone.owner)
    binder.add(token)
    for isSo in [isDirty, isMade, isDeletion, isWhole] { binder.add(isSo) }
    binder.add(wholeSince)
    binder.add(fetches)
    binder.add(generation)
    binder.add(reached)
    binder.add(skipped.isEmpty ? nil : jsonText(skipped))
  }
}

extension Known {
  init(_ row: inout RowSource) {
    self.init(
      row.next(), in: row.next(), row.next(), tag: row.next(String?.self), createdAt: row.next(Timestamp?.self),
      modifiedAt: row.next(Timestamp?.self),
      modifier: row.next(String?.self), fields: Members(kept: row.next(String.self)),
      unknown: row.next(String?.self).map { CloudFields(text: $0) } ?? CloudFields([]), generation: row.next())
  }

  func bind(to binder: inout Binder) {
    binder.add(record)
    binder.add(zone)
    binder.add(recordType)
    binder.add(tag)
    binder.add(createdAt)
    binder.add(modifiedAt)
    binder.add(modifier)
    binder.add(fields.text)
    binder.add(unknown.isEmpty ? nil : unknown.text)
    binder.add(generation)
  }
}

extension Marks {
  init(_ row: inout RowSource) { self.init(of: row.next(), &row) }

  /// Reads the remaining columns of a row after its first column, the record.
  init(of record: UUID, _ row: inout RowSource) {
    self.init(of: record, row.next(), in: row.next(), order: row.next())
    (isWhole, isDeletion) = (row.next(), row.next())
    edits = Members(kept: row.next(String.self)).list.map { Edit($0.name, at: Int($0.json) ?? 0) }
    sent = Members(kept: row.next(String.self))
    unsure = Members(kept: row.next(String.self))
    isSent = row.next()
    acknowledged = row.next(Int?.self)
    attempts = row.next()
    nextAttemptAt = row.next(Int?.self)
    lastError = row.next(String?.self)
  }

  func bind(to binder: inout Binder) {
    binder.add(record)
    binder.add(kind)
    binder.add(zone)
    binder.add(order)
    binder.add(isWhole)
    binder.add(isDeletion)
    binder.add(Members(edits.map { .init($0.name, "\($0.at)") }).text)
    binder.add(sent.text)
    binder.add(unsure.text)
    binder.add(isSent)
    binder.add(acknowledged)
    binder.add(attempts)
    binder.add(nextAttemptAt)
    binder.add(lastError)
  }
}

extension Arrival {
  init(_ row: inout RowSource) {
    self.init(
      row.next(), in: row.next(), row.next(), row.next(String?.self).map { CloudFields(text: $0) },
      tag: row.next(String?.self),
      createdAt: row.next(Timestamp?.self), modifiedAt: row.next(Timestamp?.self), modifier: row.next(String?.self),
      fetch: row.next(),
      state: State(rawValue: row.next()) ?? .fresh, reason: row.next(String?.self))
  }

  func bind(to binder: inout Binder) {
    binder.add(record)
    binder.add(zone)
    binder.add(recordType)
    binder.add(fields?.text)
    binder.add(tag)
    binder.add(createdAt)
    binder.add(modifiedAt)
    binder.add(modifier)
    binder.add(fetch)
    binder.add(state.rawValue)
    binder.add(reason)
  }
}

extension Upload {
  init(_ row: inout RowSource) {
    self.init(of: row.next(), row.next(), in: row.next())
    (attempts, nextAttemptAt, lastError) = (row.next(), row.next(Int?.self), row.next(String?.self))
  }

  func bind(to binder: inout Binder) {
    binder.add(record)
    binder.add(kind)
    binder.add(zone)
    binder.add(attempts)
    binder.add(nextAttemptAt)
    binder.add(lastError)
  }
}
