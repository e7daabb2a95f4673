#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The standard output of commands.
enum Output {
  /// A Boolean value that indicates whether the process was started without a standard output.
  nonisolated(unsafe) private(set) static var isMissing = false

  /// Opens /dev/null for each of the descriptors 0, 1 and 2 that is closed. Otherwise a file that is opened later would
  /// get that descriptor, and output would be written into the file.
  static func fillStandardDescriptors() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      if descriptor == 1 { isMissing = true }
      // open(2) returns the lowest free descriptor, which is the closed one, because those below it are open.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Prints the output of a command.
  /// - Returns: the exit code: 0, or 74 (EX_IOERR) if the output could not be written. The failure is logged.
  static func print(_ text: String) -> Int32 {
    if !isMissing, Files.write(text, toDescriptor: 1) { return 0 }
    Log.error("the standard output can't be written: \(reason(isMissing ? EBADF : errno))")
    return 74
  }

  /// Returns the system's text for an error number, with the number.
  static func reason(_ number: Int32) -> String { "\(String(cString: strerror(number))) (errno \(number))" }
}
