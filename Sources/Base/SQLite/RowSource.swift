internal import CSQLite
public import JSON
public import Shape

/// Reads a row's columns, one after the other, in the forms that `Binder` stores.
///
/// Columns are STRICT and were written by `Binder`, so a value that can't be read means a damaged file: the example stands in, and the
/// integrity check of the file, not the reader, is what finds it.
public struct RowSource: Source {
  private let statement: OpaquePointer
  private var column: Int32 = 0

  init(_ statement: OpaquePointer) { self.statement = statement }

  public static var isTrusted: Bool { true }

  /// The next column's value.
  public mutating func next<V: Value>(_ type: V.Type = V.self) -> V { V.read(from: &self) }

  /// Writes the next columns as a record in JSON, without making the record.
  ///
  /// Columns that hold JSON are copied unread. One that can't be JSON, in a damaged file, is written as null.
  public mutating func copyFields<R: Record>(of type: R.Type, to writer: JSONWriter) {
    var visitor = FieldCopier<R>(row: self, writer: writer)
    _ = R(&visitor)
    visitor.writer.out.append(UInt8(ascii: "}"))
    self = visitor.row
  }

  /// The next columns as the fields of a record, in the order of its description.
  public mutating func fields<R: Record>(of type: R.Type = R.self) -> R {
    var visitor = FieldLoader<R>(row: self)
    let record = R(&visitor)
    self = visitor.row
    return record
  }

  /// The next column's bytes.
  public mutating func nextBlob() -> [UInt8] {
    defer { column += 1 }
    return Array(bytes)
  }

  /// Passes the next column over.
  mutating func skip() { column += 1 }

  public mutating func null() -> Bool {
    guard sqlite3_value_type(value) == SQLITE_NULL else { return false }
    column += 1
    return true
  }

  public var isList: Bool { (bytes.first ?? 0) == UInt8(ascii: "[") }

  public mutating func boolean() -> Bool? { integer() != 0 }

  public mutating func integer() -> Int? {
    defer { column += 1 }
    return Int(sqlite3_value_int64(value))
  }

  public mutating func fixedPoint(places: Int, rounding: Bool) -> Int? { integer() }
  public mutating func timestamp() -> Timestamp? {
    integer().flatMap { (Timestamp.earliest...Timestamp.latest).contains($0) ? Timestamp(milliseconds: $0) : nil }
  }

  public mutating func text() -> String? {
    defer { column += 1 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is no UTF-8, as only a damaged file holds it, is repaired: a reply must be sound in any case.
  public mutating func withText(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    let bytes = bytes
    if !isASCII(bytes) {
      var text = String(decoding: bytes, as: UTF8.self)
      text.withUTF8(use)
    } else {
      use(bytes)
    }
    column += 1
  }

  public mutating func withJSON(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    withText { bytes in
      let (first, last) = (bytes.first ?? 0, bytes.last ?? 0)
      let isWhole = first == UInt8(ascii: "[") && last == UInt8(ascii: "]") || first == UInt8(ascii: "{") && last == UInt8(ascii: "}")
      if isWhole, !hasControlCharacters(bytes) { return use(bytes) }
      "null".utf8.withContiguousStorageIfAvailable(use)
    }
  }

  public mutating func uuid() -> UUID? {
    defer { column += 1 }
    let value = value
    guard sqlite3_value_bytes(value) == 16, let blob = sqlite3_value_blob(value) else { return nil }
    return UUID(
      high: UInt64(bigEndian: blob.loadUnaligned(as: UInt64.self)),
      low: UInt64(bigEndian: blob.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
  }

  public mutating func list<Element: Value>(of type: Element.Type) -> [Element]? {
    if sqlite3_value_bytes(value) == 2 {
      column += 1
      return []
    }
    return decode { $0.list(of: Element.self) }
  }

  public mutating func map<Member: Value>(of type: Member.Type) -> [(name: String, value: Member)]? { decode { $0.map(of: Member.self) } }
  public mutating func record<R: Record>(_ type: R.Type) -> R { decode { $0.record(R.self) } ?? R.example }
  public mutating func json() -> String? { text() }

  /// A row holds values, no patches of values.
  public mutating func merge<R: Record>(into stored: R) -> R { record(R.self) }
  public mutating func changes<R: Record>(to type: R.Type) -> (R) -> Result<R, InvalidPatch> {
    let record = record(R.self)
    return { _ in .success(record) }
  }

  public mutating func refuse(_ message: String) {}

  /// The column's bytes where they lie in the page. Asked for as a text, SQLite would copy them, to put a NUL behind.
  private var bytes: UnsafeBufferPointer<UInt8> {
    let value = value
    let start = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
  }

  /// The column, found once for all that is asked of it. Its "unprotected" value may be read, as SQLite runs without mutexes here
  /// (https://www.sqlite.org/c3ref/value.html).
  private var value: OpaquePointer? { sqlite3_column_value(statement, column) }

  private mutating func decode<T>(_ read: (inout JSONSource) -> T?) -> T? {
    defer { column += 1 }
    return JSONSource.decode(bytes, read)
  }
}

/// The visitor that loads a record's fields from a row.
public struct FieldLoader<Root>: Fields {
  var row: RowSource

  public mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit) -> V {
    V.read(from: &row)
  }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = FieldLoader<Inner>(row: row)
    let record = Inner(&inner)
    row = inner.row
    return record
  }
}

/// The visitor that writes a row's columns as the members of an object, as they are stored.
public struct FieldCopier<Root>: Fields {
  var row: RowSource
  var writer: JSONWriter
  private var separator = UInt8(ascii: "{")

  init(row: RowSource, writer: JSONWriter) {
    self.row = row
    self.writer = writer
  }

  public mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit) -> V {
    writer.name(name, after: separator)
    separator = UInt8(ascii: ",")
    V.copy(from: &row, to: &writer)
    return V.example
  }

  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    if writer.audience.sees(mask) { return self(name, get, doc, limit) }
    row.skip()
    return V.example
  }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = FieldCopier<Inner>(row: row, writer: writer)
    inner.separator = separator
    let record = Inner(&inner)
    separator = inner.separator
    row = inner.row
    return record
  }
}
