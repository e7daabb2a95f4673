internal import Storage

/// The reason that a backup was not made, checked or restored.
public struct BackupFailure: Error, Sendable {
  public enum Kind: Sendable {
    /// A file of the data directory can't be read.
    case source
    /// The backup, or the folder into which the backup is restored, can't be written.
    case target
    /// The file is not a backup, or not a whole one.
    case damaged
    /// The request was cancelled, or a signal ends the process.
    case cancelled
  }

  public let kind: Kind
  /// A clause without a full stop, which names the file.
  public let sentence: String

  public init(_ kind: Kind, _ sentence: String) {
    self.kind = kind
    self.sentence = sentence
  }

  public static let cancelled = BackupFailure(.cancelled, "the work was cancelled; no file was written or replaced")

  static func source(_ path: String, _ trouble: FileTrouble) -> BackupFailure {
    BackupFailure(.source, "\(path) can't be read: \(trouble.sentence)")
  }

  static func target(_ path: String, _ error: SystemError) -> BackupFailure {
    BackupFailure(.target, "\(path) can't be written: \(error.sentence)")
  }

  static func target(_ path: String, _ trouble: FileTrouble) -> BackupFailure {
    BackupFailure(.target, "\(path) can't be written: \(trouble.sentence)")
  }

  static func damaged(_ path: String, _ defect: String) -> BackupFailure {
    BackupFailure(.damaged, "\(path) \(defect)")
  }
}
