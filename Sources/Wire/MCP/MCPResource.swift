internal import RPC
internal import Shape

/// A resource of the protocol: a reading method of the core with its parameters
/// (https://modelcontextprotocol.io/specification/2025-06-18/server/resources). There are two kinds.
/// `mainspring://inventory.items/ID` is one record. `mainspring://inventory.stock.low` is the result of a method that
/// needs no parameters.
struct MCPResource {
  let uri: String
  let method: String
  /// The parameters of the method as JSON text, which is an object.
  let params: String

  /// The parameters with which `live.open` opens a live query of the resource.
  var query: String { #"{"query":{"method":"\#(method)","params":\#(params)}}"# }

  static let scheme = "mainspring://"
  static let type = "application/json"

  /// Finds the method for a URI.
  /// - Returns: `nil` if there is no resource with this URI.
  init?(_ uri: String, among tools: [MCPTool]) {
    guard uri.hasPrefix(MCPResource.scheme) else { return nil }
    self.uri = uri
    let parts = uri.dropFirst(MCPResource.scheme.utf8.count).split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    switch parts.count {
    case 1:
      guard let tool = tools.first(where: { $0.method == parts[0] && $0.isPlain }) else { return nil }
      (method, params) = (tool.method, "{}")
    case 2:
      guard let tool = tools.first(where: { $0.method == "\(parts[0]).get" && $0.isOfRecord }), let id = UUID(parts[1])
      else { return nil }
      (method, params) = (tool.method, #"{"id":"\#(id)"}"#)
    default: return nil
    }
  }
}

/// A resource in the result of `resources/list`.
struct ResourcePart: Record {
  let uri: String, name: String, text: String, mimeType: String

  static let doc: StaticString = "A resource."

  init?(_ tool: MCPTool) {
    guard tool.isPlain else { return nil }
    (uri, name, text, mimeType) = (MCPResource.scheme + tool.method, tool.method, tool.text, MCPResource.type)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    uri = field("uri", \.uri, "The URI of the resource.")
    name = field("name", \.name, "The name of the resource.")
    text = field("description", \.text, "The description of the resource.")
    mimeType = field("mimeType", \.mimeType, "The media type of the resource.")
  }
}

/// A template in the result of `resources/templates/list`: the form of the URIs of all records of one type.
struct TemplatePart: Record {
  let uriTemplate: String, name: String, text: String, mimeType: String

  static let doc: StaticString = "A group of resources with one URI template."

  init?(_ tool: MCPTool) {
    guard tool.isOfRecord else { return nil }
    let collection = tool.method.dropLast(".get".count)
    (uriTemplate, name, text) = ("\(MCPResource.scheme)\(collection)/{id}", "\(collection)", tool.text)
    mimeType = MCPResource.type
  }

  init<F: Fields<Self>>(_ field: inout F) {
    uriTemplate = field("uriTemplate", \.uriTemplate, "The URI template (RFC 6570).")
    name = field("name", \.name, "The name of the group.")
    text = field("description", \.text, "The description of the group.")
    mimeType = field("mimeType", \.mimeType, "The media type of the resources.")
  }
}
