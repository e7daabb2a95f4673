public import Shape

/// The name of a time zone in the IANA database. Only its form is checked, because the list of names changes from year
/// to year and differs between machines (https://www.iana.org/time-zones, "theory.html", names of timezones).
public struct TimeZoneName: Value, Sendable {
  public let name: String

  /// Creates a name from a text. Returns `nil` if the text does not have the form of such a name.
  public init?(_ name: String) {
    guard TimeZoneName.isSound(name) else { return nil }
    self.name = name
  }

  /// The description of a field that contains the name of a time zone.
  public static let fieldDoc: StaticString = "The name of the time zone in the IANA database, such as Europe/Berlin."

  public static func read<S: Source>(from source: inout S) -> TimeZoneName {
    guard let text = source.text() else { return example }
    if let name = TimeZoneName(text) { return name }
    source.refuse("must be the name of a time zone, such as Europe/Berlin or UTC")
    return example
  }

  private static func isSound(_ text: String) -> Bool {
    guard text.utf8.count <= 64 else { return false }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count <= 3
      && parts.allSatisfy { part in (part.first?.isASCIILetter ?? false) && part.allSatisfy(isNameByte) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_-+".utf8.contains(byte)
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(name) }
  public static var schema: Schema {
    .text(TextSchema(length: .length(1...64), pattern: #"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z][A-Za-z0-9_+-]*){0,2}$"#))
  }
  public static var example: TimeZoneName { TimeZoneName("Europe/Berlin")! }
}
