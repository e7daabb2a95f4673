internal import RPC

#if canImport(Glibc)
  public import Glibc
#else
  public import Darwin
#endif

/// Ends the input on SIGTERM, SIGINT and SIGHUP, so that each of them has the effect of an end of the input.
///
/// The handler puts /dev/null in the place of descriptor 0. The signal interrupts a read(2) that waits, and a read(2)
/// that is about to begin finds the end of the input. So the signal can't be missed at any moment, and no poll(2) is
/// needed before each read.
public enum Signals {
  /// A descriptor of /dev/null.
  private static let nothing = SignalCounter(-1)
  private static let seen = SignalCounter()

  /// The time of the second signal, in milliseconds of `MonotonicClock`.
  private static let second = SignalCounter()

  /// A Boolean value that indicates whether one of the signals has come.
  public static var isStopping: Bool { seen.value != 0 }

  /// The number of signals that have come.
  public static var count: Int { seen.value }

  /// The time after a second signal for which readers are still waited for, in milliseconds.
  static let patience = 5000

  /// Returns a Boolean value that indicates whether the process has waited long enough for a reader: a second signal
  /// came a while ago, and the reader has read nothing since.
  /// - Parameter lastRead: the time of the reader's last read, in milliseconds of `MonotonicClock`.
  public static func isImpatient(lastRead: Int) -> Bool {
    seen.value > 1 && MonotonicClock.milliseconds - max(second.value, lastRead) >= patience
  }

  /// Waits for an event at a descriptor, or a signal. A signal just before the wait does not interrupt the wait, so the
  /// wait is short.
  /// - Parameter milliseconds: the time limit. After it, the caller checks for a signal, and waits again.
  public static func wait(for descriptor: Int32, atMost milliseconds: Int = .max) {
    var waits = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    wait(&waits, atMost: milliseconds)
  }

  /// Waits for an event at a descriptor, or a signal, in a process whose descriptor 0 never has input. The first signal
  /// puts an end of input at descriptor 0, which the wait notices. So the caller need not check for signals.
  public static func waitWithoutInput(for descriptor: Int32) {
    if isStopping { return wait(for: descriptor) }
    var waits = [descriptor, 0].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waits, nfds_t(waits.count), -1)
  }

  /// Waits for an event at several descriptors. Otherwise like `wait(for:atMost:)`.
  public static func wait(_ descriptors: inout [pollfd], atMost milliseconds: Int = .max) {
    if poll(&descriptors, nfds_t(descriptors.count), Int32(min(milliseconds, 100))) > 0 { return }
    for index in descriptors.indices { descriptors[index].revents = 0 }
  }

  /// Makes the three signals end the input from now on.
  public static func install() {
    nothing.value = Int(open("/dev/null", O_RDONLY | O_CLOEXEC))
    seen.value = 0
    second.value = 0
    signal(SIGPIPE, SIG_IGN)
    // If a file may not grow any further, that is an error to report, and must not end the process.
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
    // Without SA_RESTART, a waiting read returns.
    action.sa_flags = 0
    sigaction(SIGTERM, &action, nil)
    sigaction(SIGINT, &action, nil)
    if !isIgnored(SIGHUP) { sigaction(SIGHUP, &action, nil) }
    // The parent process may have blocked these signals, and the ticker's signal.
    var used = sigset_t()
    sigemptyset(&used)
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGALRM] { sigaddset(&used, signal) }
    pthread_sigmask(SIG_UNBLOCK, &used, nil)
  }

  /// Returns a Boolean value that indicates whether the parent process has set a signal to be ignored, as nohup does.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // SIG_IGN is the number 1 as a pointer. Swift can't compare a function with it.
    #if canImport(Glibc)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }
}
