internal import Storage

/// The SQL statements for the tables of one store's sync.
struct SyncStatements {
  let state = StoreStatement("SELECT value FROM {store}.sync_state WHERE name = ?")
  let setState = StoreStatement("INSERT OR REPLACE INTO {store}.sync_state (name, value) VALUES (?, ?)")
  let forgetState = StoreStatement("DELETE FROM {store}.sync_state WHERE name = ?")

  let zones = StoreStatement(
    """
    SELECT number, database, name, owner, token, isDirty, isMade, isDeletion, isWhole, wholeSince, fetches, generation, reached, skipped
    FROM {store}.sync_zones
    ORDER BY number
    """)
  let putZone = StoreStatement(
    """
    INSERT OR REPLACE INTO {store}.sync_zones
      (number, database, name, owner, token, isDirty, isMade, isDeletion, isWhole, wholeSince, fetches, generation, reached, skipped)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """)
  let forgetZone = StoreStatement("DELETE FROM {store}.sync_zones WHERE number = ?")
  let emptyKnown = StoreStatement("DELETE FROM {store}.sync_known WHERE zone = ?")
  let emptyMarks = StoreStatement("DELETE FROM {store}.sync_marks WHERE zone = ?")
  let emptyArrivals = StoreStatement("DELETE FROM {store}.sync_arrivals WHERE zone = ?")

  private static let knownColumns =
    "record, zone, recordType, tag, createdAt, modifiedAt, modifier, fields, unknown, generation"
  let known = StoreStatement("SELECT \(knownColumns) FROM {store}.sync_known WHERE record = ?")
  let trace = StoreStatement(
    """
    SELECT tag, generation, (SELECT 1 FROM {store}.sync_marks WHERE record = ?1)
    FROM (SELECT 1) LEFT JOIN {store}.sync_known ON record = ?1
    """)
  let arrivalOrder = StoreStatement(
    "SELECT (SELECT createdAt FROM {store}.sync_known WHERE record = ?1), (SELECT isSent FROM {store}.sync_marks WHERE record = ?1)"
  )
  let setGeneration = StoreStatement("UPDATE {store}.sync_known SET generation = ? WHERE record = ?")
  let putKnown = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sync_known (\(knownColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
  let addKnown = StoreStatement(
    "INSERT OR IGNORE INTO {store}.sync_known (\(knownColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
  let forgetKnown = StoreStatement("DELETE FROM {store}.sync_known WHERE record = ?")
  let unmet = StoreStatement(
    """
    SELECT \(knownColumns) FROM {store}.sync_known
    WHERE record > ? AND zone = ? AND generation < ? AND tag IS NOT NULL ORDER BY record LIMIT ?
    """)

  static let marksColumns =
    "record, kind, zone, position, isWhole, isDeletion, edits, sent, unsure, isSent, acknowledged, attempts, nextAttemptAt, lastError"
  let marks = StoreStatement("SELECT \(marksColumns) FROM {store}.sync_marks WHERE record = ?")
  let putMarks = StoreStatement(
    """
    INSERT INTO {store}.sync_marks (\(marksColumns), rank, isEdited) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (record) DO UPDATE SET (kind, zone, position, isWhole, isDeletion, edits, sent, unsure, isSent, acknowledged, attempts,
      nextAttemptAt, lastError, rank, isEdited) = (excluded.kind, excluded.zone, excluded.position, excluded.isWhole, excluded.isDeletion,
      excluded.edits, excluded.sent, excluded.unsure, excluded.isSent, excluded.acknowledged, excluded.attempts, excluded.nextAttemptAt,
      excluded.lastError, excluded.rank, excluded.isEdited)
    """)
  let forgetMarks = StoreStatement("DELETE FROM {store}.sync_marks WHERE record = ?")
  let markWhole = StoreStatement(
    """
    INSERT OR IGNORE INTO {store}.sync_marks (\(marksColumns), rank, isEdited)
    SELECT ?1, ?2, ?3, 0, 1, 0, '{}', '{}', '{}', 0, NULL, 0, NULL, NULL, ?4, 1
    WHERE NOT EXISTS (SELECT 1 FROM {store}.sync_known WHERE record = ?1 AND tag IS NOT NULL)
    """)
  let forgetWhole = StoreStatement(
    """
    DELETE FROM {store}.sync_marks
    WHERE record = ? AND isWhole = 1 AND isDeletion = 0 AND isSent = 0 AND edits = '{}' AND sent = '{}' AND unsure = '{}'
    """)
  let due = StoreStatement(
    """
    SELECT \(marksColumns) FROM {store}.sync_marks
    WHERE isEdited = 1 AND (nextAttemptAt IS NULL OR nextAttemptAt <= ?) ORDER BY rank, position, record LIMIT ?
    """)
  let edited = StoreStatement(
    "SELECT \(marksColumns) FROM {store}.sync_marks WHERE isEdited = 1 AND rank = ? ORDER BY position, record")
  let nextDue = StoreStatement(
    "SELECT min(nextAttemptAt) FROM {store}.sync_marks WHERE isEdited = 1 AND nextAttemptAt < \(Marks.never)")
  let forgetWaits = StoreStatement(
    "UPDATE {store}.sync_marks SET nextAttemptAt = NULL WHERE isEdited = 1 AND nextAttemptAt <= ?")
  let sent = StoreStatement(
    "SELECT \(marksColumns) FROM {store}.sync_marks WHERE isSent = 1 AND record > ? ORDER BY record LIMIT ?")
  let forgetSaved = StoreStatement(
    """
    DELETE FROM {store}.sync_marks WHERE record IN (
      SELECT record FROM {store}.sync_marks WHERE isSent = 1 AND isEdited = 0 AND zone = ? AND acknowledged < ? ORDER BY record LIMIT ?)
    """)
  let editedSince = StoreStatement(
    """
    SELECT \(marksColumns) FROM {store}.sync_marks
    WHERE isSent = 1 AND isEdited = 1 AND zone = ? AND acknowledged < ? ORDER BY record LIMIT ?
    """)
  let hasSaved = StoreStatement(
    "SELECT 1 FROM {store}.sync_marks WHERE isSent = 1 AND zone = ? AND acknowledged IS NOT NULL LIMIT 1")
  let pending = StoreStatement(
    """
    SELECT (SELECT count(*) FROM {store}.sync_marks WHERE isEdited = 1), (SELECT count(*) FROM {store}.sync_marks WHERE isSent = 1),
      (SELECT count(*) FROM {store}.sync_marks WHERE isEdited = 1 AND nextAttemptAt = \(Marks.never))
    """)

  let unsent = StoreStatement(
    """
    SELECT zone, count(*) FROM {store}.sync_marks WHERE isEdited = 1 OR isSent = 1 AND acknowledged IS NULL GROUP BY zone ORDER BY zone
    """)

  let unanswered = StoreStatement("SELECT zone, isOfFiles, request FROM {store}.sync_batches ORDER BY row")
  let putUnanswered = StoreStatement(
    "INSERT INTO {store}.sync_batches (operation, zone, isOfFiles, request) VALUES (?, ?, ?, ?)")
  let forgetUnanswered = StoreStatement("DELETE FROM {store}.sync_batches WHERE operation = ?")
  let emptyBatches = StoreStatement("DELETE FROM {store}.sync_batches WHERE zone = ?")

  private static let tombstoneColumns = "record, zone, recordType, fields, base, unknown, whole, isOwn, occasion"
  let putTombstone = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sync_tombstones (\(tombstoneColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
  let tombstone = StoreStatement("SELECT \(tombstoneColumns) FROM {store}.sync_tombstones WHERE record = ?")
  let partsDeleted = StoreStatement(
    "SELECT \(tombstoneColumns) FROM {store}.sync_tombstones WHERE whole = ? ORDER BY row")
  let forgetTombstones = StoreStatement(
    "DELETE FROM {store}.sync_tombstones WHERE row <= (SELECT max(row) FROM {store}.sync_tombstones) - ?")
  let emptyTombstones = StoreStatement("DELETE FROM {store}.sync_tombstones WHERE zone = ?")

  static let uploadColumns = "record, kind, zone, attempts, nextAttemptAt, lastError"
  let upload = StoreStatement("SELECT \(uploadColumns) FROM {store}.sync_uploads WHERE record = ?")
  let putUpload = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sync_uploads (\(uploadColumns)) VALUES (?, ?, ?, ?, ?, ?)")
  let forgetUpload = StoreStatement("DELETE FROM {store}.sync_uploads WHERE record = ?")
  let emptyUploads = StoreStatement("DELETE FROM {store}.sync_uploads WHERE zone = ?")
  let nextUpload = StoreStatement(
    "SELECT \(uploadColumns) FROM {store}.sync_uploads WHERE nextAttemptAt IS NULL OR nextAttemptAt <= ? ORDER BY nextAttemptAt, record LIMIT 1"
  )
  let nextUploadDue = StoreStatement(
    "SELECT min(nextAttemptAt) FROM {store}.sync_uploads WHERE nextAttemptAt < \(Marks.never)")
  let forgetUploadWaits = StoreStatement(
    "UPDATE {store}.sync_uploads SET nextAttemptAt = NULL WHERE nextAttemptAt <= ?")
  let countUploads = StoreStatement(
    "SELECT count(*), count(nextAttemptAt = \(Marks.never) OR NULL) FROM {store}.sync_uploads")
  let unsentFiles = StoreStatement("SELECT zone, count(*) FROM {store}.sync_uploads GROUP BY zone ORDER BY zone")
  let forgetTags = StoreStatement(
    """
    UPDATE {store}.sync_known SET tag = NULL
    WHERE EXISTS (
        SELECT 1 FROM json_each(unknown) WHERE key NOT IN (SELECT value FROM json_each(?1, '$."' || recordType || '"')))
      AND record NOT IN (SELECT record FROM {store}.sync_marks WHERE isDeletion = 1)
    """)

  private static let arrivalColumns =
    "record, zone, recordType, fields, tag, createdAt, modifiedAt, modifier, fetch, state, reason"
  let arrival = StoreStatement("SELECT \(arrivalColumns) FROM {store}.sync_arrivals WHERE record = ?")
  let putArrival = StoreStatement(
    "INSERT OR REPLACE INTO {store}.sync_arrivals (\(arrivalColumns), place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
  )
  let hasArrivals = StoreStatement("SELECT 1 FROM {store}.sync_arrivals LIMIT 1")
  let arrivals = StoreStatement(
    "SELECT \(arrivalColumns) FROM {store}.sync_arrivals WHERE state = ? ORDER BY place, record LIMIT ?")
  let forgetArrival = StoreStatement("DELETE FROM {store}.sync_arrivals WHERE record = ?")
  let forgetArrivals = StoreStatement(
    "DELETE FROM {store}.sync_arrivals WHERE zone = ? AND fetch < ? AND fields IS NOT NULL")
  let refresh = StoreStatement("UPDATE {store}.sync_arrivals SET state = 0 WHERE state = ?")
  let count = StoreStatement("SELECT count(*) FROM {store}.sync_arrivals WHERE state = ?")

  let noteConflict = StoreStatement(
    """
    INSERT INTO {store}.sync_conflicts (\(conflictColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)
    ON CONFLICT (id) DO UPDATE SET resolvedAt = NULL, at = excluded.at WHERE resolvedAt IS NOT NULL
    """)
  let forgetConflicts = StoreStatement("DELETE FROM {store}.sync_conflicts WHERE company = ?")
  let forgetConflict = StoreStatement("DELETE FROM {store}.sync_conflicts WHERE id = ? AND company IS ?")
  let conflictsOfRecord = StoreStatement("SELECT id, company FROM {store}.sync_conflicts WHERE record = ?")
  let oldConflicts = StoreStatement(
    """
    SELECT id FROM {store}.sync_conflicts WHERE company IS ?1 AND resolvedAt < ?2
    UNION ALL SELECT id FROM (SELECT id FROM {store}.sync_conflicts WHERE company IS ?1 ORDER BY row DESC LIMIT -1 OFFSET ?3)
    """)

  let queue = StoreStatement("SELECT \(marksColumns) FROM {store}.sync_marks WHERE record > ? ORDER BY record LIMIT ?")
  static let conflictColumns =
    "id, company, kind, record, field, ancestor, local, server, kept, reason, modifier, at, resolvedAt"
  let conflicts = StoreStatement(
    """
    SELECT \(conflictColumns), row FROM {store}.sync_conflicts
    WHERE row < ?1 AND company IS ?2 AND (?3 IS NULL OR record = ?3) AND (?4 IS NULL OR (resolvedAt IS NOT NULL) = ?4)
      AND kind NOT IN (SELECT value FROM json_each(?5)) AND (field IS NULL OR kind || '.' || field NOT IN (SELECT value FROM json_each(?6)))
    ORDER BY row DESC LIMIT ?7
    """)
  let conflictsOfAccount = StoreStatement(
    """
    SELECT \(conflictColumns), row FROM {store}.sync_conflicts
    WHERE company IS NULL AND row < ?1 AND (?2 IS NULL OR record = ?2) AND (?3 IS NULL OR (resolvedAt IS NOT NULL) = ?3)
    ORDER BY row DESC
    """)
  let conflict = StoreStatement("SELECT \(conflictColumns) FROM {store}.sync_conflicts WHERE id = ? AND company IS ?")
  let noteResolved = StoreStatement("UPDATE {store}.sync_conflicts SET resolvedAt = ? WHERE id = ?")
  let line = StoreStatement("SELECT \(conflictColumns) FROM {store}.sync_conflicts WHERE id = ? AND company IS ?")
  let putLine = StoreStatement(
    """
    INSERT INTO {store}.sync_conflicts (\(conflictColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET modifier = excluded.modifier, at = excluded.at, resolvedAt = excluded.resolvedAt
      WHERE company IS excluded.company
    """)
  let lines = StoreStatement("SELECT id, company, row FROM {store}.sync_conflicts WHERE row > ? ORDER BY row LIMIT ?")
  let linesOfCompany = StoreStatement(
    "SELECT id, row FROM {store}.sync_conflicts WHERE company IS ? AND row > ? ORDER BY row LIMIT ?")
  let moveLine = StoreStatement("UPDATE {store}.sync_conflicts SET row = ?2 WHERE row = ?1")

  static let eventColumns = "id, type, company, startedAt, endedAt, records, bytes, kind, message, store"
  let events = StoreStatement(
    "SELECT \(eventColumns), row FROM {store}.sync_events WHERE row < ? ORDER BY row DESC LIMIT ?")
  let noteEvent = StoreStatement(
    "INSERT INTO {store}.sync_events (\(eventColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
  let forgetEvents = StoreStatement(
    "DELETE FROM {store}.sync_events WHERE row <= (SELECT max(row) FROM {store}.sync_events) - ?")
  let forgetSettled = StoreStatement("DELETE FROM {store}.sync_state WHERE name GLOB ?")
  let share = StoreStatement("SELECT share FROM {store}.sync_shares WHERE company = ?")
  let putShare = StoreStatement("INSERT OR REPLACE INTO {store}.sync_shares (company, zone, share) VALUES (?, ?, ?)")
  let forgetShare = StoreStatement("DELETE FROM {store}.sync_shares WHERE zone = ?")
  let countShared = StoreStatement("SELECT count(tag) FROM {store}.sync_known WHERE zone = ?")
  let countNew = StoreStatement(
    """
    SELECT count(*) FROM {store}.sync_marks WHERE zone = ? AND isDeletion = 0
      AND NOT EXISTS (SELECT 1 FROM {store}.sync_known k WHERE k.record = sync_marks.record AND tag IS NOT NULL)
    """)
  let departures = StoreStatement(
    "SELECT id, company, name, reason, unsent, at, row FROM {store}.sync_departures WHERE row < ? ORDER BY row DESC LIMIT ?"
  )
  let lastDeparture = StoreStatement(
    "SELECT reason FROM {store}.sync_departures WHERE company = ? ORDER BY row DESC LIMIT 1")
  let noteDeparture = StoreStatement(
    "INSERT INTO {store}.sync_departures (id, company, name, reason, unsent, at) VALUES (?, ?, ?, ?, ?, ?)")
  let unfinishedDepartures = StoreStatement("SELECT company FROM {store}.sync_departures WHERE isFinished = 0")
  let finishDepartures = StoreStatement("UPDATE {store}.sync_departures SET isFinished = 1 WHERE isFinished = 0")
  let forgetDepartures = StoreStatement(
    "DELETE FROM {store}.sync_departures WHERE row <= (SELECT max(row) FROM {store}.sync_departures) - ?")
  /// Returns a row if the store has the tables of sync.
  let tables = StoreStatement("SELECT 1 FROM {store}.sqlite_schema WHERE name = 'sync_state'")
}
