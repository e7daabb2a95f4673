#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A cache of chains that were found valid, so that each chain is verified only once, and not for every document.
///
/// A chain is found by the text of the header, because all documents that are signed with a chain have the same header.
/// So for a known chain, the header need not be decoded and parsed, and its digest need not be computed again. If the
/// cache is full, a new chain replaces the oldest one.
struct KnownChains {
  /// The largest number of chains in the cache. A chain usually takes 10 KiB. With the longest possible header, it
  /// takes less than 100 KiB.
  static let most = 64

  private var entries: [(beginning: [UInt8], chain: Chain)] = []
  private var oldest = 0

  func find(_ beginning: UnsafeBufferPointer<UInt8>) -> Chain? {
    guard let start = beginning.baseAddress else { return nil }
    return entries.first { $0.beginning.count == beginning.count && memcmp($0.beginning, start, beginning.count) == 0 }?
      .chain
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
