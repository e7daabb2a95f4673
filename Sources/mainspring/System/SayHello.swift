internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// `system.hello`
struct SayHello: UnscopedMethod {
  let `protocol`: Int, client: Client?

  static let name: StaticString = "system.hello"
  static let doc: StaticString = "Agrees on the version of the protocol. Nobody has to: without it, the newest version is spoken."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString = "The version that is spoken from now on, and who speaks it."
  static let errors: [ErrorCode] = [.unsupportedProtocol]
  static let examples = [Example("an editor", params: #"{"protocol":1,"client":{"name":"editor","version":"2.0"}}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    `protocol` = field("protocol", \.protocol, "The version that the client speaks: 1.")
    client = field("client", \.client, "Who the client is; system.diagnostics and system.conversations show it.")
  }

  static let supported = [1]

  func call(on service: System, in context: UnscopedContext) throws(Failure) -> Hello {
    guard SayHello.supported.contains(`protocol`) else {
      throw Failure(
        UnsupportedProtocolData(supported: SayHello.supported), "Version \(`protocol`) of the protocol is not supported")
    }
    service.greet(client)
    return Hello(protocol: `protocol`, name: "mainspring", version: Version.text)
  }
}

/// The program at the other end.
struct Client: Record {
  let name: Line, version: Line?, build: BuildEnvironment?

  static let doc: StaticString = "The program at the other end of the pipe."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.", .length(1...100))
    version = field("version", \.version, "Its version.", .length(1...100))
    build = field(
      "build", \.build, "What it was built for; the option --build-environment wins over it, and without both it is development.")
  }
}

/// What `system.hello` answers.
struct Hello: Record {
  let `protocol`: Int, supported: [Int], name: String, version: String

  static let doc: StaticString = "What was agreed on."

  init(protocol: Int, name: String, version: String) {
    self.protocol = `protocol`
    supported = SayHello.supported
    self.name = name
    self.version = version
  }

  init<F: Fields<Self>>(_ field: inout F) {
    `protocol` = field("protocol", \.protocol, "The version of the protocol that is spoken.")
    supported = field("supported", \.supported, "All versions that this core speaks.")
    name = field("name", \.name, "The core's name.")
    version = field("version", \.version, "The core's version (semver.org).")
  }
}
