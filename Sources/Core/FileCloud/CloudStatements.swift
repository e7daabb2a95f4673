internal import SQLite

/// The prepared SQL statements for the tables of a container, except those about shares.
struct CloudStatements {
  let dataVersion: Statement
  let changedZones: Statement
  let newestChange: Statement
  let countChange: Statement
  let zone: Statement
  let makeZone: Statement
  let removeZone: Statement
  let renameZone: Statement
  let setZone: Statement
  let emptyZone: Statement
  let forget: Statement
  let record: Statement
  let insert: Statement
  let replace: Statement
  let changes: Statement
  let operation: Statement
  let noteOperation: Statement
  let trimOperations: Statement
  let file: Statement
  let beginFile: Statement
  let addPiece: Statement
  let finishFile: Statement
  let forgetFile: Statement
  let endUse: Statement
  let forgetUnused: Statement
  let forgetFiles: Statement
  let forgetUses: Statement
  let use: Statement
  let forgetUse: Statement
  let used: Statement
  let usesOf: Statement
  let piece: Statement
  let noteCommit: Statement
  let mark: Statement
  let trimHistory: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    dataVersion = try connection.statement("PRAGMA data_version")
    newestChange = try connection.statement("SELECT change FROM container")
    countChange = try connection.statement("UPDATE container SET change = change + 1")
    changedZones = try connection.statement(
      "SELECT name, gone, changed FROM zones WHERE owner = ? AND changed > ? AND instr(name, '#') = 0 ORDER BY changed LIMIT ?"
    )
    zone = try connection.statement(
      "SELECT number, change, floor, newest, gone FROM zones WHERE owner = ? AND name = ?")
    makeZone = try connection.statement(
      "INSERT INTO zones (owner, name, changed, change, floor) VALUES (?, ?, ?, 0, 0)")
    removeZone = try connection.statement("DELETE FROM zones WHERE number = ?")
    renameZone = try connection.statement("UPDATE zones SET name = name || '#' || number WHERE number = ?")
    setZone = try connection.statement(
      "UPDATE zones SET changed = ?, change = ?, floor = ?, newest = ?, gone = ? WHERE number = ?")
    emptyZone = try connection.statement("DELETE FROM records WHERE zone = ?")
    forget = try connection.statement("DELETE FROM records WHERE zone = ? AND change <= ? AND fields IS NULL")
    record = try connection.statement(
      "SELECT change, type, fields, parent, creator, modifier, createdAt, modifiedAt FROM records WHERE zone = ? AND name = ?"
    )
    insert = try connection.statement(
      """
      INSERT INTO records (zone, change, name, type, fields, parent, creator, modifier, createdAt, modifiedAt)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9)
      """)
    replace = try connection.statement(
      """
      UPDATE records SET change = ?2, type = ?4, fields = ?5, parent = ?6, modifier = ?7, createdAt = ?8, modifiedAt = ?9 WHERE zone = ?1 AND name = ?3
      """)
    changes = try connection.statement(
      """
      SELECT change, name, type, fields, parent, creator, modifier, createdAt, modifiedAt FROM records
      WHERE zone = ? AND change > ? ORDER BY change LIMIT ?
      """)
    operation = try connection.statement("SELECT answer FROM operations WHERE owner = ? AND operation = ?")
    noteOperation = try connection.statement(
      "INSERT INTO operations (owner, device, operation, answer) VALUES (?, ?, ?, ?)")
    trimOperations = try connection.statement(
      """
      DELETE FROM operations WHERE owner = ?1 AND device = ?2
        AND row <= (SELECT row FROM operations WHERE owner = ?1 AND device = ?2 ORDER BY row DESC LIMIT 1 OFFSET ?3)
      """)
    file = try connection.statement("SELECT number FROM files WHERE zone = ? AND sha256 = ? AND whole = 1")
    beginFile = try connection.statement(
      "INSERT INTO files (zone, sha256, bytes, at) VALUES (?, ?, ?, ?) RETURNING number")
    addPiece = try connection.statement("INSERT INTO pieces (file, place, bytes) VALUES (?, ?, ?)")
    finishFile = try connection.statement("UPDATE files SET whole = 1 WHERE number = ?")
    forgetFile = try connection.statement("DELETE FROM files WHERE number = ?")
    endUse = try connection.statement(
      "UPDATE files SET at = ?2 WHERE number = ?1 AND NOT EXISTS (SELECT 1 FROM uses WHERE file = ?1)")
    forgetUnused = try connection.statement(
      """
      DELETE FROM files WHERE at < CASE whole WHEN 1 THEN ?1 ELSE ?2 END AND NOT EXISTS (SELECT 1 FROM uses WHERE file = number)
      """)
    forgetFiles = try connection.statement("DELETE FROM files WHERE zone = ?")
    forgetUses = try connection.statement("DELETE FROM uses WHERE zone = ?")
    use = try connection.statement("INSERT OR REPLACE INTO uses (zone, record, field, file) VALUES (?, ?, ?, ?)")
    forgetUse = try connection.statement("DELETE FROM uses WHERE zone = ? AND record = ? AND field = ?")
    used = try connection.statement(
      "SELECT number, sha256 FROM uses JOIN files ON number = file WHERE uses.zone = ? AND record = ? AND field = ?")
    usesOf = try connection.statement("SELECT field FROM uses WHERE zone = ? AND record = ?")
    noteCommit = try connection.statement(
      "INSERT OR IGNORE INTO history (zone, change, mark) VALUES (?, ?, random() & \(Int.max))")
    mark = try connection.statement(
      "SELECT change, mark FROM history WHERE zone = ? AND change >= ? ORDER BY change LIMIT 1")
    trimHistory = try connection.statement("DELETE FROM history WHERE zone = ? AND change < ?")
    piece = try connection.statement("SELECT bytes FROM pieces WHERE file = ? AND place = ?")
  }
}
