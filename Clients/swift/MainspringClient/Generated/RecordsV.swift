// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The state of the session, and whether Apple was asked.
public struct Validation: Record {
  /// The state of the session now.
  public var state: AuthState
  /// Why Apple could not be asked; null where it was, or where nobody is signed in.
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

/// A list that somebody looks at again and again.
public struct ViewRecord: Record {
  /// The record's id.
  public var id: String
  /// The company that it belongs to.
  public var company: String
  /// What people call it.
  public var name: String
  /// What is called.
  public var query: ViewQuery
  /// Whether everybody in the company has it who may call the method.
  public var shared: Bool
  /// Whose it is.
  public var user: String
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
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

/// The record has another version than expected; data.current is the record as it stands.
public struct ViewConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
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

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct ViewDraftChanges: InputRecord {
  /// What people call it.
  public var name: String?
  /// What is called.
  public var query: ViewQueryChanges?
  /// Whether everybody in the company has it who may call the method.
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
  /// The elements, in the list's order.
  public var items: [ViewRecord]
  /// Pass it as after to get the next page; null at the end.
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

/// A call of a method that lists.
public struct ViewQuery: Record {
  /// The method: one that reads in a company, page by page.
  public var method: String
  /// Its parameters but for company, limit and after; they are changed as a whole.
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

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct ViewQueryChanges: InputRecord {
  /// The method: one that reads in a company, page by page.
  public var method: String?
  /// Its parameters but for company, limit and after; they are changed as a whole.
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

/// A call of a method that lists.
public struct ViewQueryInput: InputRecord {
  /// The method: one that reads in a company, page by page.
  public var method: String
  /// Its parameters but for company, limit and after; they are changed as a whole.
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
