#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A local socket over which two processes exchange lines. File descriptors can be sent with a line.
public final class ControlChannel {
  public let socket: Int32
  private var received: [UInt8] = []
  /// The descriptors that came with the received bytes, in order. They are stored here until `takeDescriptors` returns
  /// them.
  private var descriptors: [Int32] = []
  /// A Boolean value that indicates whether the other process has its end open, according to what was read so far.
  public private(set) var isOpen = true

  /// A Boolean value that indicates whether more descriptors came with a line than `mostDescriptors`, so that some were
  /// lost.
  public private(set) var isCutShort = false

  /// The largest number of descriptors that may come with a line.
  private static let mostDescriptors = 4
  /// The largest number of bytes of a line.
  private static let longestLine = 1 << 16

  /// - Parameter socket: the socket. The channel closes it.
  public init(_ socket: Int32) { self.socket = socket }

  deinit {
    for descriptor in descriptors { close(descriptor) }
    close(socket)
  }

  /// Sends a line and its descriptors, and adds the newline. Returns a Boolean value that indicates whether the line
  /// was sent.
  @discardableResult public func send(_ line: String, _ descriptors: [Int32] = []) -> Bool {
    var bytes = Array("\(line)\n".utf8)
    return withControl(of: descriptors.count) { control in
      control.hold(descriptors)
      return bytes.withUnsafeMutableBytes { room in
        var part = iovec(iov_base: room.baseAddress, iov_len: room.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          if !descriptors.isEmpty { control.lend(to: &message) }
          var count = sendmsg(socket, &message, ControlChannel.flags)
          while count < 0, errno == EINTR { count = sendmsg(socket, &message, ControlChannel.flags) }
          // A line is so short that any socket accepts it in one call. So a partial write counts as a failure.
          return count == room.count
        }
      }
    }
  }

  /// Reads the bytes that have arrived, without waiting for more.
  public func receive() {
    while isOpen, receivePart() {}
  }

  /// Returns the next line, without its newline, or `nil` if there is no whole line yet.
  public func takeLine() -> [UInt8]? {
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { received.removeSubrange(...end) }
    return Array(received[..<end])
  }

  /// Returns the descriptors that have arrived, and removes them from the channel. The caller must close them.
  public func takeDescriptors() -> [Int32] {
    defer { descriptors = [] }
    return descriptors
  }

  /// Reads what one recvmsg(2) returns.
  /// - Returns: a Boolean value that indicates whether more bytes may have arrived.
  private func receivePart() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    return withControl(of: ControlChannel.mostDescriptors) { control in
      bytes.withUnsafeMutableBytes { room in
        var part = iovec(iov_base: room.baseAddress, iov_len: room.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          control.lend(to: &message)
          let count = recvmsg(socket, &message, ControlChannel.flags)
          if count < 0, errno == EINTR { return true }
          if count < 0, errno == EAGAIN { return false }
          if count > 0 { descriptors += control.held(by: message) }
          if count > 0, message.msg_flags & Int32(MSG_CTRUNC) != 0 { isCutShort = true }
          if count > 0, received.count + count <= ControlChannel.longestLine {
            received += room[..<count]
            return true
          }
          isOpen = false
          return false
        }
      }
    }
  }

  #if canImport(Glibc)
    private static let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
  #else
    private static let flags = MSG_DONTWAIT
  #endif

  private func withControl<T>(of count: Int, _ use: (ControlMessage) -> T) -> T {
    withUnsafeTemporaryAllocation(byteCount: ControlMessage.size(of: count), alignment: 16) { room in
      room.initializeMemory(as: UInt8.self, repeating: 0)
      return use(ControlMessage(room: room))
    }
  }
}

/// The ancillary data of a socket message, with which descriptors are sent: a header with padding, and the descriptors'
/// numbers. The layout is that of cmsg(3), whose macros Swift does not import.
private struct ControlMessage {
  let room: UnsafeMutableRawBufferPointer

  private static let header = (MemoryLayout<cmsghdr>.size + align - 1) / align * align
  private static let align = MemoryLayout<cmsghdr>.alignment

  static func size(of count: Int) -> Int { header + (count * MemoryLayout<Int32>.size + align - 1) / align * align }

  /// Writes descriptors into the message.
  func hold(_ descriptors: [Int32]) {
    var head = cmsghdr()
    head.cmsg_len = .init(ControlMessage.header + descriptors.count * MemoryLayout<Int32>.size)
    head.cmsg_level = SOL_SOCKET
    head.cmsg_type = ControlMessage.rights
    room.storeBytes(of: head, as: cmsghdr.self)
    for (index, descriptor) in descriptors.enumerated() {
      room.storeBytes(
        of: descriptor, toByteOffset: ControlMessage.header + index * MemoryLayout<Int32>.size, as: Int32.self)
    }
  }

  func lend(to message: inout msghdr) {
    message.msg_control = room.baseAddress
    message.msg_controllen = .init(room.count)
  }

  /// Returns the descriptors that came with a message. They are marked so that child processes do not inherit them.
  func held(by message: msghdr) -> [Int32] {
    guard Int(message.msg_controllen) >= ControlMessage.header else { return [] }
    let head = room.load(as: cmsghdr.self)
    guard head.cmsg_level == SOL_SOCKET, head.cmsg_type == ControlMessage.rights else { return [] }
    let count = (Int(head.cmsg_len) - ControlMessage.header) / MemoryLayout<Int32>.size
    return (0..<count).map { index in
      let descriptor = room.load(
        fromByteOffset: ControlMessage.header + index * MemoryLayout<Int32>.size, as: Int32.self)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return descriptor
    }
  }

  /// The type of ancillary data that contains descriptors: SCM_RIGHTS.
  private static let rights: Int32 = 1
}
