/// A number that a signal handler may change at any moment.
///
/// The number is in memory of its own, because Swift checks access to a property for exclusivity. If the handler
/// interrupted such an access, the check would fail. Only one thread, and its signal handlers, may use a counter.
struct SignalCounter: @unchecked Sendable {
  private let number: UnsafeMutablePointer<Int>

  /// - Parameter value: the initial value. The memory of the number is never freed, because counters are used until the
  ///   process ends.
  init(_ value: Int = 0) {
    number = .allocate(capacity: 1)
    number.initialize(to: value)
  }

  var value: Int {
    get { number.pointee }
    nonmutating set { number.pointee = newValue }
  }
}
