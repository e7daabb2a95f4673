internal import SQLite

/// The prepared SQL statements for shares and their participants.
struct ShareStatements {
  let sharedZone: Statement
  let changedZones: Statement
  let newestChange: Statement
  let zone: Statement
  let share: Statement
  let putShare: Statement
  let countChange: Statement
  let leadsTo: Statement
  let participants: Statement
  let putParticipant: Statement
  let forgetParticipant: Statement
  let takingPart: Statement
  let accessOf: Statement
  let rightsOf: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    // A former participant does not learn of later changes of the zone.
    let newest =
      "CASE WHEN participants.gone IS NULL THEN max(zones.changed, participants.changed) ELSE participants.changed END"
    sharedZone = try connection.statement(
      """
      SELECT number, change, floor, newest, coalesce(zones.gone, participants.gone), permission FROM zones JOIN participants ON zone = number
      WHERE owner = ? AND name = ? AND account = ?
      """)
    changedZones = try connection.statement(
      """
      SELECT owner, name, coalesce(zones.gone, participants.gone), \(newest) AS latest
      FROM participants JOIN zones ON number = zone WHERE account = ? AND latest > ? ORDER BY latest LIMIT ?
      """)
    newestChange = try connection.statement(
      "SELECT max(\(newest)) FROM participants JOIN zones ON number = zone WHERE account = ?")
    zone = try connection.statement(
      "SELECT number, change, floor, newest, gone, owner, name FROM zones WHERE number = ?")
    share = try connection.statement("SELECT \(FileCloud.Share.columns) FROM shares WHERE zone = ?")
    putShare = try connection.statement(
      "INSERT OR REPLACE INTO shares (\(FileCloud.Share.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    countChange = try connection.statement("UPDATE shares SET tag = tag + 1 WHERE zone = ?")
    leadsTo = try connection.statement(
      "SELECT zone, NULL FROM shares WHERE token = ?1 UNION ALL SELECT zone, id FROM participants WHERE token = ?1 LIMIT 1"
    )
    participants = try connection.statement(
      "SELECT \(FileCloud.Participant.columns) FROM participants WHERE zone = ? ORDER BY invitedAt, id")
    putParticipant = try connection.statement(
      "INSERT OR REPLACE INTO participants (\(FileCloud.Participant.columns), changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    forgetParticipant = try connection.statement("DELETE FROM participants WHERE zone = ? AND id = ?")
    takingPart = try connection.statement(
      """
      SELECT count(*) FROM records WHERE zone = ? AND type = 'AccessControl' AND fields IS NOT NULL
        AND json_extract(fields, '$.isOwner.value') IS NOT 1
      """)
    accessOf = try connection.statement(
      """
      SELECT name FROM records WHERE zone = ? AND type = 'AccessControl' AND fields IS NOT NULL AND json_extract(fields, '$.userID.value') = ?
      """)
    rightsOf = try connection.statement(
      """
      SELECT fields FROM records WHERE zone = ?1 AND type = 'AccessControl' AND fields IS NOT NULL
        AND (json_extract(fields, '$.userID.value') = ?3
          OR name = (SELECT access FROM participants WHERE zone = ?1 AND account = ?2 AND gone IS NULL))
      """)
  }
}
