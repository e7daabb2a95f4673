public import Shape

/// A postal address. Its members are those of RFC 6350, section 6.3.1, that people fill in.
public struct Address: Record, Equatable, Sendable {
  public let lines: [AddressLine], city: Line?, region: Line?, postalCode: Line?, country: CountryCode?

  public static let doc: StaticString = "A postal address."

  public init<F: Fields<Self>>(_ field: inout F) {
    lines = field(
      "lines", \.lines, "The lines above the city, as on an envelope: street, number, floor.", .count(0...5))
    city = field("city", \.city, "The city.", .length(1...100))
    region = field("region", \.region, "The state, province or county.", .length(1...100))
    postalCode = field("postalCode", \.postalCode, "The postal code.", .length(1...20))
    country = field("country", \.country, "The country's code (ISO 3166-1 alpha-2): two capitals, such as DE.")
  }
}

/// One line of an address above the city, such as the street.
public struct AddressLine: Value, Equatable, Sendable {
  public let line: Line

  public static func read<S: Source>(from source: inout S) -> AddressLine {
    let line = Line.read(from: &source)
    if let complaint = line.violation(of: length) { source.refuse(complaint) }
    return AddressLine(line: line)
  }

  public func write<K: Sink>(to sink: inout K) { line.write(to: &sink) }
  public static var schema: Schema { Line.schema.limited(by: length) }
  public static var example: AddressLine { AddressLine(line: Line("1 Market Street")) }
  private static let length = Limit.length(1...200)
}
