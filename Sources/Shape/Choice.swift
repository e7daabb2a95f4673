/// A text that is one of a few names.
public protocol Choice: Value, RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// Always `static let spellings = Spellings<Self>()`: a protocol can't keep what is made once.
  static var spellings: Spellings<Self> { get }
}

/// The names of a choice as bytes, so that one is found without making a String.
public struct Spellings<C: Choice>: Sendable {
  private struct Entry: Sendable {
    let fingerprint: Fingerprint
    let name: [UInt8]
    let value: C
  }

  /// The length, the first and the last eight bytes of a name: up to sixteen bytes that is all of it.
  private struct Fingerprint: Equatable, Sendable {
    let count: Int
    var head: UInt64 = 0
    var tail: UInt64 = 0

    init(_ name: UnsafeBufferPointer<UInt8>) {
      count = name.count
      for index in 0..<min(count, 8) { head = head << 8 | UInt64(name[index]) }
      for index in max(count - 8, 0)..<count { tail = tail << 8 | UInt64(name[index]) }
    }
  }

  private let entries: [Entry]

  public init() {
    entries = C.allCases.map { value in
      let name = Array(value.rawValue.utf8)
      return Entry(fingerprint: name.withUnsafeBufferPointer(Fingerprint.init), name: name, value: value)
    }
  }

  public func find(_ name: UnsafeBufferPointer<UInt8>) -> C? {
    let fingerprint = Fingerprint(name)
    for entry in entries where entry.fingerprint == fingerprint {
      if name.count <= 16 || entry.name.elementsEqual(name) { return entry.value }
    }
    return nil
  }
}

extension Choice {
  @inlinable public static func read<S: Source & ~Copyable>(from source: inout S) -> Self {
    var found: Self?
    var unknown: String?
    source.withText { text in
      found = spellings.find(text)
      if found == nil { unknown = String(decoding: text, as: UTF8.self) }
    }
    if let unknown { source.refuse(refusal(unknown, names: allCases.map(\.rawValue))) }
    return found ?? example
  }

  public func write<K: Sink & ~Copyable>(to sink: inout K) { sink.text(rawValue) }
  @inlinable public static func copy<S: Source & ~Copyable, K: Sink & ~Copyable>(from source: inout S, to sink: inout K) {
    source.withText { sink.text($0) }
  }
  public static var schema: Schema { .choice(allCases.map(\.rawValue)) }
  public static var example: Self { allCases.first! }
}

/// Says which names there are, and which was probably meant.
@usableFromInline @inline(never) func refusal(_ text: String, names: [String]) -> String {
  let hint = nearest(to: text, among: names).map { "; did you mean \($0)?" } ?? ""
  return "must be one of \(names.joined(separator: ", "))\(hint)"
}
