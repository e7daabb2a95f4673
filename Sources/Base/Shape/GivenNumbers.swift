/// The numbers of a text, to check that another text says no others.
///
/// Numbers are compared by value: 1,234.50 and 1234.5 are one number. A number that is spelled in letters is not found.
public struct GivenNumbers {
  private let known: Set<String>

  /// - Parameter text: in which the numbers stand that may be said.
  public init(of text: String) {
    var known: Set<String> = []
    for number in NumberSearch.numbers(in: text) {
      for reading in number.readings { known.formUnion(reading.map { $0 + number.magnitude }) }
      if number.isNegative {
        for reading in number.readings { known.formUnion(reading.map { "-" + $0 + number.magnitude }) }
      }
    }
    self.known = known
  }

  /// Returns the numbers of a text that were not given, as they are spelled there.
  public func strangers(in text: String) -> [String] {
    NumberSearch.numbers(in: text).filter { number in
      !number.readings.contains { reading in
        reading.allSatisfy { known.contains((number.isNegative ? "-" : "") + $0 + number.magnitude) }
      }
    }.map(\.spelling)
  }
}
