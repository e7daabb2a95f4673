#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Creates temporary folders, for example for the files of a core in memory. They are removed when the process ends.
enum TemporaryFolder {
  nonisolated(unsafe) private static var made: [String] = []

  /// The path of the system's folder for temporary files.
  private static var place: String {
    getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// Returns the path of a new folder. If no folder can be created, returns the system's folder for temporary files.
  static func make() -> String { makeNew() ?? place }

  /// Creates a folder that only this process uses. Returns `nil` if no folder can be created.
  static func makeNew() -> String? {
    var template = Array("\(place)/mainspring-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if made.isEmpty { atexit { TemporaryFolder.removeAll() } }
    made.append(path)
    return path
  }

  /// Calls `work`. If `isWanted` is `true`, the working directory during the call is a new folder, which is removed
  /// when the process ends.
  static func inside<T>(_ isWanted: Bool, _ work: () throws -> T) throws -> T {
    guard isWanted else { return try work() }
    let here = open(".", O_RDONLY | O_CLOEXEC)
    defer { close(here) }
    guard here >= 0, chdir(make()) == 0 else {
      throw UsageError("no temporary folder can be created: \(Output.reason(errno))")
    }
    defer { _ = fchdir(here) }
    return try work()
  }

  private static func removeAll() {
    for folder in made {
      for name in Files.names(in: folder) where name != "assets" { unlink("\(folder)/\(name)") }
      for name in Files.names(in: "\(folder)/assets") { unlink("\(folder)/assets/\(name)") }
      rmdir("\(folder)/assets")
      rmdir(folder)
    }
  }
}
