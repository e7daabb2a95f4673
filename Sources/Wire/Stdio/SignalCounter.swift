/// A number that a signal handler may change at any moment.
///
/// It stands in memory of its own: a property would be checked for exclusive access, and the handler comes in the middle of one. Only one
/// thread, and its handlers, may use it.
struct SignalCounter: @unchecked Sendable {
  private let number: UnsafeMutablePointer<Int>

  /// - Parameter value: what it counts from; never freed, as it lasts as long as the process.
  init(_ value: Int = 0) {
    number = .allocate(capacity: 1)
    number.initialize(to: value)
  }

  var value: Int {
    get { number.pointee }
    nonmutating set { number.pointee = newValue }
  }
}
