#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The reason why an operation on a file has failed.
public enum FileTrouble: Error {
  /// There is no room on the disk.
  case full
  /// The system refuses the operation. The text is the system's.
  case failed(String)
  /// The process or the system has no memory, or can't open any more files. This would happen with any file. The text
  /// is the system's.
  case exhausted(String)
  /// There is no such file.
  case missing
  /// A parameter of the caller's request is wrong. The values are the JSON Pointer to the parameter, and the reason.
  case refused(pointer: String, String)
  /// The file would have more bytes than are allowed.
  case tooLarge(bytes: Int, limit: Int)
  /// The work was cancelled, because no caller waits for it any more.
  case cancelled

  /// The reason why the last system call failed.
  public static var last: FileTrouble {
    let code = errno
    switch code {
    case ENOSPC, EDQUOT: return .full
    case ENOENT: return .missing
    default:
      let error = SystemError(code)
      return error.isShortage ? .exhausted(error.sentence) : .failed(error.sentence)
    }
  }

  /// The reason as a clause without a full stop.
  public var sentence: String {
    switch self {
    case .full: "No space left on device"
    case .failed(let reason), .exhausted(let reason): reason
    case .missing: "No such file or directory"
    case .refused(_, let reason): reason
    case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes, and at most \(limit) are allowed"
    case .cancelled: "the work was cancelled"
    }
  }
}

/// A file that is open as long as this object lives.
public final class OpenFile {
  let descriptor: Int32

  public init(_ path: String, _ flags: Int32) throws(FileTrouble) {
    #if canImport(Glibc)
      descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o600)
    #else
      descriptor = Darwin.open(path, flags | O_CLOEXEC, 0o600)
    #endif
    if descriptor < 0 { throw .last }
  }

  /// The flags for reading a file. If the name is a link, opening fails. Opening a pipe does not wait.
  public static let toRead = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
  /// The flags for reading a file whose path a person has given. A link is followed.
  public static let toReadNamed = O_RDONLY | O_NONBLOCK
  /// The flags for writing a new file.
  public static let toMake = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW

  deinit { close(descriptor) }

  /// The properties that show whether a file is unchanged.
  public struct Status: Equatable {
    public let isRegular: Bool, isFolder: Bool, device: UInt64, inode: UInt64, size: Int
    private let changed: [Int]

    init(_ status: stat) {
      isRegular = status.st_mode & S_IFMT == S_IFREG
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      size = Int(status.st_size)
      #if canImport(Glibc)
        changed = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
      #else
        changed = [
          status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec, status.st_ctimespec.tv_sec,
          status.st_ctimespec.tv_nsec,
        ]
      #endif
    }

    /// Creates the status of the file, folder or link with this path, or returns `nil` if there is none. Links are not
    /// followed.
    public init?(of path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      self.init(status)
    }

    /// The instant at which the file was last written, in milliseconds.
    public var writtenAt: Int { changed[0] * 1000 + changed[1] / 1_000_000 }
  }

  public func status() throws(FileTrouble) -> Status {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw .last }
    return Status(status)
  }

  /// Returns the bytes from an offset on: at most `count`, and fewer only if the file ends there.
  public func read(at offset: Int, _ count: Int) throws(FileTrouble) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var have = 0
    while have < count {
      let got = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + have, count - have, off_t(offset + have))
      }
      if got < 0, errno == EINTR { continue }
      if got < 0 { throw .last }
      if got == 0 { break }
      have += got
    }
    bytes.removeLast(count - have)
    return bytes
  }

  public func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(FileTrouble) {
    var done = 0
    while done < bytes.count {
      let count = pwrite(descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { throw .last }
      done += count
    }
  }

  public func write(_ bytes: [UInt8], at offset: Int) throws(FileTrouble) {
    try bytes.withUnsafeBufferPointer { (piece) throws(FileTrouble) in
      try write(UnsafeRawBufferPointer(piece), at: offset)
    }
  }

  /// Waits until the content is on the disk.
  public func sync() throws(FileTrouble) {
    while fsync(descriptor) != 0 {
      if errno != EINTR { throw .last }
    }
  }

  /// Sets the file's times to the present.
  public func touch() { _ = futimens(descriptor, nil) }

  /// The present path of the file, without links, or `nil` if the system does not report it.
  public var place: String? {
    var room = [CChar](repeating: 0, count: 4097)
    #if canImport(Glibc)
      let count = readlink("/proc/self/fd/\(descriptor)", &room, room.count - 1)
      if count <= 0 { return nil }
    #else
      if fcntl(descriptor, F_GETPATH, &room) != 0 { return nil }
      let count = room.firstIndex(of: 0) ?? 0
    #endif
    return String(decoding: room[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
