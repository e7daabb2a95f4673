#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Copies a few bytes without calling memcpy, because the call would take longer than the copying. Up to 32 bytes are
/// copied as words, which may overlap. Fewer than four bytes are copied one by one.
@inlinable @inline(__always) func copyBytes(
  _ from: UnsafePointer<UInt8>, _ count: Int, to room: UnsafeMutablePointer<UInt8>
) {
  guard isShort(count) else { return room.update(from: from, count: count) }
  let (source, target) = (UnsafeRawPointer(from), UnsafeMutableRawPointer(room))
  if count >= 8 {
    copyWord(source, target, 0)
    if count > 16 {
      // Two words from each end cover up to 32 bytes.
      copyWord(source, target, 8)
      copyWord(source, target, count &- 16)
    }
    copyWord(source, target, count &- 8)
  } else if count >= 4 {
    target.storeBytes(of: source.loadUnaligned(as: UInt32.self), as: UInt32.self)
    let end = source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
    target.storeBytes(of: end, toByteOffset: count &- 4, as: UInt32.self)
  } else {
    room[0] = from[0]
    room[count >> 1] = from[count >> 1]
    room[count &- 1] = from[count &- 1]
  }
}

/// Returns a Boolean value that indicates whether `count` is so small that the bytes are copied without a call: 1 to
/// 32.
@inlinable @inline(__always) func isShort(_ count: Int) -> Bool { UInt(bitPattern: count &- 1) < 32 }

@inlinable @inline(__always) func copyWord(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ offset: Int)
{
  target.storeBytes(
    of: source.loadUnaligned(fromByteOffset: offset, as: UInt64.self), toByteOffset: offset, as: UInt64.self)
}

/// Returns a Boolean value that indicates whether two sequences of bytes are equal. Up to 32 bytes are compared as
/// words, which may overlap.
@inline(__always) public func haveSameBytes(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool
{
  let (first, second) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
  switch count {
  case 8...16: return isSameWord(first, second, 0) && isSameWord(first, second, count &- 8)
  case 17...32:
    return isSameWord(first, second, 0) && isSameWord(first, second, 8) && isSameWord(first, second, count &- 16)
      && isSameWord(first, second, count &- 8)
  case 4..<8:
    return first.loadUnaligned(as: UInt32.self) == second.loadUnaligned(as: UInt32.self)
      && first.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
        == second.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
  case 33...: return memcmp(a, b, count) == 0
  default:
    for position in 0..<count where a[position] != b[position] { return false }
    return true
  }
}

@inline(__always) private func isSameWord(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ offset: Int) -> Bool {
  a.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
}
