internal import RPC
internal import Shape
internal import Tenancy

/// The method `rpc.discover`: returns the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery
/// Method).
struct Discover: UnscopedMethod {
  static let name: StaticString = "rpc.discover"
  static let doc: StaticString =
    "Returns the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery Method)."
  static let effect = Effect.read
  static let resultDoc: StaticString = "An OpenRPC document."
  static let examples = [Example("the beginning of the document", params: "{}", varying: #"{"openrpc":"1.3.2"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: System, in context: UnscopedContext) throws(Failure) -> RawJSON {
    RawJSON(DiscoveryDocument.compact)
  }
}
