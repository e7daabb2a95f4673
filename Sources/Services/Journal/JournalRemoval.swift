internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The parameters of a method that deletes a record, or archives the record if other records refer to it.
struct JournalRemoval<Details: RecordDetails>: Record where Details.Scope.Context == Context {
  let id: ID<Details>, expect: Int?, archiveIfUsed: Bool?

  static var doc: StaticString { "The record to delete." }
  static var recordName: String { "\(Details.collection.one)".capitalizedASCII + "Removal" }

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, "The record.")
    expect = field.expect { $0.expect }
    archiveIfUsed = field(
      "archiveIfUsed", { $0.archiveIfUsed },
      "`true` to archive the record if other records refer to it. Without it, the request fails with `inUse`, which counts those records by kind."
    )
  }

  /// - Parameter archive: archives the details of a record.
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

/// The record that was deleted or archived.
struct Removed: Record {
  let deleted: UUID?, archived: UUID?

  static let doc: StaticString = "The record that was deleted or archived."

  init(deleted: UUID) { (self.deleted, archived) = (deleted, nil) }
  init(archived: UUID) { (deleted, self.archived) = (nil, archived) }

  init<F: Fields<Self>>(_ field: inout F) {
    deleted = field("deleted", \.deleted, "The id of the record that was deleted. `null` if the record was archived.")
    archived = field(
      "archived", \.archived,
      "The id of the record that was archived because other records refer to it. `null` if the record was deleted.")
  }
}
