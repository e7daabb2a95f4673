/// A number that a signal handler may change at any moment.
///
/// It stands in memory of its own: a property would be checked for exclusive access, and the handler comes in the middle of one. Only one
/// thread, and its handlers, may use it.
struct SignalCounter: @unchecked Sendable {
  private let place: UnsafeMutablePointer<Int>

  /// - Parameter value: what it counts from; never freed, as it lasts as long as the process.
  init(_ value: Int = 0) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
  }

  var value: Int {
    get { place.pointee }
    nonmutating set { place.pointee = newValue }
  }
}
