internal import Backup

/// The contents of assets that a backup must contain: those that a record refers to, and that no container has.
///
/// A record that came from a container may have a content that another device has not sent yet. This device has never
/// had such a content.
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
    // The store was never connected to a container.
    ContentQuery(
      of: ["asset_files", "assets"],
      "SELECT DISTINCT files.sha256 FROM asset_files files JOIN assets ON assets.row = files.asset ORDER BY files.sha256"
    ),
  ]
}
