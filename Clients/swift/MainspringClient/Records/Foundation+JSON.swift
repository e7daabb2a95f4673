public import Foundation

extension Decimal: JSONReadable, JSONWritable {
  public init(_ json: JSON, _ reading: Reading) {
    let number = json.decimal
    if number == nil { reading.note("a number was expected, not \(json)") }
    self = number ?? 0
  }

  public var json: JSON { .decimal(self) }
}

extension Date: JSONReadable, JSONWritable {
  public init(_ json: JSON, _ reading: Reading) {
    let milliseconds = json.text.flatMap(Instant.milliseconds)
    if milliseconds == nil { reading.note("an instant was expected, not \(json)") }
    self.init(timeIntervalSince1970: Double(milliseconds ?? 0) / 1000)
  }

  public var json: JSON { .string(Instant.text(milliseconds: Int((timeIntervalSince1970 * 1000).rounded()))) }
}
