#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the process.
func exitProcess(_ code: Int32) -> Never { exit(code) }

/// Writes to the standard error.
func report(_ text: String) {
  var text = text
  _ = text.withUTF8 { write(2, $0.baseAddress, $0.count) }
}

/// Waits until the file exists, for at most half a minute, so that a failing test ends. Returns whether the file
/// exists.
func waitForFile(_ path: String, unless isOver: () -> Bool = { false }) -> Bool {
  for _ in 0..<15_000 where access(path, F_OK) != 0 {
    if isOver() { return false }
    usleep(2000)
  }
  return access(path, F_OK) == 0
}
