internal import Backup

/// The queries for the contents of assets that a backup must include: contents that a record refers to and that no
/// container has.
///
/// A record from a container can refer to a content that another device has not sent yet. This device does not have
/// that content, so the queries leave it out.
enum RecordedContents {
  static let queries = [
    ContentQuery(
      of: ["asset_files", "assets", "sync_known", "sync_uploads"],
      """
      SELECT DISTINCT files.sha256 FROM asset_files files
      JOIN assets ON assets.row = files.asset
      LEFT JOIN sync_known known ON known.record = assets.id AND known.tag IS NOT NULL
      WHERE known.record IS NULL
        OR instr(coalesce(known.unknown, ''), files.sha256) = 0
          AND EXISTS (SELECT 1 FROM sync_uploads uploads WHERE uploads.record = assets.id)
      ORDER BY files.sha256
      """),
    // This query is for a store that was never connected to a container, and does not have the tables of sync.
    ContentQuery(
      of: ["asset_files", "assets"],
      "SELECT DISTINCT files.sha256 FROM asset_files files JOIN assets ON assets.row = files.asset ORDER BY files.sha256"
    ),
  ]
}
