internal import CSQLite

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Finding out the paths, identities and locations of database files.
public enum FileSystem {
  /// Returns the absolute path of a file. It stays valid if the working directory changes.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return "\(String(cString: here))/\(path)"
  }

  /// Returns the path of a file after all symbolic links in it are resolved. If there is no such file, returns the path
  /// unchanged.
  public static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// Returns the identity of the file at a path, or `nil` if there is none. With it, one can find out later whether
  /// another file has replaced this file.
  public static func identity(_ path: String) -> FileIdentity? {
    var facts = stat()
    return stat(path, &facts) == 0
      ? FileIdentity(device: UInt64(truncatingIfNeeded: facts.st_dev), number: UInt64(facts.st_ino)) : nil
  }

  /// Returns a Boolean value that indicates whether a file is on a network file system. Such a file is a risk, because
  /// another machine may write it without this machine noticing.
  public static func isRemote(_ path: String) -> Bool {
    #if canImport(Darwin)
      var system = statfs()
      return statfs(path, &system) == 0 && system.f_flags & UInt32(MNT_LOCAL) == 0
    #else
      // The magic numbers, from statfs(2), of NFS, SMB and CIFS, 9P, and FUSE.
      return [0x6969, 0x517b, 0xfe53_4d42, 0xff53_4d42, 0x0102_1997, 0x6573_5546].contains(mainspring_file_system(path))
    #endif
  }
}

/// The identity of a file, which does not depend on its name.
public struct FileIdentity: Equatable, Sendable {
  let device: UInt64, number: UInt64
}
