import Foundation
import SQLite
import Shape
import Storage

/// A directory that is removed at the end of the test.
final class ScratchDirectory {
  let path = NSTemporaryDirectory() + "mainspring-\(Foundation.UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Copies the files into another directory, in the state in which a crash would leave them now.
  func copied() throws -> ScratchDirectory {
    let copy = ScratchDirectory()
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    return copy
  }

  /// Returns the names of all things in a store's file. No process may have the file open.
  func things(in store: Store) throws -> [String] { try texts("SELECT name FROM things ORDER BY row", in: store) }

  /// Returns the results of a query in a store's file. No process may have the file open.
  func texts(_ sql: String, in store: Store) throws -> [String] {
    let connection = try Connection(path: "\(path)/\(store.fileName)")
    // A statement does not retain its connection.
    return try withExtendedLifetime(connection) {
      try connection.statement(sql).all({ _ in }, { $0.next(String.self) })
    }
  }

  /// Returns the size of a store's write-ahead log in bytes.
  func logSize(of store: Store) -> Int {
    let file = "\(path)/\(store.fileName)-wal"
    return (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
  }

  /// Opens the directory for a program with these tables. The shared store is created, too; otherwise it exists only
  /// after something is shared.
  func open(_ schemas: [ServiceSchema]) throws -> StoreFiles {
    ScratchDirectory.prepareSQLite
    let files = FileManager.default
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    let shared = "\(path)/\(Store.shared.fileName)"
    if !files.fileExists(atPath: shared) { _ = files.createFile(atPath: shared, contents: nil) }
    return try DataDirectory.open(path) { ServiceSchema.file(of: $0, { schemas }) }
  }

  /// Opens a connection before any test does. The server configures SQLite for one thread, which is impossible once
  /// SQLite is in use, and the tests run in parallel.
  static let prepareSQLite: Void = { _ = try? Connection(path: ":memory:") }()
}
