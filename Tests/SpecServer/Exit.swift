#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the process.
func exitProcess(_ code: Int32) -> Never { exit(code) }
