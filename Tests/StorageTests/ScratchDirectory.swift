import Foundation
import SQLite
import Shape
import Storage

/// A directory that is removed with the test.
final class ScratchDirectory {
  let path = NSTemporaryDirectory() + "mainspring-\(Foundation.UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Copies the files, as a crash would leave them now, into a directory of its own.
  func copied() throws -> ScratchDirectory {
    let copy = ScratchDirectory()
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    return copy
  }

  /// The names of all things in a store's file, which no process holds.
  func things(in store: Store) throws -> [String] { try texts("SELECT name FROM things ORDER BY row", in: store) }

  /// What a query finds in a store's file, which no process holds.
  func texts(_ sql: String, in store: Store) throws -> [String] {
    let connection = try Connection(path: "\(path)/\(store.fileName)")
    // A statement does not keep its connection.
    return try withExtendedLifetime(connection) {
      try connection.statement(sql).all({ _ in }, { $0.next(String.self) })
    }
  }

  /// The bytes of a store's write-ahead log.
  func logSize(of store: Store) -> Int {
    let file = "\(path)/\(store.fileName)-wal"
    return (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
  }

  /// Opens it for a program with these tables, and with a shared store, which is otherwise there once something is
  /// shared.
  func open(_ schemas: [ServiceSchema]) throws -> StoreFiles {
    ScratchDirectory.prepareSQLite
    let files = FileManager.default
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    let shared = "\(path)/\(Store.shared.fileName)"
    if !files.fileExists(atPath: shared) { _ = files.createFile(atPath: shared, contents: nil) }
    return try DataDirectory.open(path) { ServiceSchema.file(of: $0, { schemas }) }
  }

  /// The server has SQLite for one thread alone, which can't be said any more once it is in use; tests run side by
  /// side.
  static let prepareSQLite: Void = { _ = try? Connection(path: ":memory:") }()
}
