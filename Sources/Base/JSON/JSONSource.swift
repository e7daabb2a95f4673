public import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads values from a parsed JSON text (`Tape`), and records every problem instead of stopping at the first one.
public struct JSONSource: Source {
  public let value: JSONValue
  /// The index of the value at which the pointers of problems begin.
  private let rootIndex: Int
  let log: ProblemLog

  /// - Parameter root: the value at which the pointers of problems begin. It must be on the same tape.
  public init(_ value: JSONValue, root: JSONValue, log: ProblemLog) {
    assert(root.nodes == value.nodes, "pointers lead from a root of the same tape")
    self.init(value, rootIndex: root.index, log)
  }

  private init(_ value: JSONValue, rootIndex: Int, _ log: ProblemLog) {
    self.value = value
    self.rootIndex = rootIndex
    self.log = log
  }

  var root: JSONValue { value.sibling(rootIndex) }

  public static var isTrusted: Bool { false }
  public var isOfCore: Bool { log.isOfCore }

  /// Returns a source that reads another value of the same JSON text.
  public func at(_ value: JSONValue) -> JSONSource { JSONSource(value, rootIndex: rootIndex, log) }

  public func null() -> Bool { value.kind == .null }
  public var isList: Bool { value.kind == .array }

  public func boolean() -> Bool? {
    switch value.kind {
    case .true: return true
    case .false: return false
    default:
      expected("true or false")
      return nil
    }
  }

  public func integer() -> Int? { integer(of: "") }

  public func integer(of what: StaticString) -> Int? {
    guard value.kind == .number else {
      expected("a whole number\(what)")
      return nil
    }
    do throws(FixedPoint.Failure) {
      return try FixedPoint.parse(value.text, places: 0, rounding: false)
    } catch {
      switch error {
      case .tooManyPlaces: note(.type, "must be a whole number\(what)")
      case .outOfRange: refuse("is out of range: the number has too many digits before the decimal point")
      }
      return nil
    }
  }

  public func fixedPoint(places: Int, rounding: Bool) -> Int? {
    guard value.kind == .number else {
      expected("a number")
      return nil
    }
    do throws(FixedPoint.Failure) {
      return try FixedPoint.parse(value.text, places: places, rounding: rounding)
    } catch {
      switch error {
      case .tooManyPlaces: refuse("must have at most \(places) decimal places")
      case .outOfRange: refuse("is out of range: the number has too many digits before the decimal point")
      }
      return nil
    }
  }

  public func text() -> String? {
    guard value.kind == .string else {
      expected("a string")
      return nil
    }
    return value.string
  }

  public func withJSON(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard var text = json() else { return }
    text.withUTF8(use)
  }

  @inlinable @inline(__always) public func withText(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    if value.kind == .string, !value.node.isSpecial {
      use(value.text)
    } else if var text = text() {
      text.withUTF8(use)
    }
  }

  public func uuid() -> UUID? {
    guard value.kind == .string else {
      expected("an id (a UUID as a string)")
      return nil
    }
    if let uuid = UUID(utf8: value.text) { return uuid }
    if value.node.isSpecial, let uuid = UUID(value.string) { return uuid }
    refuse("must be a UUID, such as \(UUID.example)")
    return nil
  }

  public func timestamp() -> Timestamp? {
    guard value.kind == .string else {
      expected("an instant (RFC 3339 as a string)")
      return nil
    }
    if let instant = Timestamp(utf8: value.text) { return instant }
    if value.node.isSpecial, let instant = Timestamp(value.string) { return instant }
    refuse("must be an instant as in RFC 3339, such as \(Timestamp.example)")
    return nil
  }

  public func list<Element: Value>(of type: Element.Type) -> [Element]? {
    guard value.kind == .array else {
      expected("an array", such: jsonText([Element.example]))
      return nil
    }
    var list: [Element] = []
    list.reserveCapacity(value.count)
    var element = value.first
    for _ in 0..<value.count {
      var source = at(element)
      list.append(Element.read(from: &source))
      element = element.following
    }
    return list
  }

  public func map<Member: Value>(of type: Member.Type) -> [(name: String, value: Member)]? {
    guard value.kind == .object else {
      expected("an object")
      return nil
    }
    return value.members.map { member in
      var source = at(member.value)
      return (member.name.string, Member.read(from: &source))
    }
  }

  public func record<R: Record>(_ type: R.Type) -> R {
    guard value.kind == .object else {
      expected("an object", such: jsonText(R.example))
      return R.example
    }
    return readRecord(type)
  }

  public func merge<R: Record>(into stored: R) -> R { merge(into: stored, unreadable: []) }

  private func merge<R: Record>(into stored: R, unreadable: [String]) -> R {
    guard value.kind == .object else {
      expected("an object", such: jsonText(R.example))
      return stored
    }
    var visitor = PatchReader<R>(self, stored: stored, unreadable: unreadable)
    let merged = R(&visitor)
    visitor.finish()
    return merged
  }

  public func changes<R: Record>(to type: R.Type) -> Patch<R> {
    let count = log.problems.count
    _ = merge(into: R.example)
    // These changes are only a part of the record. A member of an inner record that is missing here may be in the
    // stored record, so it is not a problem yet.
    log.forget(.missing, since: count)
    let names = value.kind == .object ? value.members.map(\.name.string) : []
    return Patch(names: names) { (stored, unreadable) in
      let merged = merge(into: stored, unreadable: unreadable)
      return hasProblems ? .failure(InvalidPatch(problems: problems)) : .success(merged)
    }
  }

  /// The value as JSON without white space. The line separator U+2028 and the paragraph separator U+2029 are escaped,
  /// as in all output of the core.
  public func json() -> String? {
    var text = value.compactText
    // Both separators begin with this byte in UTF-8. Most texts do not contain it, so they need no further check.
    guard text.withUTF8({ memchr($0.baseAddress!, 0xe2, $0.count) }) != nil else { return text }
    let separators: [Unicode.Scalar: String] = ["\u{2028}": "\\u2028", "\u{2029}": "\\u2029"]
    return text.unicodeScalars.map { separators[$0] ?? String($0) }.joined()
  }

  public func refuse(_ message: String) { note(.value, message) }

  /// Records the problem that the value has another type than expected.
  /// - Parameter example: a valid value for the message. It is left out if it is long.
  @inline(never) private func expected(_ what: String, such example: @autoclosure () -> String = "") {
    if log.isFull { return }
    let example = example()
    let hint = example.isEmpty || example.utf8.count > JSONSource.longestExample ? "" : " such as \(example)"
    note(.type, "must be \(what)\(hint), not \(value.kindName)")
  }

  /// The largest number of bytes of an example in a problem's message.
  private static var longestExample: Int { 60 }

  @inline(never) func note(_ kind: Problem.Kind, _ message: String) {
    if log.isFull { return }
    let pointer = root.pointer(to: value.index)
    // A value gets only one problem. For example, if a name "is blank", a message about its length would add nothing.
    if log.problems.last?.pointer == pointer { return }
    log.note(Problem(pointer: pointer, kind: kind, message: "\(memberName(pointer)) \(message)"))
  }
}

/// Returns the name of a value for a problem's message. It is the last name in the value's pointer, with an index if
/// the value is in a list.
func memberName(_ pointer: String) -> String {
  guard let slash = pointer.lastIndex(of: "/") else { return "params" }
  let last = pointer[pointer.index(after: slash)...]
  let isIndex = !last.isEmpty && last.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  return isIndex ? "\(memberName(String(pointer[..<slash])))[\(last)]" : String(last)
}

extension JSONSource {
  /// The restricted members that were read, and for which the caller's rights were not checked yet.
  public var restricted: [ProblemLog.RestrictedMember] { log.restricted }
  public func forgetRestricted() { log.forgetRestricted() }

  @inline(never) func noteRestricted(_ mask: Int) {
    log.noteRestricted(.init(pointer: root.pointer(to: value.index), mask: mask))
  }
}

extension JSONSource {
  /// A Boolean value that indicates whether a problem was found in the text so far.
  public var hasProblems: Bool { !log.isEmpty }
  public var problems: [Problem] { log.problems }

  /// Treats unknown members as no problem from now on.
  public func ignoreUnknown() { log.ignoreUnknown() }

  /// Records problems of this value, whose pointers begin at this value.
  public func note(_ problems: [Problem]) {
    if problems.isEmpty { return }
    let pointer = root.pointer(to: value.index)
    for problem in problems { log.note(problem.within(pointer, called: memberName(pointer))) }
  }
}

extension JSONSource {
  /// Reads a value from JSON text that the core itself has written. Returns `nil` if the text is damaged.
  ///
  /// If there is not enough memory to read a stored text, the process ends. Otherwise, the text would count as damaged.
  /// - Parameter isStored: pass `false` for text from outside, such as a row of a file that is imported. If there is
  ///   not enough memory for such a text, the function returns `nil`, and the row is refused.
  public static func decode<T>(
    _ text: UnsafeBufferPointer<UInt8>, isStored: Bool = true, _ read: (inout JSONSource) -> T?
  ) -> T? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + Tape.padding) { room in
      _ = room.update(fromContentsOf: text)
      var tape = Tape(forBytes: text.count)
      guard tape.parse(UnsafeMutableBufferPointer(rebasing: room[..<text.count])) else {
        if isStored, tape.failure?.reason == .noMemory { fatalError("there is no memory to read what is stored") }
        return nil
      }
      let log = ProblemLog()
      defer { log.deallocate() }
      log.noteOfCore()
      var source = JSONSource(tape.root, root: tape.root, log: log)
      let value = read(&source)
      return log.isEmpty ? value : nil
    }
  }
}
