#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The chains that have proven themselves, so that each is verified once and not for every document.
///
/// They are found by the text of the header that holds them, compared byte for byte, as the header is the same in all documents of a chain:
/// then it need be neither decoded nor parsed, and how it begins to be digested is known, too. The oldest makes room for the newest.
struct KnownChains {
  /// How many are kept. Each takes less than 100 KiB with the longest header, usually 10 KiB.
  static let most = 64

  private var entries: [(beginning: [UInt8], chain: Chain)] = []
  private var oldest = 0

  func find(_ beginning: UnsafeBufferPointer<UInt8>) -> Chain? {
    guard let start = beginning.baseAddress else { return nil }
    return entries.first { $0.beginning.count == beginning.count && memcmp($0.beginning, start, beginning.count) == 0 }?.chain
  }

  mutating func remember(_ chain: Chain, for beginning: [UInt8]) {
    if entries.count < KnownChains.most {
      entries.append((beginning, chain))
    } else {
      entries[oldest] = (beginning, chain)
      oldest = (oldest + 1) % KnownChains.most
    }
  }
}
