internal import RPC

#if canImport(Glibc)
  public import Glibc
#else
  public import Darwin
#endif

/// Ends the input on SIGTERM, SIGINT and SIGHUP, so that each is like an end of input.
///
/// The handler puts /dev/null in the place of descriptor 0. A read(2) that waits is interrupted, and one that is about to begin finds the
/// end of the input: there is no moment in which the signal could be missed, and no poll(2) is needed before each read.
public enum Signals {
  /// A descriptor of /dev/null.
  private static let nothing = SignalCounter(-1)
  private static let seen = SignalCounter()

  /// When the second one came, in milliseconds of `MonotonicClock`.
  private static let second = SignalCounter()

  /// Whether one of the signals has come.
  public static var isStopping: Bool { seen.value != 0 }

  /// How many of the signals have come.
  public static var count: Int { seen.value }

  /// In milliseconds: so long after a second signal, nobody is waited for any more.
  static let patience = 5000

  /// Returns whether a reader has been waited for long enough: a second signal came a while ago, and the reader has read nothing since.
  /// - Parameter lastRead: when the reader took something last, in milliseconds of `MonotonicClock`.
  public static func isImpatient(lastRead: Int) -> Bool {
    seen.value > 1 && MonotonicClock.milliseconds - max(second.value, lastRead) >= patience
  }

  /// Waits until something comes at a descriptor, or a signal. One that comes just before the wait does not interrupt it: so it is short.
  /// - Parameter milliseconds: how long at most; the caller looks then, and waits again.
  public static func wait(for descriptor: Int32, atMost milliseconds: Int = .max) {
    var waits = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    wait(&waits, atMost: milliseconds)
  }

  /// Does the same in a process at whose descriptor 0 nothing ever comes: the first signal puts an end there, which is not missed, so that
  /// who waits need not look in between.
  public static func waitWithoutInput(for descriptor: Int32) {
    if isStopping { return wait(for: descriptor) }
    var waits = [descriptor, 0].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waits, nfds_t(waits.count), -1)
  }

  /// What `wait(for:atMost:)` does, for several descriptors.
  public static func wait(_ descriptors: inout [pollfd], atMost milliseconds: Int = .max) {
    if poll(&descriptors, nfds_t(descriptors.count), Int32(min(milliseconds, 100))) > 0 { return }
    for index in descriptors.indices { descriptors[index].revents = 0 }
  }

  /// From now on the three signals end the input.
  public static func install() {
    nothing.value = Int(open("/dev/null", O_RDONLY | O_CLOEXEC))
    seen.value = 0
    second.value = 0
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any further is an error to answer, not an end.
    signal(SIGXFSZ, SIG_IGN)
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      let saved = errno
      Signals.seen.value &+= 1
      if Signals.seen.value == 2 { Signals.second.value = MonotonicClock.milliseconds }
      dup2(Int32(Signals.nothing.value), 0)
      errno = saved
    }
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    // Without SA_RESTART: a waiting read must come back.
    action.sa_flags = 0
    sigaction(SIGTERM, &action, nil)
    sigaction(SIGINT, &action, nil)
    if !isIgnored(SIGHUP) { sigaction(SIGHUP, &action, nil) }
    // Whoever started the process may have blocked them; the ticker's, too.
    var used = sigset_t()
    sigemptyset(&used)
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGALRM] { sigaddset(&used, signal) }
    pthread_sigmask(SIG_UNBLOCK, &used, nil)
  }

  /// Whether whoever started the process has it live on: nohup does so.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // SIG_IGN is the number 1 as a pointer, which no function's address can be compared with.
    #if canImport(Glibc)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }
}
