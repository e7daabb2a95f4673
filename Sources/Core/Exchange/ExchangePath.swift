#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What a path of an import or an export may name.
enum ExchangePath {
  static func check(_ path: String) throws(ImportFile.Failure) {
    if path.utf8.contains(0) { throw ImportFile.Failure(sentence: "no path has a NUL in it") }
  }

  /// What a call answers that no signal has interrupted.
  static func again(_ call: () -> Int32) -> Int32 {
    while true {
      let answer = call()
      if answer >= 0 || errno != EINTR { return answer }
    }
  }

  /// Whether a file is one of the data directory, by whatever name.
  static func isPart(of house: String?, _ status: stat) -> Bool {
    folders(of: house).contains { folder in names(in: folder).contains { isSame("\(folder)/\($0)", status) } }
  }

  /// Whether the folder that a path is in is the data directory, or one of its own.
  static func isFolder(of path: String, in house: String?) -> Bool {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    var status = stat()
    return stat(folder, &status) == 0 && folders(of: house).contains { isSame($0, status) }
  }

  private static func folders(of house: String?) -> [String] { house.map { [$0, "\($0)/assets"] } ?? [] }

  private static func isSame(_ path: String, _ status: stat) -> Bool {
    var other = stat()
    return stat(path, &other) == 0 && other.st_ino == status.st_ino && other.st_dev == status.st_dev
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } })
    }
    return names
  }
}
