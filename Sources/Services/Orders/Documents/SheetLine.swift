internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A line of a document during a request.
struct SheetLine<Details: CompanyDetails> {
  /// The stored line; `nil` for a new one.
  let stored: Stored<Details>?
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
}

extension Records where Details: CompanyDetails {
  /// Writes the changes that a request has made to a line.
  func keep(_ line: SheetLine<Details>, in context: CompanyContext) throws(Failure) {
    if line.isRemoved {
      _ = try delete(line.id, expect: nil, in: context)
    } else if line.stored == nil {
      _ = try create(line.details, id: line.id, in: context)
    } else if line.isChanged {
      _ = try update(line.id, Patch(to: line.details), expect: nil, in: context)
    }
  }
}
