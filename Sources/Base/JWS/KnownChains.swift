#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The chains that were found valid, so that each is verified once and not for every document.
///
/// A chain is found by the text of its header, compared byte for byte, as all documents of a chain have the same
/// header. The header then needs no decoding and no parsing, and its digest is known, too. The newest chain takes the
/// place of the oldest.
struct KnownChains {
  /// The largest number of stored chains. Each takes less than 100 KiB with the longest header, usually 10 KiB.
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
