#if canImport(Glibc)
  internal import Glibc
#endif

/// The memory that the process keeps resident.
enum Resident {
  /// Lets go of the pages of code that only the start has run, in the program and its libraries.
  ///
  /// The kernel maps sixteen pages around each one that is touched. They are clean and come from files: what is needed again is mapped
  /// again, from the page cache. (Linux; elsewhere nothing happens.)
  static func forgetStart() {
    #if os(Linux)
      guard let text = try? Files.read("/proc/self/maps") else { return }
      for line in text.split(separator: UInt8(ascii: "\n")) {
        // 7f0c6d000000-7f0c6d1c4000 r-xp 00028000 08:01 1234 /usr/lib/libc.so.6
        let words = line.split(separator: UInt8(ascii: " "))
        // Code alone: of what may only be read, some was written when it was loaded, and would be lost.
        guard words.count == 6, words[1].elementsEqual("r-xp".utf8), words[5].first == UInt8(ascii: "/") else { continue }
        let ends = words[0].split(separator: UInt8(ascii: "-")).compactMap { UInt(String(decoding: $0, as: UTF8.self), radix: 16) }
        guard ends.count == 2, let start = UnsafeMutableRawPointer(bitPattern: ends[0]) else { continue }
        madvise(start, Int(ends[1] - ends[0]), MADV_DONTNEED)
      }
    #endif
  }
}
