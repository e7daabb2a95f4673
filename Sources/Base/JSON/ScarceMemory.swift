#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Memory whose allocation can fail. If Swift's own allocations fail, the process ends.
///
/// A message from outside may need more memory than there is. The memory that grows with messages is allocated here, so
/// that such a message can be refused.
public enum ScarceMemory {
  /// Allocates uninitialized memory for `capacity` values.
  /// - Returns: `nil` if there is not enough memory.
  public static func allocate<T>(_ type: T.Type, capacity: Int) -> UnsafeMutablePointer<T>? {
    malloc(capacity * MemoryLayout<T>.stride)?.bindMemory(to: type, capacity: capacity)
  }

  /// Frees memory that `allocate` has returned.
  public static func free(_ memory: UnsafeMutableRawPointer) {
    #if canImport(Glibc)
      Glibc.free(memory)
    #else
      Darwin.free(memory)
    #endif
  }

  /// Returns a Boolean value that indicates whether a block of `count` bytes could be allocated now.
  public static func has(_ count: Int) -> Bool {
    guard let memory = malloc(count) else { return false }
    free(memory)
    return true
  }
}
