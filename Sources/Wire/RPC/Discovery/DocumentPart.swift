internal import Shape

/// The discovery document as a whole ("OpenRPC Object").
struct DocumentPart: Record {
  let openrpc: String, info: InfoPart, methods: [MethodPart], notifications: [SentPart], host: [SentPart],
    components: ComponentsPart

  static let doc: StaticString = "The discovery document: methods, notifications and host requests."
}

extension DocumentPart {
  init<F: Fields<Self>>(_ field: inout F) {
    openrpc = field("openrpc", \.openrpc, "The version of OpenRPC.")
    info = field("info", \.info, "The title, version and description of the core.")
    methods = field("methods", \.methods, "The methods of the core.")
    notifications = field("x-notifications", \.notifications, "The notifications that the core sends.")
    host = field("x-host", \.host, "The requests that the core sends to its host.")
    components = field(
      "components", \.components, "The schemas, errors and tags to which other parts of the document refer.")
  }
}

/// The part of the discovery document about the core as a whole ("Info Object").
struct InfoPart: Record {
  let title: String, version: String, text: String

  static let doc: StaticString = "The title, version and description of the core."
}

extension InfoPart {
  init<F: Fields<Self>>(_ field: inout F) {
    title = field("title", \.title, "The name of the program.")
    version = field("version", \.version, "The version of the program.")
    text = field("description", \.text, "The description of the program.")
  }
}

/// The part of the discovery document that other parts refer to ("Components Object"). `x-errors` contains the schemas
/// of the errors' member `data`, by kind of error. They are not in the error objects, because OpenRPC allows no
/// extensions there.
struct ComponentsPart: Record {
  let schemas: RawJSON, errors: NamedValues<ErrorPart>, errorData: NamedValues<RawJSON>, tags: NamedValues<TagPart>

  static let doc: StaticString = "The schemas, errors and tags to which other parts of the document refer."
}

extension ComponentsPart {
  init<F: Fields<Self>>(_ field: inout F) {
    schemas = field("schemas", \.schemas, "The schemas of all records.")
    errors = field("errors", \.errors, "The kinds of errors.")
    errorData = field("x-errors", \.errorData, "The schemas of the data of errors, by the kind of error.")
    tags = field("tags", \.tags, "The services of the core.")
  }
}

/// A service, or a method's reference to its service ("Tag Object").
struct TagPart: Record {
  let name: String, text: String?

  static let doc: StaticString = "A service: a group of methods with a common name before the dot."

  init(name: String, text: String? = nil) {
    self.name = name
    self.text = text
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the service.")
    text = field.optional(
      "description", \.text, "The description of the service. Left out where the service is only named.")
  }
}
