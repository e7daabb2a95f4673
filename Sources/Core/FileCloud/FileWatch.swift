internal import RPC
internal import SQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Watches a file, and reports each write to it by any process of this machine.
///
/// The system reports the writes of this machine (inotify, kqueue), but not the writes of other machines to a network
/// disk. So a file on a network disk is checked every two seconds. SQLite counts its changes in the header of the file
/// (https://www.sqlite.org/fileformat2.html#file_change_counter).
public enum FileWatch {
  /// Starts a thread that calls `changed` each time when the file may have been written. The thread ends with the
  /// process.
  public static func begin(_ path: String, _ changed: @escaping @Sendable () -> Void) {
    let watch = Watch(path, changed)
    BackgroundThread.begin { watch.run() }
  }

  private final class Watch: Sendable {
    private let path: String
    private let changed: @Sendable () -> Void

    init(_ path: String, _ changed: @escaping @Sendable () -> Void) {
      self.path = path
      self.changed = changed
    }

    func run() {
      if FileSystem.isRemote(path) || !listen() { poll() }
    }

    /// Calls `changed` for each report of the system. Returns `false` if the system sends no reports, and does not
    /// return otherwise.
    private func listen() -> Bool {
      #if os(Linux)
        let descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0, inotify_add_watch(descriptor, path, UInt32(IN_MODIFY)) >= 0 else { return false }
        // The file may have been written before the watch began.
        changed()
        var room = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = read(descriptor, &room, room.count)
          if count < 0, errno != EINTR { return false }
          if count > 0 { changed() }
        }
      #else
        let (queue, file) = (kqueue(), open(path, O_EVTONLY | O_CLOEXEC))
        guard queue >= 0, file >= 0 else { return false }
        var wanted = kevent(
          ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: UInt32(NOTE_WRITE),
          data: 0, udata: nil)
        changed()
        while true {
          var event = kevent()
          let count = kevent(queue, &wanted, 1, &event, 1, nil)
          if count < 0, errno != EINTR { return false }
          if count > 0 { changed() }
        }
      #endif
    }

    private func poll() {
      var seen = counter()
      changed()
      while true {
        usleep(2_000_000)
        let now = counter()
        if now != seen { changed() }
        seen = now
      }
    }

    /// Returns the number of changes in the header of the file, or 0 if it can't be read.
    private func counter() -> UInt32 {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { return 0 }
      defer { close(descriptor) }
      var counter: UInt32 = 0
      return pread(descriptor, &counter, 4, 24) == 4 ? counter : 0
    }
  }
}
