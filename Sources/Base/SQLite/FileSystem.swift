internal import CSQLite

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where a database file is.
public enum FileSystem {
  /// A path that is the same wherever the process runs.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return "\(String(cString: here))/\(path)"
  }

  /// A path to the same file that leads through no links; the path itself where there is no such file.
  public static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// Which file a path leads to; nil where there is none. Another one in its place is another.
  public static func identity(_ path: String) -> FileIdentity? {
    var facts = stat()
    return stat(path, &facts) == 0 ? FileIdentity(device: UInt64(truncatingIfNeeded: facts.st_dev), number: UInt64(facts.st_ino)) : nil
  }

  /// Whether a file is on a disk of the network, where others write whom this machine does not see.
  public static func isRemote(_ path: String) -> Bool {
    #if canImport(Darwin)
      var system = statfs()
      return statfs(path, &system) == 0 && system.f_flags & UInt32(MNT_LOCAL) == 0
    #else
      // NFS, SMB and CIFS, 9P, FUSE: see statfs(2).
      return [0x6969, 0x517b, 0xfe53_4d42, 0xff53_4d42, 0x0102_1997, 0x6573_5546].contains(mainspring_file_system(path))
    #endif
  }
}

/// What a file is known by, whatever it is called.
public struct FileIdentity: Equatable, Sendable {
  let device: UInt64, number: UInt64
}
