public import RPC
public import Shape
public import Storage

/// The method `save`, which creates or changes a record, like `save` in the repositories of apps.
public struct SaveRecord<Details: RecordDetails>: CollectionMethod {
  public let id: ID<Details>?, members: Patch<Details>, expect: Int?

  public static var verb: CollectionVerb { .save }
  public static var effect: Effect { .write }
  public static var does: String {
    let names = Details.collection
    return """
      Saves \(names.article). Without an id, creates a new record. With the id of an existing record, changes only the given members. \
      With another id, creates a record with this id.
      """
  }
  public static var returns: String { "The saved \(Details.collection.noun)." }
  public static var sample: String { "{\(company)\(Details.sample)}" }

  public init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", { $0.id }, "The id of the record. The id of a new record must be a UUID of version 7.")
    expect = field.expect { $0.expect }
    members = field.embedChanges { $0.members }
  }

  public func call(on service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Stored<Details> {
    try service.supplemented(try saved(by: service, in: context), in: context)
  }

  private func saved(by service: Records<Details>, in context: Details.Scope.Context) throws(Failure) -> Stored<Details>
  {
    guard let id else {
      if expect != nil {
        throw .invalidParam(
          "/expect", "`expect` must be left out if id is not given: a new \(Details.collection.noun) has no version yet"
        )
      }
      return try service.create(try members.complete(), in: context)
    }
    if try service.findIfThere(id, in: context) != nil {
      do throws(Failure) { return try service.update(id, members, expect: expect, in: context) } catch {
        throw error.outside("changes")
      }
    }
    if expect != nil { throw service.notFound }
    guard id.uuid.version == 7 else {
      throw .invalidParam(
        "/id", "id must be a UUID of version 7, or the id of \(Details.collection.article) that exists")
    }
    return try service.create(try members.complete(), named: id, in: context)
  }
}

extension Records where Details.Scope.Dependencies == Dependencies, Details.Scope.Rule == Access {
  /// Returns what the collection adds to its service, with its methods and `save`.
  /// - Parameter hidden: the methods to leave out. The service has its own methods for them, or does not offer them.
  public func partsWithSave(_ dependencies: Dependencies, hiding hidden: [CollectionVerb] = []) -> CollectionParts {
    var parts = parts(dependencies, hiding: hidden)
    parts.methods.append(Methods(of: self, dependencies)(SaveRecord<Details>.self))
    return parts
  }
}
