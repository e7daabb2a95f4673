public import Shape

/// The offsets of a time zone in the past and in the future. They are read from a compiled file of the IANA database
/// (RFC 9636, "TZif").
public struct ZoneRules: Sendable {
  /// The instants at which the offset changes, in seconds since 1970. From each instant on, the offset with the same
  /// index applies.
  private let instants: [Int]
  /// The offsets from UTC in seconds, positive to the east. There is one for each instant.
  private let offsets: [Int]
  /// The offset that applies before the first instant.
  private let first: Int
  /// The rule for all times after the last instant, or `nil` if the last offset continues to apply.
  private let rule: ZoneRule?

  /// UTC: the time zone whose offset is always 0.
  public static let utc = ZoneRules(instants: [], offsets: [], first: 0, rule: nil)

  private init(instants: [Int], offsets: [Int], first: Int, rule: ZoneRule?) {
    self.instants = instants
    self.offsets = offsets
    self.first = first
    self.rule = rule
  }

  /// Creates the rules from the bytes of a TZif file (RFC 9636). Returns `nil` if the file is not valid.
  public init?(_ file: [UInt8]) {
    var reader = ZoneReader(file)
    guard let old = reader.header() else { return nil }
    if old.version < UInt8(ascii: "2") {
      guard let block = reader.block(old, wide: false) else { return nil }
      self.init(instants: block.instants, offsets: block.offsets, first: block.first, rule: nil)
      return
    }
    guard reader.block(old, wide: false) != nil, let header = reader.header(),
      let block = reader.block(header, wide: true)
    else {
      return nil
    }
    let footer = reader.footer() ?? ""
    let rule = ZoneRule(footer)
    if rule == nil, !footer.isEmpty { return nil }
    self.init(instants: block.instants, offsets: block.offsets, first: block.first, rule: rule)
  }

  /// Returns the offset from UTC at an instant, in seconds, positive to the east.
  public func offset(at instant: Timestamp) -> Int {
    let milliseconds = instant.milliseconds
    let second = milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000
    // After the search, `low` is the number of changes at or before the given instant.
    var (low, high) = (0, instants.count)
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] <= second { low = middle + 1 } else { high = middle }
    }
    if low == instants.count, let rule { return rule.offset(at: second) }
    return low == 0 ? first : offsets[low - 1]
  }

  /// Returns the day that an instant belongs to in this time zone.
  public func day(of instant: Timestamp) -> Day {
    Day(of: Timestamp(milliseconds: instant.milliseconds + offset(at: instant) * 1000))
  }

  /// Returns the first instant of a day in this time zone. It is midnight, or, if the clocks skip midnight, the instant
  /// at which they are set.
  public func start(of day: Day) -> Timestamp {
    // No offset is larger than 26 hours, so the first instant is at most that far from midnight in UTC.
    var (low, high) = (day.start.milliseconds - 93_600_000, day.start.milliseconds + 93_600_000)
    while low < high {
      let middle = low + (high - low) / 2
      if self.day(of: Timestamp(milliseconds: middle)) < day { low = middle + 1 } else { high = middle }
    }
    return Timestamp(milliseconds: low)
  }
}

/// Reads the parts of a TZif file, one after the other.
private struct ZoneReader {
  struct Header {
    let version: UInt8
    let marks: Int, standards: Int, leaps: Int, times: Int, types: Int, characters: Int
  }

  private let file: [UInt8]
  private var at = 0

  init(_ file: [UInt8]) { self.file = file }

  private mutating func number(bytes count: Int) -> Int? {
    guard at + count <= file.count else { return nil }
    var value: UInt64 = file[at] & 0x80 == 0 ? 0 : .max
    for byte in file[at..<at + count] { value = value << 8 | UInt64(byte) }
    at += count
    return Int(Int64(bitPattern: value))
  }

  mutating func header() -> Header? {
    guard at + 44 <= file.count, file[at..<at + 4].elementsEqual("TZif".utf8) else { return nil }
    let version = file[at + 4]
    at += 20
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = number(bytes: 4), count >= 0, count <= file.count else { return nil }
      counts.append(count)
    }
    return Header(
      version: version, marks: counts[0], standards: counts[1], leaps: counts[2], times: counts[3], types: counts[4],
      characters: counts[5])
  }

  /// Reads the data block that follows a header.
  /// - Parameter wide: whether instants have eight bytes. Otherwise they have four.
  mutating func block(_ header: Header, wide: Bool) -> (instants: [Int], offsets: [Int], first: Int)? {
    let size = wide ? 8 : 4
    var instants: [Int] = []
    for _ in 0..<header.times {
      guard let instant = number(bytes: size), instant > instants.last ?? .min else { return nil }
      instants.append(instant)
    }
    guard at + header.times <= file.count else { return nil }
    let kinds = file[at..<at + header.times]
    at += header.times
    var types: [Int] = []
    for _ in 0..<header.types {
      guard let offset = number(bytes: 4), abs(offset) < 93_600, at + 2 <= file.count else { return nil }
      types.append(offset)
      at += 2
    }
    at += header.characters + header.leaps * (size + 4) + header.standards + header.marks
    guard at <= file.count, let first = types.first, kinds.allSatisfy({ $0 < types.count }) else { return nil }
    return (instants, kinds.map { types[Int($0)] }, first)
  }

  /// Returns the last line of the file, which contains the rule for later times. Returns `nil` if there is none.
  mutating func footer() -> String? {
    let newline = UInt8(ascii: "\n")
    guard at < file.count, file[at] == newline, let end = file[(at + 1)...].firstIndex(of: newline) else { return nil }
    return String(decoding: file[at + 1..<end], as: UTF8.self)
  }
}
