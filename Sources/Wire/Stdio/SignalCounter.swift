/// A number that a signal handler may change at any moment.
///
/// The number has memory of its own. Access to a property would be checked for exclusivity, and the handler may
/// interrupt such an access. Only one thread, and its signal handlers, may use a counter.
struct SignalCounter: @unchecked Sendable {
  private let number: UnsafeMutablePointer<Int>

  /// - Parameter value: the initial value. The memory is never freed, as the counter lasts as long as the process.
  init(_ value: Int = 0) {
    number = .allocate(capacity: 1)
    number.initialize(to: value)
  }

  var value: Int {
    get { number.pointee }
    nonmutating set { number.pointee = newValue }
  }
}
