internal import RPC
internal import Shape
internal import Tenancy

/// The method `system.info`: returns the version of this process, its data directory and its number of methods.
struct ShowInfo: UnscopedMethod {
  static let name: StaticString = "system.info"
  static let doc: StaticString = "Returns the version of this process, its data directory and its number of methods."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The facts about the process."
  static let examples = [Example("the facts about a process", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: System, in context: UnscopedContext) throws(Failure) -> Info {
    Info(name: "mainspring", version: Version.text, data: service.data, methods: service.methodCount())
  }
}

/// Facts about the process of the core, the result of `system.info`.
struct Info: Record {
  let name: String, version: String, data: String, methods: Int

  static let doc: StaticString = "Facts about a process of the core."
}

extension Info {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The program's name.")
    version = field("version", \.version, "The program's version, in the form of semver.org, such as 0.1.0.")
    data = field("data", \.data, "The path of the data directory. `:memory:` if the core keeps its data in memory.")
    methods = field("methods", \.methods, "The number of methods that the core offers.")
  }
}
