internal import Shape

/// The discovery document as a whole ("OpenRPC Object").
struct DocumentPart: Record {
  let openrpc: String, info: InfoPart, methods: [MethodPart], notifications: [SentPart], host: [SentPart], components: ComponentsPart

  static let doc: StaticString = "What there is to call, and what is said unasked."

  init(openrpc: String, info: InfoPart, methods: [MethodPart], notifications: [SentPart], host: [SentPart], components: ComponentsPart) {
    self.openrpc = openrpc
    self.info = info
    self.methods = methods
    self.notifications = notifications
    self.host = host
    self.components = components
  }

  init<F: Fields<Self>>(_ field: inout F) {
    openrpc = field("openrpc", \.openrpc, "The version of OpenRPC.")
    info = field("info", \.info, "What is described.")
    methods = field("methods", \.methods, "What there is to call.")
    notifications = field("x-notifications", \.notifications, "What the core says unasked.")
    host = field("x-host", \.host, "What the core asks its host.")
    components = field("components", \.components, "What the other parts name.")
  }
}

/// "Info Object".
struct InfoPart: Record {
  let title: String, version: String, text: String

  static let doc: StaticString = "What is described."

  init(title: String, version: String, text: String) {
    self.title = title
    self.version = version
    self.text = text
  }

  init<F: Fields<Self>>(_ field: inout F) {
    title = field("title", \.title, "Its name.")
    version = field("version", \.version, "Its version.")
    text = field("description", \.text, "What it is.")
  }
}

/// "Components Object"; `x-errors` has the schemas of `data`, by kind, as error objects have no room for extensions.
struct ComponentsPart: Record {
  let schemas: RawJSON, errors: NamedValues<ErrorPart>, errorData: NamedValues<RawJSON>, tags: NamedValues<TagPart>

  static let doc: StaticString = "What the other parts name."

  init(schemas: RawJSON, errors: NamedValues<ErrorPart>, errorData: NamedValues<RawJSON>, tags: NamedValues<TagPart>) {
    self.schemas = schemas
    self.errors = errors
    self.errorData = errorData
    self.tags = tags
  }

  init<F: Fields<Self>>(_ field: inout F) {
    schemas = field("schemas", \.schemas, "The records.")
    errors = field("errors", \.errors, "The errors.")
    errorData = field("x-errors", \.errorData, "What data of each kind of errors looks like.")
    tags = field("tags", \.tags, "The services.")
  }
}

/// "Tag Object".
struct TagPart: Record {
  let name: String, text: String?

  static let doc: StaticString = "A service."

  init(name: String, text: String? = nil) {
    self.name = name
    self.text = text
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    text = field.optional("description", \.text, "What it is about; left out where it only names one.")
  }
}
