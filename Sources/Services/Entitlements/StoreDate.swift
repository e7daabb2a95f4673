internal import Shape

/// A time in the form of the App Store: a number of milliseconds since 1970. Fractions are rounded half to even.
struct StoreDate: Value {
  let instant: Timestamp

  static func read<S: Source>(from source: inout S) -> StoreDate {
    guard let milliseconds = source.fixedPoint(places: 0, rounding: true) else { return example }
    guard 0...Timestamp.latest ~= milliseconds else {
      source.refuse("must be milliseconds since 1970 and before the year 10000")
      return example
    }
    return StoreDate(instant: Timestamp(milliseconds: milliseconds))
  }

  func write<K: Sink>(to sink: inout K) { sink.integer(instant.milliseconds) }
  static var schema: Schema { .number(places: 0, .none) }
  static var example: StoreDate { StoreDate(instant: Timestamp.example) }
}
