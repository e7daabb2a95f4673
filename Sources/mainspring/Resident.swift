#if canImport(Glibc)
  internal import Glibc
#endif

/// Releases memory that the process no longer needs.
enum Resident {
  /// Releases the memory pages of code and constants that only the start of the program has used.
  ///
  /// The kernel maps sixteen pages around each page that is used. These pages are unchanged parts of the program's file
  /// and of its libraries. If a page is needed again, the kernel maps it again from the page cache. On systems other
  /// than Linux, the function does nothing.
  static func forgetStart() {
    #if os(Linux)
      guard let text = try? Files.read("/proc/self/maps") else { return }
      var ranges: [Range<UInt>] = []
      for line in text.split(separator: UInt8(ascii: "\n")) {
        // A line looks like this: 7f0c6d000000-7f0c6d1c4000 r-xp 00028000 08:01 1234 /usr/lib/libc.so.6
        let words = line.split(separator: UInt8(ascii: " "))
        guard words.count == 6, words[5].first == UInt8(ascii: "/") else { continue }
        let ends = words[0].split(separator: UInt8(ascii: "-")).compactMap {
          UInt(String(decoding: $0, as: UTF8.self), radix: 16)
        }
        guard ends.count == 2, ends[0] < ends[1] else { continue }
        if words[1].elementsEqual("r-xp".utf8) { ranges.append(ends[0]..<ends[1]) }
        // The loader has changed some pages of this kind, for example to insert addresses. These pages must not be
        // released, because the changes would be lost.
        if words[1].elementsEqual("r--p".utf8) { ranges += unwritten(in: ends[0]..<ends[1]) }
      }
      // The ranges are released only now. Code that ran between two releases would map its pages again.
      for range in ranges { madvise(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED) }
    #endif
  }

  #if os(Linux)
    /// Returns the pages of a read-only range that have not changed since they were read from the file. The kernel has
    /// a 64-bit word for each page (https://docs.kernel.org/admin-guide/mm/pagemap.html). Bit 63 is set for a page in
    /// memory, and bit 61 for a page of a file.
    private static func unwritten(in range: Range<UInt>) -> [Range<UInt>] {
      let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let map = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC)
      guard map >= 0 else { return [] }
      defer { close(map) }
      var pages = [UInt64](repeating: 0, count: range.count / Int(size))
      let wanted = pages.count * 8
      guard
        pages.withUnsafeMutableBytes({ pread(map, $0.baseAddress, wanted, Int(range.lowerBound / size) * 8) }) == wanted
      else {
        return []
      }
      var found: [Range<UInt>] = []
      for (index, page) in pages.enumerated() where page >> 63 == 1 && page >> 61 & 1 == 1 {
        let start = range.lowerBound + UInt(index) * size
        if let last = found.last, last.upperBound == start {
          found[found.count - 1] = last.lowerBound..<start + size
        } else {
          found.append(start..<start + size)
        }
      }
      return found
    }
  #endif
}
