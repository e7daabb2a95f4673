#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Renames and removes files, so that a power cut afterwards does not undo the change.
///
/// A file system writes a folder to the disk at a time of its own choice. Before the folder is synced, a power cut can
/// undo the change of a name in it (https://man7.org/linux/man-pages/man2/fsync.2.html).
public enum FilePlace {
  /// Gives a complete file the name `path`, in the same folder. Waits until the content and the name are on the disk.
  /// - Parameters:
  ///   - temporary: the name that the file has now.
  ///   - descriptor: the file, open for writing.
  ///   - mayReplace: a Boolean value that indicates whether a file with this name is replaced. Otherwise the error is
  ///     `EEXIST`.
  /// - Throws: the error of the step that failed. The last step syncs the folder. If an earlier step failed, the file
  ///   at `path` is unchanged.
  public static func put(
    _ temporary: String, _ descriptor: Int32, at path: String, mayReplace: Bool = true
  ) throws(SystemError) {
    try sync(descriptor)
    if mayReplace {
      if rename(temporary, path) != 0 { throw .last }
    } else {
      // Unlike rename(2), link(2) never replaces a file with this name, even if another program has just made it.
      if link(temporary, path) == 0 {
        unlink(temporary)
      } else if [EPERM, ENOTSUP, EMLINK].contains(errno) {
        // Some file systems have no links. There, only a check before the call can protect an existing file.
        var status = stat()
        if lstat(path, &status) == 0 { throw SystemError(EEXIST) }
        if rename(temporary, path) != 0 { throw .last }
      } else {
        throw .last
      }
    }
    try syncFolder(of: path)
  }

  /// Removes a file, if there is one, and waits until the removal is on the disk.
  public static func remove(_ path: String) throws(SystemError) {
    if unlink(path) != 0 {
      if errno == ENOENT { return }
      throw .last
    }
    try syncFolder(of: path)
  }

  /// Waits until the names in the folder of `path` are on the disk.
  public static func syncFolder(of path: String) throws(SystemError) {
    let opened = again { open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if opened < 0 {
      // The user may have the right to write in the folder, but not to read it. Such a folder can't be opened, and so
      // can't be synced.
      if errno == EACCES { return }
      throw .last
    }
    defer { close(opened) }
    do throws(SystemError) { try sync(opened) } catch {
      // Some file systems have nothing to sync for a folder.
      if error.code != EINVAL, error.code != ENOTSUP { throw error }
    }
  }

  /// Waits until the content of an open file is on the disk.
  static func sync(_ descriptor: Int32) throws(SystemError) {
    if again({ fsync(descriptor) }) != 0 { throw .last }
  }

  /// Returns the names in a folder, without `.` and `..`, in no particular order. Returns an empty array if the folder
  /// can't be read.
  public static func names(in folder: String) -> [String] { (try? namesOrError(in: folder)) ?? [] }

  /// Returns the names in a folder, without `.` and `..`, in no particular order.
  public static func namesOrError(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let name = nextName(of: stream) {
      names.append(name)
      errno = 0
    }
    // Only errno says whether readdir(3) has reached the end or failed.
    if errno != 0 { throw .last }
    return names
  }

  #if canImport(Glibc)
    /// A folder that is open for reading: `DIR *` of readdir(3).
    public typealias FolderStream = OpaquePointer
  #else
    /// A folder that is open for reading: `DIR *` of readdir(3).
    public typealias FolderStream = UnsafeMutablePointer<DIR>
  #endif

  /// Returns the next name of an open folder, without `.` and `..`, or `nil` after the last name.
  public static func nextName(of stream: FolderStream) -> String? {
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { return name }
    }
    return nil
  }

  /// Returns the folder of `path`.
  public static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Repeats a call while a signal interrupts it, and returns its result.
  public static func again(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
