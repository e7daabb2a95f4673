internal import RPC

#if canImport(Glibc)
  public import Glibc
#else
  public import Darwin
#endif

/// Makes the signals SIGTERM, SIGINT and SIGHUP end the input, so that the core ends as it does at the end of its
/// input.
///
/// The handler replaces descriptor 0 with /dev/null. If a read(2) is waiting, the signal interrupts it. If a read(2) is
/// about to begin, it finds the end of the input. So a signal is never missed, and no poll(2) is needed before each
/// read.
public enum Signals {
  /// A descriptor of /dev/null, which replaces descriptor 0.
  private static let nothing = SignalCounter(-1)
  private static let seen = SignalCounter()

  /// The time at which the second signal came, in milliseconds of `MonotonicClock`.
  private static let second = SignalCounter()

  /// A Boolean value that indicates whether one of the three signals has come.
  public static var isStopping: Bool { seen.value != 0 }

  /// The number of signals that have come.
  public static var count: Int { seen.value }

  /// The time for which the process still waits for readers after a second signal, in milliseconds.
  static let patience = 5000

  /// Returns a Boolean value that indicates whether the process need not wait any longer for a reader. This is so if a
  /// second signal has come, and since then the reader has read nothing for `patience`.
  /// - Parameter lastRead: the time at which the reader last read something, in milliseconds of `MonotonicClock`.
  public static func isImpatient(lastRead: Int) -> Bool {
    seen.value > 1 && MonotonicClock.milliseconds - max(second.value, lastRead) >= patience
  }

  /// Waits until a descriptor has an event, or a signal comes. A signal that comes just before the wait does not
  /// interrupt it. So the wait is limited to 100 ms, and the caller must call again after checking for a signal.
  /// - Parameter milliseconds: a shorter time limit.
  public static func wait(for descriptor: Int32, atMost milliseconds: Int = .max) {
    var waits = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    wait(&waits, atMost: milliseconds)
  }

  /// Waits until a descriptor has an event, or a signal comes, in a process whose descriptor 0 never has input. The
  /// first signal puts an end of input at descriptor 0, which ends the wait. So the wait has no time limit, and the
  /// caller need not check for signals.
  public static func waitWithoutInput(for descriptor: Int32) {
    if isStopping { return wait(for: descriptor) }
    var waits = [descriptor, 0].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waits, nfds_t(waits.count), -1)
  }

  /// Waits until one of several descriptors has an event, or a signal comes. The wait is limited as in
  /// `wait(for:atMost:)`.
  public static func wait(_ descriptors: inout [pollfd], atMost milliseconds: Int = .max) {
    if poll(&descriptors, nfds_t(descriptors.count), Int32(min(milliseconds, 100))) > 0 { return }
    for index in descriptors.indices { descriptors[index].revents = 0 }
  }

  /// Installs the handler: from now on, the three signals end the input. SIGPIPE and SIGXFSZ are ignored.
  public static func install() {
    nothing.value = Int(open("/dev/null", O_RDONLY | O_CLOEXEC))
    seen.value = 0
    second.value = 0
    signal(SIGPIPE, SIG_IGN)
    // SIGXFSZ comes if a file would become larger than the system allows. Ignored, it makes the write fail with an
    // error that can be reported, and does not end the process.
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
    // Without SA_RESTART, a signal makes a waiting read(2) return.
    action.sa_flags = 0
    sigaction(SIGTERM, &action, nil)
    sigaction(SIGINT, &action, nil)
    if !isIgnored(SIGHUP) { sigaction(SIGHUP, &action, nil) }
    // The parent process may have blocked these signals, and SIGALRM, which the ticker uses.
    var used = sigset_t()
    sigemptyset(&used)
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGALRM] { sigaddset(&used, signal) }
    pthread_sigmask(SIG_UNBLOCK, &used, nil)
  }

  /// Returns a Boolean value that indicates whether the parent process has set a signal to be ignored, as nohup does.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // SIG_IGN is the number 1 as a function pointer. Swift can't compare function pointers, so the bits are compared.
    #if canImport(Glibc)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }
}
