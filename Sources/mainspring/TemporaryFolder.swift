#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A folder for the files of a core that keeps nothing: it goes with the process.
enum TemporaryFolder {
  nonisolated(unsafe) private static var made: [String] = []

  /// Where temporary files are.
  private static var place: String { getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  /// Its path; it is made when the first of its files is.
  static func make() -> String { makeNew() ?? place }

  /// Makes a folder that nobody else uses; returns `nil` if that can't be done.
  static func makeNew() -> String? {
    var template = Array("\(place)/mainspring-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if made.isEmpty { atexit { TemporaryFolder.removeAll() } }
    made.append(path)
    return path
  }

  /// Does something with a new folder as the one that paths begin in, and removes it; or where it stands.
  static func inside<T>(_ isWanted: Bool, _ work: () throws -> T) throws -> T {
    guard isWanted else { return try work() }
    let here = open(".", O_RDONLY | O_CLOEXEC)
    defer { close(here) }
    guard here >= 0, chdir(make()) == 0 else { throw UsageError("there is no place for temporary files: \(Output.reason(errno))") }
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
