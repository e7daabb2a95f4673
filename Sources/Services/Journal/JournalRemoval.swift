internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The parameters of a method that deletes a record of the journal. If other records refer to the record, it can be
/// archived instead.
struct JournalRemoval<Details: RecordDetails>: Record where Details.Scope.Context == Context {
  let id: ID<Details>, expect: Int?, archiveIfUsed: Bool?

  static var doc: StaticString { "The record to delete, and what to do if other records refer to it." }
  static var recordName: String { "\(Details.collection.one)".capitalizedASCII + "Removal" }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, "The id of the record to delete.")
    expect = field.expect { $0.expect }
    archiveIfUsed = field(
      "archiveIfUsed", { $0.archiveIfUsed },
      "`true` to archive the record instead, if other records refer to it. If it is left out, the request then fails with `inUse`, which counts these records by kind."
    )
  }

  /// Deletes the record, or archives it if other records refer to it and `archiveIfUsed` is `true`.
  /// - Parameter archive: marks the details of a record as archived.
  func run(
    on records: Records<Details>, in context: Context, archiving archive: @escaping (inout Details) -> Void
  ) throws(Failure) -> Removed {
    do throws(Failure) {
      _ = try records.delete(id, expect: expect, in: context)
      return Removed(deleted: id.uuid)
    } catch {
      guard error.code == .inUse, archiveIfUsed == true else { throw error }
    }
    let changes = Patch<Details>(names: ["archived"]) { (details, _) in
      var details = details
      archive(&details)
      return .success(details)
    }
    return Removed(archived: try records.update(id, changes, expect: expect, in: context).uuid)
  }
}

/// The result of deleting a record of the journal: the record was either deleted or archived.
struct Removed: Record {
  let deleted: UUID?, archived: UUID?

  static let doc: StaticString = "The id of the record that was deleted, or that was archived instead."

  init(deleted: UUID) { (self.deleted, archived) = (deleted, nil) }
  init(archived: UUID) { (deleted, self.archived) = (nil, archived) }

  init<F: Fields<Self>>(_ field: inout F) {
    deleted = field("deleted", \.deleted, "The id of the deleted record. `null` if the record was archived instead.")
    archived = field(
      "archived", \.archived,
      "The id of the archived record, to which other records refer. `null` if the record was deleted.")
  }
}
