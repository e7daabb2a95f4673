/// One of several texts. A text that this package does not know, such as one of a newer core, can be read as well.
public protocol Choice: RawRepresentable, Hashable, JSONReadable, JSONWritable, ExpressibleByStringLiteral,
  CustomStringConvertible
where RawValue == String, StringLiteralType == String {
  init(rawValue: String)
}

extension Choice {
  public init(stringLiteral text: String) { self.init(rawValue: text) }

  public init(_ json: JSON, _ reading: Reading) { self.init(rawValue: String(json, reading)) }

  public var json: JSON { .string(rawValue) }

  public var description: String { rawValue }

  public static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
