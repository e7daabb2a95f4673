// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What a backup holds.
public struct BackupReport: Record {
  /// The moment that it is a copy of: everything that was answered before is in it.
  public var madeAt: Date
  /// The size of the file.
  public var bytes: Int
  /// The number of files of assets in it.
  public var assets: Int
  /// The SHA-256 of each asset whose file was damaged before it was backed up.
  public var damaged: [String]

  public init(
    madeAt: Date,
    bytes: Int,
    assets: Int,
    damaged: [String]
  ) {
    self.madeAt = madeAt
    self.bytes = bytes
    self.assets = assets
    self.damaged = damaged
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.madeAt = reader.required("madeAt")
    self.bytes = reader.required("bytes")
    self.assets = reader.required("assets")
    self.damaged = reader.required("damaged")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("madeAt", self.madeAt)
    writer.put("bytes", self.bytes)
    writer.put("assets", self.assets)
    writer.put("damaged", self.damaged)
    return writer.json
  }
}
