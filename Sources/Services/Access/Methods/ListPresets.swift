internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `access.presets`: lists the presets, which are named sets of rights that `access.grant` accepts.
struct ListPresets: UnscopedMethod {
  static let name: StaticString = "access.presets"
  static let doc: StaticString = "Lists the presets: named sets of rights that `access.grant` accepts."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The presets, each with its name and rights."
  static let examples = [Example("all presets", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> WholePage<Preset> {
    WholePage(Preset.all)
  }
}
