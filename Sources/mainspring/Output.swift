#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The standard output of commands.
enum Output {
  /// Whether the process was started without a standard output.
  nonisolated(unsafe) private(set) static var isMissing = false

  /// Puts /dev/null in the place of standard descriptors that are closed: a file that is opened later must not become one of them.
  static func fillStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      if descriptor == 1 { isMissing = true }
      // The lowest free descriptor is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Prints a command's answer.
  /// - Returns: the exit code: 0, or 74 (EX_IOERR) when it could not be written, which the log says then.
  static func print(_ text: String) -> Int32 {
    if !isMissing, Files.write(text, toDescriptor: 1) { return 0 }
    Log.error("the standard output can't be written: \(reason(isMissing ? EBADF : errno))")
    return 74
  }

  /// What an error number of the system's means, and the number.
  static func reason(_ number: Int32) -> String { "\(String(cString: strerror(number))) (errno \(number))" }
}
