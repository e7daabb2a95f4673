internal import Shape

/// The version of an app: whole numbers with dots between them. Versions are compared number by number, and missing
/// numbers count as 0.
///
/// So 1.10 is above 1.9, and 1.2 equals 1.2.0. A `v` before the numbers is ignored. A pre-release and a build may
/// follow the numbers, as in [Semantic Versioning 2.0.0](https://semver.org/spec/v2.0.0.html): 2.0.0-beta.2 is below
/// 2.0.0 (section 11), and 2.0.0+7 equals 2.0.0 (section 10).
struct Version: Value, Comparable, Sendable {
  /// The version as it was written.
  let text: String
  /// The numbers without zeros at the end, so that 1.2 and 1.2.0 have the same numbers.
  private let numbers: [Int]
  /// The identifiers of a pre-release, such as `beta` and `2`; empty for a release.
  private let preRelease: [Identifier]

  private static let (mostNumbers, mostDigits, mostCharacters) = (8, 9, 100)

  init?(_ text: String) {
    var rest = text.utf8[...]
    if let first = rest.first, first | 0x20 == UInt8(ascii: "v") { rest.removeFirst() }
    guard text.utf8.count <= Version.mostCharacters else { return nil }
    if let plus = rest.firstIndex(of: UInt8(ascii: "+")) {
      guard Version.identifiers(rest[rest.index(after: plus)...]) != nil else { return nil }
      rest = rest[..<plus]
    }
    var preRelease: [Identifier] = []
    if let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
      guard let found = Version.identifiers(rest[rest.index(after: dash)...]), !found.contains(where: \.hasLeadingZero)
      else { return nil }
      preRelease = found
      rest = rest[..<dash]
    }
    let parts = rest.split(
      separator: UInt8(ascii: "."), maxSplits: Version.mostNumbers, omittingEmptySubsequences: false)
    guard parts.count <= Version.mostNumbers else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...Version.mostDigits).contains(part.count), part.allSatisfy(\.isASCIIDigit) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.text = text
    self.numbers = numbers
    self.preRelease = preRelease
  }

  private static func identifiers(_ text: Substring.UTF8View) -> [Identifier]? {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Identifier(Array($0)) }
    return parts.allSatisfy(\.isSound) ? parts : nil
  }

  static func == (a: Version, b: Version) -> Bool { a.numbers == b.numbers && a.preRelease == b.preRelease }
  static func < (a: Version, b: Version) -> Bool {
    if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
    // A pre-release comes before its release.
    if a.preRelease.isEmpty || b.preRelease.isEmpty { return !a.preRelease.isEmpty && b.preRelease.isEmpty }
    return a.preRelease.lexicographicallyPrecedes(b.preRelease)
  }

  static func read<S: Source>(from source: inout S) -> Version {
    guard let text = source.text() else { return example }
    if let version = Version(text) { return version }
    source.refuse(
      "must be a version: 1 to \(mostNumbers) whole numbers of at most \(mostDigits) digits with dots between them, such as 1.10.2, v1.10 or 2.0.0-beta.1"
    )
    return example
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema {
    .text(
      TextSchema(
        length: .length(1...mostCharacters),
        pattern:
          #"^[vV]?[0-9]{1,9}(\.[0-9]{1,9}){0,7}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$"#
      ))
  }
  static var example: Version { Version("1.2.0")! }
}

/// An identifier of a pre-release. Numbers come before words, and numbers are compared by their values (Semantic
/// Versioning, section 11.4).
private struct Identifier: Comparable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isNumber: Bool { bytes.allSatisfy(\.isASCIIDigit) }
  var isSound: Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }
  var hasLeadingZero: Bool { isNumber && bytes.count > 1 && bytes[0] == UInt8(ascii: "0") }

  static func < (a: Identifier, b: Identifier) -> Bool {
    guard a.isNumber == b.isNumber else { return a.isNumber }
    // The numbers have no leading zeros, so the number with more digits is greater.
    if a.isNumber, a.bytes.count != b.bytes.count { return a.bytes.count < b.bytes.count }
    return a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}
