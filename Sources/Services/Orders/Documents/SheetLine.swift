internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A line of a document in memory. A request changes the line, and then saves it.
struct SheetLine<Details: CompanyDetails> {
  /// The stored line; `nil` for a new one.
  private(set) var stored: Stored<Details>?
  let id: ID<Details>
  var details: Details { didSet { isChanged = true } }
  var isRemoved = false
  private(set) var isChanged = false

  init(stored: Stored<Details>?, id: ID<Details>, details: Details) {
    self.stored = stored
    self.id = id
    self.details = details
  }

  init(_ stored: Stored<Details>) { self.init(stored: stored, id: stored.id, details: stored.details) }

  /// Replaces the line in memory with its stored state, after the line was saved.
  mutating func keep(_ stored: Stored<Details>) {
    self.stored = stored
    details = stored.details
    isChanged = false
  }
}

extension Records where Details: CompanyDetails {
  /// Writes the changes of a line in memory: creates, updates or deletes its record.
  func keep(_ line: inout SheetLine<Details>, in context: CompanyContext) throws(Failure) {
    if line.isRemoved {
      _ = try delete(line.id, expect: nil, in: context)
    } else if let stored = line.stored {
      if line.isChanged { line.keep(try update(stored, to: line.details, in: context)) }
    } else {
      line.keep(try create(line.details, id: line.id, in: context))
    }
  }
}
