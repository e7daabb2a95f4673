internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The method `system.hello`: agrees on the version of the protocol, and tells the core the client's name.
struct SayHello: UnscopedMethod {
  let `protocol`: Int, client: Client?

  static let name: StaticString = "system.hello"
  static let doc: StaticString =
    "Agrees with the core on the version of the protocol, and names the client. The call is optional. Without the call, the newest version is used."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString =
    "The version of the protocol that is used from now on, and the core's name and version."
  static let errors: [ErrorCode] = [.unsupportedProtocol]
  static let examples = [Example("an editor", params: #"{"protocol":1,"client":{"name":"editor","version":"2.0"}}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    `protocol` = field(
      "protocol", \.protocol, "The version of the protocol that the client uses. The only version is 1.")
    client = field(
      "client", \.client, "The client's name and version. `system.diagnostics` and `system.conversations` return them.")
  }

  static let supported = [1]

  func call(on service: System, in context: UnscopedContext) throws(Failure) -> Hello {
    guard SayHello.supported.contains(`protocol`) else {
      throw Failure(
        UnsupportedProtocolData(supported: SayHello.supported), "Version \(`protocol`) of the protocol is not supported"
      )
    }
    service.greet(client)
    return Hello(protocol: `protocol`, name: "mainspring", version: Version.text)
  }
}

/// The program that sends requests to the core, as it describes itself in `system.hello`.
struct Client: Record {
  let name: Line, version: Line?, build: BuildEnvironment?

  static let doc: StaticString = "The program that sends requests to the core."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the program.", .length(1...100))
    version = field("version", \.version, "The version of the program.", .length(1...100))
    build = field(
      "build", \.build,
      "The environment for which the client was built. The option `--build-environment` overrides it. Without both, `development`."
    )
  }
}

/// The result of `system.hello`.
struct Hello: Record {
  let `protocol`: Int, supported: [Int], name: String, version: String

  static let doc: StaticString = "The agreed version of the protocol."

  init(protocol: Int, name: String, version: String) {
    self.protocol = `protocol`
    supported = SayHello.supported
    self.name = name
    self.version = version
  }

  init<F: Fields<Self>>(_ field: inout F) {
    `protocol` = field("protocol", \.protocol, "The version of the protocol that is used.")
    supported = field("supported", \.supported, "The versions of the protocol that this core supports.")
    name = field("name", \.name, "The core's name.")
    version = field("version", \.version, "The core's version, in the form of semver.org, such as 0.1.0.")
  }
}
