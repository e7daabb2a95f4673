internal import Shape

/// An app's version: whole numbers with dots between them, compared number by number, where those that are not there are 0.
///
/// So 1.10 is above 1.9, and 1.2 is 1.2.0.
struct Version: Value, Comparable, Sendable {
  /// As it was written.
  let text: String
  /// Without zeros at the end, so that what is the same has the same numbers.
  private let numbers: [Int]

  private static let (mostNumbers, mostDigits) = (8, 9)

  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: Version.mostNumbers, omittingEmptySubsequences: false)
    guard parts.count <= Version.mostNumbers else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...Version.mostDigits).contains(part.count), part.allSatisfy(\.isASCIIDigit) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.text = text
    self.numbers = numbers
  }

  static func == (a: Version, b: Version) -> Bool { a.numbers == b.numbers }
  static func < (a: Version, b: Version) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }

  static func read<S: Source>(from source: inout S) -> Version {
    guard let text = source.text() else { return example }
    if let version = Version(text) { return version }
    source.refuse(
      "must be a version: 1 to \(mostNumbers) whole numbers of at most \(mostDigits) digits with dots between them, such as 1.10.2")
    return example
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { .text(TextSchema(pattern: #"^[0-9]{1,9}(\.[0-9]{1,9}){0,7}$"#)) }
  static var example: Version { Version("1.2.0")! }
}
