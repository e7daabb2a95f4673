internal import Shape

/// A pattern of order numbers, such as `SO-{year}-{number:5}`.
struct OrderNumberFormat: Value {
  let text: String

  static let usual = OrderNumberFormat(text: "{number}")

  static func read<S: Source>(from source: inout S) -> OrderNumberFormat { read(from: &source, series: 0) }

  /// - Parameter series: the number of times that the pattern must contain `{series}`.
  static func read<S: Source>(from source: inout S, series: Int) -> OrderNumberFormat {
    let line = Line.read(from: &source)
    if let complaint = line.violation(of: .length(1...50)) ?? complaint(line.text, series: series) {
      source.refuse(complaint)
    }
    return OrderNumberFormat(text: line.text)
  }

  /// Returns the reason why a text is not a pattern, or `nil` if it is one.
  private static func complaint(_ text: String, series: Int) -> String? {
    var (numbers, found) = (0, 0)
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        return "must close each { with a }"
      }
      let name = rest[rest.index(after: open)..<close]
      switch name {
      case "year", "month", "day": break
      case "number": numbers += 1
      case "series" where series > 0: found += 1
      default:
        let digits = name.utf8.last ?? 0
        guard name.hasPrefix("number:"), name.utf8.count == 8, digits &- UInt8(ascii: "1") < 9 else {
          let names = series > 0 ? "{series}, {number}" : "{number}"
          return "must have only \(names), {number:5}, {year}, {month} and {day} in braces; the digit can be 1 to 9"
        }
        numbers += 1
      }
      rest = rest[rest.index(after: close)...]
    }
    if numbers != 1 { return "must have {number}, or {number:5}, exactly once" }
    return found == series ? nil : "must have {series} exactly once, as each device has a series of its own"
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema {
    .text(
      TextSchema(
        length: .length(1...50),
        pattern: #"^([^{}]|\{(year|month|day)\})*\{number(:[1-9])?\}([^{}]|\{(year|month|day)\})*$"#))
  }
  static var example: OrderNumberFormat { usual }
  static var absent: OrderNumberFormat? { usual }
}
