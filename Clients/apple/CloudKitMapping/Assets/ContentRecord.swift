/// A record that holds the content of assets: one a zone and digest.
///
/// CloudKit downloads a record's assets with the record, and a content may be that of several records. So contents are
/// records of their own, which are only fetched when the core asks for one. CloudKit can't tell when nobody uses one
/// any more: it stays until its zone goes.
public enum ContentRecord {
  public static let type = "MainspringContent"
  /// The field with the `CKAsset`.
  public static let field = "content"
  private static let prefix = "content-"

  public static func name(of sha256: String) -> String { prefix + sha256 }

  /// The digest of the content that a field of a record stands for.
  /// - Throws: assetFileMissing where the field has none.
  public static func digest(of field: String, in record: NativeRecord) throws(CloudRefusal) -> AssetFile {
    guard let name = try? FieldName.native(field), let native = record.fields[name],
      let value = FieldMapping.value(of: native),
      let file = AssetFile(value: value)
    else { throw CloudRefusal(.assetFileMissing, "The record has no content in \(field)") }
    return file
  }
}
