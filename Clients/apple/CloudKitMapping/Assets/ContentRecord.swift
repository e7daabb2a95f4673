/// A record in CloudKit that contains the content of assets. Each zone has one such record for each digest.
///
/// CloudKit downloads the assets of a record together with the record, and several records can refer to the same
/// content. So each content is in a separate record, which is fetched only when the core requests the content. CloudKit
/// does not report when no record refers to a content any more. So the content stays until its zone is deleted.
public enum ContentRecord {
  public static let type = "MainspringContent"
  /// The name of the field with the `CKAsset`.
  public static let field = "content"
  private static let prefix = "content-"

  public static func name(of sha256: String) -> String { prefix + sha256 }

  /// Returns the digest and the size of the content that a field of a record refers to.
  /// - Throws: assetFileMissing if the field does not refer to a content.
  public static func digest(of field: String, in record: NativeRecord) throws(CloudRefusal) -> AssetFile {
    guard let name = try? FieldName.native(field), let native = record.fields[name],
      let value = FieldMapping.value(of: native),
      let file = AssetFile(value: value)
    else { throw CloudRefusal(.assetFileMissing, "The record has no content in \(field)") }
    return file
  }
}
