internal import CSQLite
public import JSON
public import Shape

/// Reads the columns of a row, one after the other, in the forms in which `Binder` has stored them.
///
/// The columns are STRICT, and `Binder` has written them. So if a value can't be read, the file is damaged, or a newer
/// program has written the value. The source then returns another value than the stored one, and sets `flaw`. The
/// reader must not show the returned value.
public struct RowSource: Source {
  private let statement: OpaquePointer
  private(set) var column: Int32 = 0
  /// The flaw of the columns that were read since the flaw was cleared.
  var flaw = Flaw.none

  enum Flaw {
    case none
    /// A text was not valid UTF-8. It was repaired: the invalid bytes were replaced.
    case repaired
    /// The stored value is not a valid value of the field's type.
    case unreadable
  }

  init(_ statement: OpaquePointer) { self.statement = statement }

  public static var isTrusted: Bool { true }
  public var isOfCore: Bool { true }

  /// Returns the value of the next column.
  public mutating func next<V: Value>(_ type: V.Type = V.self) -> V { V.read(from: &self) }

  /// Writes the next columns as a record in JSON, without creating a Swift value of the record.
  ///
  /// Columns that contain JSON are copied. If a column can't be read, the value that a missing member has is written
  /// instead, and the member `unreadable` contains the column's name.
  /// - Returns: `false` if a required member can't be read.
  public mutating func copyFields<R: Record>(of type: R.Type, to writer: JSONWriter) -> Bool {
    var visitor = FieldCopier<R>(row: self, writer: writer)
    _ = R(&visitor)
    self = visitor.row
    if !visitor.unreadable.isEmpty {
      writer.out.append(",\"unreadable\":")
      writer.list(visitor.unreadable.names(of: R.self))
    }
    writer.out.append(UInt8(ascii: "}"))
    return !visitor.unreadable.isBroken
  }

  /// Returns a record whose fields are the next columns, in the order of its description.
  public mutating func fields<R: Record>(of type: R.Type = R.self) -> R { loadFields(of: type).record }

  /// Returns a record whose fields are the next columns, and the fields that could not be read. An unreadable field
  /// gets the value that a missing member has.
  public mutating func loadFields<R: Record>(of type: R.Type) -> (record: R, unreadable: Unreadable) {
    var visitor = FieldLoader<R>(row: self)
    let record = R(&visitor)
    self = visitor.row
    return (record, visitor.unreadable)
  }

  /// Returns the bytes of the next column.
  public mutating func nextBlob() -> [UInt8] {
    defer { column += 1 }
    return Array(bytes)
  }

  /// Calls `use` with the bytes of the next column, without copying them.
  @inline(__always) public mutating func withBlob<T>(_ use: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    defer { column += 1 }
    return use(bytes)
  }

  /// Skips the next column.
  mutating func skip() { column += 1 }

  public mutating func null() -> Bool {
    guard sqlite3_value_type(value) == SQLITE_NULL else { return false }
    column += 1
    return true
  }

  public var isList: Bool { (bytes.first ?? 0) == UInt8(ascii: "[") }

  public mutating func boolean() -> Bool? { integer().map { $0 != 0 } }

  public mutating func integer() -> Int? {
    defer { column += 1 }
    return Int(sqlite3_value_int64(value))
  }

  public mutating func fixedPoint(places: Int, rounding: Bool) -> Int? { integer() }
  public mutating func timestamp() -> Timestamp? {
    let milliseconds = integer() ?? .max
    if (Timestamp.earliest...Timestamp.latest).contains(milliseconds) { return Timestamp(milliseconds: milliseconds) }
    flaw = .unreadable
    return nil
  }

  public mutating func text() -> String? {
    var found: String?
    withText { found = String(decoding: $0, as: UTF8.self) }
    return found
  }

  /// Calls `use` with the bytes of the next column as valid UTF-8. Invalid bytes, which only a damaged file has, are
  /// replaced, because a reply must always be valid.
  public mutating func withText(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    let bytes = bytes
    if isASCII(bytes) { use(bytes) } else { withRepairedText(bytes, use) }
    column += 1
  }

  /// Copies the text of the next column. Nearly every text is ASCII and needs no escapes. Such a text is checked while
  /// it is copied.
  public mutating func copyText<K: Sink>(to sink: inout K) {
    if sink.plainText(bytes) { column += 1 } else { withText { sink.text($0) } }
  }

  @inline(never) private mutating func withRepairedText(
    _ bytes: UnsafeBufferPointer<UInt8>, _ use: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if String(validating: bytes, as: UTF8.self) != nil { return use(bytes) }
    flaw = .repaired
    var text = String(decoding: bytes, as: UTF8.self)
    text.withUTF8(use)
  }

  public mutating func withJSON(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    let bytes = bytes
    if isCompactJSON(bytes) { use(bytes) } else { flaw = .unreadable }
    column += 1
  }

  public mutating func uuid() -> UUID? {
    defer { column += 1 }
    let value = value
    guard sqlite3_value_bytes(value) == 16, let blob = sqlite3_value_blob(value) else {
      flaw = .unreadable
      return nil
    }
    return UUID(
      high: UInt64(bigEndian: blob.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: blob.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }

  public mutating func list<Element: Value>(of type: Element.Type) -> [Element]? {
    let bytes = bytes
    if bytes.count == 2, bytes[0] == UInt8(ascii: "["), bytes[1] == UInt8(ascii: "]") {
      column += 1
      return []
    }
    return decode { $0.list(of: Element.self) }
  }

  public mutating func map<Member: Value>(of type: Member.Type) -> [(name: String, value: Member)]? {
    decode { $0.map(of: Member.self) }
  }
  public mutating func record<R: Record>(_ type: R.Type) -> R { decode { $0.record(R.self) } ?? R.example }
  public mutating func json() -> String? { text() }

  /// Returns the value of the column. A row contains values and no patches, so nothing is merged.
  public mutating func merge<R: Record>(into stored: R) -> R { record(R.self) }
  public mutating func changes<R: Record>(to type: R.Type) -> Patch<R> {
    let record = record(R.self)
    return Patch { (_, _) in .success(record) }
  }

  public mutating func refuse(_ message: String) { flaw = .unreadable }

  /// The bytes of the current column, in SQLite's own memory. `sqlite3_column_text` would copy them, in order to add a
  /// NUL.
  private var bytes: UnsafeBufferPointer<UInt8> {
    let value = value
    let start = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
  }

  /// The value of the current column, so that several calls need not look it up again. SQLite calls this value
  /// "unprotected". It may be read, because SQLite runs without mutexes here (https://www.sqlite.org/c3ref/value.html).
  private var value: OpaquePointer? { sqlite3_column_value(statement, column) }

  private mutating func decode<T>(_ read: (inout JSONSource) -> T?) -> T? {
    defer { column += 1 }
    let found = JSONSource.decode(bytes, read)
    if found == nil { flaw = .unreadable }
    return found
  }
}

/// The `Fields` visitor that reads the fields of a record from the columns of a row.
public struct FieldLoader<Root>: Fields {
  var row: RowSource
  fileprivate(set) var unreadable: Unreadable

  init(row: RowSource) { self.init(row: row, Unreadable(from: row.column)) }

  fileprivate init(row: RowSource, _ unreadable: Unreadable) {
    self.row = row
    self.unreadable = unreadable
  }

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    let value = V.read(from: &row)
    return row.flaw == .none ? value : note(value)
  }

  @inline(never) private mutating func note<V: Value>(_ value: V) -> V {
    unreadable.note(&row, mustBeThere: V.absent == nil) ? V.absent ?? value : value
  }

  /// Returns `nil`. Tables have no column for a field that is left out of JSON if it has no value.
  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? { nil }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = FieldLoader<Inner>(row: row, unreadable)
    let record = Inner(&inner)
    row = inner.row
    unreadable = inner.unreadable
    return record
  }
}

/// The `Fields` visitor that writes the columns of a row as the members of a JSON object, without changing the stored
/// values.
public struct FieldCopier<Root>: Fields {
  var row: RowSource
  var writer: JSONWriter
  fileprivate(set) var unreadable: Unreadable
  private var separator = UInt8(ascii: "{")

  init(row: RowSource, writer: JSONWriter) { self.init(row: row, writer: writer, Unreadable(from: row.column)) }

  fileprivate init(row: RowSource, writer: JSONWriter, _ unreadable: Unreadable) {
    self.row = row
    self.writer = writer
    self.unreadable = unreadable
  }

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    writer.inlinedName(name, after: separator)
    separator = UInt8(ascii: ",")
    let mark = writer.out.count
    V.copy(from: &row, to: &writer)
    if row.flaw != .none { note(V.self, mark) }
    return V.example
  }

  /// Handles a column with a flaw. If no part of the value could be read, replaces everything behind `mark` by the
  /// value that a missing member has.
  @inline(never) private mutating func note<V: Value>(_ type: V.Type, _ mark: Int) {
    guard unreadable.note(&row, mustBeThere: V.absent == nil) else { return }
    writer.out.truncate(to: mark)
    V.absent?.write(to: &writer)
  }

  /// Writes nothing. Tables have no column for a field that is left out of JSON if it has no value.
  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? { nil }

  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    if writer.audience.sees(mask) { return self(name, get, doc, limit) }
    row.skip()
    return V.example
  }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = FieldCopier<Inner>(row: row, writer: writer, unreadable)
    inner.separator = separator
    let record = Inner(&inner)
    separator = inner.separator
    row = inner.row
    unreadable = inner.unreadable
    return record
  }
}
