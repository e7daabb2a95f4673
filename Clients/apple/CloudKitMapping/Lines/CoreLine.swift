/// What a line of the core's is to a host over CloudKit.
public enum CoreLine: Equatable, Sendable {
  /// A request for the cloud.
  case cloud(CoreRequest)
  /// One that can't be understood, with the line that answers it.
  case malformed(reply: String)
  /// Something else: another request, an answer, a notification. It is the app's to read.
  case other

  /// The methods that are answered here begin with it.
  public static let prefix = "host.cloud."

  /// Looks at a line.
  ///
  /// What is no JSON, and what is no request of `host.cloud.*`, is passed through: the app may know what to do with it.
  public init(_ line: String) {
    guard let value = try? JSONValue(parsing: line), let method = value["method"]?.string,
      method.hasPrefix(CoreLine.prefix)
    else {
      self = .other
      return
    }
    // Without an id nobody waits for an answer, and there is nothing that is asked in that way.
    guard let id = value["id"] else {
      self = .other
      return
    }
    switch id {
    case .string, .number, .null: break
    default:
      self = .malformed(reply: HostReply.fault(.invalidRequest, "id must be a string or a number", id: .null))
      return
    }
    guard value["jsonrpc"]?.string == "2.0" else {
      self = .malformed(reply: HostReply.fault(.invalidRequest, "jsonrpc must be 2.0", id: id))
      return
    }
    do throws(ParamsFlaw) {
      self = .cloud(CoreRequest(id: id, try CloudRequest(method, value["params"] ?? .object([]))))
    } catch {
      self = .malformed(reply: HostReply.fault(error.code, error.message, id: id))
    }
  }
}

/// A request of the core's, with the id that its answer must have.
public struct CoreRequest: Equatable, Sendable {
  public let id: JSONValue
  public let request: CloudRequest

  public init(id: JSONValue, _ request: CloudRequest) {
    self.id = id
    self.request = request
  }
}
