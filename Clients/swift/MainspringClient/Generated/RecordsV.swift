// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The state of the session, and the reason if Apple could not be reached.
public struct Validation: Record {
  /// The state of the session after the check.
  public var state: AuthState
  /// The reason why Apple could not be reached. `null` if Apple was reached, or if no user is signed in.
  public var failure: RefreshFailure?

  public init(
    state: AuthState,
    failure: RefreshFailure?
  ) {
    self.state = state
    self.failure = failure
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.state = reader.required("state")
    self.failure = reader.optional("failure")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("state", self.state)
    writer.put("failure", self.failure)
    return writer.json
  }
}

/// A view: a stored call of a listing method, such as a filtered list.
public struct ViewRecord: Record {
  /// The record's id.
  public var id: String
  /// The id of the company to which the record belongs.
  public var company: String
  /// The view's name.
  public var name: String
  /// The call that views.run repeats.
  public var query: ViewQuery
  /// `true` to share the view with all users of the company who may call the view's method.
  public var shared: Bool
  /// The user who owns the view.
  public var user: String
  /// The version of the record. It is 1 at first, and increases by 1 with each change.
  public var version: Int
  /// The time when the record was created.
  public var createdAt: Date
  /// The time of the record's last change.
  public var updatedAt: Date
  /// The names of the members whose stored values can't be read, because the values are damaged or a newer program
  /// wrote them. Each value stays stored until the member is set again.
  public var unreadable: [String]?

  public init(
    id: String,
    company: String,
    name: String,
    query: ViewQuery,
    shared: Bool,
    user: String,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.company = company
    self.name = name
    self.query = query
    self.shared = shared
    self.user = user
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.company = reader.required("company")
    self.name = reader.required("name")
    self.query = reader.required("query")
    self.shared = reader.required("shared")
    self.user = reader.required("user")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("company", self.company)
    writer.put("name", self.name)
    writer.put("query", self.query)
    writer.put("shared", self.shared)
    writer.put("user", self.user)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record does not have the version in expect. data.current is the record in its present state. Read it, and send
/// the change again with its version.
public struct ViewConflictData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The record in its present state, with the members that the caller may see. Repeat the change with its `version` as
  /// `expect`.
  public var current: ViewRecord

  public init(
    kind: String,
    current: ViewRecord
  ) {
    self.kind = kind
    self.current = current
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.current = reader.required("current")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("current", self.current)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct ViewDraftChanges: InputRecord {
  /// The view's name.
  public var name: String?
  /// The call that views.run repeats.
  public var query: ViewQueryChanges?
  /// `true` to share the view with all users of the company who may call the view's method.
  public var shared: Change<Bool>

  public init(
    name: String? = nil,
    query: ViewQueryChanges? = nil,
    shared: Change<Bool> = .unchanged
  ) {
    self.name = name
    self.query = query
    self.shared = shared
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("name", self.name)
    writer.putIfGiven("query", self.query)
    writer.putChange("shared", self.shared)
    return writer.json
  }
}

/// One page of a list.
public struct ViewPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [ViewRecord]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [ViewRecord],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// A call of a listing method.
public struct ViewQuery: Record {
  /// The name of a listing method: a method that reads records of a company, one page at a time.
  public var method: String
  /// The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all parameters.
  public var params: [String: JSON]

  public init(
    method: String,
    params: [String: JSON]
  ) {
    self.method = method
    self.params = params
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.method = reader.required("method")
    self.params = reader.required("params")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("method", self.method)
    writer.put("params", self.params)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member, or
/// restores its default if it has one.
public struct ViewQueryChanges: InputRecord {
  /// The name of a listing method: a method that reads records of a company, one page at a time.
  public var method: String?
  /// The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all parameters.
  public var params: Change<[String: JSON]>

  public init(
    method: String? = nil,
    params: Change<[String: JSON]> = .unchanged
  ) {
    self.method = method
    self.params = params
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("method", self.method)
    writer.putChange("params", self.params)
    return writer.json
  }
}

/// A call of a listing method.
public struct ViewQueryInput: InputRecord {
  /// The name of a listing method: a method that reads records of a company, one page at a time.
  public var method: String
  /// The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all parameters.
  public var params: [String: JSON]?

  public init(
    method: String,
    params: [String: JSON]? = nil
  ) {
    self.method = method
    self.params = params
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("method", self.method)
    writer.putIfGiven("params", self.params)
    return writer.json
  }
}
