#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The standard output of commands.
enum Output {
  /// A Boolean value that indicates whether the process was started without a standard output.
  nonisolated(unsafe) private(set) static var isMissing = false

  /// Opens /dev/null in place of standard descriptors that are closed, as a file that is opened later must not become one of them.
  static func fillStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      if descriptor == 1 { isMissing = true }
      // The lowest free descriptor is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Prints the output of a command.
  /// - Returns: the exit code: 0, or 74 (EX_IOERR) if it could not be written, which is logged then.
  static func print(_ text: String) -> Int32 {
    if !isMissing, Files.write(text, toDescriptor: 1) { return 0 }
    Log.error("the standard output can't be written: \(reason(isMissing ? EBADF : errno))")
    return 74
  }

  /// Returns the meaning of an error number of the system, with the number.
  static func reason(_ number: Int32) -> String { "\(String(cString: strerror(number))) (errno \(number))" }
}
