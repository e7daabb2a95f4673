#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Memory whose allocation can fail. Swift's own allocations end the process instead.
///
/// A message of another program may be larger than the memory that is left. Memory that grows with a message comes from
/// here, so that the message can be refused.
public enum ScarceMemory {
  /// Allocates memory for values without initializing it.
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

  /// Returns a Boolean value that indicates whether `count` bytes could be allocated at once now.
  public static func has(_ count: Int) -> Bool {
    guard let memory = malloc(count) else { return false }
    free(memory)
    return true
  }
}
